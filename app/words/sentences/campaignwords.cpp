// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/campaignwords.h"

#include "app/words/language/dates.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/band/outcome.h"
#include "rules/core/campaign/rounds/calendar.h"
#include "rules/core/campaign/rounds/standings.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <map>

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

QString kindText(rules::BookingKind kind)
{
    switch (kind) {
    case rules::BookingKind::Purchase:
        //: why a treasury rose or fell
        return WordsOfCampaigns::tr("Purchases");
    case rules::BookingKind::Adjustment:
        return WordsOfCampaigns::tr("Adjustments");
    case rules::BookingKind::Fees:
        return WordsOfCampaigns::tr("Fees before games");
    case rules::BookingKind::PostGame:
        return WordsOfCampaigns::tr("Post-games");
    }
    return {};
}

QString bookingText(const QString &why, int amount)
{
    //: why a treasury rose or fell, and by how much
    return WordsOfCampaigns::tr("%1: %2").arg(why, signedText(amount));
}

} // namespace

QString treasuryText(const rules::PostGameDocument &document)
{
    const int paid = rules::paidBefore(document);
    const QStringList rest{plainText(document.earned), plainText(document.spent),
                           plainText(document.treasury)};
    if (paid == 0)
        //: the accounts of a band since the result of the game
        return WordsOfCampaigns::tr("Treasury: %1 + %2 earned − %3 spent = %4")
            .arg(plainText(document.opening), rest[0], rest[1], rest[2]);
    //: the same, with what was paid before the game
    return WordsOfCampaigns::tr("Treasury: %1 − %2 in fees + %3 earned − %4 spent = %5")
        .arg(plainText(document.opening + paid), plainText(paid), rest[0], rest[1], rest[2]);
}

QString paidText(const rules::PostGameDocument &document)
{
    QStringList paid;
    for (const rules::PaidFee &fee : document.fees)
        //: a figure and what it was paid
        paid << WordsOfCampaigns::tr("%1 %2").arg(inUiLanguage(fee.name), plainText(fee.points));
    return paid.isEmpty() ? QString()
                          : WordsOfCampaigns::tr("Paid before the game: %1")
                                .arg(paid.join(QStringLiteral(", ")));
}

QStringList bookedText(const rules::Entrant &band)
{
    std::map<rules::BookingKind, int> sums;
    for (const rules::Booking &booking : band.account)
        sums[booking.kind] += booking.amount;
    QStringList lines;
    for (const auto &[kind, amount] : sums)
        lines << bookingText(kindText(kind), amount);
    return lines;
}

QStringList accountText(const rules::Campaign &campaign, const rules::Entrant &band)
{
    QStringList lines;
    for (const rules::Booking &booking : rules::accountOf(band)) {
        const rules::Fixture *game = rules::find(campaign, booking.fixture);
        QString why = kindText(booking.kind);
        if (game)
            why += QStringLiteral(", ") + titleOf(campaign, *game);
        lines << bookingText(why, booking.amount);
    }
    return lines;
}

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

QString strangerText(const rules::BattleReport &report, const rules::Error &error)
{
    if (error.code != rules::ErrorCode::NoSuchMember)
        return {};
    const auto is = [&](const rules::FigureReport &each) {
        return each.figure.member.value == error.number;
    };
    const auto stranger = std::ranges::find_if(report.figures, is);
    if (stranger == report.figures.end())
        return {};
    return WordsOfCampaigns::tr(
               "%1 is no longer in the band. Enter the result by hand, without %1: choose the game "
               "in the calendar. If it was played on the board, the match is kept.")
        .arg(inUiLanguage(stranger->name));
}

QString resultText(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    if (fixture.report)
        //: how a game came out, and the victory points of each side
        return WordsOfCampaigns::tr("%1 (%2)").arg(inUiLanguage(outcomeText(*fixture.report)),
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
