"""Firefox and WebKit, driven by the protocols that they bring along."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from tests.missing import missing

MINUTES = 3
"""How long a step may take, on a machine with better things to do."""
LIMITS = {"script": 60_000 * MINUTES, "pageLoad": 60_000 * MINUTES}
UNTIL = """
const [condition, ...given] = [...arguments].slice(0, -1);
const done = arguments[arguments.length - 1];
const look = () => new Function(condition).apply(null, given) ? done(true) : setTimeout(look, 50);
look();
"""
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
BUS = """<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
  </policy>
</busconfig>
"""
"""A bus that starts no services: a desktop's portal would mount a folder that outlives the test."""


class Commands(Protocol):
    """Record of what both protocols have in common."""

    def go(self, address: str) -> None:
        """Open an address."""

    def script(self, kind: str, text: str, given: tuple[object, ...]) -> Any:
        """Run a script; ``kind`` is "sync" or "async"."""


class Driver:
    """A browser with one page.

    Args:
        commands: the protocol that it speaks.
    """

    def __init__(self, commands: Commands) -> None:
        self._commands = commands
        self.go = commands.go

    def run(self, text: str, *given: object) -> Any:
        """Return what a script returns."""
        return self._commands.script("sync", text, given)

    def until(self, condition: str, *given: object) -> None:
        """Wait until a script returns something true."""
        self._commands.script("async", UNTIL, (condition, *given))


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Marionette:
    """Firefox's own protocol: JSON with its length before it, over a socket."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 60 * MINUTES)
        self._stream = self._socket.makefile("rwb")
        self._number = 0
        self._read()
        self._ask("WebDriver:NewSession")
        self._ask("WebDriver:SetTimeouts", **LIMITS)

    def go(self, address: str) -> None:
        self._ask("WebDriver:Navigate", url=address)

    def script(self, kind: str, text: str, given: tuple[object, ...]) -> Any:
        name = {"sync": "WebDriver:ExecuteScript", "async": "WebDriver:ExecuteAsyncScript"}[kind]
        return self._ask(name, script=text, args=list(given))["value"]

    def _ask(self, command: str, **given: object) -> Any:
        self._number += 1
        data = json.dumps([0, self._number, command, given]).encode()
        self._stream.write(b"%d:%s" % (len(data), data))
        self._stream.flush()
        _, _, error, result = self._read()
        assert error is None, error
        return result

    def _read(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self._stream.read(1) or b":"
        return json.loads(self._stream.read(int(size[:-1])))


class WebDriver:
    """The W3C's protocol: JSON over HTTP."""

    def __init__(self, port: int, capabilities: dict[str, object]) -> None:
        self._base = f"http://127.0.0.1:{port}/session"
        wanted = {"alwaysMatch": {**capabilities, "timeouts": LIMITS}}
        self._base += "/" + self._ask("", capabilities=wanted)["sessionId"]

    def go(self, address: str) -> None:
        self._ask("/url", url=address)

    def script(self, kind: str, text: str, given: tuple[object, ...]) -> Any:
        return self._ask(f"/execute/{kind}", script=text, args=list(given))

    def _ask(self, path: str, **given: object) -> Any:
        request = urllib.request.Request(
            self._base + path, json.dumps(given).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60 * MINUTES) as response:
            return json.load(response)["value"]


@contextmanager
def _running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[None]:
    """A program that listens on a port, as long as it is needed."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        _wait_for_port(process, port)
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait()


def _wait_for_port(process: subprocess.Popen[bytes], port: int) -> None:
    while process.poll() is None:
        with socket.socket() as connection:
            if connection.connect_ex(("127.0.0.1", port)) == 0:
                return
        try:
            process.wait(0.1)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError(f"{process.args} ended with {process.returncode}")


@contextmanager
def firefox() -> Iterator[Driver]:
    """A Firefox without a window and with a profile of its own."""
    program = shutil.which("firefox-esr") or shutil.which("firefox") or missing("firefox-esr")
    port = _free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", profile]
        with _running(command, port, {"HOME": profile}):
            yield Driver(Marionette(port))


@contextmanager
def webkit() -> Iterator[Driver]:
    """WebKitGTK's MiniBrowser on a display that nobody sees, with a home of its own."""
    browser = next((str(path) for path in Path("/").glob(MINI_BROWSERS[1:])), None)
    browser = browser or missing("MiniBrowser of libwebkit2gtk")
    for program in ("WebKitWebDriver", "xvfb-run", "dbus-run-session"):
        shutil.which(program) or missing(program)
    port = _free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        bus = Path(home) / "bus.conf"
        bus.write_text(BUS)
        command = ["xvfb-run", "-a", "dbus-run-session", f"--config-file={bus}", "--"]
        command += ["WebKitWebDriver", f"--port={port}"]
        options = {"binary": browser, "args": ["--automation"]}
        environment = {
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }
        with _running(command, port, environment):
            yield Driver(WebDriver(port, {"webkitgtk:browserOptions": options}))
