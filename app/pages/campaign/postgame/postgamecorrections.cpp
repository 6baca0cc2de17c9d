// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/takingout.h"
#include "app/pages/campaign/postgame/postgamepanel.h"

#include <algorithm>

// What takes a line or its dice out of a post-game again.

namespace escarmouche::app {

namespace {

/** The acts of that kind for a game and band that stand, in the order in which they were made. */
std::vector<model::CampaignLine> standing(CampaignController &controller, std::string_view kind,
                                          rules::FixtureId fixture, rules::BandId band)
{
    auto lines = controller.history();
    std::erase_if(lines, [&](const model::CampaignLine &line) {
        return line.line.retracted || line.kind != kind || line.fixture != fixture ||
               std::ranges::count(line.bands, band) == 0;
    });
    return lines;
}

} // namespace

// The document keeps its lines in the order in which they were settled, as the history does.
void PostGamePanel::takeBack()
{
    const rules::PostGameLine *line = chosenLine();
    if (line == nullptr || !m_act.takeBack->isVisible())
        return;
    const auto *game = rules::find(controller().campaign(), m_key->fixture);
    const auto &settled = rules::find(*game, m_key->band)->lines;
    const auto place =
        std::ranges::find(settled, line->key, &rules::SettledLine::line) - settled.begin();
    const auto acts = standing(controller(), "settle", m_key->fixture, m_key->band);
    if (static_cast<std::size_t>(place) < acts.size())
        takeOut(controller(), acts[static_cast<std::size_t>(place)], this);
}

// The last of the typed rolls of the line; those before it can follow.
void PostGamePanel::correctDice()
{
    const rules::PostGameLine *line = chosenLine();
    if (line == nullptr || !m_act.correct->isVisible())
        return;
    const auto all = rules::rollsFor(controller().campaign(), m_key->fixture, m_key->band, {});
    const auto acts = standing(controller(), "roll", m_key->fixture, m_key->band);
    for (std::size_t i = std::min(all.size(), acts.size()); i-- > 0;) {
        if (!all[i]->typed || std::ranges::count(line->rolls, all[i]->id) == 0)
            continue;
        takeOut(controller(), acts[i], this);
        return;
    }
}

} // namespace escarmouche::app
