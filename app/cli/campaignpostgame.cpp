// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaignjson.h"
#include "app/cli/campaigntext.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
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
        if (!lineCalled(key))
            return complain(
                kNotFound,
                told(QT_TRANSLATE_NOOP("CommandLine", "There is no line “%1” in this post-game."))
                    .arg(toQString(key)));
        auto dice = std::span<const int>(m_call.campaign.dice);
        while (awaitsDice(key) && (!dice.empty() || m_call.campaign.throws)) {
            if (const auto rolled = roll(key, dice); !rolled)
                return rolled;
        }
        if (awaitsDice(key))
            return {}; // rolled for as far as there were dice
        return settle(key, m_call.campaign.answer);
    }

    /** Everything that awaits a confirmation or dice of the program, until only choices are left.
     */
    Outcome<void> settleRest() const
    {
        for (std::span<const int> none; const auto line = next();) {
            if (line->awaiting == rules::Awaiting::Dice) {
                if (const auto rolled = roll(line->key, none); !rolled)
                    return rolled;
            } else if (const auto done = settle(line->key, {}); !done) {
                return done;
            }
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

    bool awaitsDice(const std::string &key) const
    {
        const auto line = lineCalled(key);
        return line && !line->done && line->awaiting == rules::Awaiting::Dice;
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

    /** As many of the dice typed as the line asks for; else the program's. */
    Outcome<void> roll(const std::string &key, std::span<const int> &typed) const
    {
        const auto line = *lineCalled(key);
        const std::size_t wanted = line.roll.roll.count;
        if (typed.empty()) {
            const auto thrown = m_open.session->throwDice(m_game, m_band, key, m_call.seed);
            return thrown ? Outcome<void>() : refused(m_open, thrown.error());
        }
        const auto used = typed.first(std::min(wanted, typed.size()));
        typed = typed.subspan(used.size());
        return perform(m_open, rules::RollDice{m_game,
                                               m_band,
                                               key,
                                               line.nth,
                                               line.roll.roll.sides,
                                               {used.begin(), used.end()},
                                               true});
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
    Outcome<void> done;
    if (!call.campaign.line.empty())
        done = desk.settleNamed();
    if (done && call.campaign.rest)
        done = desk.settleRest();
    if (done && call.campaign.close)
        done = desk.close();
    return done;
}

} // namespace

Outcome<int> postGame(const Call &call)
{
    const bool writes = !call.campaign.line.empty() || call.campaign.rest || call.campaign.close;
    const auto open =
        openCampaign(call, writes ? model::OpenMode::Existing : model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    const auto game = gameCalled(open->campaign(), call.words[1]);
    if (!game)
        return tl::unexpected(game.error());
    const auto band = bandCalled(open->campaign(), call.words[2]);
    if (!band)
        return tl::unexpected(band.error());
    const Desk desk(call, *open, (*game)->id, (*band)->id);
    if (const auto has = rules::hasPostGame(open->campaign(), (*game)->id, (*band)->id); !has)
        return refused(*open, has.error());
    if (const auto done = work(call, desk); !done)
        return tl::unexpected(done.error());
    if (call.json)
        print(jsonOf(*open, desk.document()));
    else
        print(documentText(*open, desk.document()));
    return kFine;
}

} // namespace escarmouche::app::cli
