// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamedesk.h"

#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/takingout.h"
#include "rules/core/campaign/past/career.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

/** The acts of that kind on a post-game that stand, in the order in which they were made. */
std::vector<model::CampaignLine> standing(CampaignController &controller, std::string_view kind,
                                          const PostGameKey &key)
{
    auto lines = controller.history();
    std::erase_if(lines, [&](const model::CampaignLine &line) {
        return line.line.retracted || line.kind != kind || line.fixture != key.fixture ||
               std::ranges::count(line.bands, key.band) == 0;
    });
    return lines;
}

} // namespace

void PostGameDesk::read()
{
    m_document = rules::postGameDocument(m_controller.rules(), m_controller.campaign(),
                                         m_key->fixture, m_key->band);
}

const rules::PostGameLine *PostGameDesk::line(const std::string &key) const
{
    const auto line = std::ranges::find(m_document.lines, key, &rules::PostGameLine::key);
    return key.empty() || line == m_document.lines.end() ? nullptr : &*line;
}

const rules::PostGameLine *PostGameDesk::nextAwaiting(rules::Awaiting what) const
{
    const auto line = std::ranges::find_if(m_document.lines, [&](const rules::PostGameLine &each) {
        return !each.done && each.after.empty() && each.awaiting == what;
    });
    return line == m_document.lines.end() ? nullptr : &*line;
}

bool PostGameDesk::canAct() const
{
    return !m_document.waitsFor && m_controller.isOpen();
}

bool PostGameDesk::hasTypedDice(const rules::PostGameLine &line) const
{
    return std::ranges::any_of(line.rolls, [&](rules::RollId id) {
        const rules::DiceRoll *roll = rules::find(m_controller.campaign(), id);
        return roll != nullptr && roll->typed;
    });
}

std::vector<rules::FigureGlance> PostGameDesk::namelessHeroes() const
{
    const rules::Campaign &campaign = m_controller.campaign();
    return rules::namelessHeroes(m_controller.bandRules(),
                                 rules::recordsOf(m_controller.rules(), campaign, m_key->band),
                                 rules::find(campaign, m_key->band)->band->band(campaign.options));
}

bool PostGameDesk::settle(const rules::PostGameLine &line, const std::string &answer)
{
    return m_controller.perform(
        rules::SettleLine{m_key->fixture, m_key->band, line.key, answer, line.rolls});
}

// The document, and the line in it, is read anew meanwhile.
bool PostGameDesk::throwDice(const rules::PostGameLine &line)
{
    return m_controller.throwDice(m_key->fixture, m_key->band, std::string(line.key));
}

bool PostGameDesk::enterDice(const rules::PostGameLine &line, std::vector<int> faces)
{
    return m_controller.perform(rules::RollDice{m_key->fixture, m_key->band, line.key, line.nth,
                                                line.roll.roll.sides, std::move(faces), true});
}

bool PostGameDesk::close()
{
    return m_controller.perform(rules::ClosePostGame{m_key->fixture, m_key->band});
}

// The document keeps its lines in the order in which they were settled, as the history does.
void PostGameDesk::takeBack(const rules::PostGameLine &line, QWidget *parent)
{
    const auto *game = rules::find(m_controller.campaign(), m_key->fixture);
    const auto &settled = rules::find(*game, m_key->band)->lines;
    const auto place =
        std::ranges::find(settled, line.key, &rules::SettledLine::line) - settled.begin();
    const auto acts = standing(m_controller, "settle", *m_key);
    if (static_cast<std::size_t>(place) < acts.size())
        takeOut(m_controller, acts[static_cast<std::size_t>(place)], parent);
}

void PostGameDesk::correctDice(const rules::PostGameLine &line, QWidget *parent)
{
    const auto all = rules::rollsFor(m_controller.campaign(), m_key->fixture, m_key->band, {});
    const auto acts = standing(m_controller, "roll", *m_key);
    for (std::size_t i = std::min(all.size(), acts.size()); i-- > 0;) {
        if (!all[i]->typed || std::ranges::count(line.rolls, all[i]->id) == 0)
            continue;
        takeOut(m_controller, acts[i], parent);
        return;
    }
}

} // namespace escarmouche::app
