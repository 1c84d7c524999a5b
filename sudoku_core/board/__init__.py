"""Boards: digits, blocks, rules, and the candidates that a puzzle leaves.

    digits ──▶ Grid ─┐
    blocks ──▶ Block ├──▶ Puzzle = givens + Layout ──▶ checker     conflicts between digits
    rules ───▶ Rule ─┘                             └─▶ lowering    the layout as primitives
                                                           └──▶ Candidates   digits left in cells

``grid`` has the digits of a board, ``blocks`` the sets of cells whose digits all differ, ``rule``
the base class of rules (``fields`` and ``conditions`` are its parts), ``layout`` a puzzle without
its givens, ``puzzle`` givens with a layout, ``rule_checks`` the validation of rules, ``checker``
conflicts by the rules' own definitions, ``lowering`` the primitives of a layout, ``candidates`` the
digits that the primitives leave, ``board`` a player's entries and notes, ``text`` a printed board.
"""
