#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a file of many games takes to be opened into the history: the processor's time, and memory at its most.

bench_import.py PROGRAM [GAMES…]      such as: bench_import.py build/bench/app/fourinarow 10000 100000

The games are short and timed, with names; each time they are opened by the program itself, without a screen and with a
history of its own that is empty. The processor's time is the same on a machine that does other work too.
"""
import datetime
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / 'process'))
from drive import RECORD

COURSES = ["1 2 1 2 1 2 1", "4 4 3 3 2 2 1", "4 3 5 2 6 1 7", "4 4 4 4 4 3 3 3 3 5 2 6 2 1 2"]
NAMES = ["Lan", "Tuấn", "Ngọc Ánh", "Minh", "Emma", "Đức", "Bà Ngoại"]


def write(path, games):
    beginning = datetime.datetime(2020, 1, 1)
    with open(path, "w", encoding="utf-8") as file:
        for i in range(games):
            actions = COURSES[i % len(COURSES)]
            begun = beginning + datetime.timedelta(seconds=17 * i)
            file.write(RECORD.format(seed=i + 1, one=NAMES[i % 7], two=NAMES[(i + 1 + i // 7 % 6) % 7],
                                     begun=begun.strftime("%Y-%m-%dT%H:%M:%S.000Z"), actions=actions,
                                     times=" ".join(["1500"] * len(actions.split()))))


def stored(path):
    try:
        database = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)
        count = database.execute("SELECT count(*) FROM game").fetchone()[0]
        database.close()
        return count
    except sqlite3.Error:
        return 0


def measure(program, games):
    with tempfile.TemporaryDirectory() as home:
        file = os.path.join(home, "games.fiar")
        write(file, games)
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_DATA_HOME=home + "/data",
                           XDG_CONFIG_HOME=home + "/config", LC_ALL="C.UTF-8")
        process = subprocess.Popen([program, file], env=environment, stderr=subprocess.DEVNULL)
        database = home + "/data/fourinarow/games.sqlite"
        while stored(database) < games:
            if process.poll() is not None:
                sys.exit("the program ended before the games were stored")
            time.sleep(0.2)
        with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
            peak = next(line.split()[1] for line in file if line.startswith("VmHWM"))
        process.terminate()
        process.wait()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    print(f"{games} games: {seconds:.1f} s of the processor, at most {int(peak) / 1024:.0f} MiB", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    for number in sys.argv[2:] or ["10000", "100000"]:
        measure(sys.argv[1], int(number))
