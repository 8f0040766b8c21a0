#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damaged files of games, each opened by the program itself, its history shown while the rescue runs, played on, quit,
and opened again until it has told of the damage.

damaged.py [--games N …] [--files N] [--first SEED] [--jobs N] [--verbose] PROGRAM LIBRARY

For each number of games (600) so many files (12), damaged in ways that a seed chooses. Fails after a crash, a loss without
a word, or if more than one in a hundred is lost of the games and the training that SQLite itself still reads, one by one.
"""
import argparse
import collections
import concurrent.futures
import contextlib
import random
import sys
import time

from drive import PATIENCE, UNREADABLE, Ended, Hang, Program, database_of, new_home, query, sqlite3, write_games, write_training

PAGE = 4096
LATER = 60  # games that came last, and are in the log of some files
CHECKED = 14  # seconds after the start, when the program has looked for damage that it did not meet
READ = 3.5  # seconds, after which a notice counts as read

# What the program says of damage, or of a file that it leaves alone.
TOLD = ('was damaged', 'cannot be moved away', 'later version', 'are missing among the stored games', 'is as it was at an earlier time', 'cannot be read or written')

WHOLE = 'SELECT id, text FROM game JOIN record ON game = id WHERE deleted IS NULL'
TRIES = 'SELECT who, moment, puzzle FROM puzzle_try'


class Vandal:
    """Damages a file and its log."""

    def __init__(self, seed):
        self.lot = random.Random(seed)

    def flip(self, content, first=0, end=None):
        content[self.lot.randrange(first, end or len(content))] ^= 1 << self.lot.randrange(8)

    def page_of(self, content, kinds):
        """The first byte of a page that begins with one of these."""
        found = [at for at in range(PAGE, len(content), PAGE) if content[at] in kinds]
        return self.lot.choice(found) if found else PAGE

    def fill(self, content, at, noise):
        size = min(PAGE, len(content) - at)
        content[at:at + size] = self.lot.randbytes(size) if noise else bytes(size)

    def bits(self, file, log):
        for _ in range(self.lot.randint(1, 20)):
            self.flip(file)

    def zeroed_leaf(self, file, log):
        self.fill(file, self.page_of(file, (0x0D,)), False)

    def noise(self, file, log):
        for _ in range(self.lot.randint(1, 4)):
            self.fill(file, PAGE * self.lot.randrange(len(file) // PAGE), True)

    def cut(self, file, log):
        del file[self.lot.choice([self.lot.randrange(1, len(file)), PAGE * self.lot.randrange(1, len(file) // PAGE)]):]

    def inner_page(self, file, log):
        self.some_of(file, (0x05, 0x02))

    def index_page(self, file, log):
        self.some_of(file, (0x0A, 0x02))

    def some_of(self, file, kinds):
        at = self.page_of(file, kinds)
        if self.lot.random() < 0.5:
            self.fill(file, at, True)
        else:
            for _ in range(self.lot.randint(1, 10)):
                self.flip(file, at, at + PAGE)

    def schema(self, file, log):
        for _ in range(self.lot.randint(1, 5)):
            self.flip(file, 100, PAGE)

    def header(self, file, log):
        """A value of the header: its mark, sizes, versions, counters, the list of free pages, the encoding."""
        at, size = self.lot.choice([(0, 16), (16, 2), (18, 1), (19, 1), (20, 1), (21, 3), (24, 4), (28, 4), (32, 4), (36, 4), (40, 4),
                                    (44, 4), (52, 4), (56, 4), (60, 4), (64, 4), (68, 4), (92, 4), (96, 4)])
        file[at:at + size] = self.lot.choice([bytes(size), b'\xff' * size, self.lot.randbytes(size)])

    def log_bits(self, file, log):
        for _ in range(self.lot.randint(1, 5)):
            self.flip(log)

    def cut_log(self, file, log):
        del log[self.lot.randrange(len(log)):]

    def emptied(self, file, log):
        file.clear()

    def lost_writes(self, file, log):
        """Pages that have what another page has, or had."""
        for _ in range(self.lot.randint(1, 3)):
            there, here = (PAGE * self.lot.randrange(len(file) // PAGE) for _ in range(2))
            file[here:here + PAGE] = file[there:there + PAGE]


WAYS = [Vandal.bits, Vandal.zeroed_leaf, Vandal.noise, Vandal.cut, Vandal.inner_page, Vandal.index_page, Vandal.schema, Vandal.header,
        Vandal.log_bits, Vandal.cut_log, Vandal.emptied, Vandal.lost_writes]
OF_THE_LOG = (Vandal.log_bits, Vandal.cut_log, Vandal.emptied)


def log_of(database):
    return database.with_name(database.name + '-wal')


def mark_of(database):
    """Beside the file: what was stored last."""
    return database.with_name(database.name + '.mark')


class Fixture:
    """A file of so many games with training, made by the program, as it is after a quit and after a kill."""

    def __init__(self, games):
        with new_home() as home:
            database = database_of(home)
            write_training(home / 'training.fiar', games // 2, games)
            write_games(home / 'first.fiar', games - LATER, games)
            write_games(home / 'later.fiar', LATER, games + 1, games - LATER)

            def read(file, count):
                program = Program(home, home / file)
                if not program.wait(lambda: query(database, 'SELECT count(*) FROM game') == [(count,)]):
                    sys.exit(f'The program has not stored {count} games.')
                return program

            program = Program(home, home / 'training.fiar')
            if not program.wait_for_text('were added'):
                sys.exit('The program has not added the training.')
            program.end()
            program = read('first.fiar', games - LATER)
            program.end()
            with contextlib.closing(sqlite3.connect(database)) as connection:
                connection.execute('PRAGMA wal_checkpoint(TRUNCATE)')
            self.copy = database.read_bytes()
            program = read('later.fiar', games)
            program.wait(lambda: mark_of(database).read_bytes().split()[0] == str(games).encode())
            program.kill()
            self.mark = mark_of(database).read_bytes()
            self.logged = database.read_bytes(), log_of(database).read_bytes()
            assert len(self.logged[1]) > 10 * PAGE
            with contextlib.closing(sqlite3.connect(database)) as connection:
                connection.execute('PRAGMA wal_checkpoint(TRUNCATE)')
            self.plain = database.read_bytes(), b''
            self.games = dict(query(database, WHOLE))
            self.tries = set(query(database, TRIES))
            self.rows = query(database, 'SELECT max(id) FROM puzzle_try')[0][0]
            assert len(self.games) == games and self.tries


def is_same(before, after):
    """Whether a record is the one from before, or that game played on."""
    if before == after:
        return True
    head, actions = before.split('actions: ')
    return after is not None and after.startswith(head + 'actions: ' + actions.split('\n')[0])


class Readable:
    """What SQLite itself reads whole, row by row, of a file that is damaged."""

    def __init__(self, fixture, file, log):
        self.games, self.tries = set(), set()
        with new_home() as folder:
            database = folder / 'games.sqlite'
            database.write_bytes(file)
            if log:
                log_of(database).write_bytes(log)
            with contextlib.closing(sqlite3.connect(database)) as connection:
                connection.text_factory = lambda content: content.decode(errors='replace')
                with contextlib.suppress(*UNREADABLE):
                    connection.execute('PRAGMA writable_schema = ON')
                for number, text in fixture.games.items():
                    with contextlib.suppress(*UNREADABLE):
                        row = connection.execute('SELECT text FROM record NOT INDEXED WHERE game = ?', (number,)).fetchone()
                        if row == (text,):
                            self.games.add(number)
                for number in range(1, fixture.rows + 1):
                    with contextlib.suppress(*UNREADABLE):
                        row = connection.execute(TRIES + ' NOT INDEXED WHERE id = ?', (number,)).fetchone()
                        if row in fixture.tries:
                            self.tries.add(row)


class Driven:
    """One damaged file, and what came of it."""

    def __init__(self, fixture, seed):
        self.fixture = fixture
        self.seed = seed
        self.lot = random.Random(-1 - seed)
        self.way = WAYS[seed % len(WAYS)]
        self.told = []
        self.faults = []
        self.altered = 0
        self.is_left_alone = False
        vandal = Vandal(seed)
        has_log = self.way in OF_THE_LOG or self.lot.random() < 0.3
        self.file, self.log = (bytearray(part) for part in (fixture.logged if has_log else fixture.plain))
        self.way(vandal, self.file, self.log)
        self.before = Readable(fixture, self.file, self.log)
        self.kept_games, self.kept_tries = set(), set()
        with new_home() as home:
            self.database = database_of(home)
            self.database.parent.mkdir(parents=True)
            self.database.write_bytes(self.file)
            if self.log:
                log_of(self.database).write_bytes(self.log)
            mark_of(self.database).write_bytes(fixture.mark)
            if seed % 5 == 0:
                self.database.with_name(self.database.name + '.copy-1').write_bytes(fixture.copy)
            try:
                self.drive(home)
                self.judge()
            except Hang:
                self.faults.append('hang')
            except Ended:
                self.faults.append(f'ended, {self.program.process.poll()}')
            except UNREADABLE as reason:
                self.faults.append(f'not readable afterwards: {reason}')
            errors = (home / 'errors.txt').read_text(errors='replace')
            self.faults += [line for line in errors.splitlines() if 'ASSERT' in line or 'terminate called' in line]

    def start(self, home):
        self.program = Program(home)

    def end(self):
        self.hear()
        status = self.program.end()
        if status != 0 and not (status == 'unstored' and any('later version' in text for text in self.told)):
            self.faults.append(f'exit status {status}')

    def hear(self):
        """Whether it has told of damage, now or before."""
        for text in self.program.texts():
            if any(words in text for words in TOLD) and text not in self.told:
                self.told.append(text)
        return bool(self.told)

    def pause(self, longest):
        time.sleep(self.lot.uniform(0, longest))

    def drop(self):
        """A disc in the game that is open, or in a new one."""
        for command in ('choose rematchAction', 'choose playAction'):
            self.program.ask(command)
        return self.program.ask(f'press {self.lot.randint(1, 7)}')

    def actions(self):
        """Of the game that was played last."""
        rows = query(self.database, 'SELECT text FROM game JOIN record ON game = id ORDER BY played DESC LIMIT 1')
        line = next((line for text, in rows for line in text.splitlines() if line.startswith('actions:')), '')
        return len(line.split()) - 1

    def drive(self, home):
        self.start(home)
        self.pause(0.4)
        self.program.wait(lambda: self.program.ask('choose historyAction'), 2, 0.02)
        self.hear()
        self.pause(0.4)
        self.program.ask(f'tab {self.lot.randint(0, 2)}')
        self.hear()
        self.pause(0.3)
        self.program.ask('press Esc')
        self.pause(0.3)
        self.drop()
        self.hear()
        self.pause(2)
        self.end()
        for _ in range(3):
            self.start(home)
            before = self.told
            self.told = []
            try:
                is_told = self.program.wait(self.hear, self.time_to_tell())
            finally:
                self.told = before + self.told
            if any('later version' in text for text in self.told):
                self.is_left_alone = True
                return self.end()
            if is_told:
                time.sleep(READ)
                if self.program.ask('click take'):
                    self.program.wait_for_text('taken over from the daily copy', 10)
            if self.is_sound() and not (is_told and self.is_untold()):
                break
            self.end()
        played = self.actions()
        if not self.program.wait(lambda: self.drop() and self.actions() != played, 20, 0.3):
            self.faults.append('a disc was not stored')
        self.end()

    def is_sound(self):
        with contextlib.suppress(*UNREADABLE):
            return query(self.database, 'PRAGMA integrity_check(1)') == [('ok',)]
        return False

    def is_untold(self):
        return (int(mark_of(self.database).read_bytes().split()[3]) >= 0
                or bool(query(self.database, "SELECT 1 FROM sqlite_master WHERE name = 'untold'")))

    def time_to_tell(self):
        """Seconds in which the program is to tell, if there is something to be told."""
        try:
            if query(self.database, 'PRAGMA integrity_check(1)') != [('ok',)]:
                return PATIENCE
            is_whole = query(self.database, 'SELECT count(*) FROM game')[0][0] >= len(self.fixture.games)
            return 0.5 if is_whole and not self.is_untold() else CHECKED
        except UNREADABLE:
            return PATIENCE

    def judge(self):
        if self.is_left_alone:
            if self.database.read_bytes() != self.file and not self.log:
                self.faults.append('a file of a later version was changed')
            self.before.games, self.before.tries = set(), set()
            return
        if query(self.database, 'PRAGMA integrity_check(1)') != [('ok',)]:
            self.faults.append('damaged afterwards')
        rows = dict(query(self.database, 'SELECT id, text FROM game LEFT JOIN record ON game = id WHERE deleted IS NULL'))
        self.kept_games = {number for number, text in self.fixture.games.items() if is_same(text, rows.get(number))}
        self.kept_tries = self.fixture.tries & set(query(self.database, TRIES))
        missing = self.fixture.games.keys() - rows.keys()
        self.altered = len(self.fixture.games.keys() - missing - self.kept_games)
        missing_tries = self.fixture.tries - self.kept_tries
        if not self.told and (missing or missing_tries or self.before.games - self.kept_games):
            self.faults.append(f'{len(missing)} games and {len(missing_tries)} tries are gone without a word')
        if any('could be rescued' in text for text in self.told) and not list(self.database.parent.glob('*.damaged-*')):
            self.faults.append('the damaged file was not kept')


def share(kept, all_):
    return 100 * kept / all_ if all_ else 100


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument('--games', type=int, action='append')
    arguments.add_argument('--files', type=int, default=len(WAYS))
    arguments.add_argument('--first', type=int, default=0)
    arguments.add_argument('--jobs', type=int, default=4)
    arguments.add_argument('--verbose', action='store_true')
    arguments.add_argument('program')
    arguments.add_argument('library')
    chosen = arguments.parse_args()
    Program.executable, Program.library = chosen.program, chosen.library
    is_well = True
    for games in chosen.games or [600]:
        fixture = Fixture(games)
        began = time.monotonic()
        counts = collections.Counter()
        ways = collections.defaultdict(collections.Counter)

        def one(seed):
            driven = Driven(fixture, seed)
            for counter in (counts, ways[driven.way.__name__]):
                counter['files'] += 1
                counter['faults'] += bool(driven.faults)
                counter['told'] += bool(driven.told)
                counter['left alone'] += driven.is_left_alone
                counter['readable games'] += len(driven.before.games)
                counter['kept of these'] += len(driven.before.games & driven.kept_games)
                counter['readable tries'] += len(driven.before.tries)
                counter['kept tries'] += len(driven.before.tries & driven.kept_tries)
                counter['kept games'] += len(driven.kept_games)
                counter['altered'] += driven.altered
            if driven.faults or chosen.verbose:
                print(f'{games} games, seed {seed}, {driven.way.__name__}: {"; ".join(driven.faults) or "well"}; SQLite reads '
                      f'{len(driven.before.games)}, kept {len(driven.kept_games)}, altered {driven.altered}, told {driven.told}', flush=True)

        with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
            list(pool.map(one, range(chosen.first, chosen.first + chosen.files)))
        for name, counter in sorted(ways.items()):
            print(f'    {name}: {dict(counter)}')
        of_games = share(counts['kept of these'], counts['readable games'])
        of_tries = share(counts['kept tries'], counts['readable tries'])
        print(f'{counts["files"]} damaged files of {games} games: {counts["faults"]} with a fault, {counts["told"]} told, '
              f'{counts["left alone"]} left alone; of what SQLite reads, {of_games:.2f} % of {counts["readable games"]} games and '
              f'{of_tries:.2f} % of {counts["readable tries"]} tries kept; {counts["altered"]} games altered; '
              f'{time.monotonic() - began:.0f} s', flush=True)
        is_well = is_well and not counts['faults'] and min(of_games, of_tries) >= 99
    sys.exit(0 if is_well else 1)


if __name__ == '__main__':
    main()
