// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/recordwords.h"

#include "model/text.h"

#include <QStringList>

namespace escarmouche::app {

namespace {

QString namesOf(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list << toQString(name);
    return list.join(QStringLiteral(", "));
}

} // namespace

RecordWords::RecordWords(const rules::BandRecords &records, const rules::PhraseBook &phrases,
                         rules::Language language)
    : m_records(records), m_phrases(phrases), m_language(language), m_words(language, "RecordWords")
{
}

QString RecordWords::text(const rules::Text &text) const
{
    return toQString(text.in(m_language));
}

QString RecordWords::say(const rules::Phrase &phrase) const
{
    return toQString(rules::say(m_phrases, phrase, m_language));
}

QString RecordWords::rank(const std::string &key) const
{
    const auto met = m_records.ranks.find(key);
    return met == m_records.ranks.end() ? toQString(key) : text(met->second);
}

QString RecordWords::game(rules::FixtureId fixture) const
{
    const rules::RecordedGame *game = find(m_records, fixture);
    if (!game)
        //: an advance or injury that no game of the campaign brought
        return m_words(QT_TRANSLATE_NOOP("RecordWords", "No game"));
    //: a game by its number, and the other bands in it
    return m_words(QT_TRANSLATE_NOOP("RecordWords", "Game %1, against %2"))
        .arg(QString::number(game->number), namesOf(game->against));
}

QString RecordWords::tally(const rules::FigureRecord &record) const
{
    const int before = record.past.games;
    QStringList facts{
        before == 0
            ? m_words(QT_TRANSLATE_NOOP("RecordWords", "Games: %1")).arg(record.tally.games)
            : m_words(QT_TRANSLATE_NOOP("RecordWords", "Games: %1 (%2 before the campaign)"))
                  .arg(record.tally.games)
                  .arg(before),
        m_words(QT_TRANSLATE_NOOP("RecordWords", "Experience: %1")).arg(record.figure.experience)};
    if (record.tally.outOfAction > 0)
        facts << m_words(QT_TRANSLATE_NOOP("RecordWords", "Out of action: %1"))
                     .arg(record.tally.outOfAction);
    return facts.join(QStringLiteral(" · "));
}

QString RecordWords::knockOuts(const rules::FigureRecord &record) const
{
    QStringList victims;
    for (const auto &[key, count] : record.tally.byRank)
        victims << QStringLiteral("%1 × %2").arg(QString::number(count), rank(key));
    return victims.isEmpty() ? QString()
                             : m_words(QT_TRANSLATE_NOOP("RecordWords", "Knock-outs: %1"))
                                   .arg(victims.join(QStringLiteral(", ")));
}

QString RecordWords::befallen(const rules::Befallen &befallen) const
{
    const bool isNamed = !befallen.what.empty() && befallen.kind != rules::Befallen::Kind::Healed;
    if (!isNamed)
        return say(befallen.sentence);
    QString what = text(befallen.what);
    if (befallen.times > 1)
        what = QStringLiteral("%1 × %2").arg(QString::number(befallen.times), what);
    return befallen.effect.empty() ? what
                                   : QStringLiteral("%1 · %2").arg(what, text(befallen.effect));
}

QString RecordWords::by(const rules::FallenRecord &fallen) const
{
    if (!fallen.by)
        return {};
    //: a figure and its band
    return m_words(QT_TRANSLATE_NOOP("RecordWords", "Put out of action by %1 (%2)"))
        .arg(text(fallen.by->name), toQString(fallen.by->band));
}

} // namespace escarmouche::app
