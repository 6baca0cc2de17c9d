// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/portrait/portrait.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/band/roster/rosterview.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/campaign/figures/campaignfigures.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/figures/figurecard.h"
#include "app/pages/match/matchpage.h"
#include "model/library/keepsakesof.h"
#include "model/match/setup/fixturesetup.h"
#include "model/text.h"
#include "rules/core/campaign/past/career.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTest>

namespace tst_matchportraits {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** A face, more or less, on a red ground. */
QImage face()
{
    QImage image(200, 256, QImage::Format_RGB32);
    image.fill(Qt::darkRed);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(240, 205, 170));
    painter.drawEllipse(QPointF(100, 120), 62, 78);
    painter.setBrush(Qt::black);
    painter.drawEllipse(QPointF(76, 105), 8, 8);
    painter.drawEllipse(QPointF(124, 105), 8, 8);
    painter.fillRect(78, 158, 44, 7, Qt::darkRed);
    return image;
}

void keep(const rules::Result<void> &kept)
{
    if (!kept)
        throw std::runtime_error("not kept");
}

const rules::CastMember *memberOf(const MatchPage &page, rules::MemberId figure)
{
    const auto &members = const_cast<MatchPage &>(page).controller().play().cast().members;
    const auto met = std::ranges::find_if(members, [&](const rules::CastMember &each) {
        return each.figure.seat.value == 0 && each.figure.member == figure;
    });
    return met == members.end() ? nullptr : &*met;
}

void concede(MatchPage &page)
{
    page.session().hold(true);
    keep(page.session().concede({0}));
    keep(page.session().flush());
    QTRY_VERIFY(page.findChild<EndPanel *>());
}

/** What leads from the result to the figures. */
QPushButton *figuresOf(MatchPage &page)
{
    for (auto *button : page.findChild<EndPanel *>()->findChildren<QPushButton *>())
        if (button->menu() != nullptr)
            return button;
    return nullptr;
}

/** The match of the next game of the example campaign, whose first chief has a portrait. */
struct Place : SampleCampaignHouse {
    rules::MemberId chief;

    explicit Place(rules::Language language = rules::Language::English)
        : SampleCampaignHouse(language)
    {
        const auto &controller = page().controller();
        const rules::Campaign &all = controller.campaign();
        const rules::Fixture &game = *rules::find(all, nextGame(controller));
        const rules::Entrant &band = *rules::find(all, game.plan.bands.front());
        chief = band.band->figures().front().member;
        const std::string uuid = controller.session()->uuid();
        const auto portrait = portraitOf(PictureSource(face()));
        keep(house.library().keepsakes().setPortrait(uuid, chief, *portrait));
        auto setup = ShellHouse::need(
            model::fixtureSetup(*systemNamed(house.systems(), "musg"), all, game, tableText(), {}));
        window.openMatch(toQString(ShellHouse::need(
            house.library().matches().begin(seeded(std::move(setup), 7), {}, {uuid, game.id}))));
    }
    static std::string tableText()
    {
        return ShellHouse::need(model::tableCalled("musg", "hamlet"));
    }
    MatchPage &match() { return *window.currentMatch(); }
    BoardScene &board() { return match().canvas().board(); }
};

} // namespace

/** The board shows the portraits that a campaign or a band of the library keeps. */
class MatchPortraitsTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void aGameOfACampaignShowsThem()
    {
        Place place;
        const rules::CastMember *chief = memberOf(place.match(), place.chief);
        QVERIFY(chief);
        const QImage shown = place.board().portraitOf(chief->token);
        QCOMPARE(shown.size(), QSize(200, 200));
        QTRY_VERIFY(place.board().item(chief->token)); // once what opens the match was shown
        QCOMPARE(place.board().item(chief->token)->look().portrait, shown);
        for (const rules::CastMember &other : place.match().controller().play().cast().members)
            QCOMPARE(place.board().portraitOf(other.token).isNull(), &other != chief);
    }

    void lettersAndOutlinesAreChosenInTheirPlace()
    {
        Place place;
        const int chief = memberOf(place.match(), place.chief)->token;
        const auto isPortrayed = [&] {
            return !place.board().item(chief)->look().portrait.isNull();
        };
        QTRY_VERIFY(place.board().item(chief));
        QVERIFY(isPortrayed());
        QTest::keyClick(&place.match().canvas(), Qt::Key_L);
        QVERIFY(!isPortrayed());
        QTest::keyClick(&place.match().canvas(), Qt::Key_L);
        QVERIFY(isPortrayed());
        BoardOptions options = place.match().canvas().options();
        options.portraits = false;
        place.match().setBoardOptions(options);
        QVERIFY(!isPortrayed());
        QVERIFY(place.board().item(chief)->look().figure != rules::FigureLook());
    }

    void theCardHasIt()
    {
        Place place;
        auto &card = *place.match().findChild<FigureCard *>();
        const auto hasFace = [&] {
            for (const auto *label : card.findChildren<QLabel *>())
                if (label->isVisible() && !label->pixmap(Qt::ReturnByValue).isNull())
                    return true;
            return false;
        };
        const auto show = [&](int token) {
            place.match().controller().aiming().choose(token);
            card.toggle();
        };
        const int chief = memberOf(place.match(), place.chief)->token;
        QTRY_VERIFY(place.board().item(chief));
        show(chief);
        QCOMPARE(card.token(), chief);
        QVERIFY(hasFace());
        takePicture(place.window, QStringLiteral("match-portrait"));
    }

    void aBandOfTheLibraryShowsThemToo()
    {
        CampaignHouse place;
        const rules::MatchSetup setup = seeded(musgSetup(0, "easy"), 7);
        auto &library = place.house.library();
        const std::string band = ShellHouse::need(
            library.bands().create("musg", rules::AdoptBand{setup.seats.front().band}));
        const auto portrait = portraitOf(PictureSource(face()));
        keep(library.keepsakes().setPortrait(band, {1}, *portrait));
        place.window.openMatch(toQString(ShellHouse::need(library.matches().begin(setup, {}))));
        MatchPage &match = *place.window.currentMatch();
        const rules::CastMember *chief = memberOf(match, {1});
        QVERIFY(chief);
        QVERIFY(!match.canvas().board().portraitOf(chief->token).isNull());
        // Nobody of the other side, whose band is in no library.
        for (const rules::CastMember &other : match.controller().play().cast().members)
            if (other.owner != chief->owner)
                QVERIFY(match.canvas().board().portraitOf(other.token).isNull());
    }

    /** Of a campaign, where the fallen keep theirs. */
    void theResultLeadsToThePageOfAFigure()
    {
        for (const auto language : {rules::Language::English, rules::Language::French}) {
            Place place(language);
            MatchPage &match = place.match();
            concede(match);
            QTRY_VERIFY(place.window.currentCampaign()); // where its result is entered
            CampaignPage &campaign = *place.window.currentCampaign();
            place.window.openMatch(toQString(match.session().uuid()));
            QCOMPARE(place.window.currentMatch(), &match);
            auto *figures = figuresOf(match);
            QVERIFY(figures && figures->isVisibleTo(&match));
            QCOMPARE(figures->menu()->actions().size(), 2);
            takePicture(place.window, language == rules::Language::French
                                          ? QStringLiteral("match-result-figures-fr")
                                          : QStringLiteral("match-result-figures-en"));
            QAction *first = figures->menu()->actions().front()->menu()->actions().front();
            const QString name = first->text();
            first->trigger();
            QCOMPARE(place.window.currentCampaign(), &campaign);
            const auto &page = *campaign.findChild<CampaignFigures *>();
            QVERIFY(page.isVisible());
            bool isNamed = false;
            for (const auto *label : page.findChildren<QLabel *>())
                isNamed = isNamed || (label->isVisible() && label->text().contains(name));
            QVERIFY2(isNamed, qPrintable(name));
        }
    }

    void theResultLeadsToTheBandOfAFigure()
    {
        CampaignHouse place;
        const rules::MatchSetup setup = seeded(musgSetup(0, std::string(rules::kPerson)), 7);
        auto &library = place.house.library();
        const std::string band = ShellHouse::need(
            library.bands().create("musg", rules::AdoptBand{setup.seats.front().band}));
        place.window.openMatch(toQString(ShellHouse::need(library.matches().begin(setup, {}))));
        concede(*place.window.currentMatch());
        auto *figures = figuresOf(*place.window.currentMatch());
        QCOMPARE(figures->menu()->actions().size(), 1); // the other band is in no library
        const auto all = figures->menu()->actions().front()->menu()->actions();
        all.back()->trigger();
        BandPage *page = place.window.currentBand();
        QVERIFY(page);
        QCOMPARE(page->session().uuid(), band);
        const auto *rows = page->findChild<RosterView *>()->selectionModel();
        QCOMPARE(rows->selectedRows().size(), 1);
        takePicture(place.window, QStringLiteral("match-result-band"));
    }

    void theyJoinACampaignWithTheirBand()
    {
        CampaignHouse place;
        auto &library = place.house.library();
        const std::string text = musgSetup(0, "easy").seats.front().band;
        const std::string band =
            ShellHouse::need(library.bands().create("musg", rules::AdoptBand{text}));
        const auto portrait = portraitOf(PictureSource(face()));
        keep(library.keepsakes().setPortrait(band, {1}, *portrait));
        keep(library.keepsakes().setNote(band, {1}, "Owes Orin a beer."));
        const std::string uuid = ShellHouse::need(library.campaigns().create("musg", "Autumn"));
        const auto session = ShellHouse::need(library.campaigns().open(uuid));
        QVERIFY(session->perform(rules::AddPlayer{"Zoé"}));
        QVERIFY(session->perform(rules::JoinBand{session->campaign().players.front().id, band, text,
                                                 rules::Joining::AsItStands},
                                 "a test"));
        const rules::Entrant &joined = session->campaign().bands.back();
        QVERIFY(model::carryKeepsakes(library, session->campaign(), uuid, joined));
        const auto kept = *library.keepsakes().of(uuid);
        QCOMPARE(kept.size(), std::size_t{1});
        QCOMPARE(kept.begin()->first, joined.band->figures().front().member);
        QCOMPARE(kept.begin()->second.portrait, *portrait);
        QCOMPARE(kept.begin()->second.note, std::string("Owes Orin a beer."));
        // A band of no library brings nothing.
        rules::Entrant stranger = joined;
        stranger.origin.clear();
        QVERIFY(model::carryKeepsakes(library, session->campaign(), uuid, stranger));
    }
};

WATCHED_TEST(MatchPortraitsTest)

} // namespace tst_matchportraits

#include "tst_matchportraits.moc"
