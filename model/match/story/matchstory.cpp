// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/story/matchstory.h"

#include "model/match/story/logsieve.h"
#include "rules/core/board/standing.h"
#include "rules/core/journal/idling.h"
#include "rules/core/journal/repeated.h"

#include <algorithm>

namespace escarmouche::model {

namespace {

using rules::Text;
using Kind = rules::ToldAs::Kind;

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
const Text kKnockOuts{"Knock-outs", "Mises hors de combat"};
const Text kDown{"Out of action", "Hors de combat"};
const Text kBy{"By", "Par"};
const Text kSemicolon{"; ", "\u00a0; "};
const Text kColon{": ", "\u00a0: "};
const Text kMatch{"Match", "Partie"};
const Text kTie{"a tie, rolled again", "égalité, on relance"};

const Text &resultOf(const std::optional<rules::SeatResult> &result)
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

Grid standings(const MatchStory &story, rules::Language language)
{
    Grid grid{{kBand.in(language), kResult.in(language), kPoints.in(language)}, {}};
    const auto names = sideNames(story.row, &story.rules);
    for (std::size_t at = 0; at < names.size(); ++at) {
        const GameSeat &seat = story.row.seats[at];
        grid.rows.push_back({names[at].in(language), resultOf(seat.result).in(language),
                             std::to_string(seat.points)});
    }
    return grid;
}

/** Who put whom out of action, turn by turn. */
Grid knockOuts(const rules::BattleReport &report, rules::Language language)
{
    const auto nameOf = [&](const rules::FigureReport &figure) {
        const auto seat =
            std::ranges::find(report.seats, figure.figure.seat, &rules::SeatReport::seat);
        return figure.name.in(language) +
               (seat == report.seats.end() ? std::string() : " (" + seat->band + ')');
    };
    Grid grid{{kTurn.in(language), kDown.in(language), kBy.in(language)}, {}};
    std::vector<int> turns;
    for (const rules::FigureReport &figure : report.figures) {
        for (const rules::KnockOut &down : figure.knockOuts) {
            const auto victim =
                std::ranges::find(report.figures, down.victim, &rules::FigureReport::figure);
            if (victim == report.figures.end())
                continue;
            const auto at = std::ranges::upper_bound(turns, down.turn) - turns.begin();
            turns.insert(turns.begin() + at, down.turn);
            grid.rows.insert(grid.rows.begin() + at,
                             {std::to_string(down.turn), nameOf(*victim), nameOf(figure)});
        }
    }
    return grid;
}

/** Whether this says that the turn begins: it names it, as a number. */
bool begins(const rules::ToldEvent &event, int turn)
{
    const std::pair<std::string, rules::PhraseValue> named{"turn", std::int64_t{turn}};
    return event.as.kind == Kind::Turn ||
           std::ranges::find(event.sentence.values, named) != event.sentence.values.end();
}

/** Dice of the story, in few words. */
struct BriefDice {
    std::string text;
    rules::Phrase phrase = {};
    int thrower = -1; // a token
    bool isWhole = false; // they tell by themselves what came of them
};

/** One item of the story: sentences, each with the dice behind it in brackets. */
struct Item {
    std::string text;
    std::vector<BriefDice> dice; // that stand behind the next or the last sentence
    bool isWeighty = false; // points, the end: each counts
};

/** What follows is of who threw, and what came of his dice: the result of a test. */
bool tellsOf(const rules::ToldEvent &event, const BriefDice &dice)
{
    return !dice.isWhole && event.as.act.key.empty() && !event.as.tokens.empty() &&
           event.as.tokens.front() == dice.thrower;
}

/** Writes a match down step by step, each turn under its heading, each activation as one item. */
class Writing
{
public:
    Writing(const MatchStory &story, rules::Language language, std::vector<Block> &blocks)
        : m_story(story), m_language(language), m_blocks(blocks)
    {
    }

    void tellStep(std::size_t step)
    {
        const int turn = m_story.record.steps()[step].turn;
        for (const rules::ToldEvent &event : m_story.record.told(step, m_story.viewer)) {
            if (turn != m_turn && begins(event, turn))
                head(turn, step);
            if (m_sieve.keeps(event))
                tellEvent(event);
        }
        tellNote(m_story.record.steps()[step].entry);
        // A system whose events name no turn.
        if (turn != m_turn && step + 1 < m_story.record.steps().size())
            head(turn, step);
    }
    void end()
    {
        close();
        if (!m_story.record.steps().empty())
            tellPoints(m_story.record.steps().size() - 1);
    }

private:
    void head(int turn, std::size_t step)
    {
        close();
        tellPoints(step);
        m_turn = turn;
        m_isSetUp = m_story.record.isSetUp(step);
        m_blocks.emplace_back(Heading{2, headingOf(turn)});
    }
    std::string headingOf(int turn) const
    {
        return say(m_story.rules.phrases(), m_story.rules.turnName(turn), m_language);
    }

    void tellEvent(const rules::ToldEvent &event)
    {
        const Kind kind = event.as.kind;
        const bool isEnd = kind == Kind::Done || kind == Kind::Wave;
        const rules::Phrase idle = m_idling.toldOf(event, m_story.rules.phrases());
        if (!idle.key.empty())
            addSentence(event, say(m_story.rules.phrases(), idle, m_language));
        if (kind == Kind::Activation || isEnd)
            close();
        m_isActive = kind == Kind::Activation || (m_isActive && !isEnd);
        const bool isPlacing = m_isSetUp && kind == Kind::Move;
        if (kind == Kind::Aside || isEnd || isPlacing)
            return;
        const bool isBrief = !event.as.brief.key.empty();
        const std::string line =
            say(m_story.rules.phrases(), isBrief ? event.as.brief : event.sentence, m_language);
        if (m_rollOff.isAgain(event))
            m_item.dice.push_back({kTie.in(m_language)});
        if (isBrief)
            noteDice(event, line);
        else if (line != headingOf(m_turn))
            addSentence(event, line);
    }
    void noteDice(const rules::ToldEvent &event, const std::string &line)
    {
        const auto &tokens = event.as.tokens;
        m_item.dice.push_back({line, event.as.brief, tokens.empty() ? -1 : tokens.front(),
                               event.as.outcome.has_value()});
    }
    /** Dice of an activation follow what they are for, those of a test what came of them, as all
        do elsewhere. */
    void addSentence(const rules::ToldEvent &event, const std::string &line)
    {
        const auto isOfBefore = [&](const BriefDice &dice) { return !tellsOf(event, dice); };
        const auto before = std::find_if(m_item.dice.rbegin(), m_item.dice.rend(), isOfBefore);
        if (m_isActive)
            addDice(static_cast<std::size_t>(m_item.dice.rend() - before));
        m_item.text += (m_item.text.empty() ? "" : ". ") + line;
        m_item.isWeighty |= event.as.kind == Kind::Weighty;
        shorten(event.sentence);
        addDice(m_isActive ? m_item.dice.size() : 0);
        if (!m_isActive)
            close();
    }
    /** Dice for what that sentence has told already do not tell it again, where the game has such
        words. */
    void shorten(const rules::Phrase &sentence)
    {
        const rules::PhraseValue *told = rules::valueNamed(sentence, "what");
        for (BriefDice &dice : m_item.dice) {
            const rules::PhraseValue *what = rules::valueNamed(dice.phrase, "what");
            const rules::Phrase said{dice.phrase.key + ".said", dice.phrase.values};
            if (told && what && *told == *what && m_story.rules.phrases().contains(said.key))
                dice.text = say(m_story.rules.phrases(), said, m_language);
        }
    }
    /** So many of the first. */
    void addDice(std::size_t count)
    {
        if (count == 0)
            return;
        std::string all;
        for (std::size_t at = 0; at < count; ++at)
            all += (at == 0 ? "" : kSemicolon.in(m_language)) + m_item.dice[at].text;
        m_item.text += (m_item.text.empty() ? "(" : " (") + all + ')';
        m_item.dice.erase(m_item.dice.begin(),
                          m_item.dice.begin() + static_cast<std::ptrdiff_t>(count));
    }
    /** Nothing is said twice under one heading but what figures do, and what counts. */
    void close()
    {
        const bool isAside = !m_isActive && m_item.dice.empty() && !m_item.isWeighty;
        addDice(m_item.dice.size());
        if (m_item.text.empty())
            return;
        if (!std::holds_alternative<Bullets>(m_blocks.back()))
            m_blocks.emplace_back(Bullets{});
        auto &items = std::get<Bullets>(m_blocks.back()).items;
        if (!isAside || std::ranges::find(items, m_item.text + '.') == items.end())
            items.push_back(m_item.text + '.');
        m_item = {};
    }
    /** How the seats stood when the turn was over. */
    void tellPoints(std::size_t step)
    {
        const rules::BoardWords words = m_story.record.words();
        const rules::Unit *score = words.score();
        if (m_isSetUp || !score)
            return;
        const rules::BoardView view = m_story.record.view(step, m_story.viewer);
        const auto names = sideNames(m_story.row, &m_story.rules);
        std::string points;
        for (std::size_t at = 0; at < names.size(); ++at) {
            const int sum = rules::scoreOf(view, words, {static_cast<std::int8_t>(at)});
            points += (at == 0 ? "" : ", ") + names[at].in(m_language) + ' ' + std::to_string(sum);
        }
        m_blocks.emplace_back(
            Paragraph{score->name.in(m_language) + kColon.in(m_language) + points});
    }
    void tellNote(int entry)
    {
        const auto note = m_story.notes.find(entry);
        if (note == m_story.notes.end())
            return;
        close();
        m_blocks.emplace_back(Paragraph{
            note->second.empty() ? kBookmark.in(m_language) : kNote.in(m_language) + note->second});
    }

    const MatchStory &m_story;
    rules::Language m_language;
    std::vector<Block> &m_blocks;
    LogSieve m_sieve;
    rules::RollOff m_rollOff;
    rules::Idling m_idling;
    Item m_item;
    bool m_isActive = false; // what is told is of an activation
    int m_turn = 0;
    bool m_isSetUp = true; // in that turn
};

/** "Karnash – Vega: Raid on a store". */
std::string titleOf(const MatchStory &story, rules::Language language)
{
    const GameRow &row = story.row;
    const std::string names = sidesText(row, &story.rules).in(language);
    const std::string what = row.title.empty() ? kMatch.in(language) : row.title.in(language);
    return names.empty() ? what : names + kColon.in(language) + what;
}

} // namespace

Document tell(const MatchStory &story, rules::Language language)
{
    Document document{language, titleOf(story, language), {}};
    document.blocks.emplace_back(Heading{1, document.title});
    if (story.row.isOver)
        document.blocks.emplace_back(
            Paragraph{outcomeOf(story.row, &story.rules).in(language) + '.'});
    document.blocks.emplace_back(standings(story, language));
    document.blocks.emplace_back(Heading{2, kStart.in(language)});
    Writing writing(story, language, document.blocks);
    for (std::size_t step = 0; step < story.record.steps().size(); ++step)
        writing.tellStep(step);
    writing.end();
    if (!story.report)
        return document;
    Grid fallen = knockOuts(*story.report, language);
    if (!fallen.rows.empty()) {
        document.blocks.emplace_back(Heading{2, kKnockOuts.in(language)});
        document.blocks.emplace_back(std::move(fallen));
    }
    return document;
}

} // namespace escarmouche::model
