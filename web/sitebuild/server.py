"""Serves ``dist/`` on loopback as a good host would: types, compression, lasting names cached."""

from __future__ import annotations

import functools
import gzip
import re
import sys
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from .paths import BuildError

LASTING = re.compile(r"/[a-z0-9]+-[0-9a-f]{12}/")
COMPRESSED = {".html", ".js", ".mjs", ".css", ".json", ".py", ".svg", ".wasm", ".webmanifest"}


@functools.lru_cache(maxsize=64)
def gzipped(path: Path, _changed: float) -> bytes:
    """A file as it is sent; made once."""
    return gzip.compress(path.read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder; nothing is said about single requests."""

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
        """Nothing is taken from anyone, as by any host of plain files."""
        self.send_error(HTTPStatus.METHOD_NOT_ALLOWED)

    def send_content(self, content: bytes) -> None:
        """Send what comes after the headers."""
        self.wfile.write(content)

    def end_headers(self) -> None:
        lasting = LASTING.search(self.path)
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    """Says nothing when a browser hangs up before it has everything."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(folder: Path, port: int) -> Server:
    """A server of a folder on loopback that is bound and not yet running.

    Args:
        folder: what to serve.
        port: where; 0 for any free one.

    Raises:
        BuildError: the port is taken.
    """
    handler = functools.partial(Handler, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), handler)
    except OSError as error:
        raise BuildError(
            f"Port {port} cannot be used ({error.strerror}). Choose another with --port."
        ) from error
