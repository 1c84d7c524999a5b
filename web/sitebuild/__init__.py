"""Builds the site: ``web/``, ``sudoku_core/`` and pinned packages become plain files in ``dist/``.

Every group of files lies in a folder named after its content, so it can be cached for ever and a
new release fetches only the groups that changed. ``web/index.html`` names the folders of its parts
as ``{{app}}`` (the stylesheet is in it), ``{{pyscript}}`` and so on, gives the main thread's Python
its configuration as ``{{config}}``, and has ``{{head}}`` before its first script.

That Python gets one archive, ``page.gz``: the modules of ``web/ui/`` and those shared with the core
as bytecode, and the data beside them; what few visits need comes in bundles (``BUNDLES``). The
script ``page.py`` lays them down as files (``open("locales/pt.json")`` reads one) and imports
``ui.main``.
"""
