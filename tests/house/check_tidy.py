# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source of rules/ passes the checks of .clang-tidy.

Most of the time of a single source goes into its headers, and some checks take with each source of a batch
longer than with the last. So the sources are read in batches, those of either part of the library
(rules/CMakeLists.txt) for themselves: that takes four minutes of processor instead of twenty.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sources import ROOT, cpp_files, report

HOT = re.compile(r"rules/(kit/geometry|musg/play(?!/(board|codec)/))/(?!.*boardcodec\.cpp$)")
COOL = 60  # sources of the others a batch
CONTROL = "int *find();\nint *find()\n{\n    return 0;\n}\n"


def complaints_of(name, text, folder):
    """What clang-tidy says of a source with that text."""
    source = Path(folder) / f"{name}.cpp"
    source.write_text(text)
    # Warnings are the compilers' part: they build with more of them, and as errors.
    result = subprocess.run(["clang-tidy-19", "--quiet", f"--config-file={ROOT}/.clang-tidy", source,
                             "--", "-std=c++20", f"-I{ROOT}", "-Wno-everything"],
                            text=True, capture_output=True, check=False)
    found = re.findall(r"^\S+:\d+:\d+: (?:warning|error):.*$", result.stdout, re.M)
    return found if found or result.returncode == 0 else [result.stderr]


def main():
    sources = [file.as_posix() for file in cpp_files() if file.parts[0] == "rules" and file.suffix == ".cpp"]
    hot = [file for file in sources if HOT.match(file)]
    cool = [file for file in sources if not HOT.match(file)]
    parts = {"hot": hot, **{f"cool{at}": cool[at:at + COOL] for at in range(0, len(cool), COOL)}}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        if not complaints_of("control", CONTROL, folder):
            return report(["control not caught"])
        batches = [pool.submit(complaints_of, name, "".join(f'#include "{file}"\n' for file in files), folder)
                   for name, files in parts.items()]
        return report([complaint for batch in batches for complaint in batch.result()])


if __name__ == "__main__":
    sys.exit(main())
