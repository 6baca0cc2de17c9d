// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/told/sumtext.h"

#include "app/pages/match/control/matchwords.h"
#include "app/pages/match/told/acttext.h"
#include "model/text.h"
#include "rules/core/journal/repeated.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <utility>

namespace escarmouche::app {

namespace {

/** The translation context of the sums. */
class SumWords
{
    Q_DECLARE_TR_FUNCTIONS(SumLines)

public:
    //: of the time in which a side acted
    static QString nobodyHurt() { return tr("nobody hurt"); }
    //: so many figures of a side, in the time in which it acted
    static QString moved(int count) { return tr("%n moved", nullptr, count); }
    //: somebody or a side, what became of them
    static QString cameOf(const QString &whom, const QString &came)
    {
        return tr("%1 %2").arg(whom, came);
    }
    /** A name, or what befell somebody or came of an act. */
    static QString often(const QString &what, int times)
    {
        if (times < 2)
            return what;
        const bool isSentence = what.contains(u':');
        if (times == 2)
            //: a name, or what befell somebody or came of an act, and how often
            return isSentence ? tr("%1 (twice)").arg(what) : tr("%1 twice").arg(what);
        const QString number = QString::number(times);
        return isSentence ? tr("%1 (%2 times)").arg(what, number)
                          : tr("%1 %2 times").arg(what, number);
    }
    static QString namesOf(QStringList all)
    {
        const QString last = all.isEmpty() ? QString() : all.takeLast();
        //: names but for the last one, then that
        return all.isEmpty() ? last : tr("%1 and %2").arg(all.join(QStringLiteral(", ")), last);
    }
    /** Names with a side of their own get other brackets inside these. */
    static QString with(const QString &what, QString names)
    {
        names.replace(u'(', u'[').replace(u')', u']');
        //: what happened, then by whom it was done or the names it is about
        return tr("%1 (%2)").arg(what, names);
    }
    //: by whom somebody was harmed: names
    static QString by(const QString &names) { return tr("by %1").arg(names); }
    //: whom something was done to that came to nothing, and by whom: names
    static QString toBy(const QString &whom, const QString &names)
    {
        return tr("%1, by %2").arg(whom, names);
    }
    //: by whom somebody was harmed: one of the own side
    static QString own(const QString &name) { return tr("%1 (own side)").arg(name); }
    //: by whom somebody was harmed: he had aimed at another one
    static QString beside(const QString &name) { return tr("%1 (aiming at another)").arg(name); }
};

const std::string kOne = "one."; // before that of a number: one of them, "Urgh held"
const std::string kBy = "by."; // before the key of an act: by whom it was done, "shot by Urgh"
const std::string kOwn = "own."; // the same: what harmed whoever did it, "their own grenade"

constexpr qsizetype kMostOneByOne = 4; // beyond them a number is told, with names
constexpr qsizetype kMostAgainst = 8; // the same of those who run into somebody

QString listOf(QStringList all)
{
    all.removeDuplicates();
    return SumWords::namesOf(std::move(all));
}

/** Empty: the game has no words for it. */
QString doerOf(const HarmedBy &by, const MatchWords &words)
{
    if (by.isHimself)
        return words.sayWhole({kOwn + by.act.key, by.act.values});
    const QString name = words.tokenName(by.actor);
    if (name.isEmpty())
        return words.sayWhole({kBy + by.act.key, by.act.values});
    if (by.isOwnSide)
        return SumWords::own(name);
    return by.isBeside ? SumWords::beside(name) : name;
}

QString deedOf(const HarmedBy &by, const MatchWords &words)
{
    const QString deed = words.sayWhole({kBy + by.act.key, by.act.values});
    return deed.isEmpty() ? words.say(by.act) : deed;
}

/** What befell him, word by word; two in one where the game has words for that. */
QString wordsOf(const Harmed &harmed, const MatchWords &words)
{
    QStringList told;
    for (std::size_t at = 0; at < harmed.words.size(); ++at) {
        const Harmed::Word &one = harmed.words[at];
        const bool isLast = at + 1 == harmed.words.size();
        const rules::Phrase both =
            isLast ? rules::Phrase{} : words.inOne(one.word, harmed.words[at + 1].word);
        told << SumWords::often(words.say(both.key.empty() ? one.word : both), one.times);
        at += both.key.empty() ? 0 : 1;
    }
    return told.join(QStringLiteral(", "));
}

SumLine lineOf(const Harmed &harmed, const MatchWords &words)
{
    SumLine line;
    line.entries = harmed.entries();
    line.text = SumWords::cameOf(words.tokenName(harmed.token), wordsOf(harmed, words));
    QStringList doers, aimedAtHim;
    for (const HarmedBy &by : harmed.by()) {
        doers << doerOf(by, words);
        line.how << deedOf(by, words);
        if (!by.isBeside)
            aimedAtHim << doers.back();
    }
    for (const HarmedBy &by : harmed.by()) { // that the same one met him besides says no more
        if (by.isBeside && aimedAtHim.contains(words.tokenName(by.actor)))
            doers.removeAll(doerOf(by, words));
    }
    doers.removeAll(QString());
    if (!doers.isEmpty())
        line.text = SumWords::with(line.text, SumWords::by(listOf(doers)));
    line.how.removeDuplicates();
    return line;
}

/** Each once, with how often, in their order. */
QStringList eachOnce(const QStringList &all)
{
    QStringList named;
    for (const QString &one : all) {
        const QString told = SumWords::often(one, static_cast<int>(all.count(one)));
        if (!one.isEmpty() && !named.contains(told))
            named << told;
    }
    return named;
}

/** What was done to that one came to nothing: who did it is known. */
bool isDoneTo(const ActLine::Part &part, std::size_t at)
{
    return !part.isHarm && part.whom[at] >= 0 && at < part.doers.size() &&
           !part.acts[at].key.empty();
}

/** Acts that came to nothing: whom they were done to, by whom. */
QStringList victimsOf(const ActLine::Part &part, const MatchWords &words)
{
    QStringList order;
    std::map<QString, QStringList> doers;
    for (std::size_t at = 0; at < part.whom.size(); ++at) {
        const QString whom = words.tokenName(part.whom[at]);
        if (!isDoneTo(part, at) || whom.isEmpty())
            continue;
        if (!order.contains(whom))
            order << whom;
        doers[whom] << doerOf(part.doers[at], words);
    }
    QStringList named;
    for (const QString &whom : order) {
        const QStringList by = eachOnce(doers[whom]);
        named << (by.isEmpty() ? whom : SumWords::toBy(whom, SumWords::namesOf(by)));
    }
    return named;
}

/** Of whom a number is, or the acts that name nobody: each once, with how often. */
QStringList namedBy(const ActLine::Part &part, const MatchWords &words)
{
    QStringList all;
    for (std::size_t at = 0; at < part.whom.size(); ++at) {
        const bool isAct = !part.isHarm && !part.acts[at].key.empty();
        if (!isDoneTo(part, at))
            all << (isAct ? words.say(part.acts[at]) : words.tokenName(part.whom[at]));
    }
    return eachOnce(all);
}

/** Without a number: who did it or whom it befell; empty: the game has no such words. */
QString onlyOf(const ActLine::Part &part, std::size_t at, const MatchWords &words)
{
    rules::Phrase one{kOne + part.word.key, {}};
    if (at < part.said.size())
        one.values = part.said[at].values;
    if (const QString who = words.tokenName(part.whom[at]); !who.isEmpty())
        one.values.emplace_back("who", toUtf8(who));
    if (!part.acts[at].key.empty())
        one.values.emplace_back("act", toUtf8(goingOn(words.say(part.acts[at]))));
    return words.sayWhole(one);
}

/** Whoever moved is told one by one where that is against somebody. */
qsizetype mostOneByOne(const ActLine::Part &part)
{
    if (part.kind != ActLine::Part::Kind::Moved)
        return kMostOneByOne;
    const bool isAgainst = !part.said.empty() && rules::valueNamed(part.said.front(), "whom");
    return isAgainst ? kMostAgainst : 1;
}

/** Figure by figure, with what a test was for, where those are few; of figures that moved only
    where that is one. */
QStringList oneByOneOf(const ActLine::Part &part, const MatchWords &words)
{
    QStringList all, what;
    std::map<QString, QStringList> behind;
    for (std::size_t at = 0; at < part.whom.size(); ++at) {
        const QString told = onlyOf(part, at, words);
        if (told.isEmpty())
            return {};
        all << told;
        if (!what.contains(told))
            what << told;
        if (at < part.by.size() && !part.by[at].act.key.empty())
            behind[told] << deedOf(part.by[at], words);
    }
    if (what.size() > mostOneByOne(part))
        return {};
    for (QString &told : what) {
        const QStringList deeds = behind[told];
        const QString often = SumWords::often(told, static_cast<int>(all.count(told)));
        told = deeds.isEmpty() ? often : SumWords::with(often, listOf(deeds));
    }
    return what;
}

/** Attacks, as they are told; nothing came of them. */
QString actsOf(const ActLine::Part &part, const MatchWords &words)
{
    QStringList all;
    for (const rules::Phrase &act : part.said)
        all << goingOn(words.say(act));
    return oneByOne(eachOnce(all));
}

/** A number of a sum, without names. */
QString numberOf(const ActLine::Part &part, const MatchWords &words)
{
    if (part.kind == ActLine::Part::Kind::NobodyHurt)
        return SumWords::nobodyHurt();
    if (part.kind == ActLine::Part::Kind::NobodyScored)
        return words.sayWhole({"sum.nobody-scored", {}});
    const QString own = words.sayWhole(part.word);
    if (part.kind == ActLine::Part::Kind::Attacked && own.isEmpty())
        return actsOf(part, words);
    if (part.kind == ActLine::Part::Kind::Done)
        return own;
    const bool isMove = part.kind == ActLine::Part::Kind::Moved && own.isEmpty();
    return isMove ? SumWords::moved(part.count) : words.say(part.word);
}

SumLine lineOf(const ActLine::Part &part, const MatchWords &words)
{
    SumLine line;
    line.entries = part.entries;
    if (const QStringList each = oneByOneOf(part, words); !each.isEmpty()) {
        line.text = oneByOne(each);
        return line;
    }
    line.text = numberOf(part, words);
    if (line.text.isEmpty())
        return line;
    if (part.side.valid())
        line.text = SumWords::cameOf(words.nameOf(part.side), line.text);
    if (part.kind == ActLine::Part::Kind::Attacked)
        return line; // which names them
    const QStringList victims = victimsOf(part, words);
    const QStringList names = namedBy(part, words);
    const bool areActs =
        !part.isHarm &&
        std::ranges::any_of(part.acts, [](const rules::Phrase &act) { return !act.key.empty(); });
    if (!victims.isEmpty())
        line.text = SumWords::with(line.text, oneByOne(victims + names));
    else if (!names.isEmpty()) // "shoots at Ombre and Urgh shoots" would be misread
        line.text =
            SumWords::with(line.text, areActs ? names.join(QStringLiteral(", ")) : listOf(names));
    return line;
}

} // namespace

QList<SumLine> linesOf(const ActLine &sum, const MatchWords &words)
{
    QList<SumLine> lines;
    for (const Harmed &harmed : sum.harmed)
        lines << lineOf(harmed, words);
    for (const ActLine::Part &part : sum.parts)
        lines << lineOf(part, words);
    lines.removeIf([](const SumLine &line) { return line.text.isEmpty(); });
    return lines;
}

bool isTold(const ActLine &sum, const MatchWords &words)
{
    return !linesOf(sum, words).isEmpty();
}

QString sumText(const ActLine &sum, const MatchWords &words)
{
    QStringList told;
    for (const SumLine &line : linesOf(sum, words))
        told << line.text;
    const QString lead = leadText(sum, words);
    return told.isEmpty() ? lead : actText(lead, oneByOne(told));
}

} // namespace escarmouche::app
