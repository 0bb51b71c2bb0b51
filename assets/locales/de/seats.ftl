### Who sits at the table.

# The name of a computer player. $name: the name of its level.
seat-computer = { $name } (Stufe { $level })
# The usual name of a person. $number: which seat, from 1.
seat-person = Spieler { $number }
