#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A voice for speech-dispatcher that makes no sound, and takes as long as a fast one: 20 characters a second.

It writes down what would be heard, in the file that HEARD names: a line a message, with the time at which it begins.
"""
import os
import re
import sys
import threading
import time
from html import unescape

PACE = 20

heard = open(os.environ['HEARD'], 'a', buffering=1, encoding='utf-8')
answering = threading.Lock()


def answer(*lines):
    with answering:
        sys.stdout.write(''.join(line + '\n' for line in lines))
        sys.stdout.flush()


def read_block():
    """What the client sends up to a line with a lone dot."""
    lines = []
    for line in sys.stdin:
        line = line.rstrip('\r\n')
        if line == '.':
            break
        lines.append(line[1:] if line.startswith('..') else line)
    return '\n'.join(lines)


class Message(threading.Thread):
    """One message, from its beginning to its end or to where it is cut short."""

    def __init__(self, text, before):
        super().__init__(daemon=True)
        self.text = ' '.join(unescape(re.sub('<[^>]*>', '', text)).split())
        self.before = before
        self.cut = threading.Event()

    def run(self):
        if self.before:
            self.before.join()
        answer('701 BEGIN')
        begun = time.time()
        if self.cut.wait(len(self.text) / PACE):
            said = int((time.time() - begun) * PACE)
            heard.write(f'{begun:.3f} {self.text[:said]} … {self.text[said:]}\n')
            answer('703 STOP')
        else:
            heard.write(f'{begun:.3f} {self.text}\n')
            answer('702 END')


def main():
    settings = {'AUDIO': ('207 OK RECEIVING AUDIO SETTINGS', '203 OK AUDIO INITIALIZED'),
                'LOGLEVEL': ('207 OK RECEIVING LOGLEVEL SETTINGS', '203 OK LOG LEVEL SET'),
                'SET': ('203 OK RECEIVING SETTINGS', '203 OK SETTINGS RECEIVED')}
    message = None
    for line in sys.stdin:
        command = line.strip()
        if command == 'INIT':
            answer('299-quiet', '299 OK LOADED SUCCESSFULLY')
        elif command in settings:
            answer(settings[command][0])
            read_block()
            answer(settings[command][1])
        elif command == 'LIST VOICES':
            answer('200-quiet\ten\tnone', '200-quiet\tvi\tnone', '200 OK VOICE LIST SENT')
        elif command in ('SPEAK', 'CHAR', 'KEY', 'SOUND_ICON'):
            answer('202 OK RECEIVING MESSAGE')
            message = Message(read_block(), message)
            answer('200 OK SPEAKING')
            message.start()
        elif command in ('STOP', 'PAUSE'):
            if message:
                message.cut.set()
        elif command == 'QUIT':
            answer('210 OK QUIT')
            break
        else:
            answer('200 OK' if command.startswith('DEBUG') else '300 ERR UNKNOWN COMMAND')


main()
