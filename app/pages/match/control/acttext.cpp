// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/acttext.h"

#include "app/pages/match/control/matchwords.h"
#include "model/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace escarmouche::app {

namespace {

constexpr qsizetype kMostNamed = 3; // in one number of a sum, or of what harmed nobody

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
        if (names.contains(u'(')) // a name with its side
            return tr("%1 – %2").arg(number, names);
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
    //: somebody, and by whose act it befell him: "Ombre, shot by Urgh"
    static QString by(const QString &whom, const QString &deed)
    {
        return tr("%1, %2").arg(whom, deed);
    }
    //: somebody whom one of his own side hit
    static QString own(const QString &whom) { return tr("%1 (own side)").arg(whom); }
};

const std::string kDeed = "deed."; // before the key of an act: as a noun, "Urgh’s shot"
const std::string kBy = "by."; // the same: by whom it was done, "shot by Urgh"
const std::string kCame = "came."; // before that of a word: as a sentence that has its cause

/** Entries of a number that are told together, in the order in which they were first met. */
struct Befallen {
    int whom = -1;
    rules::Phrase act;
    qsizetype times = 0;
};

/** Of acts in vain also those that met nobody who could be named: they tell themselves. */
std::vector<Befallen> befallenBy(const ActLine::Part &part, bool isByAct)
{
    std::vector<Befallen> all;
    for (std::size_t at = 0; at < part.whom.size(); ++at) {
        const Befallen one{part.whom[at], isByAct ? part.acts[at] : rules::Phrase{}, 1};
        if (one.whom < 0 && (part.isHarm || one.act.key.empty()))
            continue;
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

/** Somebody to whom something was done, that being part of what it tells. */
QString nameIn(const ActLine::Part &part, int token, const MatchWords &words)
{
    const QString name = words.tokenName(token);
    return std::ranges::find(part.own, token) == part.own.end() ? name : ActText::own(name);
}

QString told(const Befallen &one, const ActLine::Part &part, const MatchWords &words)
{
    const QString name = nameIn(part, one.whom, words);
    const QString whom = one.times > 1 ? ActText::often(name, one.times) : name;
    if (one.act.key.empty())
        return whom;
    if (!part.isHarm) // what was done in vain tells itself whom
        return timesText(words.say(one.act), static_cast<int>(one.times));
    const QString deed = words.sayWhole({kBy + one.act.key, one.act.values});
    return deed.isEmpty() ? ActText::about(whom, words.say(one.act)) : ActText::by(whom, deed);
}

QStringList toldAll(const ActLine::Part &part, const MatchWords &words, bool isByAct)
{
    QStringList lines;
    for (const Befallen &one : befallenBy(part, isByAct))
        lines << told(one, part, words);
    return lines;
}

/** A number of a sum, without names. */
QString numberOf(const ActLine::Part &part, const MatchWords &words)
{
    if (part.kind == ActLine::Part::Kind::NobodyHurt)
        return ActText::nobodyHurt();
    if (part.kind == ActLine::Part::Kind::NobodyScored)
        return words.sayWhole({"sum.nobody-scored", {}});
    const QString own = words.sayWhole(part.word);
    const bool isMove = part.kind == ActLine::Part::Kind::Moved && own.isEmpty();
    return isMove ? ActText::moved(part.count) : words.say(part.word);
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

/** What came of an act, in a word or two, with what came next, where it is said in one. Gives the
    place of the next part. */
std::size_t addWord(const ActLine &line, std::size_t at, const MatchWords &words, QStringList &told)
{
    const ActLine::Part &part = line.parts[at];
    const ActLine::Part *next = at + 1 < line.parts.size() ? &line.parts[at + 1] : nullptr;
    int times = part.isAddedUp ? 1 : static_cast<int>(part.entries.size());
    rules::Phrase word = part.word;
    rules::Phrase both =
        next && next->about == part.about ? words.inOne(word, next->word) : rules::Phrase{};
    const bool isWithNext = !both.key.empty();
    if (!isWithNext && times > 1)
        both = words.inOne(word, word);
    if (!both.key.empty()) {
        word = both;
        times = 1;
    }
    const QString said = timesText(words.say(words.inAct(line.lead.key, word)), times);
    told << (part.about < 0 ? said : ActText::cameOf(nameIn(part, part.about, words), said));
    return at + (isWithNext ? 2 : 1);
}

} // namespace

QString textOf(const ActLine &line, const MatchWords &words)
{
    QString lead = line.lead.key.empty() ? words.nameOf(line.seat) : words.say(line.lead);
    if (line.isAgain)
        lead = ActText::again(lead);
    QStringList parts;
    QStringList sentences; // of what befell somebody else, or why
    for (std::size_t at = 0; at < line.parts.size();) {
        const ActLine::Part &part = line.parts[at];
        const QString sentence = line.isSum ? QString() : sentenceOf(part, words);
        if (!line.isSum && sentence.isEmpty()) {
            at = addWord(line, at, words, parts);
            continue;
        }
        (line.isSum ? parts : sentences)
            << (line.isSum ? textOf(part, words, SumDetail::Names) : sentence);
        ++at;
    }
    parts.removeAll(QString());
    if (!parts.isEmpty())
        lead =
            actText(lead, line.isSum ? ActText::oneByOne(parts) : parts.join(QStringLiteral(", ")));
    else if (line.isRoll && !sentences.isEmpty() && !line.parts.front().roller.valid())
        return ActText::oneByOne(sentences); // which tell the dice, too
    return ActText::oneByOne(QStringList(lead) + sentences);
}

QString textOf(const ActLine::Part &part, const MatchWords &words, SumDetail detail)
{
    const QString word = numberOf(part, words);
    if (part.side.valid())
        return ActText::cameOf(words.nameOf(part.side), word);
    if (detail == SumDetail::Harm && !part.isHarm)
        return word;
    const bool isByAct = detail != SumDetail::Names;
    QStringList names = toldAll(part, words, isByAct);
    const bool isHalf = !isByAct && std::ranges::count(part.whom, -1) > 0; // somebody goes unnamed
    if (names.isEmpty() || isHalf)
        return word;
    if ((!isByAct || !part.isHarm) && names.size() > kMostNamed)
        names = names.first(kMostNamed) << QStringLiteral("…");
    const bool isList = std::ranges::all_of(
        part.acts, [&](const rules::Phrase &act) { return !isByAct || act.key.empty(); });
    return ActText::about(word,
                          isList ? names.join(QStringLiteral(", ")) : ActText::oneByOne(names));
}

bool isTold(const ActLine &sum, const MatchWords &words)
{
    return std::ranges::any_of(sum.parts, [&](const ActLine::Part &part) {
        return !textOf(part, words, SumDetail::Names).isEmpty();
    });
}

QStringList befell(const ActLine::Part &part, const MatchWords &words)
{
    return toldAll(part, words, true);
}

QString actText(const QString &act, const QString &came)
{
    return act.contains(u':') ? act + QStringLiteral(", ") + came : ActText::told(act, came);
}

QString timesText(const QString &what, int times)
{
    return times > 1 ? ActText::times(what, times) : what;
}

} // namespace escarmouche::app
