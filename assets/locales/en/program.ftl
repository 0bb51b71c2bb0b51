### The program as a whole: words that stand in several places.

# The name of this language in itself, for the choice of language.
language-name = English
