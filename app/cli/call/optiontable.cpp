// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"

#include <QCoreApplication>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

const std::vector<OptionInfo> kOptions{
    {"--seed", "N", QT_TRANSLATE_NOOP("CommandLine", "seed of the dice that the program rolls"),
     "campaign schedule"},
    {"--seed", "N", QT_TRANSLATE_NOOP("CommandLine", "seed of the dice that the program rolls"),
     "campaign report"},
    {"--seed", "N", QT_TRANSLATE_NOOP("CommandLine", "seed of the dice that the program rolls"),
     "campaign postgame"},
    {"--count", "N",
     QT_TRANSLATE_NOOP("CommandLine", "how many of those who come free are drawn by lot"),
     "campaign report"},
    {"--count", "N", QT_TRANSLATE_NOOP("CommandLine", "how many were bought or joined"),
     "campaign correct"},
    {"--reason", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "why it is corrected"),
     "campaign correct"},
    {"--report", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "the result as it should have been, in the form in which “campaign report” "
                       "prints it with --json; - for standard input"),
     "campaign correct"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "where to write, replacing an existing file; standard output by default"),
     "campaign export"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "where to write, replacing an existing file; standard output by default"),
     "campaign story"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "the calendar as a file for other calendars (ics)"),
     "campaign schedule"},
    {"--set", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine", "an option of the campaign; may be repeated"),
     "campaign new"},
    {"--set", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine", "changes an option of the campaign; may be repeated"),
     "campaign options"},
    {"--set", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine", "an option of one game; may be repeated"),
     "campaign schedule"},
    {"--set", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "games, out_of_action or a rank, and how many; may be repeated"),
     "campaign past"},
    {"--force", "",
     QT_TRANSLATE_NOOP("CommandLine", "take back even if later acts go with it or change"),
     "campaign history"},
    {"--library", "PATH",
     QT_TRANSLATE_NOOP("CommandLine", "the library file, instead of the one the window opens")},
    {"--wait", "SECONDS",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "how long to wait for a library that is in use; 5 by default, 0 for not at all")},
    {"--as", "NAME", QT_TRANSLATE_NOOP("CommandLine", "who is at the keyboard")},
    {"--lang", "en|fr",
     QT_TRANSLATE_NOOP("CommandLine", "language of what is said, printed and exported")},
    {"--json", "",
     QT_TRANSLATE_NOOP("CommandLine", "print JSON; its keys are English in every language")},
    {"--system", "KEY",
     QT_TRANSLATE_NOOP("CommandLine",
                       "the game, by its key; when left out, the first that has campaigns"),
     "campaign new"},
    {"--system", "KEY",
     QT_TRANSLATE_NOOP("CommandLine",
                       "the game, by its key; needed only where several games can do this")},
    {"--set", "KEY=VALUE",
     QT_TRANSLATE_NOOP("CommandLine", "a property of the new band; may be repeated")},
    {"--to", "FIGURE",
     QT_TRANSLATE_NOOP("CommandLine", "a figure by its name, by rank and number, or by its row in "
                                      "“band show” (#3); may be repeated")},
    {"--from", "FIGURE",
     QT_TRANSLATE_NOOP("CommandLine", "a figure by its name, by rank and number, or by its row in "
                                      "“band show” (#3); may be repeated")},
    {"--count", "N",
     QT_TRANSLATE_NOOP("CommandLine",
                       "how many figures to recruit, or how many each figure gets; one by default"),
     "band add"},
    {"--count", "N",
     QT_TRANSLATE_NOOP("CommandLine", "how many figures of each FIGURE go, all by default; with "
                                      "ENTRY, how many each loses, one by default"),
     "band remove"},
    {"--reason", "TEXT",
     QT_TRANSLATE_NOOP("CommandLine", "the reason, where a campaign would refuse it")},
    {"--whole", "",
     QT_TRANSLATE_NOOP("CommandLine", "the whole band, off every list; its history stays")},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "where to write, replacing an existing file; standard output by default"),
     "band export"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "where to write, replacing an existing file; by default a new file with the band’s name"),
     "print band"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "where to write, replacing an existing file; by default a new file with the game’s name"),
     "print reference"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "where to write, replacing an existing file; by default a new file with the game’s name"),
     "print scores"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "where to write, replacing an existing file; by default a new file with the game’s name"),
     "print counters"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write, replacing an existing file; by default a "
                                      "new file with the campaign’s name"),
     "print campaign"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write, replacing an existing file; by default a "
                                      "new file with the campaign’s name"),
     "print standings"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write, replacing an existing file; by default a "
                                      "new file with the campaign’s name"),
     "print story"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "where to write, replacing an existing file; standard output by default"),
     "table import"},
    {"--output", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "the folder for the bands; with --ledger the file, replaced "
                                      "if it exists, or standard output by default"),
     "library export"},
    {"--format", "FORMAT",
     QT_TRANSLATE_NOOP("CommandLine", "md, html or txt; by the file’s suffix when left out"),
     "campaign story"},
    {"--format", "FORMAT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "json, csv, md, html, txt or pdf; by the file’s suffix when left out")},
    {"--spreadsheet-safe", "",
     QT_TRANSLATE_NOOP("CommandLine", "csv: keep spreadsheets from reading cells as formulas")},
    {"--mm", "N", QT_TRANSLATE_NOOP("CommandLine", "distances in millimetres, N of them a pas")},
    {"--paper", "a4|letter", QT_TRANSLATE_NOOP("CommandLine", "size of the paper")},
    {"--force", "", QT_TRANSLATE_NOOP("CommandLine", "read a ledger of any size"),
     "library rebuild"},
    {"--force", "", QT_TRANSLATE_NOOP("CommandLine", "read a ledger of any size"),
     "campaign import"},
    {"--force", "", QT_TRANSLATE_NOOP("CommandLine", "replace existing files")},
    {"--list", "", QT_TRANSLATE_NOOP("CommandLine", "list the measurements instead")},
    {"--ledger", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "every act as a line of JSON, from which the library can be rebuilt")},
    {"--seed", "N",
     QT_TRANSLATE_NOOP("CommandLine", "seed of the dice: the same number gives the same game. With "
                                      "--script the program rolls only if this is given"),
     "match play"},
    {"--seed", "N",
     QT_TRANSLATE_NOOP("CommandLine", "seed of the dice: the same number gives the same game")},
    {"--ai", "NAME,NAME",
     QT_TRANSLATE_NOOP("CommandLine",
                       "the machines that play, seat by seat; one name for all seats. With "
                       "--script “person” is a seat that the script plays"),
     "match play"},
    {"--ai", "NAME",
     QT_TRANSLATE_NOOP("CommandLine", "the machine that plays whoever joins by name"),
     "campaign join"},
    {"--ai", "NAME,NAME",
     QT_TRANSLATE_NOOP("CommandLine",
                       "the machines that play, seat by seat; one name for all seats")},
    {"--journal", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "where to write the journal of the match")},
    {"--script", "FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "plays what that file says, or standard input (-), or sample:opening: "
                       "actions and dice, a line of JSON each")},
    {"--practice", "",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "a practice match: the script may type draws, and take actions back although "
         "a machine plays")},
    {"--awaited", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "instead, show what the match waits for, who is where, and every answer as "
                       "a line for --script")},
    {"--as-script", "",
     QT_TRANSLATE_NOOP("CommandLine", "instead, print the match as a script for “match play”")},
    {"--seat", "N",
     QT_TRANSLATE_NOOP("CommandLine",
                       "as the player in that seat knows it; by default, what everybody knows")},
    {"--games", "N", QT_TRANSLATE_NOOP("CommandLine", "how many games; 1000 when left out")},
    {"--jobs", "N",
     QT_TRANSLATE_NOOP("CommandLine", "how many at a time; one per core by default")},
    {"--shard", "I/N",
     QT_TRANSLATE_NOOP("CommandLine", "only the I-th of N parts of the games; see --merge")},
    {"--merge", "",
     QT_TRANSLATE_NOOP("CommandLine", "merges the results of parts, given as their JSON files")},
    {"--mirrored", "",
     QT_TRANSLATE_NOOP("CommandLine", "each seed is played once for every seating of the bands")},
    {"--player", "NAME",
     QT_TRANSLATE_NOOP("CommandLine",
                       "whose bands they are; by default whoever is at the keyboard")},
    {"--as-it-stands", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "with the experience, advances, injuries and treasury it has on paper")},
    {"--deep", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "also decide its acts again by the rules and name every difference")},
    {"--game", "GAME", QT_TRANSLATE_NOOP("CommandLine", "the number of a game")},
    {"--round", "KIND",
     QT_TRANSLATE_NOOP("CommandLine",
                       "a round of games for all bands: round-robin (each meets each), drawn (by "
                       "lot) or by-standing (neighbours in the standings)")},
    {"--seats", "N",
     QT_TRANSLATE_NOOP("CommandLine", "bands at each table of the round, 2 to 4; 2 when left out")},
    {"--rounds", "N|all",
     QT_TRANSLATE_NOOP("CommandLine",
                       "so many rounds of a round robin at once, or as many as it takes until all "
                       "have met; 1 when left out")},
    {"--every", "DAYS",
     QT_TRANSLATE_NOOP("CommandLine", "from one of these rounds to the next; 7 when left out")},
    {"--state", "STATE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "what becomes of the game: proposed, confirmed, forfeited (see --by), "
                       "abandoned (broken off) or cancelled (not played)")},
    {"--by", "BAND", QT_TRANSLATE_NOOP("CommandLine", "who forfeits; may be repeated")},
    {"--at", "TIME",
     QT_TRANSLATE_NOOP("CommandLine", "when, in local time there: 2026-10-24T19:30")},
    {"--zone", "ZONE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its time zone, such as Europe/Paris; this machine’s by default")},
    {"--place", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "where")},
    {"--title", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "the game’s title; its bands by default")},
    {"--scenario", "KEY",
     QT_TRANSLATE_NOOP("CommandLine", "a scenario by its key, or in your own words")},
    {"--crew", "BAND",
     QT_TRANSLATE_NOOP("CommandLine", "chooses who comes from the band, everybody unless some are "
                                      "named or drawn, and shows it; a draw stands")},
    {"--figure", "FIGURE",
     QT_TRANSLATE_NOOP("CommandLine", "acts on that figure alone, by name, of all bands or of "
                                      "--band, and there by number as well; may be repeated"),
     "campaign history"},
    {"--since", "DATE", QT_TRANSLATE_NOOP("CommandLine", "acts from that day on: 2026-10-24")},
    {"--until", "DATE", QT_TRANSLATE_NOOP("CommandLine", "acts up to that day, and on it")},
    {"--figure", "FIGURE",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "somebody who comes and must be paid, or with --picked anybody, by name or number; may be "
         "repeated")},
    {"--picked", "", QT_TRANSLATE_NOOP("CommandLine", "just those of --figure come")},
    {"--dice", "N,N",
     QT_TRANSLATE_NOOP("CommandLine",
                       "what you rolled at the table, in the order asked; a d66 as 35 or 3,5"),
     "campaign postgame"},
    {"--dice", "N,N",
     QT_TRANSLATE_NOOP("CommandLine", "what you rolled at the table, in the order asked")},
    {"--report", "FILE",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "enters the result in that file, as --json prints it, or in standard input (-)")},
    {"--play", "",
     QT_TRANSLATE_NOOP("CommandLine", "lets machines play the game and enters its result")},
    {"--table", "TABLE", QT_TRANSLATE_NOOP("CommandLine", "a table of the program by its key")},
    {"--line", "LINE", QT_TRANSLATE_NOOP("CommandLine", "the line to settle, by its key")},
    {"--answer", "ANSWER", QT_TRANSLATE_NOOP("CommandLine", "the answer to it, by its key")},
    {"--throw", "", QT_TRANSLATE_NOOP("CommandLine", "the program rolls the line’s dice")},
    {"--rest", "", QT_TRANSLATE_NOOP("CommandLine", "settles every line that needs no choice")},
    {"--close", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "finishes the post-game: balances the accounts, makes a backup")},
    {"--figures", "", QT_TRANSLATE_NOOP("CommandLine", "figures instead of bands")},
    {"--season-of", "CAMPAIGN",
     QT_TRANSLATE_NOOP("CommandLine",
                       "with the options, players and bands of that campaign, as they stand; "
                       "figures keep their careers, notes and portraits")},
    {"--kind", "KIND",
     //: the words before the brackets are keys and stay English
     QT_TRANSLATE_NOOP("CommandLine",
                       "acts of that kind alone: found, rename, options, status, archive, "
                       "add-player, rename-player, join, withdraw, band (purchases), schedule, "
                       "schedule-round, change-fixture, fixture-status, crew, report (results), "
                       "roll (dice), settle (lines of a post-game), close, chronicle, take-out "
                       "(acts taken back) or correction (acts corrected)")},
    {"--band", "BAND", QT_TRANSLATE_NOOP("CommandLine", "acts on that band alone")},
    {"--annul", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "its games against one other band no longer count; by default they do")},
    {"--take-back", "N,N",
     QT_TRANSLATE_NOOP("CommandLine", "takes acts back by their numbers; of a take-out, brings "
                                      "back what it took")},
    {"--write", "TEXT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "writes that in the chronicle, of the game of --game or of none")},
    {"--after", "CAMPAIGN",
     QT_TRANSLATE_NOOP("CommandLine", "the season before this one; empty: none")},
    {"--note", "TEXT",
     QT_TRANSLATE_NOOP("CommandLine",
                       "your own words about the figure, in place of those that were there; empty: "
                       "none")},
    {"--portrait", "FILE",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "gives the figure a portrait, from a PNG, JPEG, GIF or BMP file; the library "
         "keeps it, made small")},
    {"--no-portrait", "", QT_TRANSLATE_NOOP("CommandLine", "removes the portrait")},
    {"--edit", "N",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "the entry of the chronicle that the act of that number wrote gets the words "
         "of --write; the former ones stay in the history")},
    {"--act", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "the act as it should have been, in the form in which "
                                      "“campaign correct” prints it with --json under “act”; - for "
                                      "standard input")},
    {"--anyway", "",
     QT_TRANSLATE_NOOP("CommandLine", "keeps the act although the campaign refuses it, as a debt "
                                      "for example, for the reason of --reason")},
    {"--refund", "",
     QT_TRANSLATE_NOOP("CommandLine",
                       "takes out a purchase that is an open question; its price stays in "
                       "the treasury")},
    {"--dry-run", "",
     QT_TRANSLATE_NOOP("CommandLine", "shows what would follow and changes nothing")},
    {"--as-of", "N",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "the campaign as it was when the act of that number had been done; “campaign "
         "history” shows them")},
};

/** Those of the questions of odds, each of its own command. */
std::vector<OptionInfo> oddsOptions()
{
    std::vector<OptionInfo> all;
    for (const CommandInfo &info : commands()) {
        if (!info.odds)
            continue;
        for (const rules::OddsOption &option : info.odds->options)
            all.push_back(
                {"--" + option.key, option.value.en, option.help, info.path, info.system});
    }
    return all;
}

} // namespace

const OptionInfo *findOption(std::string_view name, const CommandInfo &command)
{
    static const std::vector<OptionInfo> kOfOdds = oddsOptions();
    const auto isIt = [&](const OptionInfo &info) {
        return info.name == name && (info.command.empty() || info.command == command.path) &&
               (info.system.empty() || info.system == command.system);
    };
    for (const auto *options : {&kOfOdds, &kOptions}) {
        const auto at = std::ranges::find_if(*options, isIt);
        if (at != options->end())
            return &*at;
    }
    return nullptr;
}

} // namespace escarmouche::app::cli
