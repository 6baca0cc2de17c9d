// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/career/careerwords.h"

#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

CareerWords::CareerWords(const rules::BandRecords &records, const rules::PhraseBook &phrases,
                         rules::Language language)
    : m_records(records, phrases, language), m_words(language, "CareerWords")
{
}

QString CareerWords::end(const rules::Career &career) const
{
    if (career.end == rules::CareerEnd::Serving)
        return {};
    const bool fell = career.end == rules::CareerEnd::Fallen;
    QStringList parts;
    if (career.lastGame == rules::FixtureId{})
        parts << (fell ? m_words(QT_TRANSLATE_NOOP("CareerWords", "Fallen before the campaign"))
                       //: a mercenary who can no longer be hired
                       : m_words(QT_TRANSLATE_NOOP("CareerWords", "Contact lost")));
    else
        //: %1: "Game 2, against Karnash"
        parts << (fell ? m_words(QT_TRANSLATE_NOOP("CareerWords", "Fallen: %1"))
                       : m_words(QT_TRANSLATE_NOOP("CareerWords", "Contact lost: %1")))
                     .arg(m_records.game(career.lastGame));
    if (career.killedBy)
        parts << (fell ? m_words(QT_TRANSLATE_NOOP("CareerWords", "Killed by %1"))
                       : m_words(QT_TRANSLATE_NOOP("CareerWords", "Put out of action by %1")))
                     .arg(slayer(*career.killedBy));
    return parts.join(QStringLiteral(" · "));
}

QString CareerWords::result(rules::SeatResult result) const
{
    switch (result) {
    case rules::SeatResult::Win:
        return m_words(QT_TRANSLATE_NOOP("CareerWords", "won"));
    case rules::SeatResult::Draw:
        return m_words(QT_TRANSLATE_NOOP("CareerWords", "drawn"));
    case rules::SeatResult::Loss:
        return m_words(QT_TRANSLATE_NOOP("CareerWords", "lost"));
    }
    return {};
}

QString CareerWords::game(const rules::CareerGame &game) const
{
    //: a game, "Game 2, against Karnash", and how it came out for the band
    return m_words(QT_TRANSLATE_NOOP("CareerWords", "%1: %2"))
        .arg(m_records.game(game.game.fixture), result(game.result));
}

QString CareerWords::slayer(const rules::Slayer &slayer) const
{
    //: a figure and its band
    return m_words(QT_TRANSLATE_NOOP("CareerWords", "%1 (%2)"))
        .arg(m_records.text(slayer.name), toQString(slayer.band));
}

QString CareerWords::ending(const rules::CareerGame &game) const
{
    switch (game.end) {
    case rules::FigureEnd::Standing:
        return game.pointsLost > 0
                   ? m_words.counted(
                         QT_TRANSLATE_N_NOOP("CareerWords", "Still standing, %n wound(s)"),
                         game.pointsLost)
                   : m_words(QT_TRANSLATE_NOOP("CareerWords", "Still standing"));
    case rules::FigureEnd::OutOfAction:
        return game.putOutBy ? m_words(QT_TRANSLATE_NOOP("CareerWords", "Put out of action by %1"))
                                   .arg(slayer(*game.putOutBy))
                             : m_words(QT_TRANSLATE_NOOP("CareerWords", "Out of action"));
    case rules::FigureEnd::LeftTable:
        return m_words(QT_TRANSLATE_NOOP("CareerWords", "Left the table"));
    case rules::FigureEnd::NotPlayed:
        return m_words(QT_TRANSLATE_NOOP("CareerWords", "Did not play"));
    }
    return {};
}

QString CareerWords::knockOut(const rules::CareerKnockOut &knockOut) const
{
    QStringList facts;
    if (!knockOut.rank.empty())
        facts << m_records.rank(knockOut.rank);
    if (!knockOut.with.empty())
        facts << m_records.text(knockOut.with);
    if (knockOut.turn)
        facts << m_words(QT_TRANSLATE_NOOP("CareerWords", "turn %1")).arg(knockOut.turn);
    const QString whom = slayer(knockOut.victim);
    //: the victim; then its rank, the weapon and the turn, as far as they are known
    return facts.isEmpty() ? m_words(QT_TRANSLATE_NOOP("CareerWords", "Knocked out %1")).arg(whom)
                           : m_words(QT_TRANSLATE_NOOP("CareerWords", "Knocked out %1 · %2"))
                                 .arg(whom, facts.join(QStringLiteral(" · ")));
}

QString CareerWords::rolls(const rules::CareerLine &line) const
{
    QStringList all;
    for (const rules::DiceRoll &roll : line.rolls) {
        QStringList faces;
        for (const int face : roll.faces)
            faces << QString::number(face);
        all << faces.join(u' ');
    }
    return all.isEmpty() ? QString()
                         : m_words(QT_TRANSLATE_NOOP("CareerWords", "dice: %1"))
                               .arg(all.join(QStringLiteral(", ")));
}

/** What is told of an advance or an injury stands in the record, with the profile it changed. */
QString CareerWords::line(const rules::CareerLine &line,
                          const std::vector<rules::Befallen> &befallen, Dice dice) const
{
    QStringList told;
    for (const rules::Told &each : line.told)
        if (std::ranges::count(befallen, each.sentence, &rules::Befallen::sentence) == 0)
            told << m_records.say(each.sentence);
    if (const QString fell = rolls(line); dice == Dice::Told && !fell.isEmpty())
        told.prepend(QStringLiteral("[%1]").arg(fell));
    //: a step of the post-game, then the dice that fell and what they came to
    return told.isEmpty() ? QString()
                          : m_words(QT_TRANSLATE_NOOP("CareerWords", "%1: %2"))
                                .arg(m_records.text(line.title), told.join(u' '));
}

QString CareerWords::befallen(const rules::Befallen &befallen) const
{
    const QString what = m_records.befallen(befallen);
    switch (befallen.kind) {
    case rules::Befallen::Kind::Advance:
        return m_words(QT_TRANSLATE_NOOP("CareerWords", "Advance: %1")).arg(what);
    case rules::Befallen::Kind::Injury:
        return m_words(QT_TRANSLATE_NOOP("CareerWords", "Injury: %1")).arg(what);
    case rules::Befallen::Kind::Healed:
    case rules::Befallen::Kind::Rank:
    case rules::Befallen::Kind::Fall:
    case rules::Befallen::Kind::Lost:
        return what;
    }
    return what;
}

QStringList CareerWords::facts(const rules::CareerGame &game) const
{
    QStringList all{ending(game)};
    for (const rules::CareerKnockOut &each : game.knockOuts)
        all << knockOut(each);
    all << aftermath(game);
    all.removeAll(QString());
    return all;
}

QStringList CareerWords::aftermath(const rules::CareerGame &game, Dice dice) const
{
    QStringList all;
    for (const rules::CareerLine &each : game.lines)
        all << line(each, game.befallen, dice);
    for (const rules::Befallen &each : game.befallen)
        all << befallen(each);
    all.removeAll(QString());
    return all;
}

QStringList CareerWords::before(const rules::Career &career) const
{
    QStringList all;
    for (const rules::Befallen &each : career.before)
        all << befallen(each);
    all.removeAll(QString());
    return all;
}

QString CareerWords::earned(const rules::Career &career) const
{
    if (!rules::hasEarnedName(career.record))
        return {};
    return career.record.tally.knockOuts > 0
               ? m_words(QT_TRANSLATE_NOOP("CareerWords", "Has put an enemy out of action and "
                                                          "earned a name."))
               : m_words(
                     QT_TRANSLATE_NOOP("CareerWords", "Has taken an advance and earned a name."));
}

} // namespace escarmouche::app
