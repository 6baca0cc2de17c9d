// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/offersmenu.h"
#include "tests/support/window/matchroom.h"

#include <QLabel>
#include <QSignalSpy>

#include <cstdint>
#include <limits>

namespace tst_matchgroups {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Two bands with figurants. */
rules::MatchSetup crowds()
{
    rules::MatchSetup setup = duel("person", "person");
    BandBuilder band("human");
    band.chief().sousFifre().figurant(3);
    for (rules::SeatSetup &seat : setup.seats)
        seat.band = rules::musg::encodeBand(musgCatalogue(), band.band());
    return setup;
}

rules::TablePlace spotOf(const MatchController &match, int token)
{
    const auto view = match.play().view();
    const auto &place = view.tokens[static_cast<std::size_t>(token)].place;
    const auto *spot = std::get_if<rules::TablePlace>(&place);
    return spot ? *spot : rules::TablePlace{};
}

int actionsOf(const MatchController &match, int token)
{
    return match.play().view().tokens[static_cast<std::size_t>(token)].actions;
}

/** The free place nearest to those of the band that stand already; else one amid the zone. */
rules::Place nearFriends(const MatchController &match, const std::vector<rules::Reach::Stop> &stops)
{
    const auto view = match.play().view();
    const auto isPlaced = [&](const rules::Token &token) {
        return token.owner == match.play().player() &&
               std::holds_alternative<rules::TablePlace>(token.place);
    };
    const auto anchor = std::ranges::find_if(view.tokens, isPlaced);
    if (anchor == view.tokens.end())
        return stops[stops.size() / 2].place;
    const auto to = std::get<rules::TablePlace>(anchor->place);
    const auto away = [&](const rules::Reach::Stop &stop) {
        const auto &at = std::get<rules::TablePlace>(stop.place);
        const std::int64_t x = at.x - to.x, y = at.y - to.y, z = at.z - to.z;
        return x * x + y * y + 100 * z * z;
    };
    return std::ranges::min_element(stops, {}, away)->place;
}

/** Sets both bands up, each close together. */
bool standsClosely(Room &room)
{
    MatchController &match = room.controller();
    while (room.settles() && match.play().isSettingUp()) {
        if (!match.play().isAskedForPlace()) {
            if (!match.perform(match.aiming().answers().front().action))
                return false;
            continue;
        }
        const int token = match.aiming().chosen();
        const auto reach = match.play().board().reach(match.play().player(), token);
        if (reach.empty())
            return false;
        match.aiming().point({token, -1, nearFriends(match, reach.front().stops)});
        const rules::Offer *offer = match.aiming().aim().offer();
        if (!offer || !offer->isAllowed() || !match.perform(std::string(offer->action)))
            return false;
    }
    return !match.play().isSettingUp();
}

/** Points at a figurant of the player's who may be activated with others; -1: there is none. */
int pointedFigurant(MatchController &match)
{
    for (const rules::CastMember &member : match.play().cast().members) {
        if (member.owner != match.play().player() || member.rank.en != "Figurant")
            continue;
        match.aiming().point({-1, member.token, spotOf(match, member.token)});
        for (const rules::Offer &offer : match.aiming().aim().offers) {
            if (offer.label.key == "act.activate-with")
                return member.token;
        }
    }
    return -1;
}

/** Points where the group can go together; nothing: nowhere near by. */
std::optional<rules::TablePlace> pointWhereAllGo(MatchController &match, int token)
{
    const rules::TablePlace from = spotOf(match, token);
    for (const auto &[x, y] : {std::pair(300, 0), std::pair(-300, 0), std::pair(0, 300),
                               std::pair(0, -300), std::pair(200, 200), std::pair(-200, 200)}) {
        const rules::TablePlace goal{from.x + x, from.y + y, from.z};
        match.aiming().point({token, -1, goal});
        const rules::Offer *offer = match.aiming().aim().offer();
        if (!offer || !offer->isAllowed() || offer->then.empty())
            continue;
        if (std::ranges::any_of(match.aiming().aim().overlay.lines,
                                [&](const rules::OverlayLine &way) {
                                    return way.places.back() == rules::Place(goal);
                                }))
            return goal;
    }
    return std::nullopt;
}

/** Answers what is asked about the moves: who walks goes on, everybody else lets it be. */
bool nobodyInterferes(Room &room, int acting)
{
    MatchController &match = room.controller();
    for (int asked = 0; asked < 30 && room.settles(); ++asked) {
        if (match.play().match().question().key == "ask-act" ||
            match.play().view().acting != acting)
            return true;
        const auto answers = match.aiming().answers();
        const auto calm = std::ranges::find_if(
            answers, [](const rules::ActionOption &answer) { return answer.token < 0; });
        if (calm == answers.end() || !match.perform(calm->action))
            return false;
    }
    return false;
}

/** Sets up, and clicks on a figurant of whom others are beside; -1: there is none. */
int activatedWithOthers(Room &room)
{
    if (!standsClosely(room))
        return -1;
    const int token = pointedFigurant(room.controller());
    if (token >= 0)
        room.clickTwice(rules::Pointing(room.controller().aiming().aim().pointing));
    return room.settles() ? token : -1;
}

} // namespace

class MatchGroupsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void cleanup() { verifyEventLoopFree(); }

    void aClickActivatesTheWholeGroup()
    {
        Room room(crowds());
        QVERIFY(standsClosely(room));
        MatchController &match = room.controller();
        const int token = pointedFigurant(match);
        QVERIFY(token >= 0);
        QCOMPARE(match.aiming().aim().offers.size(), std::size_t{2});
        QCOMPARE(match.aiming().aim().offer()->label.key, std::string("act.activate-with"));
        room.clickTwice(rules::Pointing(match.aiming().aim().pointing));
        QVERIFY(room.settles());
        QCOMPARE(match.play().view().acting, token);
        int able = 0;
        for (const rules::Token &each : match.play().view().tokens)
            able += each.actions > 0 ? 1 : 0;
        QVERIFY(able > 1);
        const QString asked = room.page->findChild<AnswerBar *>()->findChild<QLabel *>()->text();
        for (const rules::Token &each : match.play().view().tokens) {
            if (each.actions > 0 && each.id != token)
                QVERIFY2(asked.contains(match.words().tokenName(each.id)), qPrintable(asked));
        }
    }

    void aGroupGoesByOneClick()
    {
        Room room(crowds());
        MatchController &match = room.controller();
        const int token = activatedWithOthers(room);
        QVERIFY(token >= 0);
        const auto goal = pointWhereAllGo(match, token);
        QVERIFY(goal);
        const rules::Offer offer = *match.aiming().aim().offer();
        QVERIFY(offerText(match, offer).contains(QStringLiteral("PA each")));
        QCOMPARE(match.aiming().aim().overlay.lines.size(), offer.then.size() + 1);
        QCOMPARE(match.aiming().aim().overlay.patches.size(), offer.then.size() + 1);
        // One alone may still go.
        QVERIFY(std::ranges::any_of(match.aiming().aim().offers, [](const rules::Offer &each) {
            return each.isAllowed() && each.label.key == "act.walk";
        }));
        takePicture(*room.page, QStringLiteral("match-group"));
        const auto before = match.play().view();
        const auto entries = room.session().match().journal().entries.size();
        room.clickTwice({token, -1, *goal});
        QVERIFY(room.settles());
        QVERIFY(nobodyInterferes(room, token));
        const auto after = match.play().view();
        int moved = 0;
        for (std::size_t at = 0; at < after.tokens.size(); ++at)
            moved += before.tokens[at].place == after.tokens[at].place ? 0 : 1;
        QCOMPARE(moved, static_cast<int>(offer.then.size()) + 1);
        QVERIFY(room.session().match().journal().entries.size() > entries + offer.then.size());
        if (!room.session().past().canUndo())
            QSKIP("somebody saw them, and dice fell");
        room.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(room.settles());
        QVERIFY(match.play().view() == before); // one command, undone as one
        QTest::keySequence(&room.page->canvas(), QKeySequence(QKeySequence::Redo));
        QVERIFY(room.settles());
        QVERIFY(match.play().view() == after);
    }

    void whoHasSomethingLeftIsNext()
    {
        Room room(crowds());
        MatchController &match = room.controller();
        const int token = activatedWithOthers(room);
        QVERIFY(token >= 0);
        for (int walks = 0; walks < 4 && actionsOf(match, token) > 0; ++walks) {
            QCOMPARE(match.aiming().chosen(), token);
            QVERIFY(pointWhereAllGo(match, token));
            const auto &offers = match.aiming().aim().offers;
            const auto alone = std::ranges::find_if(offers, [&](const rules::Offer &each) {
                return each.isAllowed() && each.then.empty() && each.token == token;
            });
            QVERIFY(alone != offers.end());
            match.perform(rules::Offer(*alone));
            QVERIFY(room.settles());
            QVERIFY(nobodyInterferes(room, token));
        }
        QCOMPARE(actionsOf(match, token), 0);
        QCOMPARE(match.play().view().acting, token);
        QVERIFY(match.aiming().chosen() != token);
        QVERIFY(actionsOf(match, match.aiming().chosen()) > 0);
    }

    /** What the rules refuse on the way ends it there, and is said. */
    void theRestStaysWhereOneCannotGo()
    {
        Room room(crowds());
        MatchController &match = room.controller();
        const int token = activatedWithOthers(room);
        QVERIFY(token >= 0);
        QVERIFY(pointWhereAllGo(match, token));
        rules::Offer offer = *match.aiming().aim().offer();
        const std::string twice = offer.action; // from where that figure no longer stands
        offer.then.insert(offer.then.begin(), twice);
        QSignalSpy said(room.page.get(), &MatchPage::said);
        QSignalSpy failed(room.page.get(), &MatchPage::failed);
        const auto before = match.play().view();
        match.perform(offer);
        QVERIFY(room.settles());
        QVERIFY(nobodyInterferes(room, token));
        const auto after = match.play().view();
        int moved = 0;
        for (std::size_t at = 0; at < after.tokens.size(); ++at)
            moved += before.tokens[at].place == after.tokens[at].place ? 0 : 1;
        QCOMPARE(moved, 1);
        QCOMPARE(failed.count(), 0);
        const bool isTold = std::ranges::any_of(said, [](const QList<QVariant> &each) {
            return each.front().toString().startsWith(QStringLiteral("The others stay"));
        });
        QVERIFY(isTold);
    }
};

WATCHED_TEST(MatchGroupsTest)

} // namespace tst_matchgroups

#include "tst_matchgroups.moc"
