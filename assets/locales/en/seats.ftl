### Who sits at the table.

# The name of a computer player. $name: the name of its level.
seat-computer = { $name } (level { $level })
# The usual name of a person. $number: which seat, from 1.
seat-person = Player { $number }
# The names of the computer's levels, from a beginner to a master.
seat-level = { $level ->
        [1] Seed
        [2] Pupil
        [3] Player
        [4] Adept
        [5] Master
       *[6] Initiate
    }
