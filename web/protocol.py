"""Types of the messages between the page (web/ui) and the engine (web/engine).

All messages are plain JSON data. The page numbers its requests (``id``), and an event carries the
number of its request. Tests compare every message with these types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, final

ROW = ("status", "level", "rating", "effort", "solution", "problem")
"""Fields of a row in a list of puzzles, each as text.

status: number of solutions ("none", "one", "several"), "unknown" after the time limit, "unreadable"
    for a text that is no puzzle, "broke" after a failure.
level: level of the grade; "beyond" if the steps do not reach the end, "unknown" after the time
    limit, empty if no grade was requested.
problem: a MessageData as JSON, for "unreadable" and "broke"."""


class MessageData(TypedDict):
    """A sentence as a code and its parameters; the page words the sentence."""

    code: str
    params: dict[str, Any]


class PuzzleData(TypedDict):
    """A puzzle."""

    box: list[int] | None  # rows and columns of a box
    layout: str  # empty board in the text form of rules; "" if the box defines the board
    givens: list[int]  # row by row, 0 for none


# Requests, by "op". A request gets its number when the page sends the request.


class SolveRequest(TypedDict):
    """Solve a puzzle, and prove that no other solution exists."""

    op: Literal["solve"]
    id: NotRequired[int]
    puzzle: PuzzleData
    solver: str  # a name, or auto
    form: str | None  # the formulation; None for the solver's own choice
    time_limit: float | None  # seconds
    patience: float  # seconds that the solver has for the proof before a quicker solver proves
    prove: bool  # whether to look for a second solution
    log: bool  # whether progress events carry the solver's log


class CheckRequest(TypedDict):
    """Look for the first mistake among the entries."""

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
    """Return the size of the model and the digits that presolve leaves."""

    op: Literal["model"]
    id: NotRequired[int]
    puzzle: PuzzleData


class EquationsRequest(TypedDict):
    """Return the equations of a cell's rules; the page knows the equations of blocks itself."""

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
    """Write the model for another tool."""

    op: Literal["export"]
    id: NotRequired[int]
    puzzle: PuzzleData
    format: str
    form: str


class ExplainRequest(TypedDict):
    """Look for givens and rules that contradict each other."""

    op: Literal["explain"]
    id: NotRequired[int]
    puzzle: PuzzleData
    time_limit: float | None
    other_than: list[list[int]]  # sets of givens that are known already


class EraseRequest(TypedDict):
    """Look for the smallest sets of givens to erase."""

    op: Literal["erase"]
    id: NotRequired[int]
    puzzle: PuzzleData
    time_limit: float | None


class PlayedData(TypedDict):
    """A player's board: puzzle, entries and notes."""

    puzzle: PuzzleData
    entries: list[int]
    notes: list[int]  # by cell, a bit per digit; 0 without notes
    unique: bool  # whether steps may assume that the solution is unique


class HintRequest(TypedDict):
    """Look for the next step, or for the mistake."""

    op: Literal["hint"]
    id: NotRequired[int]
    played: PlayedData


class WhyNotRequest(TypedDict):
    """Look for steps that rule a digit out of a cell."""

    op: Literal["why-not"]
    id: NotRequired[int]
    played: PlayedData
    cell: int
    digit: int


class NextCellRequest(TypedDict):
    """Look for the next cell that can be filled, or for the mistake."""

    op: Literal["next-cell"]
    id: NotRequired[int]
    played: PlayedData


class CandidatesRequest(TypedDict):
    """Return the digits that the rules alone leave in each cell."""

    op: Literal["candidates"]
    id: NotRequired[int]
    puzzle: PuzzleData
    entries: list[int]


class StepsRequest(TypedDict):
    """Look for all steps to the end; each step arrives as an event."""

    op: Literal["steps"]
    id: NotRequired[int]
    played: PlayedData


class MultiplierData(TypedDict):
    """Multiplier of an equation in a sum; negative where an exactly-one equation is subtracted."""

    name: str  # as the full model calls it
    times: str  # an integer or a fraction


class AddUpRequest(TypedDict):
    """Add equations."""

    op: Literal["add-up"]
    id: NotRequired[int]
    played: PlayedData
    placed: list[int]  # the state before the sum; empty for the player's board
    masks: list[int]
    lines: list[MultiplierData]


class SmallestRequest(TypedDict):
    """Look for the smallest sum of equations that rules a candidate out."""

    op: Literal["smallest"]
    id: NotRequired[int]
    played: PlayedData
    placed: list[int]  # as for AddUpRequest
    masks: list[int]
    target: list[int] | None  # a cell and a digit; None for any candidate


class LessonsRequest(TypedDict):
    """List the lessons."""

    op: Literal["lessons"]
    id: NotRequired[int]
    technique: str  # whose lesson is looked for; "" for none


class LessonRequest(TypedDict):
    """Return a position of a lesson with the step to find in it."""

    op: Literal["lesson"]
    id: NotRequired[int]
    lesson: str
    position: str  # as the core writes positions of lessons


class JudgeRequest(TypedDict):
    """Judge an answer in a position of a lesson."""

    op: Literal["judge"]
    id: NotRequired[int]
    lesson: str
    position: str
    places: list[list[int]]  # cells and digits
    eliminates: list[list[int]]


class GradeRequest(TypedDict):
    """Grade a puzzle."""

    op: Literal["grade"]
    id: NotRequired[int]
    puzzle: PuzzleData
    quick: bool  # whether the grade is given up if it takes long


class GenerateRequest(TypedDict):
    """Generate a puzzle; events count the attempts."""

    op: Literal["generate"]
    id: NotRequired[int]
    board: PuzzleData  # source of blocks and rules; its cages are cut anew
    caged: bool  # whether the new solution is cut into cages
    kinds: dict[str, int]  # new rules to cut out of the solution: their number by kind
    alike: bool  # whether the rules of the board are replaced by as many new ones of each kind
    level: str | None
    minimal: bool  # whether no given may be removable
    symmetry: str | None
    pattern: list[int] | None  # exactly the cells that hold givens
    seed: int  # without a time limit, equal seeds make equal puzzles
    time_limit: float | None  # seconds; then the best puzzle so far is returned


class RemainingSolutionsRequest(TypedDict):
    """Count the solutions that the givens leave, for somebody who sets a puzzle."""

    op: Literal["remaining-solutions"]
    id: NotRequired[int]
    puzzle: PuzzleData
    quick: bool  # whether the puzzle is small enough for a quick count


class OpenRequest(TypedDict):
    """Import another program's text."""

    op: Literal["open"]
    id: NotRequired[int]
    text: str


class WriteRequest(TypedDict):
    """Export a puzzle in another program's format."""

    op: Literal["write"]
    id: NotRequired[int]
    puzzle: PuzzleData
    entries: list[int]  # by cell; entries, corner and centre may be empty
    corner: list[int]  # notes: by cell, a bit per digit
    centre: list[int]
    title: str
    author: str
    prose: str  # its rules in words
    style: str


class LinesRequest(TypedDict):
    """Read all puzzles of a text; the puzzles arrive as events."""

    op: Literal["lines"]
    id: NotRequired[int]
    text: str


class RowsRequest(TypedDict):
    """Count the solutions of each puzzle of a list, and grade the puzzles on request."""

    op: Literal["rows"]
    id: NotRequired[int]
    puzzles: list[str]  # each as text
    grade: bool  # whether puzzles with one solution are graded
    time_limit: float | None  # seconds for all puzzles; then the page ends the worker


class PhotoRequest(TypedDict):
    """Read the puzzle in a picture; events report the stages."""

    op: Literal["photo"]
    id: NotRequired[int]
    pixels: Any  # in the page the picture's number, in the engine four bytes per pixel
    width: int
    height: int
    corners: list[list[float]] | None  # of the grid, clockwise; None if unknown
    upright: bool  # whether the first corner is the upper left corner of the printed grid
    time_limit: float | None


# Replies, by the "op" of their request. Instead of each, an ErrorReply may come, and for a request
# with a time limit an OverdueReply. A cancelled request has no reply.


@final
class ErrorReply(TypedDict):
    """The request failed."""

    status: Literal["error"]
    message: MessageData


@final
class OverdueReply(TypedDict):
    """The request exceeded its time limit, and the page's client ended the worker."""

    status: Literal["limit"]
    seconds: float


class ProofData(TypedDict):
    """The solve that proved whether the solution is unique."""

    solver: str
    form: str  # the formulation
    seconds: float
    stats: dict[str, float]  # as in SolveReply


class SolveReply(TypedDict):
    """A solution, or the result that none exists."""

    status: Literal["solved", "infeasible", "limit"]
    grid: list[int] | None
    solver: str
    form: str  # the formulation
    seconds: float
    stats: dict[str, float]  # known figures of the solver and of its model
    unique: bool | None
    second: list[int] | None
    proof: ProofData | None
    preferred: str | None  # the solver that auto would choose once it is loaded


class CheckReply(TypedDict):
    """The first mistake."""

    status: Literal["right", "mistake", "infeasible", "limit"]
    cell: int | None


class OfferData(TypedDict):
    """Download size and licence of a solver."""

    bytes: int
    licence: str


class SolverData(TypedDict):
    """A solver."""

    name: str
    reason: MessageData | None  # why it cannot run here
    forms: list[str]  # its formulations
    proves: bool  # whether it can prove infeasibility
    loading: bool  # whether it loads by itself; until then auto chooses another solver
    offer: OfferData | None  # the download before its first use


class SolversReply(TypedDict):
    """The list of solvers."""

    status: Literal["listed"]
    solvers: list[SolverData]


class ExportData(TypedDict):
    """A file format of the model."""

    name: str
    forms: list[str]  # the formulations that fit it


class ModelReply(TypedDict):
    """Size of the model, and the digits that presolve leaves."""

    status: Literal["modelled"]
    full: dict[str, int]  # figures by name
    reduced: dict[str, int]
    digits_left: list[list[int]]  # by cell
    cages: dict[str, int]  # number of cages by kind of row, such as "sets"
    contradicts: bool  # whether presolve proves infeasibility
    contradiction: str  # name of an equation or rule that cannot hold; "" if none
    exports: list[ExportData]  # all formats


class EquationData(TypedDict):
    """An equation of a rule."""

    name: str  # as the full model calls it
    rule: str  # the name of its rule
    part: str  # prefix of its name, shared by equations of the same kind
    text: str
    remainder: str  # the equation after the givens are substituted
    impossible: bool  # whether the remainder cannot hold
    cells: list[int]
    open_cells: list[int]  # cells without a given
    free: int  # number of variables in the remainder, with auxiliary variables


class EquationsReply(TypedDict):
    """The equations of a cell's rules."""

    status: Literal["equations"]
    equations: list[EquationData]


class RelaxReply(TypedDict):
    """Solution of the linear relaxation."""

    status: Literal["relaxed", "infeasible", "limit"]
    values: list[list[list[float]]]  # by cell, pairs of a digit and its positive value
    integral: list[int]  # cells with one digit of value 1
    solves: bool
    seconds: float
    iterations: int
    places: int  # decimals to which the values satisfy all equations
    variables: int
    constraints: int
    givens: int  # number of further equations for givens


class ExportReply(TypedDict):
    """The model as text. The texts themselves travel beside the reply, as blobs."""

    status: Literal["exported"]
    head: str
    size: int  # characters of the whole text
    texts: NotRequired[list[Any]]  # pairs of a file name and its content; first the whole text


class ExplainReply(TypedDict):
    """Givens and rules that contradict each other."""

    status: Literal["infeasible", "solved", "limit"]
    cells: list[int]
    rules: list[str]
    minimal: bool
    smallest: bool  # whether it is proven that no set is smaller


class EraseReply(TypedDict):
    """The smallest sets of givens and rules to erase."""

    status: Literal["infeasible", "solved", "limit"]
    rules: list[str]  # rules that contradict each other without givens; then there are no choices
    choices: list[list[int]]
    with_rules: list[list[str]]  # by choice, the rules to erase beside the givens
    alone: list[bool | None]  # by choice, whether one solution remains
    minimal: bool  # whether it is proven that no smaller set suffices
    complete: bool  # whether no other smallest set exists


class DetailData(TypedDict):
    """A level of detail of a hint."""

    kind: Literal["technique", "where", "what", "why", "state"]
    messages: list[MessageData]
    cells: list[int]  # cells that the hint points at


class LinkData(TypedDict):
    """A link of a chain, between groups of candidates."""

    start: list[list[int]]  # candidates: pairs of a cell and a digit
    end: list[list[int]]
    strong: bool


class RoleData(TypedDict):
    """The candidates that have a certain role in a step."""

    name: str
    candidates: list[list[int]]


class LineData(TypedDict):
    """A line of an argument."""

    depth: int  # nesting depth
    messages: list[MessageData]


class StepData(TypedDict):
    """A step, its details for a hint and its argument."""

    technique: str
    rating: float
    places: list[list[int]]
    eliminates: list[list[int]]
    roles: list[RoleData]
    chain: list[LinkData]
    proof: list[MultiplierData]
    rests_on: list[str]
    details: list[DetailData]
    argument: list[LineData]


class HintReply(TypedDict):
    """The next step, and the state before the step."""

    status: Literal["hinted"]
    step: StepData | None
    placed: list[int]
    masks: list[int]  # by cell, a bit per candidate
    warnings: list[MessageData]  # about techniques that were left out


class WhyNotReply(TypedDict):
    """Why a digit cannot stand in a cell, or that the digit is possible."""

    status: Literal["answered"]
    message: MessageData
    steps: list[StepData]
    placed: list[int]
    masks: list[int]
    warnings: list[MessageData]


class CandidatesReply(TypedDict):
    """The digits that the rules alone leave in each cell."""

    status: Literal["candidates"]
    masks: list[int]  # by cell, a bit per candidate


class NextCellReply(TypedDict):
    """The next cell that can be filled, without its digit."""

    status: Literal["next-cell"]
    cell: int | None
    message: MessageData | None  # None if the board is full or no step is found
    problem: StepData | None  # the mistake, or the reason why no step exists
    placed: list[int]
    masks: list[int]
    warnings: list[MessageData]


class StepsReply(TypedDict):
    """End of the steps."""

    status: Literal["walked"]
    solved: bool
    halt: StepData | None  # the obstacle before the end: a mistake, or several solutions
    warnings: list[MessageData]


class AddedData(TypedDict):
    """An equation of a sum."""

    name: str
    statement: MessageData  # the equation in words
    remainder: str  # the equation after the state is substituted
    total: str  # the sum up to this equation
    candidates: list[list[int]]  # candidates in the remainder
    fault: MessageData | None  # why the equation cannot be added with its multiplier


class AddUpReply(TypedDict):
    """The sum of equations, and its conclusions."""

    status: Literal["added"]
    masks: list[int]  # of the state
    lines: list[AddedData]
    conclusions: list[str]  # an inequality for each candidate that the sum rules out
    proves: bool
    eliminates: list[list[int]]
    messages: list[MessageData]  # the proof in words, or why the sum proves nothing


class SmallestReply(TypedDict):
    """The smallest sum, as a step."""

    status: Literal["summed"]
    step: StepData | None  # None if no sum is found


class LessonsReply(TypedDict):
    """The lessons, by level and then by the rating of their easiest steps."""

    status: Literal["lessons"]
    lessons: list[list[str]]  # name and level
    name: str  # the lesson of the technique of the request; "" for none


class LessonReply(TypedDict):
    """A position of a lesson."""

    status: Literal["lesson"]
    placed: list[int]
    masks: list[int]
    step: StepData | None
    addition: AddUpReply | None  # the sum that proves the step; None for another proof


class JudgeReply(TypedDict):
    """The verdict on an answer."""

    status: Literal["judged"]
    right: bool
    message: MessageData


class GradeReply(TypedDict):
    """Grade of a puzzle."""

    status: Literal["solved", "limit", "unfinished"]  # limit: no further step was found
    level: str
    rating: float
    technique: str  # of the hardest step; empty for a solved board
    needs: list[str]  # equally hard techniques that once had the only step
    effort: float
    narrowest: int


class GenerateReply(TypedDict):
    """A new puzzle."""

    status: Literal["generated", "nothing"]  # nothing: none within the time limit
    text: str  # the whole puzzle in the text form of rules
    grade: GradeReply | None
    fits: bool  # whether it has the requested level


class RemainingSolutionsReply(TypedDict):
    """The solutions that the givens leave, and cells for the next change."""

    status: Literal["counted"]
    solutions: int  # number of solutions, up to a limit
    complete: bool  # whether all were counted
    removable: list[int]  # givens without which the one solution stays unique
    best_cells: list[int]  # cells whose digit leaves the fewest solutions on average
    average_left: float  # average number of solutions after a digit in one of the best cells
    best_entry: list[int] | None  # cell and digit that leave the fewest solutions; their number


class OpenReply(TypedDict):
    """The first puzzle of another program's text."""

    status: Literal["opened"]
    text: str  # the puzzle, in the text form of rules
    entries: list[int]  # by cell; entries, corner and centre may be empty
    corner: list[int]  # notes: by cell, a bit per digit
    centre: list[int]
    title: str
    author: str
    prose: str  # its rules in words
    messages: list[MessageData]
    unsupported: list[MessageData]  # about rules that are, or may be, left out
    drawings: NotRequired[str]  # the shapes of its drawings, as text, if it has any
    has_more: bool  # whether the text has more puzzles


class WriteReply(TypedDict):
    """A text for another program."""

    status: Literal["written"]
    text: str
    ending: str  # of a file's name
    omitted: list[str]  # parts of the board that the text cannot carry, by the core's names


class LinesReply(TypedDict):
    """End of the puzzles of a text."""

    status: Literal["read"]
    count: int


class RowsReply(TypedDict):
    """Rows of the first puzzles of the request, at least one."""

    status: Literal["listed"]
    rows: list[str]  # the fields of ROW, with tabs between them


class ReadingData(TypedDict):
    """The integer program for the likeliest reading, and its solution."""

    outcome: str  # read, mended, far, filled or unsettled
    rounds: int  # number of solves
    loss: float  # log-likelihood below that of the likeliest digits cell by cell
    margin: float  # log-likelihood above that of the next reading with one solution, at least
    choices: list[list[Any]]  # cells with a choice, each with its digits and their probabilities
    cuts: int  # number of excluded readings
    full: dict[str, int]  # size of the program: figures by name
    reduced: dict[str, int]
    previews: list[list[Any]]  # of each text: format, formulation, beginning, length


class PhotoReply(TypedDict):
    """The puzzle in a picture, or the result that the picture shows no grid."""

    status: Literal["read", "no-grid"]
    corners: list[list[float]]  # of the grid, clockwise from the upper left; maybe empty
    text: str  # the puzzle, in the text form of rules
    doubtful: list[int]  # cells that may be misread
    alternatives: list[int]  # by cell, the second likeliest content; 0 for blank
    messages: list[MessageData]  # about the reading, or why the picture cannot be read
    program: ReadingData | None
    texts: NotRequired[list[Any]]  # the program: pairs of a file name and its content


# Events, by "kind".


class ReadyEvent(TypedDict):
    """The worker is ready."""

    kind: Literal["ready"]


class BrokeEvent(TypedDict):
    """The worker broke down."""

    kind: Literal["broke"]
    reason: str


class ArrivedEvent(TypedDict):
    """The solver that loads by itself is loaded, or failed to load."""

    kind: Literal["arrived"]


class AttemptsEvent(TypedDict):
    """Number of attempts at generating a puzzle."""

    kind: Literal["attempts"]
    id: int
    count: int


class ProgressEvent(TypedDict):
    """Progress of a solver."""

    kind: Literal["progress"]
    id: int
    seconds: float
    log: str | None
    nodes: int | None
    bound: float | None
    incumbent: float | None
    cuts: int | None


class FirstEvent(TypedDict):
    """The first solution; the reply follows after the proof of uniqueness."""

    kind: Literal["first"]
    id: int
    result: SolveReply


class StartEvent(TypedDict):
    """The state before the first step."""

    kind: Literal["start"]
    id: int
    placed: list[int]
    masks: list[int]


class StepEvent(TypedDict):
    """The next of all steps."""

    kind: Literal["step"]
    id: int
    step: StepData


class LinesEvent(TypedDict):
    """More puzzles of a text."""

    kind: Literal["lines"]
    id: int
    texts: list[str]  # one line each; an unreadable line unchanged
    unreadable: list[list[Any]]  # pairs of an index in texts and the row of that text


class PhotoStageEvent(TypedDict):
    """Stage of the reading of a picture."""

    kind: Literal["photo-stage"]
    id: int
    stage: Literal["grid", "digits", "mend"]


class FetchingEvent(TypedDict):
    """A solver is being fetched."""

    kind: Literal["fetching"]
    id: int
    solver: str
    bytes: int
    licence: str


class FetchedEvent(TypedDict):
    """A solver is loaded, or could not be fetched."""

    kind: Literal["fetched"]
    id: int
    solver: str
    available: bool


class ReplyEvent(TypedDict):
    """The last event of a request: the reply."""

    kind: Literal["reply"]
    id: int
    reply: Any  # the reply type of the request's op, or an ErrorReply


if TYPE_CHECKING:
    Request = (
        SolveRequest | CheckRequest | SolversRequest | ModelRequest | EquationsRequest
        | RelaxRequest | ExportRequest | ExplainRequest | EraseRequest
        | HintRequest | WhyNotRequest | NextCellRequest | CandidatesRequest | StepsRequest
        | AddUpRequest | SmallestRequest | LessonsRequest | LessonRequest | JudgeRequest
        | GradeRequest | GenerateRequest | RemainingSolutionsRequest | OpenRequest | WriteRequest
        | LinesRequest | RowsRequest | PhotoRequest
    )  # fmt: skip
    EventOfRequest = (
        AttemptsEvent | ProgressEvent | FirstEvent | StartEvent | StepEvent | LinesEvent
        | PhotoStageEvent | FetchingEvent | FetchedEvent | ReplyEvent
    )  # fmt: skip
    Event = EventOfRequest | ReadyEvent | BrokeEvent | ArrivedEvent

REPLIES = {
    "solve": SolveReply, "check": CheckReply, "solvers": SolversReply, "model": ModelReply,
    "equations": EquationsReply, "relax": RelaxReply, "export": ExportReply,
    "explain": ExplainReply, "erase": EraseReply,
    "hint": HintReply, "why-not": WhyNotReply, "next-cell": NextCellReply,
    "candidates": CandidatesReply,
    "steps": StepsReply, "add-up": AddUpReply, "smallest": SmallestReply,
    "lessons": LessonsReply, "lesson": LessonReply, "judge": JudgeReply,
    "grade": GradeReply, "generate": GenerateReply, "remaining-solutions": RemainingSolutionsReply,
    "open": OpenReply, "write": WriteReply,
    "lines": LinesReply, "rows": RowsReply, "photo": PhotoReply,
}  # fmt: skip
"""The type of each operation's reply, beside ErrorReply and OverdueReply."""
