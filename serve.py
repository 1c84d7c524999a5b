"""Build the page and serve it on this machine: ``python serve.py``.

This script needs Python 3.11 or newer and nothing else; the packages of the page are fetched once.
Any Python can compile this file, so that an old Python gets a message; see web/sitebuild.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    message = "serve.py: This needs Python 3.11 or newer; here is Python %d.%d."
    sys.exit(message % tuple(sys.version_info[:2]))

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "web"))

from sitebuild.command import main

if __name__ == "__main__":
    sys.exit(main())
