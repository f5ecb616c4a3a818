"""A program on a pseudo-terminal that receives keys; its output is drawn on a screen."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from screen import Screen

PATIENCE = 20  # seconds; only a failure waits so long


class Session:
    """One run of the program, ended at the end of the block."""

    def __init__(self, arguments, columns, rows, environment, prepare=lambda: None):
        self.master, self.terminal = pty.openpty()
        self.screen = Screen(columns, rows)
        self.set_size(columns, rows)
        self.modes = termios.tcgetattr(self.terminal)
        self.prepare = prepare
        self.process = subprocess.Popen(
            arguments, stdin=self.terminal, stdout=self.terminal, stderr=self.terminal,
            env=environment, start_new_session=True, preexec_fn=self.take_terminal)

    def take_terminal(self):
        # Background jobs of a shell ignore these signals, and so would every program that is started from here.
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
            signal.signal(number, signal.SIG_DFL)
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        os.tcsetpgrp(0, os.getpid())
        self.prepare()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.terminal)

    def set_size(self, columns, rows):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)

    def resize(self, columns, rows):
        """Resizes the terminal; the system notifies the program."""
        self.read_for(0.05)
        self.screen.resize(columns, rows)
        self.set_size(columns, rows)

    def type(self, keys):
        rest = keys.encode()
        while rest:
            rest = rest[os.write(self.master, rest):]

    def read_some(self, seconds):
        """Reads the output of the program; returns whether there was any."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        self.screen.feed(os.read(self.master, 65536))
        return True

    def read_for(self, seconds):
        end = time.monotonic() + seconds
        while (rest := end - time.monotonic()) > 0:
            self.read_some(rest)

    def wait(self, condition):
        """Reads until a condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                self.fail("the expected output does not come")
            self.read_some(0.01)

    def expect(self, *texts, no=()):
        """Reads until all given texts, and none of the unwanted texts, are on the screen."""
        end = time.monotonic() + PATIENCE
        while True:
            shown = self.screen.text
            if all(text in shown for text in texts) and not any(text in shown for text in no):
                return
            if time.monotonic() > end or self.process.poll() is not None:
                self.fail(f"expected {texts!r}" + (f" without {no!r}" if no else ""))
            self.read_some(0.05)

    def fail(self, sentence):
        frame = "\n".join(f"  |{line}" for line in self.screen.lines)
        raise AssertionError(f"{sentence}; the screen shows\n{frame}")

    def expect_end(self, status):
        """Waits for the program to end, and checks that the terminal is as it was before."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            if time.monotonic() > end:
                self.fail("the program does not end")
            self.read_some(0.05)
        while self.read_some(0):
            pass
        if self.process.returncode != status:
            self.fail(f"expected the exit status {status}, not {self.process.returncode}")
        self.expect_restored()

    def expect_restored(self):
        if termios.tcgetattr(self.terminal) != self.modes:
            self.fail("the modes of the terminal are not as they were")
        screen = self.screen
        if screen.is_alternate or screen.marks_pastes or not screen.shows_cursor or not screen.breaks_rows:
            self.fail("the other screen is not left, or the cursor is hidden, or another mode stays")

    def kill(self):
        """Kills the program with a signal that it cannot catch."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
