"""The part of ``__future__`` that MicroPython lacks."""

annotations = None
