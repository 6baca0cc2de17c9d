# SPDX-FileCopyrightText: the Escarmouche authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Experience, injuries and treasury of a campaign worked out a second time.

Written from the rules register alone (CAMP, INJURY, MERC, VP-05, PROFILE-12), sharing nothing with
the program. Reads the cases that campaigncases writes and complains of every difference. The
control changes one cell of one table here and expects differences.
"""

import argparse
import copy
import json
import subprocess
import sys

# ---- the tables ---------------------------------------------------------------------------------

# CAMP-03: who, whom, points. A mercenary counts as a sous-chef.
KNOCK_OUTS = {
    ("sous-fifre", "sous-chef"): 1,
    ("sous-fifre", "chief"): 2,
    ("sous-chef", "chief"): 1,
    ("chief", "chief"): 1,
}
BOXES = {"chief": 50, "sous-chef": 50, "sous-fifre": 25}  # CAMP-06
GREY_EVERY = 5  # CAMP-05
PER_GAME = 10  # MERC-05 .. MERC-11: of every mercenary listed
DEAD_BELOW = 3  # INJURY-01: a sous-fifre or figurant returns from here on

# CAMP-12 .. CAMP-30: what an advance does to the numbers; the others give abilities.
ADVANCES = {
    1: ("ct", -1), 2: ("f", 1), 3: ("r", 1), 4: ("cc", -1), 5: ("mvt", 1), 6: ("cd", 1),
    7: ("ct", -1), 8: ("f", 1), 9: ("r", 1), 10: ("cc", -1), 12: ("cd", 1), 13: ("ct", -1),
    14: ("f", 1), 15: ("r", 1), 16: ("cc", -1), 19: ("pv", 1),
}

# INJURY-03 .. INJURY-16, by d66.
DEAD, MANY, AGAIN, DOCTOR, ROBBED, WELL, LUCKY = "dead many again doctor robbed well lucky".split()
HERO = {}
for first, last, result in [
    (11, 15, DEAD), (16, 21, MANY), (22, 23, "movement-difficulty"), (24, 25, AGAIN),
    (26, 26, "nervous-trauma"), (31, 31, "reduced-vision"), (32, 32, "random-activity"),
    (33, 33, DOCTOR), (34, 35, "bruised"), (36, 36, ROBBED), (41, 56, WELL),
    (61, 61, "implacable-hatred"), (62, 64, "hardened"), (65, 66, LUCKY),
]:
    for d66 in range(first, last + 1):
        if 1 <= d66 % 10 <= 6:
            HERO[d66] = result
ONCE = {"random-activity", "implacable-hatred", "hardened", "missed-game", "true-doctor"}
INJURIES = {"movement-difficulty": ("mvt", -1), "nervous-trauma": ("cd", -1),
            "reduced-vision": ("ct", 1), "bruised": ("cc", 1)}


# ---- numbers ------------------------------------------------------------------------------------

def within(numbers, least_command):
    """PROFILE-12: CT and CC live in 2 to 6; Mvt, F and R are 1 at least; Cd 11 at most (CAMP-17)."""
    for name in ("ct", "cc"):
        numbers[name] = min(max(numbers[name], 2), 6)
    for name in ("mvt", "f", "r"):
        numbers[name] = max(numbers[name], 1)
    numbers["cd"] = min(max(numbers["cd"], least_command), 11)


def changed(numbers, changes):
    for name, by in changes:
        numbers[name] += by


def profile(base, advances, injuries):
    """What injuries take beyond a limit is not there for advances to make good (interaction 11)."""
    numbers = dict(base)
    changed(numbers, (INJURIES[injury] for injury in injuries if injury in INJURIES))
    within(numbers, min(base["cd"], 4))  # INJURY-07
    changed(numbers, (ADVANCES[number] for number in advances if number in ADVANCES))
    within(numbers, 2)
    return numbers


# ---- a game -------------------------------------------------------------------------------------

class Band:
    def __init__(self, before, report, dice):
        self.treasury = before["treasury"]
        self.loose = before["loose"]
        self.figures = {figure["id"]: copy.deepcopy(figure) for figure in before["figures"]}
        self.report = {each["id"]: each for each in report["figures"]}
        self.won, self.points = report["won"], report["points"]
        self.dice = {int(who): list(rolls) for who, rolls in dice.items()}

    def took_part(self, who):
        return who in self.report and self.report[who]["end"] != "not-played"

    def gain(self, who, points):
        figure = self.figures[who]
        had = figure["experience"]
        now = max(had, min(had + points, BOXES[figure["rank"]]))
        figure["due"] += now // GREY_EVERY - had // GREY_EVERY
        figure["experience"] = now

    def play(self):
        self.pay()
        for who, figure in self.figures.items():  # CAMP-03
            if figure["rank"] not in BOXES or who not in self.report:
                continue
            victims = ("sous-chef" if rank == "mercenary" else rank
                       for rank in self.report[who]["knock_outs"])
            self.gain(who, sum(KNOCK_OUTS.get((figure["rank"], rank), 0) for rank in victims))
        for who in list(self.figures):
            if who in self.report and self.report[who]["end"] == "out-of-action":
                self.recover(who)
        for who, figure in self.figures.items():  # CAMP-02, CAMP-04
            if figure["rank"] in BOXES and self.took_part(who):
                self.gain(who, 1)
                if self.won:
                    self.gain(who, 1)
        self.treasury += max(0, self.points)  # VP-05

    def pay(self):
        """MERC-01: whoever is under contract is paid for each game he takes part in."""
        for who, figure in self.figures.items():
            if figure["rank"] == "mercenary" and self.took_part(who):
                self.treasury -= PER_GAME

    def roll(self, who):
        return self.dice[who].pop(0)

    def d66(self, who):
        tens, units = self.roll(who)
        return 10 * tens + units

    def recover(self, who):
        rank = self.figures[who]["rank"]
        if rank == "mercenary":  # MERC-02: the contact is lost
            del self.figures[who]
        elif rank in ("sous-fifre", "figurant"):
            if self.roll(who)[0] < DEAD_BELOW:
                self.loose += self.figures.pop(who)["pieces"]
        else:
            self.recover_hero(who)

    def recover_hero(self, who):
        result = HERO[self.d66(who)]
        while result == AGAIN:
            result = HERO[self.d66(who)]
        if result == DEAD:
            del self.figures[who]
        elif result == MANY:  # INJURY-04
            for _ in range(self.roll(who)[0]):
                nested = HERO[self.d66(who)]
                while nested in (DEAD, WELL, MANY, AGAIN):
                    nested = HERO[self.d66(who)]
                self.suffer(who, nested)
        else:
            self.suffer(who, result)

    def suffer(self, who, result):
        figure = self.figures[who]
        if result == DOCTOR:  # INJURY-10
            face = self.roll(who)[0]
            if face <= 2:
                self.hurt(figure, "missed-game")
            elif face == 6:
                self.hurt(figure, "true-doctor")
        elif result == ROBBED:
            figure["pieces"] = 0
        elif result == LUCKY:
            self.gain(who, 1)
        elif result != WELL:
            self.hurt(figure, result)

    @staticmethod
    def hurt(figure, injury):
        if injury in ONCE and injury in figure["injuries"]:
            return
        figure["injuries"].append(injury)

    def outcome(self):
        for figure in self.figures.values():
            figure["injuries"].sort()
        return {"treasury": self.treasury, "loose": self.loose,
                "figures": sorted(self.figures.values(), key=lambda each: each["id"])}


# ---- comparing ----------------------------------------------------------------------------------

def comparable(state):
    figures = []
    for figure in sorted(state["figures"], key=lambda each: each["id"]):
        figure = {key: value for key, value in figure.items() if key != "numbers"}
        figure["injuries"] = sorted(figure["injuries"])
        figures.append(figure)
    return {"treasury": state["treasury"], "loose": state["loose"], "figures": figures}


def difference(case):
    """What is expected and what the program made of it, where they differ."""
    if case["what"] == "profile":
        expected = profile(case["base"], case["advances"], case["injuries"])
        return None if expected == case["after"] else (expected, case["after"])
    band = Band(case["before"], case["report"], case["dice"])
    band.play()
    left = {who: rolls for who, rolls in band.dice.items() if rolls}
    if left:
        return "dice that nothing asks for", left
    expected, met = comparable(band.outcome()), comparable(case["after"])
    return None if expected == met else (expected, met)


def differences(lines, told=3):
    count = wrong = 0
    for line in lines:
        count += 1
        found = difference(json.loads(line))
        if found:
            wrong += 1
            if wrong <= told:
                print(f"case {count}:\n  expected {json.dumps(found[0])}\n"
                      f"  met      {json.dumps(found[1])}\n  of {line.strip()}")
    return count, wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cases", help="the program that writes the cases")
    parser.add_argument("--n", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    run = subprocess.run([asked.cases, str(asked.n), str(asked.seed)], capture_output=True,
                         text=True, check=True)
    lines = run.stdout.splitlines()
    count, wrong = differences(lines)
    print(f"{count} cases, {wrong} differences")
    KNOCK_OUTS["sous-fifre", "sous-chef"] += 1  # the control
    try:
        _, noticed = differences(lines, told=0)
    except (IndexError, KeyError):
        noticed = 1
    if noticed == 0:
        print("A changed cell goes unnoticed: the cases prove nothing.")
    return 0 if count == asked.n and wrong == 0 and noticed > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
