### Labels that stand in several places.

common-back = Voltar
common-done = Pronto
common-menu = Menu
common-main-menu = Menu principal
common-rules = Regras
common-undo = Desfazer
common-redo = Refazer
common-hint = Dica
common-next-round = Próxima rodada
common-play-again = Jogar de novo
common-no-moves = Ainda não há jogadas.
# A label with the key that does the same.
common-label-with-key = { $label } ({ $key })
common-key = Tecla { $key }
view-table = Mesa
view-plan = Diagrama
view-doughnut = Rosquinha
view-text = Texto

## Saved matches and the first screen

common-quit = Sair
common-save-as-file = Salvar como arquivo

## Titles of menus and sheets, and the buttons that open them

common-new-game = Nova partida
common-who-plays = Quem joga
common-settings = Configurações
common-controls = Controles
common-credits = Créditos
common-cancel = Cancelar
