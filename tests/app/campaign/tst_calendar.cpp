// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/homepage.h"
#include "app/pages/home/owedlist.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/darkpalette.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QToolButton>
#include <QTreeView>

#include <map>

namespace tst_calendar {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::FixtureStatus;

namespace {

/** A campaign of four bands and its calendar. */
struct Calendar : CampaignDriver {
    explicit Calendar(rules::Language language = rules::Language::English)
        : CampaignDriver(language)
    {
        const auto made = ShellHouse::need(house.library().campaigns().create(
            "musg", "The long war", std::vector<rules::Setting>{}));
        window.openCampaign(toQString(made));
        need(rules::AddPlayer{"Ada"});
        for (const SampleBand &sample : house.samples())
            if (campaign().bands.size() < 4)
                need(rules::JoinBand{
                    campaign().players.front().id, {}, text(sample), rules::Joining::Fresh});
        tab(0);
    }

    std::string text(const SampleBand &sample)
    {
        return *page().controller().bandRules().read(sample.sample.text);
    }
    void need(const rules::CampaignAct &act)
    {
        if (!page().controller().perform(act))
            qFatal("refused");
    }
    rules::FixtureId schedule(rules::FixturePlan plan = {})
    {
        if (plan.bands.empty())
            plan.bands = {campaign().bands[0].id, campaign().bands[1].id};
        need(rules::ScheduleFixture{std::move(plan)});
        return campaign().fixtures.back().id;
    }
    void play(rules::FixtureId id, int first, int second)
    {
        const auto &controller = page().controller();
        rules::BattleReport report =
            rules::blankReport(controller.rules(), campaign(), *rules::find(campaign(), id));
        report.turns = 3;
        report.seats[0].scores = {{"objective", first}};
        report.seats[1].scores = {{"objective", second}};
        report.seats[0].result = first > second ? rules::SeatResult::Win : rules::SeatResult::Loss;
        report.seats[1].result = first > second ? rules::SeatResult::Loss : rules::SeatResult::Win;
        need(rules::EnterReport{id, report, {}});
    }
    void set(rules::FixtureId id, FixtureStatus status)
    {
        rules::SetFixtureStatus act{id, status, {}};
        if (status == FixtureStatus::Forfeited)
            act.forfeitedBy = {rules::find(campaign(), id)->plan.bands.front()};
        need(act);
    }
    QString name(std::size_t band) { return toQString(campaign().bands[band].band->name()); }
    QTreeView &games()
    {
        for (auto *view : page().findChildren<QTreeView *>())
            if (view->isVisible())
                return *view;
        qFatal("no table");
    }
    /** The row of a game, cell by cell. */
    QStringList row(rules::FixtureId id)
    {
        page().showFixture(id);
        QStringList cells;
        const QModelIndex at = games().currentIndex();
        for (int column = 0; column < games().model()->columnCount(); ++column)
            cells << at.siblingAtColumn(column).data().toString();
        return cells;
    }
    QStringList owed()
    {
        QStringList lines;
        window.home().reload();
        const auto *list = window.home().findChild<OwedList *>();
        for (int line = 0; line < list->count(); ++line)
            lines << list->item(line)->text();
        return lines;
    }
    /** Where each button of the page is that is shown, by what it says. */
    std::map<QString, QRect> buttons()
    {
        for (int pass = 0; pass < 3; ++pass)
            QApplication::processEvents();
        std::map<QString, QRect> places;
        for (auto *button : page().findChildren<QToolButton *>())
            if (button->isVisible() && !button->text().isEmpty())
                places[button->text()] = {button->mapTo(&page(), QPoint()), button->size()};
        return places;
    }
};

/** One game in every state that the calendar tells apart. */
std::vector<rules::FixtureId> gamesOfEveryState(Calendar &place)
{
    std::vector<rules::FixtureId> games;
    for (int game = 0; game < 7; ++game)
        games.push_back(place.schedule());
    place.need(
        rules::ChooseCrew{games[6], place.campaign().bands[0].id, rules::CrewChoice::All, {}, {}});
    place.set(games[1], FixtureStatus::Confirmed);
    place.play(games[2], 12, 8);
    place.set(games[3], FixtureStatus::Forfeited);
    place.set(games[4], FixtureStatus::Abandoned);
    place.set(games[5], FixtureStatus::Cancelled);
    rules::FixturePlan full;
    for (const rules::Entrant &band : place.campaign().bands)
        full.bands.push_back(band.id);
    full.title = "The night of the long knives, or how four bands met at a crossroads in the rain";
    full.scenario = "pitched-battle";
    full.place = "At the club, the table beside the window, and bring your own lamp";
    full.when = rules::LocalTime{"2026-10-24T19:30", "Europe/Paris", 180};
    games.push_back(place.schedule(full));
    return games;
}

/** Tells where a button is that is not where it was. */
QString moved(const std::map<QString, QRect> &known, const std::map<QString, QRect> &now)
{
    for (const auto &[text, place] : now)
        if (const auto met = known.find(text); met != known.end() && met->second != place)
            return QStringLiteral("%1: from %2 to %3")
                .arg(text)
                .arg(met->second.y())
                .arg(place.y());
    return {};
}

} // namespace

/** What the calendar of a campaign shows and asks, and what Home says there is to do. */
class CalendarTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void showsWhoPlaysAndTheScore_data()
    {
        QTest::addColumn<QString>("title");
        QTest::newRow("untitled") << QString();
        QTest::newRow("titled") << QStringLiteral("The bridge");
    }
    void showsWhoPlaysAndTheScore()
    {
        QFETCH(QString, title);
        Calendar place;
        rules::FixturePlan plan;
        plan.title = toUtf8(title);
        const auto game = place.schedule(plan);
        const QString bands = QStringLiteral("%1 – %2").arg(place.name(0), place.name(1));
        const QString shown = title.isEmpty() ? bands : bands + QStringLiteral(" · ") + title;
        QVERIFY2(place.row(game).contains(shown), qPrintable(place.row(game).join(u'|')));
        place.play(game, 12, 8);
        QVERIFY2(place.row(game).contains(shown), qPrintable(place.row(game).join(u'|')));
        QVERIFY2(place.row(game).contains(QStringLiteral("12 – 8")),
                 qPrintable(place.row(game).join(u'|')));
        // Beside the table, too.
        const auto labels = place.page().findChildren<QLabel *>();
        const auto says = [&](const QString &text) {
            return std::ranges::any_of(labels, [&](const QLabel *label) {
                return label->isVisible() && label->text().contains(text);
            });
        };
        QVERIFY(says(bands));
        QVERIFY(title.isEmpty() || says(title));
        const auto forfeited = place.schedule(plan);
        place.set(forfeited, FixtureStatus::Forfeited);
        QVERIFY(place.row(forfeited).contains(QStringLiteral("forfeited by ") + place.name(0)));
    }

    void endingAGameAsksFirst_data()
    {
        QTest::addColumn<QString>("act");
        QTest::addColumn<FixtureStatus>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("abandon") << QStringLiteral("Abandoned…") << FixtureStatus::Abandoned
                                 << QStringLiteral("standings");
        QTest::newRow("cancel") << QStringLiteral("Cancel the game…") << FixtureStatus::Cancelled
                                << QStringLiteral("do not count as having met");
    }

    void endingAGameAsksFirst()
    {
        QFETCH(const QString, act);
        QFETCH(const FixtureStatus, status);
        QFETCH(const QString, says);
        Calendar place;
        const auto game = place.schedule();
        const auto answer = [&](QMessageBox::StandardButton with) {
            QString asked;
            place.page().showFixture(game);
            whenAsked([&](QWidget &dialog) {
                auto &box = dynamic_cast<QMessageBox &>(dialog);
                asked = box.text();
                takePicture(dialog, QStringLiteral("calendar-") +
                                        QString::fromLatin1(QTest::currentDataTag()));
                box.button(with)->click();
            });
            trigger(place.page(), act.toUtf8().constData());
            return asked;
        };
        const QString asked = answer(QMessageBox::No);
        QCOMPARE(place.campaign().fixtures.front().status, FixtureStatus::Proposed);
        QVERIFY2(asked.contains(says), qPrintable(asked));
        QVERIFY2(asked.contains(place.name(0)), qPrintable(asked));
        answer(QMessageBox::Yes);
        QCOMPARE(place.campaign().fixtures.front().status, status);
    }

    void homeNamesTheCampaignAndTellsProposalsFromResults()
    {
        Calendar place;
        const auto undated = place.schedule();
        rules::FixturePlan past;
        past.when = rules::LocalTime{"2001-10-24T19:30", "Europe/Paris", 180};
        place.schedule(past);
        const auto confirmed = place.schedule();
        place.set(confirmed, FixtureStatus::Confirmed);
        const auto played = place.schedule();
        place.play(played, 1, 0);
        QVERIFY(place.page().settle());
        const QStringList lines = place.owed();
        QCOMPARE(lines.size(), 4);
        for (const QString &line : lines)
            QVERIFY2(line.contains(QStringLiteral("The long war")), qPrintable(line));
        QCOMPARE(lines.filter(QStringLiteral("Result to be entered")).size(), 2);
        QCOMPARE(lines.filter(QStringLiteral("Date to be agreed")).size(), 1);
        QCOMPARE(lines.filter(QStringLiteral("2 post-games to close")).size(), 1);
        // The rules say the same of the campaign.
        const auto all = rules::owed(place.campaign(), "2026-10-24T19:30");
        QCOMPARE(std::ranges::count(all, rules::Owed::What::Date, &rules::Owed::what), 1);
        QCOMPARE(std::ranges::find(all, rules::Owed::What::Date, &rules::Owed::what)->fixture,
                 undated);
    }

    /** A round robin of four tells when everybody has played everybody. */
    void saysWhetherAllHaveMet()
    {
        for (const auto language : {rules::Language::English, rules::Language::French}) {
            const bool french = language == rules::Language::French;
            Calendar place(language);
            const auto says = [&](const char *english, const char *other) {
                const QString text = QString::fromUtf8(french ? other : english);
                const auto labels = place.page().findChildren<QLabel *>();
                return std::ranges::any_of(labels, [&](const QLabel *label) {
                    return label->isVisible() && label->text() == text;
                });
            };
            const auto bands = rules::bandsStillIn(place.campaign());
            const auto pairs = static_cast<int>(bands.size() * (bands.size() - 1) / 2);
            for (std::size_t one = 0, made = 0; one < bands.size(); ++one)
                for (std::size_t other = one + 1; other < bands.size(); ++other) {
                    rules::FixturePlan plan;
                    plan.bands = {bands[one], bands[other]};
                    place.need(rules::ScheduleFixture{plan});
                    if (static_cast<int>(++made) == pairs - 1)
                        QVERIFY(says("1 pairing left to schedule before all have met.",
                                     "Encore 1 rencontre à prévoir pour que tous se soient "
                                     "rencontrés."));
                }
            QVERIFY(says("Once these games are played, everybody will have met.",
                         "Une fois ces parties jouées, tous se seront rencontrés."));
            takePicture(place.window,
                        QStringLiteral("calendar-met-%1")
                            .arg(french ? QStringLiteral("fr") : QStringLiteral("en")));
            for (const rules::Fixture &game : std::vector(place.campaign().fixtures))
                place.play(game.id, 1, 0);
            QVERIFY(says("All have met.", "Tous se sont rencontrés."));
            place.schedule(); // once more
            QVERIFY(says("All have met.", "Tous se sont rencontrés."));
        }
    }

    void buttonsStayWhateverIsChosen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("fr") << QStringLiteral("fr");
    }
    void buttonsStayWhateverIsChosen()
    {
        QFETCH(QString, language);
        Calendar place(*languageOfCode(language));
        std::map<QString, QRect> known = place.buttons(); // without a game
        const auto games = gamesOfEveryState(place);
        for (const rules::FixtureId game : games) {
            place.page().showFixture(game);
            const auto now = place.buttons();
            QVERIFY(now.size() >= 11);
            QCOMPARE(moved(known, now), QString());
            known.insert(now.begin(), now.end());
            takePicture(place.window,
                        QStringLiteral("calendar-%1-%2").arg(language).arg(game.value));
        }
        // What shares a place is never shown with it.
        for (const auto &[text, rect] : place.buttons())
            for (const auto &[other, its] : place.buttons())
                QVERIFY2(text == other || !rect.intersects(its), qPrintable(text + other));
        QVERIFY(known.size() >= 14);
        QApplication::setPalette(darkPalette());
        QCoreApplication::processEvents(); // it is told to each widget
        takePicture(place.window, QStringLiteral("calendar-dark-%1").arg(language));
        QApplication::setPalette(QPalette());
    }

    /** A click goes to the button that was seen when it began, whatever that makes of the game. */
    void anActMovesNoButton()
    {
        Calendar place;
        const auto game = place.schedule();
        place.page().showFixture(game);
        const auto known = place.buttons();
        for (const FixtureStatus status :
             {FixtureStatus::Confirmed, FixtureStatus::Cancelled, FixtureStatus::Proposed,
              FixtureStatus::Forfeited, FixtureStatus::Proposed, FixtureStatus::Abandoned}) {
            place.set(game, status);
            QCOMPARE(moved(known, place.buttons()), QString());
        }
        place.tab(2); // the bands
        const auto bands = place.buttons();
        place.need(rules::WithdrawBand{place.campaign().bands[0].id, true});
        for (int row = 0; row < 4; ++row) {
            place.games().setCurrentIndex(place.games().model()->index(row, 0));
            QCOMPARE(moved(bands, place.buttons()), QString());
        }
    }
};

WATCHED_TEST(CalendarTest)

} // namespace tst_calendar

#include "tst_calendar.moc"
