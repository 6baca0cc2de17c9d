// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/band/bandact.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/board/boardface.h"
#include "rules/core/board/boardview.h"
#include "rules/core/dice/request.h"
#include "rules/core/game/game.h"
#include "rules/core/journal/journal.h"
#include "rules/core/journal/record.h"
#include "rules/core/journal/told.h"
#include "rules/core/values/ruleid.h"
#include "rules/core/words/phrase.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules {

struct SeatSetup {
    std::string band; // codec text of a band of the system; empty where the system needs none
    std::string player = "person"; // or a machine: "random", "easy", "normal"
    std::string name = {}; // of a side without a band; empty: its band names it

    bool operator==(const SeatSetup &) const = default;
};

/** Everything a match begins with, complete in itself: codec texts, no references. */
struct MatchSetup {
    std::string system;
    std::vector<SeatSetup> seats;
    std::string table; // codec text of a table, or of a generator's wish
    std::string scenario; // codec text
    std::vector<Setting> options; // switches that differ from their defaults
    std::optional<std::uint64_t> seed; // of the dice, for the curious: a replay needs none
    bool practice = false; // a machine agrees to take back

    bool operator==(const MatchSetup &) const = default;
};

inline constexpr std::string_view kPerson = "person";

/** Canonical codec text: the codec texts inside stand as JSON values, keys in ascending order. */
std::string encode(const MatchSetup &setup);
Result<MatchSetup> decodeMatchSetup(std::string_view text);

/** A refusal as an error (RefusedByRule), and its reason in the system's phrase book, with values
    `amount` and `limit`. */
Error refused(const Refusal &refusal);
Phrase whyRefused(const Error &error);
/** Of an entry of a journal that is refused when it is played again (ReplayMismatch). */
Error refusedAgain(int entry, const Error &refusal);

/** An answer to the awaited decision, for a board, a button or a list. */
struct ActionOption {
    std::string action; // codec text; of an open option with its place or path left out
    Phrase label;
    bool open = false;
    int token = -1; // whom it concerns, for a board; -1: nobody on it
    Place place = {}; // where it is given on a board
    int card = -1; // by which it is given
    bool isPass = false; // it declines: a question with such an answer is a window

    /** The board asks for it by a place or a card: it needs no button. */
    bool standsOnBoard() const
    {
        return card >= 0 || !std::holds_alternative<std::monostate>(place);
    }
    /** Somewhere on the board is the answer. */
    bool asksForPlace() const { return open || !std::holds_alternative<std::monostate>(place); }
};

/** What an action would do, before it is done. */
struct ActionPreview {
    std::string action;
    std::vector<Phrase> effects; // cost, path, what will be rolled for, in order
    std::vector<RuleId> rules;
    int token = -1; // who does it, where it is a token's
    int cost = 0; // of the actions that token has left
    std::vector<Phrase> warnings; // what it would waste or risk

    bool operator==(const ActionPreview &) const = default;
};

/** An action that a machine weighed, and what spoke for and against it, in thousandths of a point.
 */
struct Thought {
    std::string action; // codec text
    Phrase label;
    int score = 0;
    std::vector<std::pair<Phrase, int>> parts; // that are not 0

    bool operator==(const Thought &) const = default;
};

/** One match being played: its state, its journal, and what may be done now. Holds no dice: while
    `awaited` is chance, `answer` it, from a DiceSource or as typed. */
class Match
{
public:
    virtual ~Match() = default;
    /** The same match once more: what is done to either leaves the other as it is. */
    virtual std::unique_ptr<Match> copy() const = 0;

    virtual const Request &awaited() const = 0;
    virtual Phrase question() const = 0; // the awaited request in words
    virtual std::vector<ActionOption> options() const = 0;
    virtual Result<ActionPreview> plan(SeatId seat, std::string_view action) const = 0;

    virtual Result<void> submit(SeatId seat, std::string_view action) = 0;
    virtual Result<void> answer(const ChanceAnswer &chance) = 0;
    /** What the machine of that seat, which is asked, would do now; fails for a person's seat. */
    virtual Result<std::string> choose(SeatId seat) const = 0;
    /** The same by any machine, in whose hands a seat may have been given. */
    virtual Result<std::string> chooseAs(SeatId seat, std::string_view machine) const = 0;
    /** That choice, still to be made: once, on any thread, whatever becomes of the match meanwhile.
        Only the rules must outlive it. */
    using Choosing = std::function<std::string()>;
    virtual Result<Choosing> choosing(SeatId seat, std::string_view machine) const = 0;
    /** What that machine would weigh there of all that the rules allow, best first; empty where it
        does not weigh. */
    virtual Result<std::vector<Thought>> thoughts(SeatId seat, std::string_view machine) const = 0;

    /** Back over the last act, if chance has answered nothing since and nothing was revealed.
        Whatever goes back or forward is a ReplayMismatch, and changes nothing, where the rules
        refuse an act that they took before. */
    virtual Result<void> undo() = 0;
    /** How many of the last acts undo goes back over, one after the other. */
    virtual int undoable() const = 0;
    /** Does again what was undone or taken back last, with the dice it had. */
    virtual Result<void> redo() = 0;
    /** Back over the last act whatever it revealed; the people have agreed. */
    virtual Result<void> takeBack() = 0;
    /** Both end the match. */
    virtual Result<void> concede(SeatId seat) = 0;
    virtual Result<void> agreeDraw() = 0;

    /** As the seat may know it; kNoSeat: what everybody may know. */
    virtual BoardView view(SeatId seat) const = 0;
    virtual std::vector<ToldEvent> story(SeatId seat) const = 0;
    /** What the last act or the last answer of chance told; going back tells nothing. */
    virtual std::vector<ToldEvent> latest(SeatId seat) const = 0;
    virtual const Journal &journal() const = 0;
    /** What stands of the match so far. */
    virtual std::unique_ptr<Record> record() const = 0;
    virtual BattleReport report() const = 0;

    /** Null where the system has no board. */
    virtual const BoardFace *board() const = 0;
};

/** A scenario as a list shows it, and what a match of it needs. */
struct ScenarioTitle {
    enum class Bands { None, OneASeat };
    enum class Table { None, Measured }; // None: the game brings its own board

    std::string key;
    Text name;
    Text summary;
    int mostSeats = 0;
    int leastSeats = 2;
    Bands bands = Bands::OneASeat;
    Table table = Table::Measured;
    std::vector<Text> seats = {}; // what to call the sides, by seat, where no band names them
    Text zones = {}; // how the sides come to the zones they set up in, where there are some

    bool hasBands() const { return bands != Bands::None; }
    bool hasTable() const { return table != Table::None; }
    bool operator==(const ScenarioTitle &) const = default;
};

/** A scenario ready for a set-up. */
struct Scenario {
    ScenarioTitle title;
    std::string text; // codec text

    bool operator==(const Scenario &) const = default;
};

/** A game of some size, as it is proposed to who has chosen nothing yet: keys of what comes with
   the program. */
struct Suggestion {
    std::string scenario;
    std::string table; // empty: the system has no tables
    Text name = {}; // of its size; empty: the system knows but one
    int points = 0; // what a band is worth in it
    std::vector<std::string> bands = {}; // keys of samples, for who brings none; empty: any

    bool operator==(const Suggestion &) const = default;
};

/** Switches of a match that belong together. */
struct OptionGroup {
    Text title;
    std::vector<Property>
        options; // keys and values as in MatchSetup::options; values: the defaults
};

/** How one headless game ended. */
struct GameResult {
    BattleReport report;
    std::string ending; // key of the phrase that says how it ended; empty: the rules say nothing
    int actions = 0;
    int refused = 0;
    bool stalled = false;
};

/** The play face of a system. Everything in and out is neutral; setups and journals are codec
    texts or structs of them. */
class MatchRules
{
public:
    virtual ~MatchRules() = default;

    /** Rises when an old journal could play out differently. */
    virtual int revision() const = 0;
    /** The machines there are, weakest first. */
    virtual std::vector<std::string> machines() const = 0;
    virtual const PhraseBook &phrases() const = 0;
    /** What a turn is called: "Turn 3", "Round 3"; of 0, what comes before the first. */
    virtual Phrase turnName(int turn) const = 0;
    /** Why no match plays a band, as begin() would refuse it (ModuleNotPlayed and what follows
        there); empty: it is played. Codec text of the band. */
    virtual Result<std::optional<Error>> notPlayed(std::string_view band) const = 0;
    virtual Result<std::unique_ptr<Match>> begin(const MatchSetup &setup) const = 0;
    /** Plays a journal again to its end. ReplayMismatch names the first bad entry in `number`; a
        journal of another revision is refused with NewerRevision or OlderRevision. */
    virtual Result<std::unique_ptr<Match>> replay(const Journal &journal) const = 0;
    /** What a journal of any revision tells, from its stored events. */
    virtual Result<std::vector<ToldEvent>> story(const Journal &journal, SeatId seat) const = 0;
    /** The same for looking at step by step. One of the present revision is played again, with all
        that replay() refuses; one of another is shown from its stored events. */
    virtual Result<std::unique_ptr<Record>> open(const Journal &journal) const = 0;
    /** Codec text of a scenario; fails for one that is no scenario of this system. */
    virtual Result<ScenarioTitle> title(std::string_view scenario) const = 0;
    /** The scenarios that the rules themselves hold, in the order of a list; others are files of
        the program. */
    virtual std::vector<Scenario> scenarios() const = 0;
    /** The smallest game first, which is what somebody new is offered; the last is what a campaign
        plays. At least one. */
    virtual std::vector<Suggestion> suggested() const = 0;
    /** What people may agree on before a match. */
    virtual std::vector<OptionGroup> options() const = 0;
    /** Whether a seat may see what another may not: people at one screen then cover it. */
    virtual bool hasSecrets(const MatchSetup &setup) const = 0;
    /** What the faces of dice thrown for that reason show, from 1 on; empty: their numbers. */
    virtual std::vector<Text> faces(std::uint16_t reason) const = 0;
    /** Plays one whole game between machines; prepared once, played many times. */
    class Batch
    {
    public:
        virtual ~Batch() = default;
        virtual GameResult play(std::uint64_t seed) const = 0; // thread-safe
    };
    virtual Result<std::unique_ptr<Batch>> prepare(const MatchSetup &setup) const = 0;
};

} // namespace escarmouche::rules
