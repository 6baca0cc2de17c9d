# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every C++ file is as clang-format writes it, opens with the two SPDX lines, and is no monster."""

import re
import subprocess
import sys

from sources import ROOT, cpp_files, report

SPDX = ("// SPDX-FileCopyrightText: the Escarmouche authors\n"
        "// SPDX-License-Identifier: GPL-3.0-or-later\n")
MOST_LINES = 600
BANNER = re.compile(r"^\s*(//|/\*)\s*[-=*#~]{4,}")


def check(file, text):
    if not text.startswith(SPDX):
        yield f"{file}: does not open with the two SPDX lines"
    if file.endswith(".h") and "#pragma once" not in text:
        yield f"{file}: no #pragma once"
    if text.count("\n") > MOST_LINES:
        yield f"{file}: over {MOST_LINES} lines"
    for number, line in enumerate(text.splitlines(), 1):
        if BANNER.match(line):
            yield f"{file}:{number}: banner"
        if line.rstrip() != line:
            yield f"{file}:{number}: trailing blank"


def main():
    if not list(check("a.h", "#pragma once\n")) or not list(check("a.cpp", SPDX + "// =====\n")):
        return report(["control not caught"])
    files = [file.as_posix() for file in cpp_files()]
    complaints = [c for file in files for c in check(file, (ROOT / file).read_text())]
    result = subprocess.run(["clang-format", "--dry-run", *files], cwd=ROOT, text=True,
                            capture_output=True, check=False)
    complaints += re.findall(r"^\S+:\d+:\d+: warning:.*$", result.stderr, re.M)
    if result.returncode != 0:
        complaints.append(result.stderr)
    return report(complaints)


if __name__ == "__main__":
    sys.exit(main())
