"""The storage of the page on the device.

    feature.storage ──▶ scopes ──▶ text ──▶ places ──▶ browser/storage     localStorage
      dump, restore       │         │         │
                          │       boards      └ a place each tab, Recent, preferences, damaged texts
                          └ each feature's data of one scope
    upgrade: takes over the texts and names of releases before version 3

=======  ====================================  ===================================================
scope    comes back                            stored under, after ``sudoku-page:<path>#``
=======  ====================================  ===================================================
tab      when this tab is loaded again         ``tab-…``, with the boards
puzzle   also when it is opened from Recent    ``tab-…`` and ``recent-…``
browser  in every tab, at each later visit     ``preferences``
=======  ====================================  ===================================================

Lists of puzzles are too large for localStorage: they are in IndexedDB (``browser/database.py``).
Texts are written soon after a change, and at once when the page hides (``browser/autosave.py``).
"""
