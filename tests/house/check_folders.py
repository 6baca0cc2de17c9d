# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""No folder holds more sources than one can look over; those of the folders in it do not count."""

import sys
from collections import Counter
from pathlib import PurePosixPath

from sources import cpp_files, report

MOST = 25


def check(files):
    held = Counter(PurePosixPath(file).parent for file in files)
    for folder, count in sorted(held.items()):
        if count > MOST:
            yield f"{folder}: {count} sources, at most {MOST} in one folder"


def main():
    full = [f"app/page/a{number}.cpp" for number in range(MOST)]
    if list(check([*full, "app/page/part/b.h"])) or not list(check([*full, "app/page/b.h"])):
        return report(["control not caught"])
    return report(check(cpp_files()))


if __name__ == "__main__":
    sys.exit(main())
