#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the sequences of drops and pops on 4 x 4 by the rules as docs/RULES.md has them (1, 3 and 10), and
compares them with the numbers of tst_perft. It shares nothing with the program: a column is a string of discs."""

import sys

COLUMNS = ROWS = 4

# The number in a row, the actions before, and how many sequences of 1, 2, ... actions follow.
EXPECTED = [
    (4, "", [4, 16, 80, 384, 2016, 10232, 55556, 288152]),
    (3, "", [4, 16, 80, 384, 2016, 9500, 47456]),
    (4, "1 2 p1 p2 1 2 p1", [5, 16, 92, 404, 2310, 10985]),
    (5, "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4", [4, 8, 32, 84, 360, 1184, 5263, 20240]),
]


def has_line(columns, disc, connect):
    at = {(x, y): d for x, column in enumerate(columns) for y, d in enumerate(column)}
    return any(
        all(at.get((x + i * dx, y + i * dy)) == disc for i in range(connect))
        for x, y in at
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
    )


def successors(columns, disc):
    for x, column in enumerate(columns):
        if len(column) < ROWS:
            yield columns[:x] + (column + disc,) + columns[x + 1:]
        if column.startswith(disc):
            yield columns[:x] + (column[1:],) + columns[x + 1:]


def play(columns, disc, word):
    x = int(word[-1]) - 1
    after = columns[x][1:] if word.startswith("p") else columns[x] + disc
    assert not word.startswith("p") or columns[x].startswith(disc)
    return columns[:x] + (after,) + columns[x + 1:]


def count(columns, disc, seen, left, connect):
    """Sequences of exactly `left` actions from a turn of `disc`; `seen` has each turn's beginning so far."""
    if left == 0:
        return 1
    other = "O" if disc == "X" else "X"
    total = 0
    for after in successors(columns, disc):
        if left == 1:
            total += 1
            continue
        if has_line(after, disc, connect) or has_line(after, other, connect):
            continue
        is_full = all(len(column) == ROWS for column in after)
        if is_full and not any(column.startswith(other) for column in after):
            continue
        if seen.count((after, other)) == 2:
            continue
        total += count(after, other, seen + [(after, other)], left - 1, connect)
    return total


def main():
    for connect, before, expected in EXPECTED:
        columns, disc = ("",) * COLUMNS, "X"
        seen = [(columns, disc)]
        for word in before.split():
            columns, disc = play(columns, disc, word), "O" if disc == "X" else "X"
            seen.append((columns, disc))
        found = [count(columns, disc, seen, n, connect) for n in range(1, len(expected) + 1)]
        print(connect, before, found)
        if found != expected:
            print("expected", expected, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
