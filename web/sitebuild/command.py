"""The command ``python serve.py``: build the page and serve the site on this machine."""

from __future__ import annotations

import argparse
import sys
import webbrowser

from .build import build
from .paths import DIST, BuildError, say
from .server import make_server


def port(text: str) -> int:
    """Return a port number; 0 stands for any free port."""
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError
    return number


def main(argv: list[str] | None = None) -> int:
    """Build the page, and serve the site until an interrupt.

    Args:
        argv: the arguments; by default those of the process.

    Returns:
        The exit status.
    """
    parser = argparse.ArgumentParser(
        prog="serve.py", description="Build the page and serve it on this machine."
    )
    parser.add_argument("--port", type=port, default=8000, help="port of the server (default 8000)")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--build", action="store_true", help="only build dist/, the static site")
    parser.add_argument(
        "--address",
        default="",
        help="address of the published site; previews of links then have a picture",
    )
    options = parser.parse_args(argv)
    try:
        build(address=options.address)
        if options.build:
            say(f"The site is in {DIST}.")
            return 0
        with make_server(DIST, options.port) as server:
            address = f"http://127.0.0.1:{server.server_port}/"
            say(f"The page is at {address} (stop with Ctrl+C).")
            if not options.no_open:
                webbrowser.open(address)
            server.serve_forever()
    except BuildError as error:
        print(f"serve.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
