### What the program prints when it can't start, after its name and a colon.

# $names: names of settings of the system.
start-no-screen = aucun écran où ouvrir une fenêtre (aucune de ces variables n’est définie : { $names })
# $names: settings of the system with their values.
start-screen-not-reached = impossible d’accéder à l’écran indiqué par { $names }
start-no-driver = il n’y a pas de pilote graphique qui fonctionne : en installer un pour Vulkan ou OpenGL, par exemple mesa-vulkan-drivers
