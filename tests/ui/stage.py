"""The page's store and what it shows, without a browser, and hooks that raise."""

from ui.feature import Feature
from ui.rendering import Renderer
from ui.state import State
from ui.store import Store


def fault(*_given):
    raise ZeroDivisionError("no hook")


class Switch:
    """A hook that raises as long as it is on, and counts its calls."""

    def __init__(self, result):
        self.result = result
        self.on = True
        self.calls = 0

    def __call__(self, *_given):
        self.calls += 1
        return fault() if self.on else self.result


class Stage:
    """A store without a browser: what it draws, carries out and reports is noted."""

    def __init__(self, words, state=None, patch=None, carry_out=None):
        self.patched, self.effects, self.errors = {}, [], []
        self.words = words
        self.renderer = Renderer(patch or self._patch)
        carry_out = carry_out or self.effects.append
        self.store = Store(
            state or State(), self._draw, carry_out, lambda: 0.0, lambda: 0, self.errors.append
        )
        self.act = self.store.act

    @property
    def status(self):
        return self.patched.get(("status", "textContent"), "")

    def _draw(self, state, only_time=False):
        if only_time:
            self.renderer.pass_time(state, self.words)
        else:
            self.renderer.draw(state, self.words)

    def _patch(self, name, what, value):
        self.patched[name, what] = value


def with_feature(monkeypatch, module, **hooks):
    """Add a feature with some hooks, to what a module knows."""
    monkeypatch.setattr(module, "FEATURES", (Feature(name="mine", **hooks), *module.FEATURES))


def broken(stage, *names):
    """Let effects with some names raise."""

    def carry_out(effect):
        if effect[0] in names:
            fault()
        stage.effects.append(effect)

    stage.store._do = carry_out
    return stage
