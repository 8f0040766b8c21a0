#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program itself, watched by strace: before an invitation it opens no socket of the network; with one it listens and announces; and
when that is withdrawn, nothing listens and nothing is sent any more.

quiet.py PROGRAM LIBRARY

Exits with 77 where strace cannot watch, or the program was built without connections.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from drive import Program, new_home

SILENCE = 4  # seconds; an announcement comes each second


def inodes_of(process):
    """Of the sockets that the process has open."""
    found = set()
    for descriptor in os.listdir(f'/proc/{process}/fd'):
        try:
            match = re.fullmatch(r'socket:\[(\d+)\]', os.readlink(f'/proc/{process}/fd/{descriptor}'))
        except FileNotFoundError:
            continue
        if match:
            found.add(match[1])
    return found


def network_sockets(process):
    """Those of TCP and UDP, as the system lists them: 'tcp 0A' listens."""
    inodes = inodes_of(process)
    found = []
    for kind in ('tcp', 'tcp6', 'udp', 'udp6'):
        table = pathlib.Path(f'/proc/{process}/net/{kind}')
        if table.exists():
            lines = [line.split() for line in table.read_text().splitlines()[1:]]
            found += [f'{kind} {line[3]}' for line in lines if line[9] in inodes]
    return found


class Watch:
    """What strace sees of the program's network from now on."""

    def __init__(self, process, path):
        self.path = pathlib.Path(path)
        self.tracer = subprocess.Popen(['strace', '-f', '-qq', '-e', 'trace=socket,bind,listen,connect,sendto,sendmsg,sendmmsg',
                                        '-o', str(path), '-p', str(process)], stderr=subprocess.PIPE, text=True)
        time.sleep(1)
        if self.tracer.poll() is not None:
            print('SKIP: strace cannot watch:', self.tracer.stderr.read().strip())
            sys.exit(77)

    def network_calls(self):
        return [line for line in self.path.read_text(errors='replace').splitlines()
                if re.search(r'AF_INET6?\b|\blisten\(', line)]

    def sent(self):
        return [line for line in self.network_calls() if re.search(r'\bsend\w*\(', line)]

    def close(self):
        self.tracer.terminate()
        self.tracer.wait()


def require(condition, sentence):
    if not condition:
        print('FAIL:', sentence)
        sys.exit(1)


def main():
    if not shutil.which('strace'):
        print('SKIP: no strace')
        sys.exit(77)
    Program.executable, Program.library = (os.path.abspath(path) for path in sys.argv[1:3])
    with new_home() as home:
        program = Program(home)
        watch = None
        try:
            require(program.wait(lambda: program.ask('see')), 'no window')
            process = program.process.pid
            watch = Watch(process, home / 'calls.txt')
            require(program.wait(lambda: program.ask('choose playAction')), 'the game cannot begin')
            program.ask('press 4')
            time.sleep(SILENCE)
            require(not network_sockets(process), f'before the invitation: {network_sockets(process)}')
            require(not watch.network_calls(), f'before the invitation: {watch.network_calls()[:3]}')
            if not program.ask('choose inviteAction'):
                print('SKIP: built without connections')
                sys.exit(77)
            require(program.wait(lambda: [text for text in program.texts() if 'number that this program shows' in text], 20),
                    'no dialog of the invitation')
            for key in 'LAN':
                program.ask(f'press {key}')
                time.sleep(0.2)
            program.ask('click start')
            require(program.wait(lambda: 'tcp6 0A' in network_sockets(process) or 'tcp 0A' in network_sockets(process), 20),
                    'nothing listens after the invitation')
            require(program.wait(lambda: program.ask('click cancelInvitation'), 20), 'no way to withdraw the invitation')
            require(program.wait(lambda: not network_sockets(process), 20), f'afterwards: {network_sockets(process)}')
            calls, sent = len(watch.network_calls()), len(watch.sent())
            require(calls, 'strace has not seen the invitation')
            time.sleep(SILENCE)
            require(len(watch.network_calls()) == calls and len(watch.sent()) == sent,
                    f'afterwards: {watch.network_calls()[calls:][:3]}')
            require(program.end() == 0, 'the program does not end')
        finally:
            if watch:
                watch.close()
            if program.process.poll() is None:
                program.kill()
    print('nothing before the invitation, nothing after it;', sent, 'packets meanwhile')


if __name__ == '__main__':
    main()
