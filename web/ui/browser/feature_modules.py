"""What features do in the browser, loaded when it is first needed.

The module ``browser`` in a feature's folder may have ``effects(effects)``, which returns the
feature's effects by name, ``KINDS``, its kinds of properties by name, and ``listen(app)``, which
adds its listeners. Effects and kinds are called by the feature and their name: "listing.save".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

_loaded: dict[str, Any] = {}


def browser_module(feature: str) -> Any:
    """Return the module that has what a feature does in the browser."""
    if feature not in _loaded:
        _loaded[feature] = __import__("ui." + feature + ".browser", None, None, ("browser",))
    return _loaded[feature]
