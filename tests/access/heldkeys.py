#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds keys down while a listener on the accessibility bus is asked about each, on a busy machine.

heldkeys.py PROGRAM

Qt keeps every key from the program until such a listener, a screen reader for one, has answered, and passes a copy
without a time then. A held key acts once all the same. Exits with 77 where the bus, its Python binding or xdotool is
missing.
"""
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
import time

from play import Atspi, await_for

if not shutil.which('xdotool'):
    print('SKIP: xdotool is missing')
    sys.exit(77)

# Preset, keys for xdotool, and the game that comes of them. The last key shows that all before it have arrived.
HELD = 'keydown {0} sleep 1.5 keyup {0} sleep 0.3 key {1}'
CASES = [
    ('classic', HELD.format('4', '1'), '4 1'),
    ('classic', HELD.format('Return', '1'), '4 1'),
    ('power-ups', 'key 4 sleep 0.3 ' + HELD.format('u', '4'), '4 u 4'),
    ('power-ups', 'key 4 sleep 0.3 ' + HELD.format('b', '1'), '4 b 1'),
    ('power-ups', 'key 4 sleep 0.3 ' + HELD.format('Return', '1'), '4 e 1'),
]


class Listener:
    """Lets every key pass, a moment later, as a busy screen reader does."""

    def __init__(self):
        self.keys = 0
        # Qt asks about keys as long as events are listened to, too.
        self.events = Atspi.EventListener.new(lambda event: None)
        self.events.register('window:activate')
        self.listener = Atspi.DeviceListener.new(self.take)
        for modifiers in range(1 << 8):
            Atspi.register_keystroke_listener(
                self.listener, [], modifiers,
                1 << Atspi.EventType.KEY_PRESSED_EVENT | 1 << Atspi.EventType.KEY_RELEASED_EVENT,
                Atspi.KeyListenerSyncType.SYNCHRONOUS | Atspi.KeyListenerSyncType.CANCONSUME)

    def take(self, event):
        self.keys += 1
        time.sleep(0.01)
        return False


def last_game():
    path = pathlib.Path(os.environ['XDG_DATA_HOME']) / 'fourinarow/games.sqlite'
    try:
        database = sqlite3.connect(f'file:{path}?mode=ro', uri=True)
        row = database.execute('SELECT text FROM record ORDER BY game DESC LIMIT 1').fetchone()
        database.close()
    except sqlite3.Error:
        return ''
    found = re.search('^actions:(.*)$', row[0], re.MULTILINE) if row else None
    return found.group(1).strip() if found else ''


def xdotool(commands):
    """Runs it beside this, which has to answer for every key."""
    done = threading.Event()

    def run():
        subprocess.run(['xdotool', *commands.split()], check=True)
        done.set()
    threading.Thread(target=run).start()
    await_for(commands, done.is_set)


def play(program, preset, keys, game, number):
    home = pathlib.Path(os.environ['HOME']) / str(number)
    for name, folder in (('XDG_DATA_HOME', 'data'), ('XDG_CONFIG_HOME', 'config')):
        os.environ[name] = str(home / folder)
        (home / folder / 'fourinarow').mkdir(parents=True)
    (home / 'config/fourinarow/fourinarow.conf').write_text('[General]\nanimations=0\nshowPowerUpRules=false\n')
    process = subprocess.Popen([program, '--new', '--preset', preset, '--language', 'en', '--seed', '1'])
    try:
        await_for('the window', lambda: subprocess.run(
            ['xdotool', 'search', '--onlyvisible', '--pid', str(process.pid), '--name', '.'],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0)
        await_for('the board', lambda: subprocess.run(
            ['xdotool', 'getwindowfocus', 'getwindowname'], capture_output=True, text=True,
            check=False).stdout.startswith('Four in a Row'))
        xdotool('key Return sleep 1')
        xdotool(keys)
        await_for(f'the last disc of {keys}, after {last_game()}',
                  lambda: last_game().endswith(game[-1]) and len(last_game()) >= len(game))
        return last_game()
    finally:
        process.terminate()
        process.wait()


def main():
    program = sys.argv[1]
    listener = Listener()
    busy = [subprocess.Popen(['sh', '-c', 'while :; do :; done']) for _ in range(2 * os.cpu_count())]
    failed = 0
    try:
        for number, (preset, keys, game) in enumerate(CASES):
            before = listener.keys
            played = play(program, preset, keys, game, number)
            if played != game or listener.keys == before:
                failed += 1
                print(f'FAILED: {preset}: {keys}: {played}, not {game} ({listener.keys - before} keys heard)')
    finally:
        for process in busy:
            process.kill()
    return failed


if __name__ == '__main__':
    sys.exit(main())
