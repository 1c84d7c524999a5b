"""Types of the workers and timers that the engine client uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    Event = dict[str, Any]  # an event of the protocol

    class Worker(Protocol):
        """A worker that carries out requests."""

        def post(self, text: str, picture: Any = None) -> None:
            """Send a request, as JSON, and the picture that the request is about."""

        def terminate(self) -> None:
            """End the worker at once."""

    class Host(Protocol):
        """A maker of workers and timers."""

        bytes: int
        """The size of the engine's download; 0 if it is stored on the device."""

        def launch(self, flags: tuple[str, ...], on_event: Callable[[Event], None]) -> Worker:
            """Start a worker.

            Args:
                flags: "plain" for a start without the memory snapshot, "behind" for a worker
                    behind the first.
                on_event: takes the worker's events.
            """

        def after(self, seconds: float, call: Callable[[], None]) -> Any:
            """Call a function later; return the timer, which ``forget`` takes."""

        def forget(self, timer: Any) -> None:
            """Stop a timer."""

        def quoted(self, text: str) -> str:
            """Return a text as JSON; the text may be long."""

        def started(self) -> None:
            """Take note that the first worker is ready."""
