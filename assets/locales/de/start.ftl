### What the program prints when it can't start, after its name and a colon.

# $names: names of settings of the system.
start-no-screen = es gibt keinen Bildschirm für ein Fenster: nicht gesetzt sind { $names }
# $names: settings of the system with their values.
start-screen-not-reached = der Bildschirm ist nicht erreichbar; angegeben ist { $names }
start-no-driver = es gibt keinen Grafiktreiber, der funktioniert: bitte einen für Vulkan oder OpenGL installieren, etwa mesa-vulkan-drivers
