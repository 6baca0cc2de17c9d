// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaignwords.h"

#include "app/campaign/ranknames.h"
#include "app/text/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/calendar.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace escarmouche::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CampaignWords)
};

QString names(const rules::Campaign &campaign, const std::vector<rules::BandId> &bands)
{
    QStringList list;
    for (const rules::BandId id : bands)
        if (const rules::Entrant *band = rules::find(campaign, id))
            list << toQString(band->band->name());
    return list.join(QStringLiteral(", "));
}

QString scoresText(const rules::BattleReport &report)
{
    QStringList sides;
    for (const rules::SeatReport &seat : report.seats)
        //: a side of a game and its victory points
        sides << Words::tr("%1 %2").arg(toQString(seat.band)).arg(totalScore(seat));
    return sides.join(QStringLiteral(" – "));
}

QString winnerText(const rules::BattleReport &report)
{
    for (const rules::SeatReport &seat : report.seats)
        if (seat.result == rules::SeatResult::Win)
            return Words::tr("%1 won").arg(toQString(seat.band));
    return Words::tr("a draw");
}

} // namespace

QString statusText(rules::CampaignStatus status)
{
    switch (status) {
    case rules::CampaignStatus::Preparing:
        return Words::tr("in preparation");
    case rules::CampaignStatus::Running:
        return Words::tr("running");
    case rules::CampaignStatus::Ended:
        return Words::tr("ended");
    }
    return {};
}

QString statusText(rules::FixtureStatus status)
{
    switch (status) {
    case rules::FixtureStatus::Proposed:
        return Words::tr("proposed");
    case rules::FixtureStatus::Confirmed:
        return Words::tr("confirmed");
    case rules::FixtureStatus::Played:
        return Words::tr("played");
    case rules::FixtureStatus::Forfeited:
        return Words::tr("forfeited");
    case rules::FixtureStatus::Abandoned:
        return Words::tr("abandoned");
    case rules::FixtureStatus::Cancelled:
        return Words::tr("cancelled");
    }
    return {};
}

QString whenText(const rules::FixturePlan &plan)
{
    if (!plan.when)
        return QStringLiteral("–");
    const QDateTime at = QDateTime::fromString(toQString(plan.when->at), Qt::ISODate);
    if (!at.isValid())
        return toQString(plan.when->at);
    return QLocale().toString(at.date(), QStringLiteral("ddd ")) +
           QLocale().toString(at, QLocale::ShortFormat);
}

QString titleOf(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    return toQString(fixture.plan.title.empty() ? rules::gameTitle(campaign, fixture)
                                                : fixture.plan.title);
}

QString resultText(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    if (fixture.report)
        //: who won, and the victory points of each side
        return Words::tr("%1 (%2)").arg(winnerText(*fixture.report), scoresText(*fixture.report));
    if (fixture.status == rules::FixtureStatus::Forfeited)
        return Words::tr("forfeited by %1").arg(names(campaign, fixture.forfeitedBy));
    return {};
}

bool isToCome(const rules::Fixture &fixture)
{
    return fixture.status == rules::FixtureStatus::Proposed ||
           fixture.status == rules::FixtureStatus::Confirmed;
}

int openPostGames(const rules::Fixture &fixture)
{
    return static_cast<int>(std::ranges::count(fixture.postGames, false, &rules::PostGame::closed));
}

QString rankText(const rules::BandRules &rules, const rules::Entrant &band, const std::string &rank)
{
    return inUiLanguage(nameOf(rankNames(rules, band), rank));
}

std::string localNow()
{
    return toUtf8(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-ddTHH:mm")));
}

} // namespace escarmouche::app
