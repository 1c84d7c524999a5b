"""A host for the site that counts what it sends, and that can go away."""

from __future__ import annotations

import functools
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sitebuild.server import Handler, Server


class Host:
    """A server of a folder that counts, and that can go away and come back at the same address.

    Args:
        folder: what it serves.
        minutes: how long browsers may keep files; by default as ``serve.py`` lets them.
    """

    def __init__(self, folder: Path, minutes: int | None = None) -> None:
        self.sent: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()
        host = self

        class Counting(Handler):
            def send_response(self, code: int, message: str | None = None) -> None:
                if code == 200:
                    host.sent[self.path] += 1
                super().send_response(code, message)

            def send_header(self, keyword: str, value: str) -> None:
                if keyword == "Content-Length":
                    host.bytes[self.path] += int(value)
                if keyword == "Cache-Control" and minutes:
                    value = f"max-age={60 * minutes}"
                super().send_header(keyword, value)

        self._make = functools.partial(Counting, directory=str(folder))
        self._port = 0

    @contextmanager
    def up(self) -> Iterator[str]:
        """The address, as long as it is there."""
        server = Server(("127.0.0.1", self._port), self._make)
        self._port = server.server_port
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{self._port}/"
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
