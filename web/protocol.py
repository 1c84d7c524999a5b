"""What crosses between the page (web/ui) and the engine (web/engine): the one file both import.

All of it is plain JSON data. A request has a number, its ``id``, which the page counts; the events
about it carry it back. What is sent is what is said here: a test holds messages against the types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, final

if TYPE_CHECKING:
    from collections.abc import Mapping

OWN, SHOWN, AHEAD = 0, 1, 2
"""Priorities: the user's own job, what is wanted for the eye, and what may be wanted later."""
QUICK = ("solvers", "model", "equations", "add-up", "write", "candidates")
"""Operations that take no time: they run in the first worker, between the user's jobs."""

ROW = ("status", "level", "rating", "effort", "solution", "problem")
"""What a row of a list says, each as text. The status is "one", "several" or "none", "unknown"
where that takes too long, "unreadable" where the text is no puzzle, "broke" where something went
wrong; of these two the problem is a MessageData as JSON. The level is that of a grade, "beyond"
where its steps do not reach the end, "unknown" where it takes too long, empty where none was asked
for."""


def is_quick(request: Mapping[str, Any]) -> bool:
    """Whether a request takes no time, by what it asks or as it says itself."""
    return request["op"] in QUICK or request.get("quick", False) is True


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


class PlayedData(TypedDict):
    """A puzzle as a player has it."""

    puzzle: PuzzleData
    entries: list[int]
    notes: list[int]  # by cell a bit a digit, 0 where nothing is noted
    unique: bool  # whether steps may rest on there being one solution


class HintRequest(TypedDict):
    """Look for the next step, or for what is wrong."""

    op: Literal["hint"]
    id: NotRequired[int]
    played: PlayedData


class WhyNotRequest(TypedDict):
    """Look for what shows that a digit cannot stand in a cell."""

    op: Literal["why-not"]
    id: NotRequired[int]
    played: PlayedData
    cell: int
    digit: int


class NextCellRequest(TypedDict):
    """Look for the next cell that can be filled, or for what is wrong."""

    op: Literal["next-cell"]
    id: NotRequired[int]
    played: PlayedData


class CandidatesRequest(TypedDict):
    """Look for the digits that each cell can hold by the rules alone."""

    op: Literal["candidates"]
    id: NotRequired[int]
    puzzle: PuzzleData
    entries: list[int]


class StepsRequest(TypedDict):
    """Look for all steps to the end; each is told as an event."""

    op: Literal["steps"]
    id: NotRequired[int]
    played: PlayedData


class MultiplierData(TypedDict):
    """How often an equation is added; truths are taken away."""

    name: str  # as the full model calls it
    times: str  # a whole number or a fraction


class AddUpRequest(TypedDict):
    """Add equations up."""

    op: Literal["add-up"]
    id: NotRequired[int]
    played: PlayedData
    placed: list[int]  # the state that they are equations of; empty for the player's own
    masks: list[int]
    lines: list[MultiplierData]


class SmallestRequest(TypedDict):
    """Look for the smallest sum of equations that rules something out."""

    op: Literal["smallest"]
    id: NotRequired[int]
    played: PlayedData
    placed: list[int]  # as for AddUpRequest
    masks: list[int]
    target: list[int] | None  # a cell and a digit; None for any


class GradeRequest(TypedDict):
    """Say how hard a puzzle is."""

    op: Literal["grade"]
    id: NotRequired[int]
    puzzle: PuzzleData
    quick: bool  # whether it is given up where it takes time


class GenerateRequest(TypedDict):
    """Make a new puzzle; how many were looked at is told as events."""

    op: Literal["generate"]
    id: NotRequired[int]
    board: PuzzleData  # its blocks and rules are taken; cages that it has are cut anew
    caged: bool  # whether cages are cut out of the new solution
    level: str | None
    minimal: bool  # whether no given can go
    symmetry: str | None
    pattern: list[int] | None  # the cells that hold givens, and no others
    seed: int  # the same makes the same puzzle, where there is no time limit
    time_limit: float | None  # seconds; then the nearest to what is asked


class SettingRequest(TypedDict):
    """Say how far the givens are from leaving one solution."""

    op: Literal["setting"]
    id: NotRequired[int]
    puzzle: PuzzleData
    quick: bool  # whether the puzzle is so small that it takes no time


class OpenRequest(TypedDict):
    """Read another program's text."""

    op: Literal["open"]
    id: NotRequired[int]
    text: str


class WriteRequest(TypedDict):
    """Write a puzzle as another program reads it."""

    op: Literal["write"]
    id: NotRequired[int]
    puzzle: PuzzleData
    entries: list[int]  # what is filled in, by cell; these three may be empty lists
    corner: list[int]  # notes, by cell a bit a digit
    centre: list[int]
    title: str
    author: str
    prose: str  # its rules in words
    style: str


class LinesRequest(TypedDict):
    """Read all puzzles of a text; they are told as events."""

    op: Literal["lines"]
    id: NotRequired[int]
    text: str


class RowsRequest(TypedDict):
    """Say of each puzzle of a list how many solutions it has, and how hard it is."""

    op: Literal["rows"]
    id: NotRequired[int]
    puzzles: list[str]  # each as a text
    grade: bool  # whether those with one solution are graded
    time_limit: float | None  # seconds for all of them, after which the page gives the worker up


class PhotoRequest(TypedDict):
    """Read the puzzle in a picture; how far it is is told as events."""

    op: Literal["photo"]
    id: NotRequired[int]
    pixels: Any  # in the page the picture's number; to the worker four bytes each, beside the text
    width: int
    height: int
    corners: list[list[float]] | None  # of the grid, clockwise; None where they are to be found
    upright: bool  # whether the first of these is the upper left one of the grid as printed
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
    stats: dict[str, float]  # as in SolveReply, of this solve


class SolveReply(TypedDict):
    """A solution, or that there is none."""

    status: Literal["solved", "infeasible", "limit"]
    grid: list[int] | None
    solver: str
    form: str  # how it wrote the puzzle down
    seconds: float
    stats: dict[str, float]  # figures of the solver and of what it was given, as far as known
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
    cages: dict[str, int]  # by the end of rows' names, such as "sets", how many cages have them
    contradicts: bool
    contradiction: str  # then the name of an equation or rule that nothing can satisfy, else empty
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
    places: int  # decimals to which the values keep all equations
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


class LevelData(TypedDict):
    """What one press of a hint tells."""

    kind: Literal["technique", "where", "what", "why", "state"]
    messages: list[MessageData]
    cells: list[int]  # those it points at


class LinkData(TypedDict):
    """A link of a chain, between groups of candidates."""

    start: list[list[int]]  # pairs of a cell and a digit, as all candidates here
    end: list[list[int]]
    strong: bool


class RoleData(TypedDict):
    """What part candidates have in a step."""

    name: str
    candidates: list[list[int]]


class LineData(TypedDict):
    """A line of an argument."""

    depth: int  # how deep it stands within the others
    messages: list[MessageData]


class StepData(TypedDict):
    """A step, and what is told of it."""

    technique: str
    rating: float
    places: list[list[int]]
    eliminates: list[list[int]]
    roles: list[RoleData]
    chain: list[LinkData]
    proof: list[MultiplierData]
    rests_on: list[str]
    levels: list[LevelData]
    argument: list[LineData]


class HintReply(TypedDict):
    """The next step, and the state that it is one of."""

    status: Literal["hinted"]
    step: StepData | None
    placed: list[int]
    masks: list[int]  # by cell a bit a candidate
    without: list[MessageData]  # what steps were looked for without


class WhyNotReply(TypedDict):
    """Why a digit cannot stand in a cell, or that it may."""

    status: Literal["answered"]
    message: MessageData
    steps: list[StepData]
    placed: list[int]
    masks: list[int]
    without: list[MessageData]


class CandidatesReply(TypedDict):
    """The digits that each cell can hold by the rules alone."""

    status: Literal["candidates"]
    masks: list[int]  # by cell a bit a candidate


class NextCellReply(TypedDict):
    """The next cell that can be filled, without its digit."""

    status: Literal["found"]
    cell: int | None
    message: MessageData | None  # None where the board is full, or no step is found
    wrong: StepData | None  # what is wrong, or why nothing can be concluded
    placed: list[int]
    masks: list[int]
    without: list[MessageData]


class StepsReply(TypedDict):
    """All steps are told."""

    status: Literal["walked"]
    solved: bool
    halt: StepData | None  # what keeps steps from the end: a mistake, or several solutions
    without: list[MessageData]


class AddedData(TypedDict):
    """An equation of a sum."""

    name: str
    says: MessageData
    left: str  # what the state leaves of it
    total: str  # the sum with it
    candidates: list[list[int]]  # those left in it
    fault: MessageData | None  # why it cannot be added so


class AddUpReply(TypedDict):
    """What equations add up to."""

    status: Literal["added"]
    masks: list[int]  # of the state
    lines: list[AddedData]
    remains: list[str]  # what the sum says of each candidate that it rules out
    proves: bool
    eliminates: list[list[int]]
    messages: list[MessageData]  # what is proven, or why nothing is


class SmallestReply(TypedDict):
    """The smallest sum, as a step."""

    status: Literal["summed"]
    step: StepData | None  # None where no sum does it


class GradeReply(TypedDict):
    """How hard a puzzle is."""

    status: Literal["solved", "limit", "unfinished"]  # limit where no step is found any more
    level: str
    rating: float
    technique: str  # of the hardest step; empty where nothing is left to do
    needs: list[str]  # techniques as hard that were the only ones with a step
    effort: float
    narrowest: int


class GenerateReply(TypedDict):
    """A new puzzle."""

    status: Literal["generated", "nothing"]  # nothing within the time limit
    text: str  # the whole puzzle in the text form of rules
    grade: GradeReply | None
    fits: bool  # whether it is as asked


class SettingReply(TypedDict):
    """How far the givens are from leaving one solution."""

    status: Literal["counted"]
    found: int  # solutions, up to a limit
    complete: bool
    spare: list[int]  # givens that could go, where there is one solution
    soonest: list[int]  # cells whose digit leaves the fewest of several on average
    left: float  # how many it leaves
    fewest: list[int] | None  # a cell, its digit that leaves the fewest of all, and how many


class OpenReply(TypedDict):
    """What another program's text holds: of several puzzles the first."""

    status: Literal["opened"]
    text: str  # the puzzle, in the text form of rules
    entries: list[int]  # what is filled in, by cell; these three may be empty lists
    corner: list[int]  # notes, by cell a bit a digit
    centre: list[int]
    title: str
    author: str
    prose: str  # its rules in words
    said: list[MessageData]
    unread: list[MessageData]  # what of its rules is left out, or may be
    several: bool  # whether there are more puzzles


class WriteReply(TypedDict):
    """A text for another program."""

    status: Literal["written"]
    text: str
    ending: str  # of a file
    lost: list[str]  # what it does not carry, by its names in the core


class LinesReply(TypedDict):
    """All puzzles of a text are told."""

    status: Literal["read"]
    count: int


class RowsReply(TypedDict):
    """What is known of puzzles of a list, of the first ones at least."""

    status: Literal["listed"]
    rows: list[str]  # the fields of ROW, with tabs between them


class ReadingData(TypedDict):
    """The integer program that finds the likeliest reading, and what it found."""

    how: str  # read, mended, far, filled or unsettled
    asked: int  # how often it was solved
    loss: float  # how much less likely than by itself each cell is read, as a logarithm
    margin: float  # how much the next reading with one solution loses beside it, at least
    choices: list[list[Any]]  # cells with a choice: what each may show, and how likely
    cuts: int  # what it rules out
    full: dict[str, int]  # its size: figures by name
    reduced: dict[str, int]
    written: list[list[Any]]  # of each text the format, the form, its beginning and its length


class PhotoReply(TypedDict):
    """The puzzle in a picture, or that no grid is found there."""

    status: Literal["read", "no-grid"]
    corners: list[list[float]]  # of the grid, its upper left one first, then clockwise; maybe none
    text: str  # the puzzle, in the text form of rules
    doubtful: list[int]  # the cells that may be read wrongly
    second: list[int]  # by cell what it is if not what is read, 0 for blank
    said: list[MessageData]  # what is to be told of the reading, or why there is none
    program: ReadingData | None
    texts: NotRequired[list[Any]]  # pairs of a file name and its content: the program, written


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


class LookedEvent(TypedDict):
    """How many puzzles were looked at for the one that is to be made."""

    kind: Literal["looked"]
    id: int
    count: int


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


class StartEvent(TypedDict):
    """The state that the first of all steps is one of."""

    kind: Literal["start"]
    id: int
    placed: list[int]
    masks: list[int]


class StepEvent(TypedDict):
    """One more step of all."""

    kind: Literal["step"]
    id: int
    step: StepData


class LinesEvent(TypedDict):
    """More puzzles of a text."""

    kind: Literal["lines"]
    id: int
    texts: list[str]  # each in one line; of what is no puzzle its line as it stands
    unread: list[list[Any]]  # pairs of the place among these of one that is none, and its row


class LookingEvent(TypedDict):
    """How far the reading of a picture is."""

    kind: Literal["looking"]
    id: int
    stage: Literal["grid", "digits", "mend"]


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
        | HintRequest | WhyNotRequest | NextCellRequest | CandidatesRequest | StepsRequest
        | AddUpRequest | SmallestRequest
        | GradeRequest | GenerateRequest | SettingRequest | OpenRequest | WriteRequest
        | LinesRequest | RowsRequest | PhotoRequest
    )  # fmt: skip
    EventOfRequest = (
        LookedEvent | ProgressEvent | FirstEvent | StartEvent | StepEvent | LinesEvent
        | LookingEvent | FetchingEvent | FetchedEvent | ReplyEvent
    )  # fmt: skip
    Event = EventOfRequest | ReadyEvent | BrokeEvent | ArrivedEvent

REPLIES = {
    "solve": SolveReply, "check": CheckReply, "solvers": SolversReply, "model": ModelReply,
    "equations": EquationsReply, "relax": RelaxReply, "export": ExportReply,
    "explain": ExplainReply, "erase": EraseReply,
    "hint": HintReply, "why-not": WhyNotReply, "next-cell": NextCellReply,
    "candidates": CandidatesReply,
    "steps": StepsReply, "add-up": AddUpReply, "smallest": SmallestReply,
    "grade": GradeReply, "generate": GenerateReply, "setting": SettingReply,
    "open": OpenReply, "write": WriteReply,
    "lines": LinesReply, "rows": RowsReply, "photo": PhotoReply,
}  # fmt: skip
"""The reply of each operation, but for an ErrorReply or an OverdueReply."""
