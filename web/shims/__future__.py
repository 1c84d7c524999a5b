"""What the page's Python lacks of ``__future__``."""

annotations = None
