"""The tests; a package so that ``python -m tests.bench`` runs."""
