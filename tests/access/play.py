#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one whole game through the bus of screen readers alone, and compares what is heard with what is to be heard.

play.py PROGRAM PRESET LANGUAGE [--write]

What is to be heard, in order and once each, stands in heard/PRESET.LANGUAGE.txt: a line that begins with a step of the
game, as below, and under it, indented, what was announced and which column or cell got the focus. --write writes that
file instead: check it before use. Exits with 77 where the bus or its Python binding is missing.
"""
import pathlib
import subprocess
import sys
import time

try:
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, GLib
except (ImportError, ValueError) as reason:
    print(f'SKIP: {reason}')
    sys.exit(77)

PATIENCE = 60  # seconds, enough on a busy machine

BUTTONS = {
    'en': {'Play': 'Play', 'Start': 'Start the game', 'End': 'End turn', 'Undo': 'Undo', 'Block': 'Block',
           'Remove': 'Remove', 'X': 'X', 'O': 'O'},
    'vi': {'Play': 'Chơi', 'Start': 'Vào ván', 'End': 'Kết thúc lượt', 'Undo': 'Đi lại', 'Block': 'Chặn lượt',
           'Remove': 'Gỡ quân', 'X': 'X', 'O': 'O'},
}

# A step is a number (the column is pressed), column,row (the cell is), a button, or key:NAME. With a + behind it,
# more than one thing is heard of it; with a -, nothing is; with a !, it is done until something is, since nothing
# impossible is answered while the coin turns.
GAMES = {
    'classic': 'Play key:Right key:Left key:Left key:Control+Up key:Control+Right key:Right 1 2 1 key:F2 2 1 2 1 '
               'key:Shift+F2 3 key:Page_Up key:End',
    'three-strikes': 'Play 1 2 1 End 2 Undo 2 End key:9 key:9 1 End 3 End 1',
    'named-match': 'Play O 4 End 5 End 4 Undo 4 End 5 End 4 End key:F2 5 End 4',
    'versus-computer': 'Play 1+ 1+ 1+ 2+',
    'power-ups': 'Play- Start 1! 4 Block 4 End 4 Undo 5 End key:F2 Remove+ key:Right 5,1 End 1 End 4 End 1 End 4',
}


class Heard:
    """What was announced, and what got the focus on the board."""

    def __init__(self):
        self.lines = []
        self.last = time.monotonic()
        self.listener = Atspi.EventListener.new(self.take)
        self.listener.register('object:state-changed:showing')
        self.listener.register('object:state-changed:focused')

    def take(self, event):
        if not event.detail1:
            return
        role = event.source.get_role()
        if role == Atspi.Role.NOTIFICATION and 'showing' in event.type:
            self.lines.append('said: ' + event.source.get_name())
        elif role == Atspi.Role.LIST_ITEM and 'focused' in event.type:
            # As it reads: the name, and what describes it.
            description = event.source.get_description()
            self.lines.append('focus: ' + event.source.get_name() + (f' | {description}' if description else ''))
        else:
            return
        self.last = time.monotonic()


def turn():
    """Lets events come in."""
    while GLib.MainContext.default().iteration(False):
        pass
    time.sleep(0.01)


def listen(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        turn()


def await_for(what, condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        turn()
        found = condition()
        if found:
            return found
    raise SystemExit(f'FAILED: waited in vain for {what}')


def find(thing, wanted, depth=0):
    """The first thing below that is wanted."""
    try:
        if thing is None or depth > 12:
            return None
        if wanted(thing):
            return thing
        if is_board(thing):
            return None  # so nothing below it either
        for i in range(thing.get_child_count()):
            found = find(thing.get_child_at_index(i), wanted, depth + 1)
            if found:
                return found
    except GLib.Error:  # it was destroyed during the search
        pass
    return None


def application(number):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        one = desktop.get_child_at_index(i)
        if one and one.get_process_id() == number:
            return one
    return None


def is_board(thing):
    return thing.get_role() == Atspi.Role.PANEL and thing.get_child_count() > 20


def press(thing):
    if not thing.get_action_iface().do_action(0):
        raise SystemExit(f'FAILED: cannot press {thing.get_name()}')


def type_key(name):
    *held, key = name.split('+')
    codes = {'Control': 37, 'Shift': 50}  # of X servers
    symbols = {'Right': 0xff53, 'Left': 0xff51, 'Up': 0xff52, 'Down': 0xff54, 'Return': 0xff0d, 'Page_Up': 0xff55,
               'End': 0xff57, 'F2': 0xffbf}
    for modifier in held:
        Atspi.generate_keyboard_event(codes[modifier], None, Atspi.KeySynthType.PRESS)
    Atspi.generate_keyboard_event(symbols.get(key) or ord(key), None, Atspi.KeySynthType.SYM)
    for modifier in held:
        Atspi.generate_keyboard_event(codes[modifier], None, Atspi.KeySynthType.RELEASE)


def do(step, app, language):
    board = await_for('the board', lambda: find(app, is_board))
    size = 7
    if step.startswith('key:'):
        type_key(step[4:])
    elif ',' in step:
        column, row = (int(number) for number in step.split(','))
        press(board.get_child_at_index(row * size + column - 1))
    elif step.isdigit():
        press(board.get_child_at_index(int(step) - 1))
    else:
        name = BUTTONS[language][step]

        def is_button(thing):
            if thing.get_role() != Atspi.Role.PUSH_BUTTON:
                return False
            states = thing.get_state_set()
            called = thing.get_name()
            return (called == name or called.startswith((name + ' –', name + ' ('))) and \
                states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.ENABLED)
        press(await_for(f'the button {name}', lambda: find(app, is_button)))


def play(program, preset, language):
    heard = Heard()
    process = subprocess.Popen([program, '--new', '--preset', preset, '--language', language, '--seed', '1'])
    transcript = []

    def settle(least):
        await_for('something to hear', lambda: len(heard.lines) - settle.taken >= least)
        # Waits for texts that are announced a second time.
        await_for('silence', lambda: time.monotonic() - heard.last > 0.4)
        new = heard.lines[settle.taken:]
        settle.taken += len(new)
        return new

    settle.taken = 0
    try:
        app = await_for('the program', lambda: application(process.pid))
        await_for('the board', lambda: find(app, is_board))
        new = settle(2)
        transcript += ['start'] + ['    ' + line for line in new]
        for step in GAMES[preset].split():
            what = step.rstrip('+-!')
            if step.endswith('!'):
                count = len(heard.lines)
                await_for('an answer', lambda: do(what, app, language) or listen(1) or len(heard.lines) > count)
            else:
                do(what, app, language)
            new = settle(2 if step.endswith('+') else 0 if step.endswith('-') else 1)
            transcript += [what] + ['    ' + line for line in new]
    except SystemExit:
        print('\n'.join(transcript + heard.lines[settle.taken:]))
        raise
    finally:
        process.terminate()
        process.wait()
    return transcript


def main():
    program, preset, language = sys.argv[1:4]
    path = pathlib.Path(__file__).parent / 'heard' / f'{preset}.{language}.txt'
    transcript = play(program, preset, language)
    if '--write' in sys.argv:
        path.parent.mkdir(exist_ok=True)
        path.write_text('\n'.join(transcript) + '\n')
        return 0
    wanted = path.read_text().splitlines()
    if transcript == wanted:
        return 0
    import difflib
    print('FAILED: not what is to be heard (-), but (+)')
    print('\n'.join(difflib.unified_diff(wanted, transcript, lineterm='', n=100)))
    return 1


if __name__ == '__main__':
    sys.exit(main())
