### What the program prints when it can't start, after its name and a colon.

# $names: names of settings of the system.
start-no-screen = there is no screen to open a window on: none of { $names } is set
# $names: settings of the system with their values.
start-screen-not-reached = the screen can't be reached that is named by { $names }
start-no-driver = there is no graphics driver that works: please install one for Vulkan or OpenGL, such as mesa-vulkan-drivers
