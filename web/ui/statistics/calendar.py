"""Months as weeks of days; MicroPython has no calendar."""

from __future__ import annotations

LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def days_in(year: int, month: int) -> int:
    """Return the number of days of a month, counted from 1.

    >>> days_in(2028, 2), days_in(2100, 2), days_in(2026, 11)
    (29, 28, 30)
    """
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return LENGTHS[month - 1] + leap


def weekday(year: int, month: int, day: int) -> int:
    """Return the weekday of a date, 0 for Sunday (Zeller's congruence).

    >>> weekday(2026, 11, 22)
    0
    """
    if month < 3:
        year, month = year - 1, month + 12
    return (day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400 - 1) % 7


def weeks(month: str, first: int) -> list[list[str]]:
    """Return the dates of a month by week, "" for days of other months.

    Args:
        month: as 2026-11.
        first: the weekday with which a week begins, 0 for Sunday.
    """
    year, number = parts(month)
    days = [""] * ((weekday(year, number, 1) - first) % 7)
    days += [f"{month}-{day:02}" for day in range(1, days_in(year, number) + 1)]
    days += [""] * (-len(days) % 7)
    return [days[start : start + 7] for start in range(0, len(days), 7)]


def moved(month: str, by: int) -> str:
    """Return the month some months later.

    >>> moved("2026-12", 1), moved("2026-01", -1)
    ('2027-01', '2025-12')
    """
    year, number = parts(month)
    months = year * 12 + number - 1 + by
    return f"{months // 12}-{months % 12 + 1:02}"


def parts(date: str) -> list[int]:
    """Return the numbers of a month or a date."""
    return [int(part) for part in date.split("-")]
