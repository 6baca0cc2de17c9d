// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/match/matchcommands.h"
#include "app/cli/match/matchsetup.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/interruption.h"
#include "app/cli/talk/jsonreport.h"
#include "app/cli/talk/names.h"
#include "app/words/sentences/phrases.h"
#include "model/exchange/bandexchange.h"
#include "model/match/tally/simulation.h"
#include "model/text.h"

#include <QElapsedTimer>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <thread>

#include <unistd.h>

namespace escarmouche::app::cli {
namespace {

/** Says on standard error how far it is: rewritten in place on a terminal, now and then else. */
class Progress
{
public:
    explicit Progress(model::Amount all) : m_all(all) { m_clock.start(); }
    ~Progress()
    {
        if (m_told && m_onTerminal)
            printTalk("\n");
    }
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    void operator()(model::Amount done)
    {
        const qint64 now = m_clock.elapsed();
        if (now - m_last < (m_onTerminal ? 200 : 5000))
            return;
        m_last = now;
        m_told = true;
        const double rate = static_cast<double>(done) * 1000 / static_cast<double>(now);
        const QString line = told(QT_TRANSLATE_NOOP("CommandLine", "%1 of %2 games, %3 a second"))
                                 .arg(QLocale().toString(static_cast<qlonglong>(done)),
                                      QLocale().toString(static_cast<qlonglong>(m_all)),
                                      QLocale().toString(rate, 'f', rate < 10 ? 1 : 0));
        printTalk(m_onTerminal ? "\r" + toUtf8(line) + "   " : toUtf8(line) + "\n");
    }

private:
    static void printTalk(const std::string &bytes)
    {
        std::fwrite(bytes.data(), 1, bytes.size(), stderr);
    }

    model::Amount m_all;
    QElapsedTimer m_clock;
    qint64 m_last = 0;
    bool m_told = false;
    const bool m_onTerminal = isatty(STDERR_FILENO) != 0;
};

QString percent(double share)
{
    return percentText(share, 1);
}

QString percentOf(model::Amount part, model::Amount of)
{
    return percent(static_cast<double>(part) / static_cast<double>(of));
}

QString amountText(model::Amount amount)
{
    return QLocale().toString(static_cast<qlonglong>(amount));
}

QString seatsText(const model::Tally &tally)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "seat")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "band")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "player")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "wins")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "95% interval")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "draws")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "points"))}};
    for (const model::SeatTally &seat : tally.seats) {
        const model::Share wins = winsOf(seat, tally.ended());
        table.push_back({QString::number(table.size()), toQString(seat.band),
                         toQString(seat.player), percent(wins.share),
                         percent(wins.low) + QStringLiteral(" – ") + percent(wins.high),
                         percentOf(seat.draws, tally.ended()),
                         QLocale().toString(meanPoints(seat, tally.ended()), 'f', 1)});
    }
    if (std::ranges::all_of(tally.seats, &std::string::empty, &model::SeatTally::band)) {
        for (QStringList &row : table)
            row.removeAt(1);
    }
    return columns(table) + u'\n';
}

/** A table and the line before it; nothing if it has but its headings. */
QString underLine(const std::vector<QStringList> &table)
{
    return table.size() < 2 ? QString() : u'\n' + columns(table) + u'\n';
}

QString tallyText(const model::Tally &tally)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "band")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "figure")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "out of action")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "left the table")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "puts out of action"))}};
    for (const model::SeatTally &seat : tally.seats) {
        for (const model::FigureTally &figure : seat.figures)
            table.push_back({toQString(seat.band), inUiLanguage(figure.name),
                             percentOf(figure.outOfAction, tally.ended()),
                             percentOf(figure.leftTable, tally.ended()),
                             QLocale().toString(static_cast<double>(figure.knockOuts) /
                                                    static_cast<double>(tally.ended()),
                                                'f', 2)});
    }
    return underLine(table);
}

QString weaponsText(const model::Tally &tally,
                    const std::vector<rules::CatalogueSection> &catalogue)
{
    std::vector<QStringList> table{
        {told(QT_TRANSLATE_NOOP("CommandLine", "band")),
         told(QT_TRANSLATE_NOOP("CommandLine", "weapon")),
         told(QT_TRANSLATE_NOOP("CommandLine", "figures put out of action"))}};
    for (const model::SeatTally &seat : tally.seats) {
        for (const auto &[weapon, times] : seat.weapons)
            table.push_back({toQString(seat.band),
                             weapon.empty() ? QStringLiteral("–")
                                            : inUiLanguage(calledInCatalogue(weapon, catalogue)),
                             amountText(times)});
    }
    return underLine(table);
}

/** The catalogue of the system that played; empty where this program lacks it. */
std::vector<rules::CatalogueSection> catalogueOf(const rules::RuleSystems &systems,
                                                 const std::string &key)
{
    const rules::RuleSystem *system = systemNamed(systems, key);
    return system && system->catalogue ? system->catalogue->catalogue()
                                       : std::vector<rules::CatalogueSection>();
}

/** What the game calls that ending in a list; else its whole sentence, where that needs no values.
 */
QString endingText(const rules::RuleSystem *system, const std::string &ending)
{
    if (system && system->matches) {
        const rules::PhraseBook &book = system->matches->phrases();
        for (const std::string &key : {"tally." + ending, ending}) {
            const auto found = book.find(key);
            if (found != book.end() && found->second.en.find('{') == std::string::npos)
                return say(book, {key, {}});
        }
    }
    return toQString(ending);
}

/** How many games ended how, in the words of the game; nothing where it knows but one way. */
QString endingsText(const model::Tally &tally, const rules::RuleSystems &systems)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "how they ended")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "games"))}};
    const rules::RuleSystem *system = systemNamed(systems, tally.system);
    for (const auto &[ending, games] : tally.endings) {
        table.push_back({endingText(system, ending), percentOf(games, tally.ended())});
    }
    return underLine(table);
}

/** What the games that came to an end came to. */
QString sharesText(const model::Tally &tally, const rules::RuleSystems &systems)
{
    return seatsText(tally) + endingsText(tally, systems) + tallyText(tally) +
           weaponsText(tally, catalogueOf(systems, tally.system));
}

/** How many games there were, and how they went. */
QString gamesText(const model::Tally &tally)
{
    const QString turns =
        tally.ended() == 0 ? QStringLiteral("–") : QLocale().toString(meanTurns(tally), 'f', 1);
    return told(QT_TRANSLATE_NOOP("CommandLine", "Games: %1, turns: %2, seed: %3"))
               .arg(amountText(tally.count), turns, toQString(std::to_string(tally.seed))) +
           u'\n' +
           told(QT_TRANSLATE_NOOP("CommandLine", "Unfinished games: %1, illegal actions: %2"))
               .arg(amountText(tally.stalled), amountText(tally.refused));
}

/** Why there is nothing to count; none: there is. */
std::optional<Complaint> fruitless(const model::Tally &tally)
{
    if (tally.count == 0 || tally.ended() > 0)
        return std::nullopt;
    return complain(kRejected, told(QT_TRANSLATE_NOOP("CommandLine",
                                                      "No game (of %1) was finished, so there is "
                                                      "nothing to count. Check the table, the "
                                                      "scenario and the bands."))
                                   .arg(amountText(tally.count)))
        .value();
}

/** A tally, and what went wrong behind it. */
void printJson(const model::Tally &tally, const std::optional<Complaint> &wrong)
{
    if (!wrong)
        return printBytes(encodeTally(tally));
    Json json = Json::parse(encodeTally(tally));
    json["error"] = jsonOf(*wrong);
    print(json);
}

/** Prints what the games came to. If no game was finished that comes first, and is the exit. */
int report(const Call &call, const model::Tally &tally, const rules::RuleSystems &systems)
{
    const auto wrong = fruitless(tally);
    if (wrong)
        grumble(wrong->sentence);
    if (call.json) {
        printJson(tally, wrong);
    } else {
        if (tally.ended() > 0)
            print(sharesText(tally, systems));
        print(gamesText(tally));
    }
    return wrong ? wrong->exit : kFine;
}

Outcome<int> mergeFiles(const Call &call)
{
    std::vector<model::Part> parts;
    for (const std::string &file : call.words) {
        const auto text = model::readFile(toQString(file));
        if (!text)
            return complain(text.error());
        auto tally = model::decodeTally(*text);
        if (!tally) {
            tally.error().file = file;
            return complain(tally.error());
        }
        parts.push_back({file, std::move(*tally)});
    }
    const auto whole = model::merged(std::move(parts));
    if (!whole)
        return complain(whole.error());
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    return report(call, *whole, **systems);
}

model::SimulationWish simulationWish(const Call &call)
{
    model::SimulationWish wish;
    wish.seed = seedOf(call);
    wish.games = call.games;
    wish.mirrored = call.mirrored;
    if (const auto slash = call.shard.find('/'); slash != std::string::npos) {
        wish.shard = std::stoi(call.shard.substr(0, slash));
        wish.shards = std::stoi(call.shard.substr(slash + 1));
    }
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    wish.jobs = call.jobs.value_or(cores);
    return wish;
}

} // namespace

Outcome<int> simulate(const Call &call)
{
    if (call.merge)
        return mergeFiles(call);
    if (call.words.size() > 1)
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "One set-up is played at a time; several "
                                                          "files go with --merge.")));
    if (!call.shard.empty() && !call.seed)
        return complain(kUsage, told(QT_TRANSLATE_NOOP(
                                    "CommandLine", "Parts belong together by their seed: name one "
                                                   "with --seed.")));
    const auto loaded = loadMachines(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto simulation =
        model::Simulation::prepare(loaded->rules(), loaded->resolved.match, simulationWish(call));
    if (!simulation)
        return loaded->refused(simulation.error());
    const Interruption interruption;
    model::Tally tally;
    {
        Progress progress(simulation->size());
        tally = simulation->run(Interruption::wanted(), std::ref(progress));
    }
    const int exit = report(call, tally, *loaded->systems);
    return Interruption::wanted() ? kInterrupted : exit;
}

} // namespace escarmouche::app::cli
