"""What the engine client needs of a browser: workers and timers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    Event = dict[str, Any]  # an event of the protocol

    class Worker(Protocol):
        """Carries requests out."""

        def post(self, text: str, picture: Any = None) -> None:
            """Hand it a request, as JSON, and the picture that it is about."""

        def terminate(self) -> None:
            """End it, whatever it is doing."""

    class Host(Protocol):
        """Makes workers and timers."""

        bytes: int

        def launch(self, flags: tuple[str, ...], on_event: Callable[[Event], None]) -> Worker:
            """Start a worker: "plain" without the memory snapshot, "behind" the first."""

        def after(self, seconds: float, call: Callable[[], None]) -> Any:
            """Call later; gives what ``forget`` takes."""

        def forget(self, timer: Any) -> None:
            """Do not call after all."""

        def quoted(self, text: str) -> str:
            """A text as JSON, however long it is."""

        def started(self) -> None:
            """The first worker is there."""
