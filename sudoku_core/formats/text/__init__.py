"""The grammar of our own texts: grids with rule lines, and puzzles among words.

    text ──sections──▶ grid lines ──lexer──▶ rows ──▶ a format's file (csv, ampl, jigsaw …) ─┐
                  └──▶ rule lines ──plan────────────────────────────────────────────board──▶ Puzzle
    Puzzle ──writing──▶ a format's file ──▶ text

``reading`` tries the formats; ``rule_lines`` has the grammar of ``;killer:15=r1c1-r1c2``;
``rule_reading`` turns a rule line into a rule and back by the rule's fields, ``own_rules`` reads
rules of the caller's own. ``prose`` finds puzzles among words, ``chunks`` and ``shape`` cut rows
into grids, ``foreign`` recognises texts of other programs. All of it runs in MicroPython too.
"""
