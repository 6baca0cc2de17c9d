# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game shares knows none: no word of one stands in app/, forms/, model/, rules/core or rules/kit, and nothing takes the first for the only one.

Comments may take an example from a game.
"""

import re
import sys

from sources import ROOT, report

FOLDERS = ("app", "forms", "model", "rules/core", "rules/kit")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
ABBREVIATION = re.compile(r"\b(PV|PA|MUSG|M\.U\.S\.G\.)(?!\w)")
WORD = re.compile(r"\b(musg|hamlet|pitched-battle|races?|sous-fifres?|figurants?|orcs?|karnash|free shots?)(?!\w)", re.IGNORECASE)
FIRST = re.compile(r"\bsystem(?:s(?:\(\))?|List\(\))(?:\.|->)front\(\)|\bsystem(?:s(?:\(\))?|List\(\))\[0\]")
# What a state is like is the game's to say (BoardFace::phase, prompt).
STATE = re.compile(r"\bturn\s*(?:[=!]=|[<>]=?)\s*\d|\bactions\s*>\s*0")

FAULTS = ((ABBREVIATION, "is of one game"), (WORD, "is of one game"), (FIRST, "takes the first game for the only one"),
          (STATE, "reads what the game says"))


def complaints_of(file, text):
    if not file.endswith(".ui"):
        text = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        for pattern, fault in FAULTS:
            if pattern is STATE and not file.startswith("app/"):
                continue
            if match := pattern.search(line):
                yield f"{file}:{number}: “{match[0]}” {fault}"


CONTROLS = [
    ("app/a.cpp", 'tr("%1 PV").arg(points)'),
    ("app/a.cpp", 'tr("costs a PA") // 1'),
    ("app/a.cpp", 'title = tr("Race");'),
    ("app/a.cpp", 'tr("Less likely free shots are declined for you.")'),
    ("app/a.cpp", 'const QString kTable = QStringLiteral("hamlet");'),
    ("app/a.cpp", 'choose("pitched-battle");'),
    ("app/a.cpp", '"crew.refused.figurants"sv'),
    ("app/a.cpp", 'cite("MUSG-BAND-03");'),
    ("app/a.h", "/** The\nrank. */ bool isSousFifre = rank == \"sous-fifre\";"),
    ("app/a.cpp", 'systemNamed(systems, "musg")'),
    ("forms/a.ui", "<string>Find a band by name or race</string>"),
    ("rules/core/a.h", 'Text brief{"{n} PA", "{n} PA"};'),
    ("app/a.cpp", "return library.systems().front();"),
    ("app/a.cpp", "const auto &first = systems.front();"),
    ("app/a.cpp", "rules::systemList().front().name"),
    ("app/a.cpp", "systems[0].bands->creation()"),
    ("app/pages/match/a.cpp", 'tr("%1 PV")'),
    ("app/pages/match/a.cpp", "return view.turn == 0;"),
    ("app/pages/match/a.cpp", "row.turn < 1"),
    ("app/pages/match/a.cpp", "token.actions > 0"),
]
FINE = [
    ("app/a.cpp", "page.update(); trace(PART); // 2 PA"),
    ("app/a.h", '/** "Sous-fifre 5"\n of musg. */'),
    ("app/a.cpp", "if (lostARace(outcome))"),
    ("app/a.cpp", "for (const auto &system : systems)"),
    ("app/a.cpp", "const auto able = systemsWith(face); return able.front();"),
]


def files():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h", ".ui"):
                yield path.relative_to(ROOT).as_posix(), path.read_text()


def main():
    for control in CONTROLS:
        if not list(complaints_of(*control)):
            return report([f"the control is not found: {control[1]}"])
    for fine in FINE:
        if found := list(complaints_of(*fine)):
            return report([f"found in what is fine: {found[0]}"])
    return report(complaint for file, text in files() for complaint in complaints_of(file, text))


if __name__ == "__main__":
    sys.exit(main())
