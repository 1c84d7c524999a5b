"""What crosses between the page (web/ui) and the engine (web/engine): the one file both import.

All of it is plain JSON data. A request has a number, its ``id``, which the page counts; the events
about it carry it back. What is sent is what is said here: a test holds messages against the types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, final

OWN, SHOWN = 0, 1
"""Priorities: the user's own job, and what is wanted for the eye; larger numbers come later."""
QUICK = ("solvers", "model", "equations")
"""Operations that take no time: they run in the first worker, between the user's jobs."""


class MessageData(TypedDict):
    """A sentence: the page words it."""

    code: str
    params: dict[str, Any]


class PuzzleData(TypedDict):
    """A puzzle."""

    box: list[int] | None  # rows and columns of a box
    layout: str  # the empty board in the text form of rules, where the box does not say all
    givens: list[int]  # row by row, 0 for none


# Requests, by "op". Each that is sent has its number, which it gets when it is asked.


class SolveRequest(TypedDict):
    """Solve, and prove that there is no other solution."""

    op: Literal["solve"]
    id: NotRequired[int]
    puzzle: PuzzleData
    solver: str  # a name, or auto
    form: str | None  # how to write the puzzle down, None for the solver's own choice
    time_limit: float | None  # seconds
    patience: float  # seconds for the finder to prove, before a quicker prover does
    prove: bool  # whether to look for a second solution
    log: bool  # whether the solver's log is told


class CheckRequest(TypedDict):
    """Look for the first mistake in what was filled in."""

    op: Literal["check"]
    id: NotRequired[int]
    puzzle: PuzzleData
    entries: list[int]
    time_limit: float | None


class SolversRequest(TypedDict):
    """List the solvers."""

    op: Literal["solvers"]
    id: NotRequired[int]


class ModelRequest(TypedDict):
    """Size of the model, and what presolve leaves."""

    op: Literal["model"]
    id: NotRequired[int]
    puzzle: PuzzleData


class EquationsRequest(TypedDict):
    """The equations of rules that a cell stands in; the page knows those of blocks itself."""

    op: Literal["equations"]
    id: NotRequired[int]
    puzzle: PuzzleData
    cell: int


class RelaxRequest(TypedDict):
    """Solve the relaxation."""

    op: Literal["relax"]
    id: NotRequired[int]
    puzzle: PuzzleData
    form: str
    time_limit: float | None
    log: bool


class ExportRequest(TypedDict):
    """Write the model down for another tool."""

    op: Literal["export"]
    id: NotRequired[int]
    puzzle: PuzzleData
    to: str
    form: str


class ExplainRequest(TypedDict):
    """Look for givens and rules that cannot stand together."""

    op: Literal["explain"]
    id: NotRequired[int]
    puzzle: PuzzleData
    time_limit: float | None
    other_than: list[list[int]]  # sets known already


class EraseRequest(TypedDict):
    """Look for the smallest sets of givens to erase."""

    op: Literal["erase"]
    id: NotRequired[int]
    puzzle: PuzzleData
    time_limit: float | None


# Replies, by the "op" of their request. Any may be an ErrorReply instead, and where there is a time
# limit an OverdueReply. What was cancelled has none.


@final
class ErrorReply(TypedDict):
    """It could not be done."""

    status: Literal["error"]
    message: MessageData


@final
class OverdueReply(TypedDict):
    """It did not keep its time limit and was ended; the page's own side says so."""

    status: Literal["limit"]
    seconds: float


class ProofData(TypedDict):
    """How it was shown that there is one solution, or more."""

    solver: str
    form: str  # how it wrote the puzzle down
    seconds: float


class SolveReply(TypedDict):
    """A solution, or that there is none."""

    status: Literal["solved", "infeasible", "limit"]
    grid: list[int] | None
    solver: str
    seconds: float
    stats: dict[str, float]  # figures of the solver and of the model, by name, as far as known
    unique: bool | None
    second: list[int] | None
    proof: ProofData | None
    instead_of: str | None  # the solver that auto would have taken, were it not still on its way


class CheckReply(TypedDict):
    """The first mistake."""

    status: Literal["right", "mistake", "infeasible", "limit"]
    cell: int | None


class OfferData(TypedDict):
    """What a person is told of a solver before it is fetched."""

    bytes: int
    licence: str


class SolverData(TypedDict):
    """A solver."""

    name: str
    reason: MessageData | None  # why it cannot run here
    forms: list[str]  # the ways to write a puzzle down that it takes
    proves: bool  # whether it can show that there is no solution
    coming: bool  # whether it is on its way by itself; auto does without it until it has come
    offer: OfferData | None  # what there is to fetch before it is used


class SolversReply(TypedDict):
    """All solvers."""

    status: Literal["listed"]
    solvers: list[SolverData]


class ExportData(TypedDict):
    """A format to write the model down in."""

    name: str
    forms: list[str]  # of the model, those that it takes


class ModelReply(TypedDict):
    """Size of the model, and what presolve leaves."""

    status: Literal["modelled"]
    full: dict[str, int]  # figures by name
    reduced: dict[str, int]
    left: list[list[int]]  # by cell, the digits that presolve leaves
    contradicts: bool
    exports: list[ExportData]  # the formats that there are


class EquationData(TypedDict):
    """An equation of a rule."""

    name: str  # as the full model calls it
    rule: str  # the name of its rule
    part: str  # the beginning of its name that it shares with others
    text: str
    left: str  # what the givens leave of it
    void: bool  # whether nothing is left that could make it so
    cells: list[int]
    open: list[int]  # those of them that the givens leave
    free: int  # how many variables they leave, the auxiliary ones too


class EquationsReply(TypedDict):
    """The equations of rules that a cell stands in."""

    status: Literal["told"]
    equations: list[EquationData]


class RelaxReply(TypedDict):
    """The relaxation."""

    status: Literal["relaxed", "infeasible", "limit"]
    values: list[list[list[float]]]  # by cell, pairs of a digit and its value above 0
    integral: list[int]  # the cells it settles
    solves: bool
    seconds: float
    iterations: int
    variables: int
    constraints: int
    givens: int  # equations of givens beside them


class ExportReply(TypedDict):
    """The model as text. The texts themselves come beside it, as blobs."""

    status: Literal["exported"]
    head: str
    size: int  # letters of the whole
    texts: NotRequired[list[Any]]  # pairs of a file name and its content: the first is the whole


class ExplainReply(TypedDict):
    """Givens and rules that cannot stand together."""

    status: Literal["infeasible", "solved", "limit"]
    cells: list[int]
    rules: list[str]
    minimal: bool


class EraseReply(TypedDict):
    """The smallest sets of givens to erase."""

    status: Literal["infeasible", "solved", "limit"]
    rules: list[str]  # those that cannot be kept even without givens: then there are no choices
    choices: list[list[int]]
    alone: list[bool | None]  # for each, whether one solution is left
    minimal: bool  # whether it is proven that fewer will not do
    complete: bool  # whether these are all


# Events, by "kind".


class ReadyEvent(TypedDict):
    """The worker is there."""

    kind: Literal["ready"]


class BrokeEvent(TypedDict):
    """The worker came to an end."""

    kind: Literal["broke"]
    reason: str


class ArrivedEvent(TypedDict):
    """What was on its way by itself has come, or cannot be had: the solvers are listed anew."""

    kind: Literal["arrived"]


class ProgressEvent(TypedDict):
    """How far a solver is."""

    kind: Literal["progress"]
    id: int
    seconds: float
    log: str | None
    nodes: int | None
    bound: float | None
    incumbent: float | None
    cuts: int | None


class FirstEvent(TypedDict):
    """A solution is there; whether it is the only one follows."""

    kind: Literal["first"]
    id: int
    result: SolveReply


class FetchingEvent(TypedDict):
    """A solver is on its way."""

    kind: Literal["fetching"]
    id: int
    solver: str
    bytes: int
    licence: str


class FetchedEvent(TypedDict):
    """It is there, or could not be fetched."""

    kind: Literal["fetched"]
    id: int
    solver: str
    there: bool


class ReplyEvent(TypedDict):
    """The last word on a request."""

    kind: Literal["reply"]
    id: int
    reply: Any  # of its request's op, or an error


if TYPE_CHECKING:
    Request = (
        SolveRequest | CheckRequest | SolversRequest | ModelRequest | EquationsRequest
        | RelaxRequest | ExportRequest | ExplainRequest | EraseRequest
    )  # fmt: skip
    EventOfRequest = ProgressEvent | FirstEvent | FetchingEvent | FetchedEvent | ReplyEvent
    Event = EventOfRequest | ReadyEvent | BrokeEvent | ArrivedEvent

REPLIES = {
    "solve": SolveReply, "check": CheckReply, "solvers": SolversReply, "model": ModelReply,
    "equations": EquationsReply, "relax": RelaxReply, "export": ExportReply,
    "explain": ExplainReply, "erase": EraseReply,
}  # fmt: skip
"""The reply of each operation, but for an ErrorReply or an OverdueReply."""
