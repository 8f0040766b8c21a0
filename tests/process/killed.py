#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program itself, killed as by kill -9 at moments that a seed chooses: while it plays, imports, rescues, reviews all games,
or has finished a Rush. Whatever it had shown as done is there at the next start, and a rescue is told.

killed.py [--kills N] [--first SEED] [--jobs N] [--only NAME] PROGRAM LIBRARY

So many kills of each (3). Fails after a loss, a damaged file, a crash at the next start, or a rescue without a word.
"""
import argparse
import concurrent.futures
import contextlib
import random
import re
import sys
import time

from drive import UNREADABLE, Ended, Hang, Program, database_of, new_home, query, sqlite3, write_games

FEW, MANY = 60, 4000  # games
TROUBLE = ('damaged', 'cannot be', 'no longer', 'is not stored', 'are missing', 'taken away')
WHOLE = 'SELECT id, text FROM game JOIN record ON game = id'


class Fault(Exception):
    """Something is lost, or not as it was."""


def require(condition, sentence):
    if not condition:
        raise Fault(sentence)


def count(database, table):
    return query(database, f'SELECT count(*) FROM {table}')[0][0]


class Kill:
    """One program that is killed, and the next one. A subclass for each thing that it was doing."""

    games = 0  # in the file before
    shown = 0  # as done, before the kill

    @classmethod
    def prepare(cls):
        """The file before, made by the program."""
        with new_home() as home:
            write_games(home / 'few.fiar', cls.games or 1, 7)
            program = Program(home, home / 'few.fiar')
            program.wait_for_text(f'{cls.games} games were added' if cls.games > 1 else 'choose a column')
            require(program.end() == 0, 'the file cannot be made')
            with contextlib.closing(sqlite3.connect(database_of(home))) as connection:
                connection.execute('PRAGMA wal_checkpoint(TRUNCATE)')
            cls.file = database_of(home).read_bytes()
            cls.before = dict(query(database_of(home), WHOLE))

    def __init__(self, seed):
        self.lot = random.Random(f'{type(self).__name__} {seed}')
        with new_home() as home:
            self.home = home
            self.database = database_of(home)
            self.database.parent.mkdir(parents=True)
            if self.games:
                self.database.write_bytes(self.file)
            self.run()

    def run(self):
        program = Program(self.home, *self.arguments())
        self.work(program)
        program.kill()
        self.program = Program(self.home)
        self.program.wait(self.program.texts)
        for text in self.program.texts():
            require(not any(words in text for words in TROUBLE), f'it says: {text}')
        self.check()
        self.end()

    def end(self):
        status = self.program.end()
        require(status == 0, f'exit status {status} at the next start')
        require(query(self.database, 'PRAGMA integrity_check(1)') == [('ok',)], 'the file is damaged')
        after = dict(query(self.database, WHOLE))
        require(all(after.get(number) == text for number, text in self.before.items()), 'an earlier game is another one')

    def arguments(self):
        return ()

    def pause(self, longest):
        time.sleep(self.lot.uniform(0, longest))


def discs(program):
    """How many discs the players have on the board, as their cards say."""
    return sum(int(text) for name, text in program.see() if name == 'discs')


class Playing(Kill):
    before = {}

    @classmethod
    def prepare(cls):
        pass

    def arguments(self):
        return '--new', '--preset', 'classic'

    def work(self, program):
        program.wait(lambda: program.ask('choose playAction'))
        self.pressed = 0
        for _ in range(self.lot.randint(1, 20)):
            # Three rows at most, none of four: the game is not over.
            self.pressed += program.ask(f'press {[1, 2, 3, 5, 6, 7, 3, 1, 2, 6, 7, 5][self.pressed % 12]}')
            self.pause(0.1)
            self.shown = discs(program)
        self.pause(0.02)

    def check(self):
        found = self.program.wait(lambda: discs(self.program), 2) if self.shown else discs(self.program)
        require(self.shown <= found <= self.pressed, f'{self.shown} discs were seen, {self.pressed} pressed, {found} are there')


class Importing(Kill):
    games = FEW

    @classmethod
    def prepare(cls):
        super().prepare()
        cls.folder = cls.stack.enter_context(new_home())
        write_games(cls.folder / 'many.fiar', MANY, 8, FEW)

    def arguments(self):
        return (self.folder / 'many.fiar',)

    def work(self, program):
        end = time.monotonic() + self.lot.uniform(0, 1.2)
        while time.monotonic() < end:
            for text in program.texts():
                # The last one that was read is stored with the next ones, as it may be the one to open.
                if found := re.match(r'(\d+) games? (have|has) been read', text):
                    self.shown = int(found[1]) - 1
                elif found := re.match(r'(\d+) games were added', text):
                    self.shown = int(found[1])

    def check(self):
        found = count(self.database, 'game') - FEW
        require(self.shown <= found <= MANY, f'{self.shown} games were shown, {found} are there')
        self.program.end()
        # Once more: no game is there twice, none is missing.
        self.program = Program(self.home, self.folder / 'many.fiar')
        self.program.wait_for_text('is open')
        found = count(self.database, 'game')
        require(found == FEW + MANY, f'{found} games after a second import')


class Rescuing(Kill):
    games = MANY

    @classmethod
    def prepare(cls):
        super().prepare()
        # The schema, so that the rescue begins at the start, and some of the games.
        file = bytearray(cls.file)
        file[100:4096] = bytes(3996)
        middle = len(file) // 2  # games lie between the pages of indexes, which are made anew
        file[middle:middle + 81920] = bytes(81920)
        cls.file = bytes(file)
        began = time.monotonic()
        with new_home() as home:
            database_of(home).parent.mkdir(parents=True)
            database_of(home).write_bytes(cls.file)
            program = Program(home)
            program.wait_for_text('could be rescued')
            cls.duration = time.monotonic() - began
            program.end()
            cls.before = dict(query(database_of(home), WHOLE))
        require(MANY / 2 < len(cls.before) < MANY, f'{len(cls.before)} games are rescued')

    def run(self):
        # Twice, as after a second start.
        for _ in range(self.lot.randint(1, 2)):
            program = Program(self.home)
            # A moment after it is told at most: what stood there longer is not told again.
            program.wait_for_text('could be rescued', self.lot.uniform(0, self.duration * 1.1))
            self.pause(0.1)
            program.kill()
        for is_read in (False, True):
            self.program = Program(self.home)
            told = self.program.wait_for_text('could be rescued')
            require(told, 'the rescue is not told')
            require(f'{len(self.before)} games could be rescued' in told[0], told[0])
            if is_read:
                time.sleep(3.5)
            else:
                self.program.kill()
        self.end()
        require(self.file in [path.read_bytes() for path in self.database.parent.glob('*.damaged-*')], 'the damaged file is not kept')
        self.program = Program(self.home)
        time.sleep(1)
        require(not any('rescued' in text for text in self.program.texts()), 'it is told once more')
        self.end()


class Reviewing(Kill):
    games = FEW

    def work(self, program):
        program.wait(lambda: program.ask('choose historyAction'))
        program.wait(lambda: program.ask('tab 2'))
        program.wait(lambda: program.ask('click reviewAll'))
        end = time.monotonic() + self.lot.uniform(0, 4)
        while time.monotonic() < end:
            for name, text in program.see():
                if name == 'reviewAllProgress':
                    self.shown = int(text)

    def check(self):
        found = count(self.database, 'review')
        require(self.shown <= found <= FEW, f'{self.shown} reviews were shown, {found} are there')
        rows = query(self.database, 'SELECT count(*) FROM review JOIN game ON review.game = id WHERE review.moves = game.moves')
        require(rows == [(found,)], 'a review of another game')


class Rush(Kill):
    games = FEW

    def work(self, program):
        program.wait(lambda: program.ask('choose rushAction'))
        end = time.monotonic() + 100
        until = None
        is_over = False
        while time.monotonic() < (until or end):
            if not until:
                program.ask(f'press {self.lot.randint(1, 7)}')
                self.pause(0.2)
            for text in program.texts():
                if found := re.search(r'(\d+) (?:puzzles? )?solved, (\d+) missed', text):
                    self.shown = int(found[1]) + int(found[2])
                    is_over = found[2] == '3'
            # Somewhere between the last answer and some time after it.
            if not until and is_over:
                until = time.monotonic() + self.lot.uniform(0, 1.5)

    def check(self):
        runs, tries = count(self.database, 'rush_run'), count(self.database, 'puzzle_try')
        require(self.shown >= 3, 'Rush has not come to its end')
        require(tries >= self.shown, f'{self.shown} answers were shown, {tries} are there')
        require(runs == 1, f'{runs} runs after a finished one')


def main():
    kinds = {kind.__name__.lower(): kind for kind in (Playing, Importing, Rescuing, Reviewing, Rush)}
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument('--kills', type=int, default=3)
    arguments.add_argument('--first', type=int, default=0)
    arguments.add_argument('--jobs', type=int, default=4)
    arguments.add_argument('--only', choices=kinds)
    arguments.add_argument('program')
    arguments.add_argument('library')
    chosen = arguments.parse_args()
    Program.executable, Program.library = chosen.program, chosen.library
    wanted = {name: kind for name, kind in kinds.items() if chosen.only in (None, name)}
    seeds = range(chosen.first, chosen.first + chosen.kills)

    def one(name, seed):
        try:
            return wanted[name](seed).shown
        except (Ended, Fault, Hang, *UNREADABLE) as reason:
            print(f'{name}, seed {seed}: {type(reason).__name__} {reason}', flush=True)

    faults = 0
    with contextlib.ExitStack() as Kill.stack:
        for kind in wanted.values():
            kind.prepare()
        began = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
            results = {name: [pool.submit(one, name, seed) for seed in seeds] for name in wanted}
        for name, futures in results.items():
            shown = [future.result() for future in futures]
            faults += shown.count(None)
            print(f'{name}: {len(shown)} kills, {shown.count(None)} with a fault; {sum(filter(None, shown))} things were shown as done before, '
                  'and are there')
        print(f'{time.monotonic() - began:.0f} s')
    sys.exit(1 if faults else 0)


if __name__ == '__main__':
    main()
