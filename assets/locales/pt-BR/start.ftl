### What the program prints when it can't start, after its name and a colon.

# $names: names of settings of the system.
start-no-screen = não há tela onde abrir uma janela; nenhuma destas variáveis está definida: { $names }
# $names: settings of the system with their values.
start-screen-not-reached = não foi possível acessar a tela indicada por { $names }
start-no-driver = não há driver gráfico que funcione: instale um para Vulkan ou OpenGL, como mesa-vulkan-drivers
