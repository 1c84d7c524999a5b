"""Sentences: a code with parameters, worded in English, Portuguese or Spanish.

    Message(code, params) ──▶ str(message)                  English: the table ``en``
                          ├─▶ message.in_language("pt")      the table ``pt``, or ``es``
                          └─▶ the page: its own sentences first, then the table of its language

``en``, ``pt`` and ``es`` are plain tables with the same codes; nothing reads a file. ``tables``
loads a language's table when it is first needed, and writes numbers, plural forms, cells and
articles by it. ``messages`` has Message and InputError, and fills sentences in. A new language is a
module like ``pt`` and its name in ``LANGUAGES``.
"""

LANGUAGES = ("en", "pt", "es")
