"""Sentences: a code with parameters, and the English for it.

    Message(code, params) ──▶ str(message)   by the tables ``english*``
                          └─▶ the page        by its own tables, in three languages

``messages`` has Message and InputError; ``english`` the sentences of all rooms, ``english_steps``
those of hints, ``english_techniques`` the names of techniques, ``english_variants`` the names of
other programs' rules.
"""
