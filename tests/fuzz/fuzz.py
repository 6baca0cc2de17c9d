# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets libFuzzer at each parser for some time, and says what came of it.

What it finds stays in BUILD/fuzz/NAME, so that the next run goes on from there. An input that breaks
a parser is kept in BUILD/fuzz/broken; once mended it belongs into tests/fuzz/kept/NAME.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import time

KEPT = pathlib.Path(__file__).parent / "kept"
BROKEN = 6


def fuzz(build, name, seconds):
    """One line of figures about one parser."""
    corpus, broken = build / "fuzz" / name, build / "fuzz" / "broken"
    broken.mkdir(parents=True, exist_ok=True)
    kept = [KEPT / name] if (KEPT / name).exists() else []
    begun = time.monotonic()
    run = subprocess.run(
        [build / "tests" / "fuzz", f"--parser={name}", f"-max_total_time={seconds}",
         "-timeout=30", "-rss_limit_mb=2048", "-print_final_stats=1", "-close_fd_mask=1",
         f"-artifact_prefix={broken}/{name}-", corpus, *kept],
        stderr=subprocess.PIPE, text=True, errors="replace", check=False)
    runs = re.search(r"number_of_executed_units: (\d+)", run.stderr)
    if run.returncode != 0:
        print(run.stderr[-4000:], file=sys.stderr)
    return {"name": name, "n": int(runs[1]) if runs else 0,
            "failures": 1 if run.returncode != 0 else 0,
            "seconds": round(time.monotonic() - begun, 1)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--seconds", type=int, default=1800, help="for each parser")
    parser.add_argument("--only", action="append", help="a parser; several times for several")
    wish = parser.parse_args()
    replay = wish.build / "tests" / "fuzz_replay"
    names = subprocess.check_output([replay, "--list"], text=True).split()
    unknown = set(wish.only or []) - set(names)
    if unknown:
        parser.error(f"no such parser: {', '.join(sorted(unknown))}; there are: {', '.join(names)}")
    subprocess.check_call([replay, "--write", wish.build / "fuzz"])
    failed = []
    for name in wish.only or names:
        line = fuzz(wish.build, name, wish.seconds)
        print(json.dumps(line), flush=True)
        if line["failures"]:
            failed.append(name)
    print(json.dumps({"parsers": len(wish.only or names), "failed": failed}))
    return BROKEN if failed else 0


if __name__ == "__main__":
    sys.exit(main())
