// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/actlines.h"

#include "app/pages/match/control/matchwords.h"
#include "model/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
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
    static QString oneByOne(const QStringList &sentences)
    {
        //: between two things that are told one after the other
        return sentences.join(tr("; "));
    }
    //: sides rolled the same, and roll again: what they roll
    static QString again(const QString &roll) { return tr("A tie, rolled again. %1").arg(roll); }
    //: of the time in which a side acted
    static QString nobodyHurt() { return tr("nobody hurt"); }
    //: so many figures of a side, in the time in which it acted
    static QString moved(int count) { return tr("%n moved", nullptr, count); }
    //: somebody, and by whose act it befell him: "Ombre, by Urgh’s shot"
    static QString by(const QString &whom, const QString &deed)
    {
        return tr("%1, by %2").arg(whom, deed);
    }
};

const std::string kDeed = "deed."; // before the key of an act: as a noun, "Urgh’s shot"
const std::string kCame = "came."; // before that of a word: as a sentence that has its cause

/** Entries of a number that are told together, in the order in which they were first met. */
struct Befallen {
    int whom = -1;
    rules::Phrase act;
    qsizetype times = 0;
};

std::vector<Befallen> befallenBy(const ActLine::Part &part, bool isByAct)
{
    std::vector<Befallen> all;
    for (std::size_t at = 0; at < part.whom.size(); ++at) {
        if (part.whom[at] < 0)
            continue;
        const Befallen one{part.whom[at], isByAct ? part.acts[at] : rules::Phrase{}, 1};
        const auto same = std::ranges::find_if(all, [&](const Befallen &other) {
            return other.whom == one.whom && other.act == one.act;
        });
        if (same == all.end())
            all.push_back(one);
        else
            ++same->times;
    }
    return all;
}

/** An act as a noun; empty: the game has no such words for it. */
QString deedText(const rules::Phrase &act, const MatchWords &words)
{
    return words.sayWhole({kDeed + act.key, act.values});
}

QString told(const Befallen &one, const MatchWords &words)
{
    const QString name = words.tokenName(one.whom);
    const QString whom = one.times > 1 ? ActText::often(name, one.times) : name;
    if (one.act.key.empty())
        return whom;
    const QString deed = deedText(one.act, words);
    return deed.isEmpty() ? ActText::about(whom, words.say(one.act)) : ActText::by(whom, deed);
}

QStringList toldAll(const std::vector<Befallen> &all, const MatchWords &words)
{
    QStringList lines;
    for (const Befallen &one : all)
        lines << told(one, words);
    return lines;
}

/** With who, and by what; empty: the game has no sentence for it, or not all it needs is known. */
QString sentenceOf(const ActLine::Part &part, const MatchWords &words)
{
    if (part.roller.valid())
        return words.say(part.word);
    if (part.entries.size() != 1 || part.who < 0)
        return {};
    rules::Phrase phrase{kCame + part.word.key, part.word.values};
    phrase.values.insert(phrase.values.end(), part.rolled.begin(), part.rolled.end());
    std::erase_if(phrase.values, [](const auto &value) { return value.first == "who"; });
    phrase.values.emplace_back("who", toUtf8(words.tokenName(part.who)));
    const QString deed = part.acts.empty() ? QString() : deedText(part.acts.front(), words);
    if (!deed.isEmpty())
        phrase.values.emplace_back("deed", toUtf8(deed));
    return words.sayWhole(phrase);
}

/** What came of an act, in a word or two. */
QString wordOf(const ActLine &line, const ActLine::Part &part, const MatchWords &words)
{
    const QString word = timesText(words.say(words.inAct(line.lead.key, part.word)),
                                   part.isAddedUp ? 1 : static_cast<int>(part.entries.size()));
    return part.about < 0 ? word : ActText::cameOf(words.tokenName(part.about), word);
}

/** Thrown for the same thing, whatever fell. */
bool isSameRoll(const rules::Phrase &one, const rules::Phrase &other)
{
    const auto whatOf = [](const rules::Phrase &told) {
        const auto what = std::ranges::find(told.values, "what",
                                            &std::pair<std::string, rules::PhraseValue>::first);
        return what == told.values.end() ? rules::PhraseValue{} : what->second;
    };
    return one.key == other.key && whatOf(one) == whatOf(other);
}

/** That the side scores; none: it is no such thing. */
std::optional<std::int64_t> pointsOf(const rules::ToldAs &as)
{
    if (!as.outcome || !as.seat.valid())
        return {};
    const auto *points = rules::valueNamed(as.outcome->word, "points");
    return points ? std::optional(std::get<std::int64_t>(*points)) : std::nullopt;
}

/** Nobody was harmed, and so many moved. */
void addQuiet(ActLine &line, std::size_t movers)
{
    line.parts.push_back({.kind = ActLine::Part::Kind::NobodyHurt});
    if (movers > 0)
        line.parts.push_back(
            {.kind = ActLine::Part::Kind::Moved, .count = static_cast<int>(movers)});
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
    QString lead = line.lead.key.empty() ? words.nameOf(line.seat) : words.say(line.lead);
    if (line.isAgain)
        lead = ActText::again(lead);
    QStringList parts;
    QStringList sentences; // of what befell somebody else, or why
    for (const ActLine::Part &part : line.parts) {
        const QString sentence = line.isSum ? QString() : sentenceOf(part, words);
        if (line.isSum)
            parts << textOf(part, words, SumDetail::Names);
        else if (sentence.isEmpty())
            parts << wordOf(line, part, words);
        else
            sentences << sentence;
    }
    if (!parts.isEmpty())
        lead = actText(lead, parts.join(QStringLiteral(", ")));
    else if (line.isRoll && !sentences.isEmpty() && !line.parts.front().roller.valid())
        return ActText::oneByOne(sentences); // which tell the dice, too
    return ActText::oneByOne(QStringList(lead) + sentences);
}

QString textOf(const ActLine::Part &part, const MatchWords &words, SumDetail detail)
{
    if (part.kind != ActLine::Part::Kind::Said)
        return part.kind == ActLine::Part::Kind::Moved ? ActText::moved(part.count)
                                                       : ActText::nobodyHurt();
    const QString word = words.say(part.word);
    if (part.side.valid())
        return ActText::cameOf(words.nameOf(part.side), word);
    const bool isByAct = detail == SumDetail::Acts;
    QStringList names = toldAll(befallenBy(part, isByAct), words);
    if (names.isEmpty() || detail == SumDetail::Number)
        return word;
    if (!isByAct && names.size() > kMostNamed)
        names = names.first(kMostNamed) << QStringLiteral("…");
    return ActText::about(word,
                          isByAct ? ActText::oneByOne(names) : names.join(QStringLiteral(", ")));
}

QStringList befell(const ActLine::Part &part, const MatchWords &words)
{
    return toldAll(befallenBy(part, true), words);
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

std::vector<ActLine> ActLines::add(const model::MatchBeat &beat)
{
    m_first.reset();
    bool isLeft = beat.thrown.has_value(); // the dice, for the line of what tells of them first
    for (const rules::ToldEvent &event : beat.told) {
        add(event, beat.view);
        if (isLeft && m_isOpen) {
            m_lines.back().thrown.push_back(*beat.thrown);
            touch();
            isLeft = false;
        }
    }
    return std::exchange(m_sums, {});
}

const ActLine *ActLines::firstAct() const
{
    const std::size_t since = m_first ? m_begun - *m_first : 0; // lines begun from it on
    return since == 0 || since > m_lines.size() ? nullptr : &m_lines[m_lines.size() - since];
}

/** The last line is told of. */
void ActLines::touch()
{
    if (!m_first)
        m_first = m_begun - 1;
}

void ActLines::push(ActLine line)
{
    m_lines.push_back(std::move(line));
    ++m_begun;
}

const ActLine *ActLines::lastAct() const
{
    const auto last = std::ranges::find(m_lines.rbegin(), m_lines.rend(), false, &ActLine::isSum);
    return last == m_lines.rend() ? nullptr : &*last;
}

void ActLines::add(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::ToldAs &as = event.as;
    const bool isAgain = m_rollOff.isAgain(event);
    switch (as.kind) {
    case ActKind::Activation: // what was told before is still read
        m_deeds.clear();
        if (!m_hasWaves && m_active != as.seat && m_tally.isBegun)
            sumUp(m_active.value_or(as.seat), m_activeLead, event.entry);
        m_active = as.seat;
        m_activeLead = as.seat.valid() ? rules::Phrase{} : event.sentence;
        m_isOpen = false;
        return;
    case ActKind::Wave:
        m_hasWaves = true;
        sumUp(as.seat, event.sentence, event.entry);
        m_isOpen = false;
        return;
    case ActKind::Done:
        m_deeds.clear();
        m_isOpen = false;
        if (as.tokens.empty())
            m_turnEnd = event.sentence;
        return;
    case ActKind::Turn:
        if (m_hasWaves)
            sumUpTurn(event.entry);
        break;
    default:
        break;
    }
    noteDeed(event);
    const bool isRoll = as.kind == ActKind::Dice && !as.outcome;
    const auto rolled =
        std::exchange(m_rolled, isRoll ? event.sentence.values : rules::Phrase::Values{});
    if (const auto points = pointsOf(as)) {
        noteGain(event, *points);
        begin(event, event.sentence);
    } else if (!as.act.key.empty())
        begin(event, as.act);
    else if (as.outcome)
        addOutcome(event, view, rolled);
    else if (isRoll && !isAgain && joinRoll(event))
        return;
    else if ((!m_isOpen || (isRoll && !m_isAct)) && as.kind != ActKind::Aside &&
             !event.sentence.key.empty()) {
        begin(event, event.sentence);
        m_lines.back().isAgain = isAgain;
    }
}

void ActLines::begin(const rules::ToldEvent &event, const rules::Phrase &lead)
{
    if (lead.key.empty())
        return;
    push({event.entry, event.as.seat, lead, {}, {}});
    touch();
    if (m_lines.size() > kLinesKept)
        m_lines.pop_front();
    m_isAct = !event.as.act.key.empty();
    m_isOpen = m_isAct || event.as.kind == ActKind::Dice;
    m_named = event.as.tokens;
    m_isStruck = false;
    m_lines.back().isRoll = m_isOpen && !m_isAct;
    if (m_isAct && !m_named.empty())
        m_deeds.push_back({lead, m_named.front(), event.as.seat});
}

/** Dice of one side after another in one breath, for who begins and the like, are one line; those
    of a figure are about what it does. */
bool ActLines::joinRoll(const rules::ToldEvent &event)
{
    if (!m_isOpen || m_isAct || !m_named.empty() || !event.as.tokens.empty())
        return false;
    ActLine &line = m_lines.back();
    const rules::SeatId seat = event.as.seat;
    const bool isAgain = (line.seat == seat && isSameRoll(line.lead, event.sentence)) ||
                         std::ranges::any_of(line.parts, [&](const ActLine::Part &part) {
                             return part.roller == seat && isSameRoll(part.word, event.sentence);
                         });
    if (isAgain || !seat.valid() || line.entry != event.entry)
        return false;
    line.parts.push_back({.word = event.sentence, .entries = {event.entry}, .roller = seat});
    touch();
    return true;
}

/** The act by which something befell somebody: of whom the event names beside him, else the last
    one of another side. Its key may be empty. */
rules::Phrase ActLines::actBehind(const rules::ToldEvent &event, const rules::BoardView &view) const
{
    const int token = event.as.outcome->token;
    const auto owner = std::ranges::find(view.tokens, token, &rules::Token::id);
    const auto isNamed = [&](const Deed &deed) {
        return deed.actor != token &&
               std::ranges::find(event.as.tokens, deed.actor) != event.as.tokens.end();
    };
    const auto isOfOthers = [&](const Deed &deed) {
        return owner != view.tokens.end() && owner->owner != deed.seat;
    };
    auto found = std::ranges::find_if(m_deeds.rbegin(), m_deeds.rend(), isNamed);
    if (found == m_deeds.rend())
        found = std::ranges::find_if(m_deeds.rbegin(), m_deeds.rend(), isOfOthers);
    return found == m_deeds.rend() ? rules::Phrase{} : found->act;
}

/** That something is done in the time of whoever is active, and who moves. */
void ActLines::noteDeed(const rules::ToldEvent &event)
{
    const rules::ToldAs &as = event.as;
    const bool isAct = !as.act.key.empty();
    m_tally.isBegun |= isAct || as.outcome || m_active;
    if (isAct && as.kind == ActKind::Move && !as.tokens.empty())
        m_tally.movers[as.seat].insert(as.tokens.front());
}

/** Under what it counts, where it does. */
void ActLines::count(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::Outcome &outcome = *event.as.outcome;
    if (outcome.sum.empty())
        return;
    const bool isHarm = outcome.tone == rules::Outcome::Tone::Bad;
    ActLine::Part &sum = (isHarm ? m_tally.harm : m_tally.rest)[outcome.sum];
    sum.entries.push_back(event.entry);
    sum.whom.push_back(isSomebodys(view, outcome.token) ? outcome.token : -1);
    sum.acts.push_back(actBehind(event, view));
}

void ActLines::addOutcome(const rules::ToldEvent &event, const rules::BoardView &view,
                          const rules::Phrase::Values &rolled)
{
    const rules::Outcome &outcome = *event.as.outcome;
    if (!m_active) // the match was opened in the middle of a wave
        m_active = m_isOpen ? m_lines.back().seat : event.as.seat;
    count(event, view);
    if (!m_isOpen)
        return begin(event, event.sentence);
    m_isStruck |= event.gesture && event.gesture->kind == rules::Gesture::Kind::Area;
    // The lead ends with the one whom it is done to: of nobody else it is clear who is meant, nor
    // of him once others may have been met, too.
    const bool isMeant =
        !m_isStruck && !m_named.empty() && m_named.size() <= 2 && m_named.back() == outcome.token;
    const bool isNamed = outcome.token < 0 || isMeant;
    ActLine::Part part{.word = outcome.word,
                       .about = isNamed ? -1 : outcome.token,
                       .entries = {event.entry},
                       .acts = {actBehind(event, view)},
                       .who = outcome.token,
                       .rolled = rolled};
    touch();
    auto &parts = m_lines.back().parts;
    if (parts.empty() || parts.back().word.key != part.word.key || parts.back().about != part.about)
        return parts.push_back(std::move(part));
    ActLine::Part &former = parts.back();
    former.isAddedUp = rules::addTimes(former.word, part.word);
    if (!former.isAddedUp)
        former.word = part.word;
    former.entries.insert(former.entries.begin(), event.entry);
    former.acts = std::move(part.acts);
    former.who = part.who;
    former.rolled = std::move(part.rolled);
}

/** Of one side for one thing it is one number. */
void ActLines::noteGain(const rules::ToldEvent &event, std::int64_t points)
{
    const rules::Phrase &word = event.as.outcome->word;
    auto &gains = m_tally.gains;
    auto gain = std::ranges::find_if(gains, [&](const ActLine::Part &part) {
        return part.side == event.as.seat && part.word.key == word.key;
    });
    if (gain == gains.end())
        gain = gains.insert(
            gain, {.word = {word.key, {{"points", std::int64_t{0}}}}, .side = event.as.seat});
    std::get<std::int64_t>(gain->word.values.front().second) += points;
    gain->entries.push_back(event.entry);
}

/** Of a time in which nobody came to harm, that, and who moved. */
void ActLines::sumUp(rules::SeatId seat, const rules::Phrase &lead, int entry)
{
    ActLine line{entry, seat, lead, {}, {}, true};
    if (m_tally.harm.empty())
        addQuiet(line, m_tally.movers[seat].size());
    give(std::move(line));
}

/** What came after its last wave: who ran, and what for the sides score. */
void ActLines::sumUpTurn(int entry)
{
    if (m_tally.harm.empty() && m_tally.rest.empty() && m_tally.gains.empty())
        return;
    ActLine line{entry, {}, m_turnEnd, {}, {}, true};
    line.isOfTurn = true;
    give(std::move(line));
}

/** With all that was counted. */
void ActLines::give(ActLine sum)
{
    Tally tally = std::exchange(m_tally, {});
    auto quiet = std::exchange(sum.parts, {});
    const auto addAll = [&](std::map<std::string, ActLine::Part> &parts) {
        for (auto &[key, part] : parts) {
            part.word = {key, {{"count", static_cast<std::int64_t>(part.entries.size())}}};
            sum.parts.push_back(std::move(part));
        }
    };
    addAll(tally.harm);
    std::ranges::move(quiet, std::back_inserter(sum.parts));
    addAll(tally.rest);
    std::ranges::move(tally.gains, std::back_inserter(sum.parts));
    m_sums.push_back(sum);
    push(std::move(sum));
}

} // namespace escarmouche::app
