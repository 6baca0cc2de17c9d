// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/noticebar.h"
#include "app/pages/campaign/entrants/entrantspanel.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/pages/campaign/result/leaguegrid.h"
#include "rules/core/campaign/league/entrant.h"
#include "rules/core/campaign/rounds/standings.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QTabWidget>

namespace tst_leaguepage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

struct LeagueWords {
    const char *join, *change, *round, *result;
};
constexpr LeagueWords kEnglish{"A player joins…", "Change the player…", "Next round…",
                               "Played on a table: result…"};
constexpr LeagueWords kFrench{"Inscrire un joueur…", "Modifier le joueur…", "Ronde suivante…",
                              "Jouée sur table : résultat…"};

/** A league as a group drives it: by the window alone. */
struct LeagueDriver : CampaignDriver {
    using CampaignDriver::CampaignDriver;

    const LeagueWords &words() const { return m_words; }
    explicit LeagueDriver(rules::Language language = rules::Language::English)
        : CampaignDriver(language),
          m_words(language == rules::Language::English ? kEnglish : kFrench)
    {
        whenAsked([](QWidget &dialog) {
            auto *game = dialog.findChild<QComboBox *>(QStringLiteral("system"));
            game->setCurrentIndex(game->count() - 1);
            takePicture(dialog, QStringLiteral("league-new"));
            QTest::keyClicks(dialog.findChild<QLineEdit *>(), QStringLiteral("Friday"));
            accept(dialog);
        });
        window.newCampaign();
    }
    void joins(const char *name, const char *player = "person")
    {
        whenAsked([name, player](QWidget &dialog) {
            dialog.findChild<QLineEdit *>(QStringLiteral("name"))->setText(QString::fromUtf8(name));
            auto *who = dialog.findChild<QComboBox *>(QStringLiteral("player"));
            who->setCurrentIndex(who->findData(QString::fromUtf8(player)));
            takePicture(dialog, QStringLiteral("league-join"));
            accept(dialog);
        });
        trigger(page(), m_words.join);
    }
    void play(int winner)
    {
        tab(0);
        whenAsked(accept);
        trigger(page(), m_words.round);
        whenAsked([winner](QWidget &dialog) {
            auto *grid = dialog.findChild<QTableView *>();
            auto &rows = *static_cast<LeagueGrid *>(grid->model());
            const auto won = rows.choices(rows.index(winner, LeagueGrid::Outcome)).at(1);
            QVERIFY(rows.setData(rows.index(winner, LeagueGrid::Outcome), won, Qt::EditRole));
            QVERIFY(rows.setData(rows.index(winner, LeagueGrid::Scored), 12, Qt::EditRole));
            QVERIFY(!rows.setData(rows.index(winner, LeagueGrid::Scored), QStringLiteral("many"),
                                  Qt::EditRole));
            takePictures(dialog, QStringLiteral("league-result"));
            accept(dialog);
        });
        trigger(page(), m_words.result);
    }

private:
    LeagueWords m_words;
};

} // namespace

class TestLeaguePage : public QObject
{
    Q_OBJECT

private slots:
    void aLeagueIsDrivenByTheWindow_data();
    void aLeagueIsDrivenByTheWindow();
    void aNameIsGivenOnceAndChanged();
    void whatBandsHaveIsNotThere();
};

void TestLeaguePage::aLeagueIsDrivenByTheWindow_data()
{
    QTest::addColumn<rules::Language>("language");
    QTest::newRow("en") << rules::Language::English;
    QTest::newRow("fr") << rules::Language::French;
}

void TestLeaguePage::aLeagueIsDrivenByTheWindow()
{
    QFETCH(rules::Language, language);
    LeagueDriver place(language);
    const QString suffix = language == rules::Language::French ? QStringLiteral("-fr") : QString();
    QCOMPARE(place.campaign().system, std::string("zombies"));
    place.joins("Anne");
    place.joins("Bo");
    place.joins("Robo", "easy");
    QCOMPARE(place.campaign().bands.size(), std::size_t(3));
    takePictures(place.window, QStringLiteral("league-players") + suffix);
    place.play(1);
    QVERIFY(place.campaign().fixtures.front().report != nullptr);
    QCOMPARE(place.campaign().fixtures.front().report->seats[1].result, rules::SeatResult::Win);
    takePictures(place.window, QStringLiteral("league-calendar") + suffix);
    place.tab(2);
    takePictures(place.window, QStringLiteral("league-standings") + suffix);
    const auto table =
        rules::standings(place.page().controller().rules().ranking(), place.campaign());
    QCOMPARE(table.front().points, 3);
    QCOMPARE(table.front().scored, 12);
    QVERIFY(place.page().controller().undo());
    QVERIFY(place.campaign().fixtures.front().report == nullptr);
}

void TestLeaguePage::aNameIsGivenOnceAndChanged()
{
    LeagueDriver place;
    place.joins("Anne");
    place.joins("ANNE");
    QCOMPARE(place.campaign().bands.size(), std::size_t(1));
    QVERIFY(place.page().findChild<NoticeBar *>()->isVisible());
    auto *table = place.page().findChild<EntrantsPanel *>()->findChild<PlainTable *>();
    table->choose(place.campaign().bands.front().id.value);
    whenAsked([](QWidget &dialog) {
        dialog.findChild<QLineEdit *>(QStringLiteral("name"))->setText(QStringLiteral("Annette"));
        accept(dialog);
    });
    trigger(place.page(), place.words().change);
    QCOMPARE(place.campaign().bands.front().band->name(), std::string("Annette"));
}

void TestLeaguePage::whatBandsHaveIsNotThere()
{
    LeagueDriver place;
    QCOMPARE(place.page().goActions().size(), 4);
    QVERIFY(act(place.page(), QStringLiteral("Crews…")) == nullptr ||
            !act(place.page(), QStringLiteral("Crews…"))->isVisible());
    for (const char *tab : {"Calendar", "Players", "Standings", "Story"})
        QVERIFY2(std::ranges::any_of(
                     place.page().goActions(),
                     [&](const QAction *go) { return go->text() == QLatin1String(tab); }),
                 tab);
}

WATCHED_TEST(TestLeaguePage)

} // namespace tst_leaguepage

#include "tst_leaguepage.moc"
