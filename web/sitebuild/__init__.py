"""The build of the site: ``web/``, ``sudoku_core/`` and pinned packages become files in ``dist/``.

Every group of files has a folder named after a hash of its content. Browsers can cache such a
folder for ever, and a new release fetches the changed groups only. ``web/index.html`` contains
placeholders: ``{{app}}`` (with the stylesheet), ``{{pyscript}}`` and so on for the folders,
``{{config}}`` for the configuration of the main thread's Python, and ``{{head}}`` before the first
script.

The archive ``page.gz`` holds the page's Python: bytecode of ``web/ui/`` and of the core's shared
modules, and data files. Modules that few visits need are in further bundles (``BUNDLES``). The
script ``page.py`` unpacks the archive into files (``open("locales/pt.json")`` works) and imports
``ui.main``.
"""
