# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one comparison of the table geometry at a time and expects its slow reference to notice."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from changedfile import ChangedFile

ROOT = Path(__file__).resolve().parents[2]

# File, what stands there, what is put in its place, the test and its function that must fail.
CHANGES = [
    ("sight.cpp", "climb * at < part.top", "climb * at <= part.top",
     "tst_geometrysight", "agreesWithTheSlowReferenceOnSight"),
    ("cover.cpp", "top >= feet + target.height", "top >= feet",
     "tst_geometrysight", "agreesWithTheSlowReferenceOnTheHiddenShare"),
    ("contact.cpp", "squared(beyond - level) <= ", "squared(beyond - level) < ",
     "tst_geometry", "agreesWithTheSlowReferenceOnContact"),
    ("contact.cpp", "squared(beyond - level) <= ", "squared(beyond - level) < ",
     "tst_geometry", "agreesWithTheSlowReferenceOnBlasts"),
    ("burst.cpp", "base.place.at, base.radius)", "base.place.at, base.radius - 1)",
     "tst_geometry", "agreesWithTheSlowReferenceOnFlames"),
    ("polygon.cpp", "isNearer(edge.from, segment, distance)",
     "isNearer(edge.from, segment, distance - 1)",
     "tst_geometrypath", "agreesWithTheSlowReferenceOnWays"),
    ("way.cpp", "(covered + kFine - 1) / kFine", "covered / kFine",
     "tst_geometrypath", "agreesWithTheSlowReferenceOnWays"),
    ("finder.cpp", "rough * (m_gait.roughFactor - 1)", "rough * 0",
     "tst_geometryfinder", "isWithinFivePercentOfAFinerGrid"),
]


def changed_source(name, old, new):
    path, = (ROOT / "rules/kit/geometry").rglob(name)
    text = path.read_text()
    if old not in text:
        sys.exit(f"{name}: nothing to change: {old}")
    return path, text.replace(old, new, 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--every", type=int, default=1, help="one change of so many, from the first")
    chosen = parser.parse_args()
    build = chosen.build.resolve()
    unnoticed = 0
    for name, old, new, test, function in CHANGES[::chosen.every]:
        path, text = changed_source(name, old, new)
        with tempfile.TemporaryDirectory() as folder:
            program = ChangedFile(build, Path(folder), "tests_rules").program_with(path, text, "-O1")
            run = subprocess.run([str(program), test, function], capture_output=True, text=True)
        noticed = f"::{function}()" in run.stdout and "FAIL!" in run.stdout
        unnoticed += not noticed
        print(f"{name}: {new}: {function} {'fails' if noticed else 'DOES NOT NOTICE'}")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
