# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds a test anew with one source file changed, and nothing else."""

import json
import re
import shlex
import subprocess
from pathlib import Path


class ChangedFile:
    """Compiles what a changed source file is part of, and links it before the libraries, which then
    give the rest."""

    def __init__(self, build, folder, test):
        self.build, self.folder, self.test = build, folder, test
        entries = json.loads((build / "compile_commands.json").read_text())
        self.compiling = {Path(each["file"]).resolve(): each["command"] for each in entries}
        commands = subprocess.run(["ninja", "-C", str(build), "-t", "commands", test],
                                  capture_output=True, text=True, check=True).stdout
        self.linking = commands.strip().splitlines()[-1]

    def program_with(self, path, text, level):
        """The test with `text` for the file, compiled at an optimisation level such as "-O0"."""
        changed, source, thing, program = (
            self.folder / name for name in ("part.cpp", "changed.cpp", "changed.o", "changed"))
        changed.write_text(text)
        command, unit = self.unit_of(path.resolve(), changed)
        source.write_text(unit)
        words = [word for word in shlex.split(command) if not re.fullmatch(r"-O\d|-g", word)]
        words[words.index("-o") + 1] = str(thing)
        words[words.index("-c") + 1] = str(source)
        subprocess.run([*words, level, "-w"], cwd=self.build, check=True)
        link = self.linking.replace(f" -o tests/{self.test} ", f" {thing} -o {program} ")
        subprocess.run(link, cwd=self.build, shell=True, check=True, stdout=subprocess.DEVNULL)
        return program

    def unit_of(self, path, changed):
        """How a file is compiled, alone or together with others, and the text that does it."""
        if path in self.compiling:
            return self.compiling[path], f'#include "{changed}"\n'
        for unit, command in self.compiling.items():
            if "/Unity/" in str(unit) and f'"{path}"' in (text := unit.read_text()):
                return command, text.replace(f'"{path}"', f'"{changed}"')
        raise KeyError(path)
