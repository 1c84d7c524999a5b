"""Forcing chains through rules: a candidate that leaves a cell, block or rule without a filling.

The candidate is assumed, and its consequences are followed through singles and through the tables,
sums, counts and automata of rules. The step is by cases: it has the consequences that the
contradiction rests on, each as a step of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from ...board.candidates import Candidates
from ...language.messages import Message
from ...rules.kernel import Count, bits
from . import cage, combinations, innies_and_outies, required_digits, rule_alone
from .equation_index import place_message
from .forcing_steps import HIDDEN, NAKED, placed_in, places_under
from .locked_candidates import reaching
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import Proof
from .rule_propagation import BalanceBounds, Event, Part, Pointing, Run, follow, rule_tables
from .step import Case, Multiplier, Step, Technique
from .subsets import by_block

RULES, BALANCES = 8.5, 9.0
"""Ratings: through rules alone, and through the sums too that cages leave of blocks."""
SHORT, MORE = 6, 0.3
"""Most rounds of a contradiction, and how much harder one with more rounds is rated. There are few
ratings, since all steps of a rating are found at once."""
MOST_WORK = 100_000
"""Limit on the placed digits and narrowed primitives in one position."""
NAME = "dynamic-forcing-chains"


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each candidate that leads to a contradiction."""
    for base in (RULES, BALANCES):
        if base <= rating:
            search = partial(_contradictions, base=base)
            for each, candidate, run in position.cached(f"rule-forcing-{base}", search):
                step = _step(position, rating, candidate, run) if each == rating else None
                if step:
                    yield step


def _contradictions(position: Position, base: float) -> list[tuple[float, int, Run]]:
    """Return the candidates that lead to a contradiction, each with the rating and the run.

    Cells with few candidates come first. Of cells with equally many all are tried or none, so that
    the result does not depend on how a board is turned.
    """
    tables = rule_tables(position.index.layout, balances=base == BALANCES)
    masks = position.state.masks
    contradictions: list[tuple[float, int, Run]] = []
    if (base == BALANCES and not rule_parts(position.index.layout).cages) or not tables.parts:
        return contradictions
    placed = sum([1 << cell for cell, digit in enumerate(position.state.placed) if digit])
    work = last = 0
    for cell in sorted(position.state.open, key=lambda cell: masks[cell].bit_count()):
        count = masks[cell].bit_count()
        if count > last and (contradictions or work > MOST_WORK):
            break
        last = count
        for digit in bits(masks[cell]):
            run = follow(tables, masks, placed, cell, 1 << digit)
            work += run.work
            if run.broken:
                rating = round(base + MORE * (run.rounds > SHORT), 1)
                contradictions.append((rating, cell * position.side + digit, run))
    return contradictions


def _step(position: Position, rating: float, candidate: int, run: Run) -> Step | None:
    """Return the step that rules a candidate out; None if the contradiction has no certificate."""
    case = _Proof(position, run).case(candidate)
    if case is None:
        return None
    cells, digits = position.cells_of(1 << candidate), position.digits_of(1 << candidate)
    message = Message(
        "step." + NAME,
        base=(_broken_place(position, run),),
        cells=position.coordinates(cells),
        digits=position.digit_text(digits),
    )
    roles = {"on": placed_in(position, (case,))}
    rests_on = places_under(position, (case,), ())
    return position.resting(NAME, rating, 1 << candidate, message, roles, rests_on, cases=(case,))


def _broken_place(position: Position, run: Run) -> Message:
    """Return the name of the cell, the block or the rule that cannot be filled."""
    broken = run.broken
    assert broken
    if broken.part < 0:
        equation = position.index.named[broken.equation]
        return place_message(position.index, equation.block or equation.name)
    part = run.tables.parts[broken.part]
    return place_message(position.index, _reasons(position, part)[0])


class _Proof:
    """The proof of a contradiction: the events that the contradiction rests on, as steps.

    Args:
        position: the position.
        run: the consequences of the assumed candidate.
    """

    def __init__(self, position: Position, run: Run) -> None:
        self._position = position
        self._tables = run.tables
        self._run = run
        self._events = run.events
        self._needed = [0] * len(position.state.masks)
        self._last: Event | None = None

    def case(self, candidate: int) -> Case | None:
        """Return the case of the assumed candidate; None if no certificate is known."""
        broken = self._run.broken
        assert broken
        if broken.part < 0:
            for cell, mask in self._of_equation(broken):
                self._needed[cell] |= mask
        elif not self._ends_in_part(broken):
            return None
        events = self._needed_events()
        assumed = self._position.candidate(candidate)
        state, steps = self._position.state.place(*assumed), list[Step]()
        for event in events:
            position = Position(state)
            if event.part >= 0 and not _candidates(position, event.removed):
                continue  # a step before has ruled more out than was needed
            more = self._steps(position, event)
            if not more:
                return None
            for step in more:
                steps.append(step)
                state = _after(state, step)
        end = Position(state)
        if broken.part < 0:
            return Case(assumed, tuple(steps), ((broken.equation, -1),))
        final = self._final(end, broken)
        return final and Case(assumed, (*steps, *final[0]), final[1])

    def _require(self, event: Event) -> None:
        """Note the candidates that must be removed before an event."""
        masks, needed = self._position.state.masks, self._needed
        if event.part >= 0:
            for cell, mask in zip(self._tables.parts[event.part].cells, event.before):
                needed[cell] |= masks[cell] & ~mask
        elif event.equation:
            for cell, mask in self._of_equation(event):
                if cell != event.cell or mask != event.mask:
                    needed[cell] |= mask & ~(event.mask if cell == event.cell else 0)

    def _of_equation(self, event: Event) -> list[tuple[int, int]]:
        """Return the cells of an event's equation, each with the mask of its candidates."""
        masks, equation = self._position.state.masks, self._position.index.named[event.equation]
        if not equation.block:
            return [(equation.cell, masks[equation.cell])]
        bit = 1 << equation.digit - 1
        cells = self._position.cells_of(equation.candidates)
        return [(cell, masks[cell] & bit) for cell in cells]

    def _ends_in_part(self, broken: Event) -> bool:
        """Note what a primitive without a filling rests on; return whether that can be shown."""
        self._require(broken)
        part = self._tables.parts[broken.part]
        if isinstance(part.propagator, BalanceBounds | Count):
            return True
        if any(not self._run.placed >> cell & 1 for cell in part.cells):
            return True
        # All cells have a digit: the last digit is ruled out instead of being placed.
        places = [number for number, event in enumerate(self._events) if event.cell in part.cells]
        last = self._events[places[-1]] if places else None
        if last is None or not last.equation:
            return False
        self._last, self._events = last, self._events[: places[-1]]
        self._needed[last.cell] = 0
        self._require(last)
        return True

    def _needed_events(self) -> list[Event]:
        """Return the events that the contradiction rests on, in order, without the assumption."""
        needed, events = self._needed, []
        for event in reversed(self._events):
            removed = [(cell, mask & needed[cell]) for cell, mask in event.removed]
            removed = [(cell, mask) for cell, mask in removed if mask]
            if removed:
                for cell, mask in removed:
                    needed[cell] &= ~mask
                self._require(event)
                events.append(event._replace(removed=tuple(removed)))
        return [event for event in reversed(events) if event.part >= 0 or event.equation]

    def _steps(self, position: Position, event: Event) -> list[Step]:
        """Return the steps of an event in the position that the steps before leave."""
        if event.part >= 0:
            return _narrowing(position, self._tables.parts[event.part], event)
        equation = position.index.named[event.equation]
        if equation.block:
            number = by_block(self._position)[equation.block][equation.digit]
            name, rating = "hidden-single", HIDDEN
        else:
            number, name, rating = position.cell_equation(event.cell), "naked-single", NAKED
        left = position.live[number]
        message = Message(
            "step." + name,
            cells=position.coordinates(position.cells_of(left)),
            digits=position.digit_text(position.digits_of(left)),
            base=position.places_of((number,)),
        )
        return [position.placing(name, rating, number, message, {"on": left})]

    def _final(
        self, position: Position, broken: Event
    ) -> tuple[tuple[Step, ...], tuple[Multiplier, ...]] | None:
        """Return the last steps and the sum of a primitive without a filling."""
        part = self._tables.parts[broken.part]
        if isinstance(part.propagator, BalanceBounds):
            proof = innies_and_outies.contradiction(position, part.propagator.balance)
            return (), tuple(proof.items())
        if isinstance(part.propagator, Count):
            proof = _too_many(position, part.name, part.propagator)
            return (), tuple(proof.items())
        if self._last:
            cell, mask, equation = self._last.cell, self._last.mask, self._last.equation
        else:
            cell = min(
                [cell for cell in part.cells if not self._run.placed >> cell & 1],
                key=lambda cell: position.state.masks[cell].bit_count(),
            )
            mask = position.state.masks[cell]
            equation = self._tables.cell_equation(cell)
        eliminated, reasons = mask << cell * position.side, _reasons(position, part)
        step = rule_alone.step(position, "rule", rule_alone.RATING, reasons, part.cells, eliminated)
        return (step,), ((equation, -1),)


def _narrowing(position: Position, part: Part, event: Event) -> list[Step]:
    """Return the steps of the candidates that a primitive rules out."""
    propagator = part.propagator
    if isinstance(propagator, BalanceBounds):
        return innies_and_outies.by_bounds(position, propagator.balance)
    if isinstance(propagator, Count):
        return list(required_digits.counted(position, part.owner, part.name, propagator))
    if isinstance(propagator, Pointing):
        return _pointing(position, part, event, propagator.cage.total)
    masks, removed = position.state.masks, dict(event.removed)
    within = [masks[cell] & ~removed.get(cell, 0) for cell in part.cells]
    owner, *blocks = reasons = _reasons(position, part)
    if all(within):
        return combinations.steps_within(position, owner, blocks, part.cells, within)
    eliminated = _candidates(position, event.removed)
    return [rule_alone.step(position, "rule", rule_alone.RATING, reasons, part.cells, eliminated)]


def _candidates(position: Position, removed: Sequence[tuple[int, int]]) -> int:
    """Return the live candidates among pairs of a cell and a mask."""
    candidates = 0
    for cell, mask in removed:
        candidates |= mask << cell * position.side
    return candidates & position.alive


def _pointing(position: Position, part: Part, event: Event, total: int) -> list[Step]:
    """Return the steps of cells that see all places of a digit that a cage with a sum must hold."""
    inside = rule_alone.inside(position, part.cells)
    wanted = _candidates(position, event.removed)
    steps = []
    for digit in position.digits_of(wanted):
        places = inside & position.alive & position.index.of_digit[digit]
        for covers, seen in reaching(position, places, inside):
            eliminated = seen & wanted
            wanted &= ~eliminated
            if eliminated:
                message = cage.pointing_message(position, (part.owner, total), digit, covers)
                rests_on = tuple(dict.fromkeys((part.owner, *position.rests_on(covers))))
                named, roles = ("cage-pointing", cage.POINTING), {"base": places}
                steps.append(position.resting(*named, eliminated, message, roles, rests_on))
    return steps


def _reasons(position: Position, part: Part) -> tuple[str, ...]:
    """Return the names of the rule, or of the blocks and the cages that leave a sum."""
    if part.balance is None:
        return (part.owner,)
    sums = rule_parts(position.index.layout).cages
    names = [block.name for block in part.balance.blocks]
    for number in part.balance.cages:
        names += sums[number].reasons
    return tuple(dict.fromkeys(names))


def _too_many(position: Position, name: str, count: Count) -> Proof:
    """Return the rows which show that a digit stands too often, or has too few places."""
    masks, bit = position.state.masks, 1 << count.digit - 1
    settled = [cell for cell in count.cells if masks[cell] == bit]
    places = [cell for cell in count.cells if masks[cell] & bit]
    many = len(settled) > count.most
    proof: Proof = Counter()
    proof[required_digits.count_row(position, name, "most" if many else "least")] = (
        1 if many else -1
    )
    for cell in settled if many else places:
        proof[position.cell_row(cell)] = -1 if many else 1
    return proof


def _after(state: Candidates, step: Step) -> Candidates:
    for cell, digit in step.places:
        state = state.place(cell, digit)
    for cell, digit in step.eliminates:
        state = state.eliminate(cell, digit)
    return state


TECHNIQUE = Technique("rule-forcing-chains", (RULES, RULES + MORE, BALANCES, BALANCES + MORE), find)
