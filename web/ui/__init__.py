"""The page: state, view and the browser around them; runs in MicroPython on the main thread."""
