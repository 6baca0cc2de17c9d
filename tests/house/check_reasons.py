# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reason that an error of rules/ or model/ carries in words is one that app/words/sentences/reasons.cpp can translate."""

import re
import sys

from sources import ROOT, cpp_files, report

LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
# The codes whose hint is told as a reason, and whose subject as well.
TOLD = {"LibraryDamaged", "BackupDamaged", "NotALibrary", "InputOutput", "WrongType", "WrongPattern", "PartsDiffer"}
ERROR = re.compile(r"\.code = (?:rules::)?ErrorCode::(\w+)([^{};]*)")
FIELD = re.compile(r"\.(\w+) = ")
# Functions that make such an error of the words they are given.
MAKERS = re.compile(r"\b(?:damaged|notOurs|wants|wrongType)\(([^;{}]*)\)|"
                    r"\b(?:complain|complaint)\(ErrorCode::(?:WrongType|WrongPattern),([^;{}]*)\)|"
                    r"\breasonOf\(const Error &\w+\)\n\{([^}]*)\}|\btypeName\([^)]*\)\n\{([^}]*)\}|"
                    r"\bdifferenceBetween\([^)]*\)\n\{([^}]*)\}")
# Patterns of a text and not words; what only a catalogue of ours can bring about.
CODES = re.compile(r"^[\W\d]*$|^[0-9a-f.]+$")
OWN = ("rules/musg/catalogue/cataloguereader.cpp", "rules/kit/codec/kinds.h")


def words(expression):
    for literal in LITERAL.findall(expression):
        head = literal.split(": ")[0]
        if not CODES.match(head):
            yield head


def reasons(text):
    """The words of every error that a source makes."""
    for match in ERROR.finditer(text):
        if match[1] not in TOLD:
            continue
        fields = FIELD.split(match[2])
        for name, value in zip(fields[1::2], fields[2::2]):
            if name == "hint" or (name == "subject" and match[1] == "WrongType"):
                yield from words(value)
    for match in MAKERS.finditer(text):
        for group in match.groups():
            yield from words(group or "")


def known():
    table = (ROOT / "app/words/sentences/reasons.cpp").read_text()
    return {match[1] for match in re.finditer(r'QT_TRANSLATE_NOOP\("Reasons", "([^"]*)"\)', table)}


CONTROL = ('fail({.code = ErrorCode::InputOutput, .subject = name, .hint = "x y"})',
           'fail({.code = rules::ErrorCode::LibraryDamaged, .hint = "x y: " + uuid})',
           'return {.code = ErrorCode::WrongType,\n .subject = isDir ? "x y" : "q",\n .hint = "a"};',
           'return notOurs("x y");', 'damaged("x y: " + id);', 'at.complain(ErrorCode::WrongPattern, text, "x y");',
           'std::string reasonOf(const Error &error)\n{\n return "x y";\n}\n',
           'std::string differenceBetween(const Tally &a)\n{\n return "x y";\n}\n')
SILENT = ('fail({.hint = "x y"})', 'fail({.code = ErrorCode::EntryNotFound, .hint = "x y"})',
          'at.complain(ErrorCode::WrongPattern, text, "0123");')


def main():
    for source in CONTROL:
        if "x y" not in reasons(source):
            return report([f"control not caught: {source}"])
    for source in SILENT:
        if list(reasons(source)):
            return report([f"control caught: {source}"])
    table, complaints, met = known(), [], 0
    for file in cpp_files():
        name = file.as_posix()
        if not name.startswith(("rules/", "model/")) or name in OWN:
            continue
        for reason in reasons((ROOT / file).read_text()):
            met += 1
            if reason not in table:
                complaints.append(f"{name}: not in app/words/sentences/reasons.cpp: {reason!r}")
    if met < 20:
        complaints.append(f"only {met} reasons found: this check reads the sources wrongly")
    return report(complaints)


if __name__ == "__main__":
    sys.exit(main())
