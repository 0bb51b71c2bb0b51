### The sheet with all settings.

settings-language = Language
settings-language-of-system = As the system
