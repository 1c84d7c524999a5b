"""The exit statuses."""

from ..solvers.contract import Status

GOOD, BAD, USAGE, UNKNOWN, BROKEN, INTERRUPTED = 0, 1, 2, 3, 4, 130
EXIT = {
    Status.SOLVED: GOOD,
    Status.INFEASIBLE: BAD,
    Status.LIMIT: UNKNOWN,
    Status.CANCELLED: INTERRUPTED,
}
