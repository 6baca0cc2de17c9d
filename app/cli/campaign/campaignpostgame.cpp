// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaigndice.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/talk/console.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

/** One band's document after one game, open for acts. */
class Desk
{
public:
    Desk(const Call &call, const OpenCampaign &open, rules::FixtureId game, rules::BandId band)
        : m_call(call), m_open(open), m_game(game), m_band(band)
    {
    }

    rules::PostGameDocument document() const
    {
        return rules::postGameDocument(m_open.session->rules(), m_open.campaign(), m_game, m_band);
    }

    /** The line of --line: its dice, then its answer. */
    Outcome<void> settleNamed() const
    {
        const std::string &key = m_call.campaign.line;
        const auto line = lineCalled(key);
        if (!line)
            return noSuchLine(key);
        if (line->done)
            return complain(
                kIllegal,
                told(QT_TRANSLATE_NOOP("CommandLine",
                                       "The line “%1” is already settled. “campaign history” shows "
                                       "the act that did it and can take it back."))
                    .arg(toQString(key)));
        if (const auto fits = answerFits(*line); !fits)
            return fits;
        const auto rolls = rollsOf(m_open, {m_game, m_band, key, m_call.campaign.dice});
        if (!rolls)
            return tl::unexpected(rolls.error());
        if (!line->after.empty())
            return comesLater(*line);
        for (const rules::RollDice &roll : *rolls) {
            if (const auto done = perform(m_open, roll); !done)
                return done;
        }
        bool rolled = !rolls->empty();
        for (; m_call.campaign.throws && takesDice(key); rolled = true) {
            if (const auto thrown = roll(key); !thrown)
                return thrown;
        }
        const bool lacksAnswer =
            m_call.campaign.answer.empty() && awaits(key, rules::Awaiting::Choice);
        // Rolled for as far as there were dice: what is shown says what is awaited now.
        const bool lacksDice = awaits(key, rules::Awaiting::Dice) ||
                               (takesDice(key) && isByDice(*line, m_call.campaign.answer));
        if (rolled && (lacksAnswer || lacksDice))
            return {};
        if (lacksDice)
            return wantsDice(*line);
        if (lacksAnswer)
            return wantsAnswer(*line);
        return settle(key, m_call.campaign.answer);
    }

    /** Everything that awaits a confirmation or dice of the program, until only choices are left.
     */
    Outcome<void> settleRest() const
    {
        while (const auto line = next()) {
            if (line->awaiting == rules::Awaiting::Dice) {
                if (const auto rolled = roll(line->key); !rolled)
                    return rolled;
            } else if (const auto done = settle(line->key, {}); !done) {
                return done;
            }
        }
        return {};
    }

    /** Whether --rest and --line leave nothing open that is known of: dice, once thrown, stand. */
    Outcome<void> mayClose() const
    {
        for (const auto &line : document().lines) {
            const bool isLeft = !line.done && line.needed && line.key != m_call.campaign.line &&
                                line.awaiting == rules::Awaiting::Choice;
            if (isLeft)
                return complain(
                    kIllegal,
                    told(QT_TRANSLATE_NOOP(
                             "CommandLine",
                             "The line “%1” still needs a choice, so the post-game cannot be "
                             "finished: --line %1 --answer makes it. Nothing was changed."))
                        .arg(toQString(line.key)));
        }
        return {};
    }

    Outcome<void> close() const
    {
        return perform(m_open, rules::ClosePostGame{m_game, m_band}, m_call.reason);
    }

private:
    std::optional<rules::PostGameLine> lineCalled(const std::string &key) const
    {
        const auto lines = document().lines;
        const auto met = std::ranges::find(lines, key, &rules::PostGameLine::key);
        return met == lines.end() ? std::nullopt : std::optional(*met);
    }

    bool awaits(const std::string &key, rules::Awaiting what) const
    {
        const auto line = lineCalled(key);
        return line && !line->done && line->awaiting == what;
    }

    bool takesDice(const std::string &key) const
    {
        const auto line = lineCalled(key);
        return line && rules::takesDice(*line);
    }

    static bool isByDice(const rules::PostGameLine &line, const std::string &answer)
    {
        const auto met = std::ranges::find(line.options, answer, &rules::PostGameOption::key);
        return met != line.options.end() && met->byDice;
    }

    /** Dice are not rolled for an answer that has no use for them. */
    Outcome<void> answerFits(const rules::PostGameLine &line) const
    {
        const CampaignCall &wish = m_call.campaign;
        const bool isUnknown = std::ranges::find(line.options, wish.answer,
                                                 &rules::PostGameOption::key) == line.options.end();
        if (line.awaiting == rules::Awaiting::Choice && !wish.answer.empty() && isUnknown)
            return wantsAnswer(line);
        const bool isChoice = line.awaiting == rules::Awaiting::Choice && rules::takesDice(line);
        if (!isChoice || wish.answer.empty() || isByDice(line, wish.answer) ||
            (wish.dice.empty() && !wish.throws))
            return {};
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                           "The answer “%1” needs no dice. Nothing was changed."))
                        .arg(toQString(wish.answer)));
    }

    tl::unexpected<Complaint> noSuchLine(const std::string &key) const
    {
        std::vector<std::string> keys;
        for (const auto &line : document().lines) {
            if (!line.done)
                keys.push_back(line.key);
        }
        return complain(
            kNotFound,
            keys.empty()
                ? told(QT_TRANSLATE_NOOP("CommandLine",
                                         "There is no line “%1” in this post-game, and none open."))
                      .arg(toQString(key))
                : told(QT_TRANSLATE_NOOP("CommandLine",
                                         "There is no line “%1” in this post-game. Open are: %2."))
                      .arg(toQString(key), listed(keys)));
    }

    static tl::unexpected<Complaint> comesLater(const rules::PostGameLine &line)
    {
        return complain(
            kIllegal, told(QT_TRANSLATE_NOOP("CommandLine", "The line “%1” comes after %2. Nothing "
                                                            "was changed."))
                          .arg(toQString(line.key), listed(line.after)));
    }

    static tl::unexpected<Complaint> wantsDice(const rules::PostGameLine &line)
    {
        return complain(
            kUsage,
            told(QT_TRANSLATE_NOOP("CommandLine", "The line “%1” needs %2: enter them with --dice "
                                                  "%3, or let the program --throw them."))
                .arg(toQString(line.key), diceText(line.roll.roll), typedText(line.roll.roll)));
    }

    static tl::unexpected<Complaint> wantsAnswer(const rules::PostGameLine &line)
    {
        std::vector<std::string> answers;
        for (const auto &option : line.options) {
            if (option.possible)
                answers.push_back(option.key);
        }
        return complain(kUsage, told(QT_TRANSLATE_NOOP(
                                         "CommandLine",
                                         "The line “%1” needs a choice: --answer with one of %2."))
                                    .arg(toQString(line.key), listed(answers)));
    }

    /** The next line that needs nobody's choice. */
    std::optional<rules::PostGameLine> next() const
    {
        for (const auto &line : document().lines) {
            if (!line.done && line.needed && line.after.empty() &&
                (line.awaiting == rules::Awaiting::Dice ||
                 line.awaiting == rules::Awaiting::Confirmation))
                return line;
        }
        return std::nullopt;
    }

    Outcome<void> roll(const std::string &key) const
    {
        const auto thrown = m_open.session->throwDice(m_game, m_band, key, m_call.seed);
        return thrown ? Outcome<void>() : refused(m_open, thrown.error());
    }

    Outcome<void> settle(const std::string &key, const std::string &answer) const
    {
        const auto line = lineCalled(key);
        rules::SettleLine act{m_game, m_band, key, answer, {}};
        if (line)
            act.rolls = line->rolls;
        return perform(m_open, act, m_call.reason);
    }

    const Call &m_call;
    const OpenCampaign &m_open;
    rules::FixtureId m_game;
    rules::BandId m_band;
};

Outcome<void> work(const Call &call, const Desk &desk)
{
    Outcome<void> done = call.campaign.close ? desk.mayClose() : Outcome<void>();
    if (done && !call.campaign.line.empty())
        done = desk.settleNamed();
    if (done && call.campaign.rest)
        done = desk.settleRest();
    if (done && call.campaign.close)
        done = desk.close();
    return done;
}

/** What only a line asks for is not left unused. */
Outcome<void> checkLineOptions(const Call &call)
{
    const CampaignCall &wish = call.campaign;
    if (!wish.line.empty())
        return {};
    if (!wish.dice.empty())
        return useless("--dice", "--line");
    if (!wish.answer.empty())
        return useless("--answer", "--line");
    if (wish.throws)
        return useless("--throw", "--line");
    return {};
}

/** The post-game is closed even so, and its own message comes first. */
tl::unexpected<Complaint> noBackup(const rules::Error &error)
{
    auto complaint = complain(error);
    complaint.value().why =
        //: why; begins the sentence of the backup that follows the end of a post-game
        told(QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "No backup could be made afterwards: %1 To make one: escarmouche library backup"))
            .arg(complaint.value().why);
    return complaint;
}

} // namespace

Outcome<int> postGame(const Call &call)
{
    if (const auto fits = checkLineOptions(call); !fits)
        return tl::unexpected(fits.error());
    const bool writes = !call.campaign.line.empty() || call.campaign.rest || call.campaign.close;
    const auto open = openCampaign(call, modeFor(writes));
    if (!open)
        return tl::unexpected(open.error());
    if (const auto has = checkBands(*open); !has)
        return tl::unexpected(has.error());
    const auto game = gameCalled(open->campaign(), call.words[1]);
    if (!game)
        return tl::unexpected(game.error());
    const auto band = bandCalled(open->campaign(), call.words[2]);
    if (!band)
        return tl::unexpected(band.error());
    if (const auto in = playsIn(open->campaign(), **game, **band); !in)
        return tl::unexpected(in.error());
    const Desk desk(call, *open, (*game)->id, (*band)->id);
    if (const auto has = rules::hasPostGame(open->campaign(), (*game)->id, (*band)->id); !has)
        return refused(*open, has.error());
    const auto done = together(*open, [&] { return work(call, desk); });
    if (!done)
        return tl::unexpected(done.error());
    if (const auto kept = open->workspace.library->flush(); !kept)
        return noBackup(kept.error());
    if (call.json)
        print(jsonOf(*open, desk.document()));
    else
        print(documentText(*open, desk.document()));
    return kFine;
}

} // namespace escarmouche::app::cli
