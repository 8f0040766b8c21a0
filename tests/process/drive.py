# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program without a screen, told what to do by drive.cpp: choose ACTION, press KEYS, click BUTTON, tab NUMBER,
close, see. Names are those of Qt's objects."""
import contextlib
import datetime
import json
import os
import pathlib
import random
import select
import shutil
import subprocess
import sys
import tempfile
import time

try:
    import sqlite3
except ImportError as reason:
    print(f'SKIP: {reason}')
    sys.exit(77)

PATIENCE = 120  # seconds, enough on a busy machine
UNREADABLE = sqlite3.Error, UnicodeDecodeError  # in the messages of SQLite there may be damage, too


class Hang(Exception):
    """The program gives no answer, or does not end."""


class Ended(Exception):
    """The program ended while it was asked."""


class Program:
    """One start of the program. Its home is a folder with data/fourinarow/games.sqlite."""

    executable = None
    library = None

    def __init__(self, home, *arguments):
        environment = dict(os.environ, LD_PRELOAD=str(self.library), QT_QPA_PLATFORM='offscreen', LC_ALL='C.UTF-8',
                           XDG_CURRENT_DESKTOP='', QT_QPA_PLATFORMTHEME='', HOME=str(home))
        for name in ('data', 'config', 'cache', 'runtime'):
            folder = pathlib.Path(home, name)
            folder.mkdir(mode=0o700, exist_ok=True)
            environment['XDG_RUNTIME_DIR' if name == 'runtime' else f'XDG_{name.upper()}_HOME'] = str(folder)
        self.errors = open(pathlib.Path(home, 'errors.txt'), 'ab')
        self.process = subprocess.Popen([self.executable, '--language', 'en', *map(str, arguments)], env=environment,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0)
        self.rest = b''

    def ask(self, line):
        try:
            self.process.stdin.write(line.encode() + b'\n')
        except BrokenPipeError as reason:
            raise Ended from reason
        end = time.monotonic() + PATIENCE
        while b'\n' not in self.rest:
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                self.kill()
                raise Hang
            some = os.read(self.process.stdout.fileno(), 1 << 16)
            if not some:
                raise Ended
            self.rest += some
        answer, self.rest = self.rest.split(b'\n', 1)
        return json.loads(answer)

    def see(self):
        return self.ask('see')

    def texts(self):
        return [text for _, text in self.see() if isinstance(text, str)]

    def wait(self, condition, seconds=PATIENCE, pause=0.05):
        """What the condition gave at last."""
        end = time.monotonic() + seconds
        while not (found := condition()) and time.monotonic() < end:
            time.sleep(pause)
        return found

    def wait_for_text(self, part, seconds=PATIENCE):
        return self.wait(lambda: [text for text in self.texts() if part in text], seconds)

    def end(self):
        """Closes the windows. Returns the exit status, below 0 for a signal, or 'unstored' if it had asked whether to close
        without what could not be stored."""
        is_asked = False
        end = time.monotonic() + PATIENCE
        # Again: a window that is not shown yet, or is about to open a dialog, is not closed by this.
        while self.process.poll() is None:
            if time.monotonic() > end:
                self.kill()
                raise Hang
            with contextlib.suppress(Ended):
                if self.ask('click &Close without it'):
                    is_asked = True
                else:
                    self.ask('close')
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(0.3)
        self.forget()
        return 'unstored' if is_asked and self.process.returncode == 0 else self.process.returncode

    def kill(self):
        """As kill -9."""
        self.process.kill()
        self.process.wait()
        self.forget()

    def forget(self):
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            stream.close()


@contextlib.contextmanager
def new_home():
    """A folder in memory: whether a process is killed is no matter of the disk."""
    memory = '/dev/shm' if os.access('/dev/shm', os.W_OK) else None
    home = pathlib.Path(tempfile.mkdtemp(prefix='fourinarow-', dir=memory))
    try:
        yield home
    finally:
        shutil.rmtree(home, ignore_errors=True)


def database_of(home):
    return pathlib.Path(home, 'data', 'fourinarow', 'games.sqlite')


def query(path, statement, *values):
    """All rows; none while there is no such file."""
    if not pathlib.Path(path).exists():
        return []
    with contextlib.closing(sqlite3.connect(f'file:{path}?mode=ro', uri=True, timeout=10)) as database:
        database.text_factory = lambda content: content.decode(errors='replace')
        return database.execute(statement, values).fetchall()


NAMES = ['Lan', 'Tuấn', 'Ngọc Ánh', 'Minh', 'Emma', 'Đức', 'Bà Ngoại', '😀👩‍👩‍👧', 'שלום', 'e\u0301\u0323a', 'Zoë']

RECORD = """four-in-a-row record 1
board: 7x6
connect: 4
opening: free
starter: player 1
letters: fixed
undos: 0
undo on first move: yes
violations: none
blocks: 0
removes: 0
name length: 20
seed: {seed}
begins: by the rules
player 1: person {one}
player 2: person {two}
begun: {begun}
actions: {actions}
times: {times}
end
"""


def is_won(columns, column):
    row, player = len(columns[column]) - 1, columns[column][-1]
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            x, y = column + sign * right, row + sign * up
            while 0 <= x < 7 and 0 <= y < len(columns[x]) and columns[x][y] == player:
                length += 1
                x, y = x + sign * right, y + sign * up
        if length >= 4:
            return True
    return False


def play_out(lot, most):
    """Random drops, columns from 1, until the game is over or has so many."""
    columns = [[] for _ in range(7)]
    drops = []
    while len(drops) < most:
        column = lot.choice([c for c in range(7) if len(columns[c]) < 6])
        columns[column].append(len(drops) % 2)
        drops.append(column + 1)
        if is_won(columns, column):
            break
    return drops


def write_games(path, count, seed, first=0):
    """A file of finished and unfinished games, the last one unfinished."""
    lot = random.Random(seed)
    with open(path, 'w', encoding='utf-8') as file:
        for number in range(first, first + count):
            drops = [4, 4, 3] if number == first + count - 1 else play_out(lot, lot.choice([42, 42, 42, 20, 9]))
            one, two = lot.sample(NAMES, 2)
            begun = datetime.datetime(2024, 1, 1) + datetime.timedelta(seconds=977 * number)
            file.write(RECORD.format(seed=number + 1, one=one, two=two, begun=begun.isoformat(timespec='seconds') + f'.{number % 1000:03d}Z',
                                     actions=' '.join(map(str, drops)),
                                     times=' '.join(str(lot.randint(200, 90000)) for _ in drops)))


def write_training(path, count, seed):
    """A file of so many tries at puzzles, and some runs of Rush."""
    lot = random.Random(seed)
    with open(path, 'w', encoding='utf-8') as file:
        for name in NAMES[:3]:
            file.write(f'four-in-a-row training 1\nplayer: {name}\n')
            moment = datetime.datetime(2026, 1, 1)
            for number in range(count // 3):
                moment += datetime.timedelta(seconds=lot.randint(20, 20000))
                puzzle = ''.join(map(str, play_out(lot, lot.randint(6, 20))))
                when = moment.isoformat(timespec='milliseconds') + 'Z'
                file.write(f'try: {when} {moment.date()} next {lot.choice(["right", "wrong"])} {lot.randint(800, 2000)} win {puzzle}\n')
                if number % 10 == 0:
                    file.write(f'rush: {when} {moment.date()} {lot.randint(0, 20)} {lot.randint(0, 3)}\n')
            file.write('end\n')
