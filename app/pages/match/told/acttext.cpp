// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/told/acttext.h"

#include "app/pages/match/control/matchwords.h"
#include "app/pages/match/told/sumtext.h"
#include "model/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace escarmouche::app {

namespace {

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
    static QString oneByOne(const QStringList &sentences)
    {
        //: between two things that are told one after the other
        return sentences.join(tr("; "));
    }
    //: sides rolled the same, and roll again: what they roll
    static QString again(const QString &roll) { return tr("A tie, rolled again. %1").arg(roll); }
    //: somebody whom one of his own side hit
    static QString own(const QString &whom) { return tr("%1 (own side)").arg(whom); }
};

const std::string kDeed = "deed."; // before the key of an act: as a noun, "Urgh’s shot"
const std::string kOn = "on."; // the same: he goes on with it
const std::string kCame = "came."; // before that of a word: as a sentence that has its cause

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
    const QString whom = part.about < 0 ? QString() : nameIn(part, part.about, words);
    told << (whom.isEmpty() ? said : ActText::cameOf(whom, said)); // a token that is gone has none
    return at + (isWithNext ? 2 : 1);
}

enum class Length { Whole, Short, Folded };

constexpr qsizetype kMostFolded = 3; // things that came of an act

/** Of many things the first ones, and how many more there are. */
void fold(QStringList &parts)
{
    const qsizetype more = parts.size() - kMostFolded;
    if (more <= 1) // it takes as much room itself
        return;
    parts.resize(kMostFolded);
    parts << QStringLiteral("+%1").arg(more);
}

/** With why, or in words alone. */
QString told(const ActLine &line, const MatchWords &words, Length length)
{
    if (line.isSum)
        return sumText(line, words);
    const QString lead =
        line.isAgain ? ActText::again(leadText(line, words)) : leadText(line, words);
    QStringList parts;
    QStringList sentences; // of what befell somebody else, or why
    for (std::size_t at = 0; at < line.parts.size();) {
        const bool isWord = length != Length::Whole && !line.parts[at].roller.valid();
        const QString sentence = isWord ? QString() : sentenceOf(line.parts[at], words);
        if (sentence.isEmpty()) {
            at = addWord(line, at, words, parts);
            continue;
        }
        sentences << sentence;
        ++at;
    }
    parts.removeAll(QString());
    if (length == Length::Folded)
        fold(parts);
    if (parts.isEmpty() && line.isRoll && !sentences.isEmpty() &&
        !line.parts.front().roller.valid())
        return oneByOne(sentences); // which tell the dice, too
    const QString act = parts.isEmpty() ? lead : actText(lead, parts.join(QStringLiteral(", ")));
    return oneByOne(QStringList(act) + sentences);
}

} // namespace

QString textOf(const ActLine &line, const MatchWords &words)
{
    return told(line, words, Length::Whole);
}

QString shortTextOf(const ActLine &line, const MatchWords &words)
{
    return told(line, words, Length::Short);
}

QString foldedTextOf(const ActLine &line, const MatchWords &words)
{
    return told(line, words, Length::Folded);
}

QString leadText(const ActLine &line, const MatchWords &words)
{
    const QString on =
        line.isGoingOn ? words.sayWhole({kOn + line.lead.key, line.lead.values}) : QString();
    if (!on.isEmpty())
        return on;
    return line.lead.key.empty() ? words.nameOf(line.seat) : words.say(line.lead);
}

QString oneByOne(const QStringList &sentences)
{
    return ActText::oneByOne(sentences);
}

QString actText(const QString &act, const QString &came)
{
    const QString bare = goingOn(act);
    return bare.contains(u':') ? bare + QStringLiteral(", ") + came : ActText::told(bare, came);
}

QString goingOn(const QString &sentence)
{
    return sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
}

QString timesText(const QString &what, int times)
{
    return times > 1 ? ActText::times(what, times) : what;
}

} // namespace escarmouche::app
