// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/career/famewords.h"

#include "model/text.h"

#include <QStringList>

namespace escarmouche::app {

FameWords::FameWords(const rules::HallOfFame &hall, rules::Language language)
    : m_hall(hall), m_language(language), m_words(language, "FameWords")
{
}

QString FameWords::champions(const rules::SeasonOfFame &season) const
{
    const QString name = toQString(season.name);
    if (season.champions.empty())
        return m_words(QT_TRANSLATE_NOOP("FameWords", "%1 – no game played yet")).arg(name);
    QStringList bands;
    for (const rules::Champion &champion : season.champions) {
        const QString band = toQString(champion.band);
        const QString player = toQString(champion.player);
        bands << (player.isEmpty() || player == band ? band
                                                     : QStringLiteral("%1 (%2)").arg(band, player));
    }
    const bool isEnded = season.status == rules::CampaignStatus::Ended;
    const QString text = !isEnded ? m_words(QT_TRANSLATE_NOOP("FameWords", "%1 – in the lead: %2"))
                         : bands.size() > 1
                             //: a season and the bands that share its first place
                             ? m_words(QT_TRANSLATE_NOOP("FameWords", "%1 – champions: %2"))
                             //: a season and the band that won it
                             : m_words(QT_TRANSLATE_NOOP("FameWords", "%1 – champion: %2"));
    return text.arg(name, bands.join(QStringLiteral(", ")));
}

QString FameWords::title(const rules::FameList &list) const
{
    return toQString(rules::awardName(list.kind).in(m_language));
}

QString FameWords::figure(const rules::FamousFigure &figure) const
{
    const QString count = QString::number(figure.count);
    const QString name = toQString(figure.name.in(m_language));
    const QString band = toQString(figure.band);
    const QString season = toQString(m_hall.seasons[static_cast<std::size_t>(figure.season)].name);
    return figure.serves
               //: how often, a figure, its band
               ? m_words(QT_TRANSLATE_NOOP("FameWords", "%1: %2 (%3)")).arg(count, name, band)
               //: how often, a figure that is gone, its band, its last season
               : m_words(QT_TRANSLATE_NOOP("FameWords", "%1: %2 (%3), last season: %4"))
                     .arg(count, name, band, season);
}

} // namespace escarmouche::app
