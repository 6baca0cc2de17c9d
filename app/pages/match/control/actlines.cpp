// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/actlines.h"

#include "app/pages/match/control/matchwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

using ActKind = rules::ToldAs::Kind;

constexpr std::size_t kLinesKept = 30;
constexpr qsizetype kMostNamed = 3; // in one number of a sum

/** The translation context of the lines. */
class ActText
{
    Q_DECLARE_TR_FUNCTIONS(ActLines)

public:
    static QString told(const QString &act, const QString &came)
    {
        //: an act, then what came of it
        return tr("%1: %2").arg(act, came);
    }
    //: somebody, what became of him
    static QString cameOf(const QString &whom, const QString &came)
    {
        return tr("%1 %2").arg(whom, came);
    }
    //: what happened so many times, as it was the last time
    static QString times(const QString &what, int times)
    {
        return tr("%1 (×%2)").arg(what).arg(times);
    }
    //: a number, then the figures it is about
    static QString about(const QString &number, const QString &names)
    {
        return tr("%1 (%2)").arg(number, names);
    }
    //: a name, and how often it is meant
    static QString often(const QString &name, qsizetype times)
    {
        return tr("%1 ×%2").arg(name, QString::number(times));
    }
};

/** Each once, in the order in which they were first met. */
QStringList namesIn(const ActLine::Part &part, const MatchWords &words)
{
    QStringList names;
    std::vector<int> met;
    for (const int token : part.whom) {
        if (std::ranges::find(met, token) != met.end())
            continue;
        met.push_back(token);
        const auto times = std::ranges::count(part.whom, token);
        const QString name = words.tokenName(token);
        names << (times > 1 ? ActText::often(name, times) : name);
    }
    return names;
}

/** Whether a side has it. */
bool isSomebodys(const rules::BoardView &view, int token)
{
    const auto found = std::ranges::find(view.tokens, token, &rules::Token::id);
    return found != view.tokens.end() && found->owner.valid();
}

} // namespace

QString textOf(const ActLine &line, const MatchWords &words)
{
    const QString lead = line.lead.key.empty() ? words.nameOf(line.seat) : words.say(line.lead);
    QStringList parts;
    for (const ActLine::Part &part : line.parts) {
        QString word = textOf(part, words);
        if (!line.isSum)
            word = timesText(word, static_cast<int>(part.entries.size()));
        parts << (part.about < 0 ? word : ActText::cameOf(words.tokenName(part.about), word));
    }
    return parts.isEmpty() ? lead : actText(lead, parts.join(QStringLiteral(", ")));
}

QString textOf(const ActLine::Part &part, const MatchWords &words)
{
    const QString word = words.say(part.word);
    QStringList names = namesIn(part, words);
    if (names.isEmpty())
        return word;
    if (names.size() > kMostNamed)
        names = names.first(kMostNamed) << QStringLiteral("…");
    return ActText::about(word, names.join(QStringLiteral(", ")));
}

QString namesOf(const ActLine::Part &part, const MatchWords &words)
{
    return namesIn(part, words).join(QStringLiteral(", "));
}

QString actText(const QString &act, const QString &came)
{
    return act.contains(u':') ? act + QStringLiteral(", ") + came : ActText::told(act, came);
}

QString timesText(const QString &what, int times)
{
    return times > 1 ? ActText::times(what, times) : what;
}

void ActLines::forget()
{
    *this = {};
}

std::optional<ActLine> ActLines::add(const model::MatchBeat &beat)
{
    bool isLeft = beat.thrown.has_value(); // the dice, for the line of what tells of them first
    for (const rules::ToldEvent &event : beat.told) {
        add(event, beat.view);
        if (isLeft && m_isOpen) {
            m_lines.back().thrown.push_back(*beat.thrown);
            isLeft = false;
        }
    }
    return std::exchange(m_sum, std::nullopt);
}

const ActLine *ActLines::lastAct() const
{
    const auto last = std::ranges::find(m_lines.rbegin(), m_lines.rend(), false, &ActLine::isSum);
    return last == m_lines.rend() ? nullptr : &*last;
}

void ActLines::add(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::ToldAs &as = event.as;
    switch (as.kind) {
    case ActKind::Activation: // what was told before is still read
        if (m_active != as.seat)
            sumUp(m_active.value_or(as.seat), m_activeLead, event.entry);
        m_active = as.seat;
        m_activeLead = as.seat.valid() ? rules::Phrase{} : event.sentence;
        m_isOpen = false;
        return;
    case ActKind::Wave:
        sumUp(as.seat, event.sentence, event.entry);
        m_isOpen = false;
        return;
    case ActKind::Done:
        m_isOpen = false;
        return;
    default:
        break;
    }
    const bool isRoll = as.kind == ActKind::Dice && !as.outcome;
    if (!as.act.key.empty())
        begin(event, as.act);
    else if (as.outcome)
        addOutcome(event, view);
    else if ((!m_isOpen || (isRoll && !m_isAct)) && as.kind != ActKind::Aside &&
             !event.sentence.key.empty())
        begin(event, event.sentence);
}

void ActLines::begin(const rules::ToldEvent &event, const rules::Phrase &lead)
{
    if (lead.key.empty())
        return;
    m_lines.push_back({event.entry, event.as.seat, lead, {}, {}});
    if (m_lines.size() > kLinesKept)
        m_lines.pop_front();
    m_isAct = !event.as.act.key.empty();
    m_isOpen = m_isAct || event.as.kind == ActKind::Dice;
    m_named = event.as.tokens;
}

/** Under what it counts, where it does. */
void ActLines::count(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::Outcome &outcome = *event.as.outcome;
    if (outcome.sum.empty())
        return;
    Counted &sum = m_sums[outcome.sum];
    sum.entries.push_back(event.entry);
    if (isSomebodys(view, outcome.token))
        sum.whom.push_back(outcome.token);
}

void ActLines::addOutcome(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::Outcome &outcome = *event.as.outcome;
    if (!m_active) // the match was opened in the middle of a wave
        m_active = m_isOpen ? m_lines.back().seat : event.as.seat;
    count(event, view);
    if (!m_isOpen)
        return begin(event, event.sentence);
    // The lead ends with the one whom it is done to: of nobody else it is clear who is meant.
    const bool isMeant = !m_named.empty() && m_named.size() <= 2 && m_named.back() == outcome.token;
    const bool isNamed = outcome.token < 0 || isMeant;
    ActLine::Part part{outcome.word, isNamed ? -1 : outcome.token, {event.entry}};
    auto &parts = m_lines.back().parts;
    if (!parts.empty() && parts.back().word.key == part.word.key &&
        parts.back().about == part.about) {
        part.entries.insert(part.entries.end(), parts.back().entries.begin(),
                            parts.back().entries.end());
        parts.pop_back();
    }
    parts.push_back(std::move(part));
}

void ActLines::sumUp(rules::SeatId seat, const rules::Phrase &lead, int entry)
{
    if (m_sums.empty())
        return;
    ActLine line{entry, seat, lead, {}, {}, true};
    for (auto &[key, sum] : std::exchange(m_sums, {})) {
        const auto count = static_cast<std::int64_t>(sum.entries.size());
        line.parts.push_back({{key, {{"count", count}}}, -1, sum.entries, sum.whom});
    }
    m_sum = line;
    m_lines.push_back(std::move(line));
}

} // namespace escarmouche::app
