// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaignwords.h"

#include "app/text/dates.h"
#include "app/text/numbers.h"
#include "app/text/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/calendar.h"
#include "rules/core/campaign/standings.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace escarmouche::app {

namespace {

struct WordsOfCampaigns {
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
        sides << WordsOfCampaigns::tr("%1 %2").arg(toQString(seat.band),
                                                   plainText(totalScore(seat)));
    return sides.join(QStringLiteral(" – "));
}

QString winnerText(const rules::BattleReport &report)
{
    for (const rules::SeatReport &seat : report.seats)
        if (seat.result == rules::SeatResult::Win)
            return WordsOfCampaigns::tr("%1 won").arg(toQString(seat.band));
    return WordsOfCampaigns::tr("a draw");
}

} // namespace

QString statusText(rules::CampaignStatus status)
{
    switch (status) {
    case rules::CampaignStatus::Preparing:
        return WordsOfCampaigns::tr("in preparation");
    case rules::CampaignStatus::Running:
        return WordsOfCampaigns::tr("running");
    case rules::CampaignStatus::Ended:
        return WordsOfCampaigns::tr("ended");
    }
    return {};
}

QString statusText(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    if (rules::isAnnulled(campaign, fixture) && fixture.report)
        return WordsOfCampaigns::tr("counts no more");
    switch (fixture.status) {
    case rules::FixtureStatus::Proposed:
        return WordsOfCampaigns::tr("proposed");
    case rules::FixtureStatus::Confirmed:
        return WordsOfCampaigns::tr("confirmed");
    case rules::FixtureStatus::Played:
        return WordsOfCampaigns::tr("played");
    case rules::FixtureStatus::Forfeited:
        return WordsOfCampaigns::tr("forfeited");
    case rules::FixtureStatus::Abandoned:
        return WordsOfCampaigns::tr("abandoned");
    case rules::FixtureStatus::Cancelled:
        return WordsOfCampaigns::tr("cancelled");
    }
    return {};
}

QString whenText(const rules::FixturePlan &plan)
{
    if (!plan.when)
        return QStringLiteral("–");
    return clockText(plan.when->at);
}

QString titleOf(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    return fixture.plan.title.empty() ? bandsText(campaign, fixture)
                                      : toQString(fixture.plan.title);
}

QString bandsText(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    return toQString(rules::gameTitle(campaign, fixture));
}

QString gameText(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    const QString bands = bandsText(campaign, fixture);
    return fixture.plan.title.empty()
               ? bands
               : bands + QStringLiteral(" · ") + toQString(fixture.plan.title);
}

QString scoreText(const rules::Fixture &fixture)
{
    QStringList scores;
    if (fixture.report)
        for (const rules::SeatReport &seat : fixture.report->seats)
            scores << plainText(totalScore(seat));
    return scores.join(QStringLiteral(" – "));
}

QString resultText(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    if (fixture.report)
        //: who won, and the victory points of each side
        return WordsOfCampaigns::tr("%1 (%2)").arg(winnerText(*fixture.report),
                                                   scoresText(*fixture.report));
    if (fixture.status == rules::FixtureStatus::Forfeited)
        return WordsOfCampaigns::tr("forfeited by %1").arg(names(campaign, fixture.forfeitedBy));
    return {};
}

std::string localNow()
{
    return toUtf8(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-ddTHH:mm")));
}

} // namespace escarmouche::app
