// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/matchstory.h"

namespace escarmouche::model {

namespace {

using rules::Text;

// The few words of a story that no system gives.
const Text kTurn{"Turn", "Tour"};
const Text kStart{"Before the first turn", "Avant le premier tour"};
const Text kNote{"Note: ", "Note\u00a0: "};
const Text kBookmark{"Bookmark", "Signet"};
const Text kBand{"Band", "Bande"};
const Text kResult{"Result", "Résultat"};
const Text kPoints{"Points", "Points"};
const Text kWin{"Win", "Victoire"};
const Text kDraw{"Draw", "Match nul"};
const Text kLoss{"Loss", "Défaite"};
const Text kOpen{"Not over", "Non terminée"};
const Text kMatch{"Match", "Partie"};

const Text &wordOf(const std::optional<rules::SeatResult> &result)
{
    if (!result)
        return kOpen;
    switch (*result) {
    case rules::SeatResult::Win:
        return kWin;
    case rules::SeatResult::Draw:
        return kDraw;
    case rules::SeatResult::Loss:
        return kLoss;
    }
    return kOpen;
}

Grid standings(const GameRow &row, rules::Language language)
{
    Grid grid{{kBand.in(language), kResult.in(language), kPoints.in(language)}, {}};
    for (const GameSeat &seat : row.seats)
        grid.rows.push_back(
            {seat.name, wordOf(seat.result).in(language), std::to_string(seat.points)});
    return grid;
}

/** Adds what is told to the list at the end, or begins one. */
void tellStep(const MatchStory &story, std::size_t step, rules::Language language,
              std::vector<Block> &blocks)
{
    for (const rules::ToldEvent &event : story.record.told(step, story.viewer)) {
        if (!std::holds_alternative<Bullets>(blocks.back()))
            blocks.emplace_back(Bullets{});
        std::get<Bullets>(blocks.back())
            .items.push_back(say(story.phrases, event.sentence, language));
    }
    const auto note = story.notes.find(story.record.steps()[step].entry);
    if (note != story.notes.end())
        blocks.emplace_back(Paragraph{note->second.empty() ? kBookmark.in(language)
                                                           : kNote.in(language) + note->second});
}

} // namespace

Document tell(const MatchStory &story, rules::Language language)
{
    Document document{language, story.row.title.in(language), {}};
    if (document.title.empty())
        document.title = kMatch.in(language);
    document.blocks.emplace_back(Heading{1, document.title});
    document.blocks.emplace_back(standings(story.row, language));
    document.blocks.emplace_back(Heading{2, kStart.in(language)});
    int turn = 0;
    const auto &steps = story.record.steps();
    for (std::size_t step = 0; step < steps.size(); ++step) {
        tellStep(story, step, language, document.blocks);
        if (steps[step].turn != turn && step + 1 < steps.size()) {
            turn = steps[step].turn;
            document.blocks.emplace_back(
                Heading{2, kTurn.in(language) + ' ' + std::to_string(turn)});
        }
    }
    return document;
}

} // namespace escarmouche::model
