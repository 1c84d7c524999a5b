"""Builds the site: ``web/`` and ``sudoku_core/`` and pinned packages become ``dist/``, plain files.

Every group of files lies in a folder named after its content, so it can be cached for ever and a new
release fetches only the groups that changed. In ``web/index.html`` the build fills in ``{{app}}``,
``{{pyscript}}`` (folders) and ``{{config}}`` (PyScript's configuration of the main thread, whose key
``engine`` holds what ``ui.engine`` reads).
"""
