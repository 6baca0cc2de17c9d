// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding/documents.h"
#include "tests/support/library/campaignlibrary.h"

#include <algorithm>
#include <memory>
#include <string>

namespace escarmouche::tests {

/** A campaign of two bands with a game played, in which the first band's chief fell. */
struct PlayedGame {
    CampaignLibrary files;
    std::unique_ptr<model::Library> library = files.open();
    std::unique_ptr<model::CampaignSession> session = CampaignLibrary::found(*library);
    rules::BandId first = join(*session, "Reds", smallBand());
    rules::BandId second = join(*session, "Blues", smallBand());
    rules::FixtureId game = schedule(*session, {first, second});
    std::string line; // of the chief's recovery

    PlayedGame()
    {
        auto report =
            blankReport(session->rules(), session->campaign(), *find(session->campaign(), game));
        auto &fallen = report.figures.front();
        fallen.end = rules::FigureEnd::OutOfAction;
        const auto enemy = std::ranges::find_if(
            report.figures, [](const auto &figure) { return figure.figure.seat.value == 1; });
        enemy->knockOuts.push_back({fallen.figure, fallen.rank, {}, 1});
        line = "recovery/" + std::to_string(fallen.figure.member.value);
        enter(report);
    }
    void enter(const rules::BattleReport &report) const
    {
        (void)session->perform(rules::EnterReport{game, report, {}});
    }
    rules::PostGameLine open() const
    {
        for (const auto &each :
             postGameDocument(session->rules(), session->campaign(), game, first).lines) {
            if (each.key == line)
                return each;
        }
        return {};
    }
    rules::Result<void> settle() const
    {
        const auto asked = open();
        const std::string answer = asked.options.empty() ? "" : asked.options.front().key;
        return session->perform(rules::SettleLine{game, first, line, answer, asked.rolls});
    }
    /** Settles what only wants to be confirmed, and throws what is asked for. */
    void confirmAll(rules::BandId band) const
    {
        for (;;) {
            const auto document =
                postGameDocument(session->rules(), session->campaign(), game, band);
            const auto open = std::ranges::find_if(document.lines, [](const auto &each) {
                return !each.done && each.needed && each.after.empty();
            });
            if (open == document.lines.end())
                return;
            if (open->awaiting == rules::Awaiting::Dice)
                (void)session->throwDice(game, band, open->key, 5);
            else if (!session->perform(rules::SettleLine{
                         game, band, open->key,
                         open->options.empty() ? "" : open->options.front().key, open->rolls}))
                return;
        }
    }
    std::string uuidOf(const std::string &kind) const
    {
        const auto lines = *session->history();
        for (const auto &each : lines) {
            if (each.kind == kind && !each.line.retracted)
                return each.line.uuid;
        }
        return {};
    }
};

} // namespace escarmouche::tests
