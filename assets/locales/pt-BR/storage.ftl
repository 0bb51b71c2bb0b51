### What becomes of saved matches, settings and results, and why something could not be read or written.

# Two or more sentences after each other.
storage-sentences = { $first } { $second }

## What was done

storage-copied = A partida foi copiada como texto para a área de transferência.
# $place: a file with its folder.
storage-exported = A partida foi salva como { $place }.
# $file: the name of a file.
storage-downloaded = A partida foi salva como { $file }, entre os downloads do navegador.
storage-picture-exported = A imagem foi salva como { $place }.
storage-picture-downloaded = A imagem foi salva como { $file }, entre os downloads do navegador.
storage-backup-exported = { $matches ->
        [one] { $matches } partida, as configurações e os resultados foram salvos como { $place }.
       *[other] { $matches } partidas, as configurações e os resultados foram salvos como { $place }.
    }
storage-backup-downloaded = { $matches ->
        [one] { $matches } partida, as configurações e os resultados foram salvos como { $file }, entre os downloads do navegador.
       *[other] { $matches } partidas, as configurações e os resultados foram salvos como { $file }, entre os downloads do navegador.
    }
# $added and $known: numbers of matches.
storage-backup-imported = { $added ->
        [0] Nenhuma partida é nova
        [one] { $added } partida é nova
       *[other] { $added } partidas são novas
    }, { $known ->
        [0] nenhuma já estava aqui.
        [one] { $known } já estava aqui.
       *[other] { $known } já estavam aqui.
    } As configurações agora são as do arquivo.
storage-deleted = A partida foi excluída; você pode recuperá-la.
storage-restored = A partida está de volta.
storage-on-table = Esta partida já está na mesa.
storage-goes-on-as-copy = Neste momento, esta partida está em outra mesa: aqui ela continua como cópia.

## What could not be done; the reason follows as a sentence of its own

# $match: the name of a file.
storage-not-opened = Não foi possível abrir { $match }.
storage-not-copied = Não foi possível copiar { $match }.
storage-not-exported = Não foi possível salvar { $match } como arquivo.
storage-picture-not-exported = Não foi possível salvar a imagem.
storage-backup-not-exported = Não foi possível salvar tudo em um arquivo.
storage-backup-not-added = { $matches ->
        [one] Não foi possível adicionar { $matches } partida do arquivo.
       *[other] Não foi possível adicionar { $matches } partidas do arquivo.
    }
storage-no-file-dialog = Este sistema não tem uma janela para escolher arquivos. Solte o arquivo na mesa ou cole o texto dele.
storage-not-deleted = Não foi possível excluir { $match }.
storage-not-restored = Não foi possível recuperar { $match }.
storage-not-listed = Não foi possível listar as partidas salvas.
storage-text-not-opened = Não foi possível abrir o texto colado.
storage-file-not-opened = Não foi possível abrir o arquivo { $file }.
storage-first-not-opened = Não foi possível abrir a partida.
# What a player has asked for when starting the program, with the reason why it can't be opened. $file: a path.
storage-first-file = { $file }: { $reason }
storage-first-link = O link: { $reason }

## Why

storage-gone = Não está mais lá.
storage-is-on-table = Está na mesa.
storage-is-on-other-table = Neste momento, está em outra mesa.
storage-no-room = Não há mais espaço no disco.
storage-no-room-in-browser = O navegador não dá mais espaço a esta página; exclua algumas partidas.
storage-forbidden = O programa não tem permissão para escrever na pasta dele.
storage-forbidden-in-browser = O navegador não permite.
storage-missing = A pasta não existe.
storage-unknown = O sistema não diz por quê.
storage-far-too-long = É longo demais.
storage-no-text = Não é texto.
storage-is-backup = Ele contém várias partidas. Abra o jogo e depois o arquivo, em "Partidas salvas".
storage-backup-newer = Este arquivo está na versão { $version } do formato, e este programa lê até a versão { $newest }. Atualize o programa.
storage-same-name = Já existe um arquivo com o mesmo nome.
storage-too-many = Há partidas demais deste mesmo instante.
storage-no-page = Não há página.
storage-page-is-deaf = A página não responde.
storage-nothing-kept = Este navegador não guarda nada para esta página.
storage-browser-refuses = O navegador recusou.
# $detail: the words of the browser, in whatever language.
storage-browser-says = O navegador diz: “{ $detail }”.
# $detail: the words of a parser for text files, always English.
storage-wrong-text = O texto tem um erro. Detalhe técnico, em inglês: “{ $detail }”.
storage-file-missing = O arquivo não existe.
storage-file-forbidden = Não há permissão para ler o arquivo.
storage-file-folder = É uma pasta.

## What can't be read; $reason is a sentence of its own, and the others are names of files

storage-damaged = Não foi possível ler { $file }. { $reason } O arquivo foi guardado como { $name }.
storage-damaged-left = Não foi possível ler { $file }. { $reason } O arquivo fica como está.

## What is not saved; the reason follows as a sentence of its own

storage-match-unsaved = Esta partida não foi salva.
storage-earlier-match-unsaved = Uma partida da qual você saiu não foi salva.
storage-settings-unsaved = As suas configurações não foram salvas.
storage-results-unsaved = Os seus resultados não foram salvos.
storage-lessons-unsaved = O seu progresso nas lições não foi salvo.
storage-nothing-saved = Nada é salvo.
