# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The C++ files of the project, for the checks of this folder."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("rules", "model", "app", "tests")


def cpp_files():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h"):
                yield path.relative_to(ROOT)


def report(complaints):
    """Prints the complaints, of a list or as they come; the exit code of a check."""
    count = 0
    for count, complaint in enumerate(complaints, 1):
        print(complaint)
    return 1 if count else 0
