"""Local web server of ``dist/``, with media types, compression and caching as on a good host."""

from __future__ import annotations

import functools
import gzip
import re
import sys
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from .paths import BuildError

IMMUTABLE = re.compile(r"/[a-z0-9]+-[0-9a-f]{12}/")
COMPRESSED = {".html", ".js", ".mjs", ".css", ".json", ".py", ".svg", ".wasm", ".webmanifest"}


@functools.lru_cache(maxsize=64)
def gzipped(path: Path, _changed: float) -> bytes:
    """Return a file compressed; results are cached."""
    return gzip.compress(path.read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """Handler of requests for files of a folder, without a log."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012  (as the base class has it)
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".zip": "application/zip",
    }

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        zippable = path.suffix in COMPRESSED and path.is_file()
        if not zippable or "gzip" not in self.headers.get("Accept-Encoding", ""):
            super().do_GET()
            return
        changed = path.stat().st_mtime
        content = gzipped(path, changed)
        tag = f'"{changed}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("ETag", tag)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.send_content(content)

    def do_POST(self) -> None:
        """Refuse the request, as hosts of static files do."""
        self.send_error(HTTPStatus.METHOD_NOT_ALLOWED)

    def send_content(self, content: bytes) -> None:
        """Send the body of a reply."""
        self.wfile.write(content)

    def end_headers(self) -> None:
        immutable = IMMUTABLE.search(self.path)
        self.send_header(
            "Cache-Control", "max-age=31536000, immutable" if immutable else "no-cache"
        )
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    """Server that ignores connections which the browser closes early."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(folder: Path, port: int) -> Server:
    """Return a server of a folder on loopback, bound to its port and not yet running.

    Args:
        folder: the folder to serve.
        port: the port; 0 for any free port.

    Raises:
        BuildError: the port cannot be used.
    """
    handler = functools.partial(Handler, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), handler)
    except OSError as error:
        raise BuildError(
            f"Port {port} cannot be used ({error.strerror}). Choose another with --port."
        ) from error
