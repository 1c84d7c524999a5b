"""Build the page and serve it on this machine: ``python serve.py``.

Needs Python 3.11 or newer and nothing else; what the page is made from is fetched once. Every
Python can compile this file, so that an older one is told so; the work is in web/sitebuild.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    said = "serve.py: This needs Python 3.11 or newer; here is Python %d.%d."
    sys.exit(said % tuple(sys.version_info[:2]))

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "web"))

from sitebuild.command import main

if __name__ == "__main__":
    sys.exit(main())
