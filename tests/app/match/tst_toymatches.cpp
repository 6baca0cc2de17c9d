// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/matchlist.h"
#include "app/pages/match/besidetabs.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/figures/trackbar.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/showing/curtain.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/words/reference/rulebook.h"
#include "app/words/sentences/phrases.h"
#include "model/match/setup/quickmatch.h"
#include "model/match/story/matchstory.h"
#include "model/text.h"
#include "tests/support/window/matchroom.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTableWidget>

#include <utility>

// The small games, which have neither bands nor tables, from the question for a new match to
// its end.

namespace tst_toymatches {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** The question for a new match where there are several games. */
struct Asked {
    GameLibrary house;
    std::unique_ptr<model::Library> library = house.open();
    rules::RuleSystems ruled = *model::loadSystems();
    app::RuleBook book = app::RuleBook::load(ruled).value();
    std::vector<model::QuickMatch> games;
    std::unique_ptr<QuickMatchDialog> dialog;

    Asked()
    {
        for (const rules::RuleSystem &system : house.systems)
            games.push_back(*model::QuickMatch::of(house.systems, system.key, library.get()));
        dialog = std::make_unique<QuickMatchDialog>(games.front(), book, Units{});
        std::vector<const model::QuickMatch *> offered;
        for (const model::QuickMatch &game : games)
            offered.push_back(&game);
        dialog->offerGames(std::move(offered),
                           [](const model::QuickMatch &game) { return game.suggested(); });
    }
    template<class Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    template<class Widget>
    Widget *called(const QString &name) const
    {
        for (auto *each : dialog->findChildren<Widget *>())
            if (each->accessibleName() == name)
                return each;
        return nullptr;
    }
    /** Turns to that game by keys. */
    bool turnTo(const QString &name)
    {
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get()))
            return false;
        auto *box = find<QComboBox>("game");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int line = 0; line < box->count() && box->currentText() != name; ++line)
            QTest::keyClick(box, Qt::Key_Down);
        return box->currentText() == name;
    }
    /** Of a game that one can play alone, too. */
    void seatTwo()
    {
        if (dialog->setup().seats.size() < 2)
            QTest::keyClick(find<QWidget>("addSide"), Qt::Key_Space);
    }
    /** Begins what is chosen by Return, people on both seats. */
    std::unique_ptr<model::MatchSession> begins()
    {
        seatTwo();
        for (auto *box : dialog->findChildren<QComboBox *>())
            if (const int person = box->findData(QStringLiteral("person")); person >= 0)
                box->setCurrentIndex(person);
        auto *start = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        start->setFocus();
        QTest::keyClick(start, Qt::Key_Return);
        if (dialog->result() != QDialog::Accepted)
            return nullptr;
        return begin(*library, seeded(dialog->setup(), 11), dialog->typing());
    }
};

/** The page of a match, without animations. */
struct Table {
    MatchPage page;

    explicit Table(std::unique_ptr<model::MatchSession> session) : page(std::move(session), Units{})
    {
        page.canvas().setOptions({.animated = false});
        page.resize(1280, 660);
        page.show();
        page.setFocus();
        [[maybe_unused]] const bool shown = QTest::qWaitForWindowExposed(&page);
    }
    model::MatchSession &session() { return page.session(); }
    int entries() { return static_cast<int>(session().match().journal().entries.size()); }
    /** Whoever is asked then sees the screen. */
    bool settles()
    {
        const bool isSettled = QTest::qWaitFor(
            [this] { return !session().pending() && session().waits() != MatchWaits::Machine; },
            20'000);
        if (auto *curtain = page.findChild<Curtain *>(); curtain->isVisible()) {
            ++m_curtains;
            QTest::keyClick(curtain->focusProxy(), Qt::Key_Return);
        }
        return isSettled;
    }
    int curtains() const { return m_curtains; }
    void key(int key) { QTest::keyClick(&page.canvas(), static_cast<Qt::Key>(key)); }
    /** Gives the last answer, or the last that has a number: ends the turn, waits, holds fire. */
    void lastAnswer()
    {
        const auto answers = page.controller().aiming().answers().size();
        key(Qt::Key_0 + static_cast<int>(std::min<std::size_t>(answers, 9)));
    }
    /** Plays to the end by keys: a step on the board, else an answer by its number. */
    void play()
    {
        for (int act = 0; act < 600 && settles() && !session().row().isOver; ++act) {
            const int before = entries();
            if (act % 3 == 0)
                stepOnTheBoard();
            if (settles() && entries() == before)
                lastAnswer();
            if (settles() && entries() == before)
                key(Qt::Key_1);
        }
    }
    /** The next of one's own goes towards the other side. */
    void stepOnTheBoard()
    {
        const int before = entries();
        key(Qt::Key_Escape); // the cursor goes out
        key(Qt::Key_Tab);
        key(page.controller().play().player() == rules::SeatId{0} ? Qt::Key_Right : Qt::Key_Left);
        key(Qt::Key_Return);
        m_steps += settles() && entries() > before ? 1 : 0;
    }
    int steps() const { return m_steps; }

private:
    int m_steps = 0; // made by pointing on the board
    int m_curtains = 0; // lifted
};

QStringList linesOf(const QAbstractItemModel &log)
{
    QStringList lines;
    for (int row = 0; row < log.rowCount(); ++row)
        lines << log.index(row, 0).data().toString();
    return lines;
}

/** A sentence that no phrase book has stands in brackets. */
bool isWorded(const QStringList &lines)
{
    return std::ranges::none_of(lines, [](const QString &line) { return line.contains(u'['); });
}

} // namespace

class ToyMatchesTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void asksWhatTheGameNeeds_data() { addGames(); }
    void asksWhatTheGameNeeds()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        UiLanguage ui(*languageOfCode(language));
        Asked asked;
        QVERIFY(asked.turnTo(inUiLanguage(systemOf(asked, game).name)));
        for (const char *part : {"table", "fromFile", "seed", "another", "scenario"})
            QVERIFY2(asked.find<QWidget>(part)->isHidden(), part);
        QCOMPARE(asked.find<QWidget>("addSide")->isHidden(), game != QStringLiteral("quarter"));
        QVERIFY(!asked.find<QLabel>("summary")->text().isEmpty());
        QVERIFY(asked.find<QLabel>("problem")->isHidden());
        const bool isEnglish = language == QStringLiteral("en");
        QVERIFY(!asked.called<QComboBox>(isEnglish ? QStringLiteral("Band of side 1")
                                                   : QStringLiteral("Bande du camp 1")));
        auto *name = asked.called<QLineEdit>(isEnglish ? QStringLiteral("Name of side 1")
                                                       : QStringLiteral("Nom du camp 1"));
        QVERIFY(name && name->text().isEmpty() && !name->placeholderText().isEmpty());
        QTRY_VERIFY(name->isVisible());
        const auto usual = asked.dialog->setup();
        QCOMPARE(toQString(usual.seats[0].name), name->placeholderText());
        QVERIFY(usual.table.empty() && usual.seats[0].band.empty());
        name->setText(QStringLiteral("  Zoé "));
        QCOMPARE(asked.dialog->setup().seats[0].name, std::string("Zoé"));
        takePicture(*asked.dialog, QStringLiteral("quick-match-%1-%2").arg(game, language));
    }

    void turnsBackToAGameWithBands()
    {
        UiLanguage ui(rules::Language::English);
        Asked asked;
        QVERIFY(asked.turnTo(QStringLiteral("Crypt")));
        QVERIFY(asked.turnTo(QStringLiteral("Ambush")));
        auto *box = asked.find<QComboBox>("game");
        box->setCurrentIndex(0);
        QCOMPARE(asked.dialog->setup().system, std::string("musg"));
        QVERIFY(asked.called<QComboBox>(QStringLiteral("Band of side 2")));
        QVERIFY(!asked.find<QComboBox>("table")->isHidden());
        QVERIFY(asked.dialog->choice() == asked.games.front().suggested());
        QVERIFY(asked.library->matches().begin(asked.dialog->setup(), {}));
    }

    /** As from a set-up file, which need not name them: by the scenario, else by their numbers. */
    void namesSidesThatNobodyNamed_data() { addGames(); }
    void namesSidesThatNobodyNamed()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        UiLanguage ui(*languageOfCode(language));
        Asked asked;
        QVERIFY(asked.turnTo(inUiLanguage(systemOf(asked, game).name)));
        asked.seatTwo();
        auto setup = asked.dialog->setup();
        QStringList sides;
        for (rules::SeatSetup &seat : setup.seats)
            sides << toQString(std::exchange(seat.name, {}));
        const QString title = sides.join(QStringLiteral(" – "));
        QVERIFY(asked.library->matches().begin(setup, {}));
        asked.dialog->hide();
        const auto rows = *asked.library->matches().list();
        const rules::MatchRules *rules = asked.library->matches().rules(rows.front().system);
        QCOMPARE(inUiLanguage(model::sidesText(rows.front(), rules)), title);
        MatchList list;
        list.fill(*asked.library);
        QVERIFY2(list.item(0)->text().startsWith(sides.front()) &&
                     list.item(0)->text().contains(sides.back()),
                 qPrintable(list.item(0)->text()));
        Table table(*asked.library->matches().open(rows.front().uuid));
        QCOMPARE(table.page.controller().words().title(), title);
        QCOMPARE(inUiLanguage(model::sidesText(rows.front(), nullptr)),
                 language == QStringLiteral("en") ? QStringLiteral("Side 1 – Side 2")
                                                  : QStringLiteral("Camp 1 – Camp 2"));
        QVERIFY(table.settles());
    }

    void isPlayedByKeys_data() { addGames(); }
    void isPlayedByKeys()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        UiLanguage ui(*languageOfCode(language));
        Asked asked;
        QVERIFY(asked.turnTo(inUiLanguage(systemOf(asked, game).name)));
        auto session = asked.begins();
        QVERIFY(session);
        asked.dialog->hide();
        Table table(std::move(session));
        QVERIFY(table.settles());
        countsAsTheGameSays(table, game, language);
        answersStandOnTheBoard(table, game);
        if (game == QStringLiteral("quarter"))
            tellsWhomTheEnemyWouldFollow(table, language);
        takePicture(table.page, QStringLiteral("match-%1-%2").arg(game, language));
        table.play();
        const auto &row = table.session().row();
        QVERIFY(row.isOver);
        QVERIFY(table.steps() > 3);
        QCOMPARE(table.curtains() > 3, game != QStringLiteral("crypt"));
        QVERIFY(row.seats[0].name != row.seats[1].name && !row.seats[0].name.empty());
        QTRY_VERIFY(table.page.findChild<EndPanel *>());
        const QString came = inUiLanguage(model::outcomeOf(row, &table.session().rules()));
        if (game == QStringLiteral("crypt"))
            QCOMPARE(came, language == QStringLiteral("en")
                               ? QStringLiteral("Lost in round %1").arg(row.turn)
                               : QStringLiteral("Défaite à la manche %1").arg(row.turn));
        const auto labels = table.page.findChild<EndPanel *>()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels,
                                    [&](const QLabel *label) { return label->text() == came; }));
        QVERIFY(isWorded(textsOf(labels)));
        QCOMPARE(table.page.findChild<EndPanel *>()->findChild<QTableWidget *>()->rowCount(), 1);
        QVERIFY(std::ranges::none_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text().contains(QStringLiteral("could fail"));
        })); // nobody rolled to succeed
        takePicture(table.page, QStringLiteral("match-end-%1-%2").arg(game, language));
        const auto log = linesOf(table.page.findChild<StoryPanel *>()->story());
        QVERIFY2(log.size() > 20 && isWorded(log), qPrintable(log.join(u'\n')));
        if (game == QStringLiteral("quarter"))
            unfoldsReasons(table, language);
        lookBack(table, game, language);
        list(*asked.library, row, came);
        tellStory(*asked.library, row, came);
    }

private:
    static void addGames()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const char *language : {"en", "fr"})
            for (const char *game : {"ambush", "crypt", "quarter"})
                QTest::addRow("%s-%s", game, language)
                    << QString::fromLatin1(language) << QString::fromLatin1(game);
    }
    static const rules::RuleSystem &systemOf(const Asked &asked, const QString &game)
    {
        return *std::ranges::find(asked.house.systems, toUtf8(game), &rules::RuleSystem::key);
    }
    static QStringList textsOf(const QList<QLabel *> &labels)
    {
        QStringList texts;
        for (const QLabel *label : labels)
            texts << label->text();
        return texts;
    }
    /** Cards are no points, the alarm is a track, and nobody has action points. */
    static void countsAsTheGameSays(Table &table, const QString &game, const QString &language)
    {
        auto *bar = table.page.findChild<ScoreBar *>();
        const QString told =
            textsOf(bar->findChildren<QLabel *>()).join(u'\n') +
            textsOf(table.page.findChild<AnswerBar *>()->findChildren<QLabel *>()).join(u'\n');
        for (const char *word : {"VP", "PdV", "PV", "PA", "Setting up", "Déploiement"})
            QVERIFY2(!told.contains(QString::fromUtf8(word)), qPrintable(told));
        auto *track = bar->findChild<TrackBar *>();
        QCOMPARE(track != nullptr, game != QStringLiteral("ambush"));
        const bool isEnglish = language == QStringLiteral("en");
        if (track)
            QVERIFY2(track->accessibleName().startsWith(
                         isEnglish ? QStringLiteral("Alarm: 0 of ")
                                   : QStringLiteral("Alarme\u00a0: 0 sur ")),
                     qPrintable(track->accessibleName()));
        else
            QVERIFY2(told.contains(isEnglish
                                       ? QStringLiteral("Greens: 1\u00a0card, 1\u00a0of +")
                                       : QStringLiteral("Verts\u00a0: 1\u00a0carte, 1\u00a0à +")) &&
                         told.contains(isEnglish ? QStringLiteral("11\u00a0in the deck")
                                                 : QStringLiteral("11\u00a0à la pioche")),
                     qPrintable(told));
        const bool hasPoints = game == QStringLiteral("crypt");
        auto *figures = table.page.findChild<FigureList *>();
        QCOMPARE(figures->isColumnHidden(TokenModel::Points), !hasPoints);
        QVERIFY(figures->isColumnHidden(TokenModel::Actions));
    }
    /** What has a place is given there: its room is shown, and it is no button. */
    static void answersStandOnTheBoard(Table &table, const QString &game)
    {
        const StateOfPlay &play = table.page.controller().play();
        QVERIFY(play.isAskedForPlace());
        QVERIFY(table.page.controller().aiming().chosen() >= 0);
        QVERIFY(!table.page.canvas().board().reachItems().empty());
        const auto options = play.match().options();
        const auto places = std::ranges::count_if(options, &rules::ActionOption::standsOnBoard);
        QCOMPARE(places > 0, game != QStringLiteral("ambush"));
        for (const rules::ActionOption &answer : table.page.controller().aiming().answers())
            QVERIFY(!answer.standsOnBoard() && !answer.open);
        const auto quiet = play.prompt().quiet;
        QVERIFY(std::ranges::find(options, quiet, &rules::ActionOption::action) != options.end());
    }
    /** Before the turn ends, beside what it would cost to go there. */
    static void tellsWhomTheEnemyWouldFollow(Table &table, const QString &language)
    {
        for (const auto key : {Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Up})
            table.key(key);
        const Aim &aim = table.page.controller().aiming().aim();
        QVERIFY(aim.preview && aim.offer()->isAllowed());
        const QString told =
            textsOf(table.page.findChild<AimPanel *>()->findChildren<QLabel *>()).join(u'\n');
        QVERIFY2(told.contains(language == QStringLiteral("en")
                                   ? QStringLiteral("the watchman would go for Magpie")
                                   : QStringLiteral("le guet suivrait Pie")),
                 qPrintable(told));
        table.key(Qt::Key_Escape);
    }
    /** By a key, what the rules decided says why and says it no more. */
    static void unfoldsReasons(Table &table, const QString &language)
    {
        emit table.page.findChild<EndPanel *>()->boardWanted();
        auto *panel = table.page.findChild<StoryPanel *>();
        auto *log = panel->findChild<QListView *>();
        const auto decided = [&] {
            for (int row = log->model()->rowCount() - 1; row >= 0; --row)
                if (log->model()->index(row, 0).data(StoryModel::HasReasons).toBool())
                    return log->model()->index(row, 0);
            return QModelIndex();
        }();
        QVERIFY(decided.isValid());
        const QString folded = decided.data().toString();
        table.page.findChild<BesideTabs *>()->setCurrentWidget(panel);
        log->setCurrentIndex(decided);
        log->setFocus();
        QTest::keyClick(log, Qt::Key_Right);
        const QString unfolded = decided.data().toString();
        QVERIFY2(unfolded.contains(QStringLiteral("QUARTER-03")) &&
                     unfolded.contains(language == QStringLiteral("en")
                                           ? QStringLiteral("Within reach: ")
                                           : QStringLiteral("À portée\u00a0: ")),
                 qPrintable(unfolded));
        takePicture(table.page, QStringLiteral("match-reasons-%1").arg(language));
        QTest::keyClick(log, Qt::Key_Left);
        QCOMPARE(decided.data().toString(), folded);
        table.page.findChild<ReplayBar *>()->close();
    }
    /** The replay goes through every step and ends as the match did. */
    static void lookBack(Table &table, const QString &game, const QString &language)
    {
        for (auto *button : table.page.findChild<EndPanel *>()->findChildren<QPushButton *>())
            if (button->text().contains(language == QStringLiteral("en")
                                            ? QStringLiteral("Re&play")
                                            : QStringLiteral("Re&voir")))
                QTest::keyClick(button, Qt::Key_Space);
        auto *bar = table.page.findChild<ReplayBar *>();
        QVERIFY(bar->isOpen());
        const auto last = bar->record().steps().size() - 1;
        for (std::size_t step = 0; step <= last; ++step) {
            bar->goTo(step);
            QCoreApplication::processEvents();
        }
        QVERIFY(bar->record().view(last, rules::kNoSeat) ==
                table.session().match().view(rules::kNoSeat));
        bar->goTo(last / 2);
        takePicture(table.page, QStringLiteral("match-replay-%1-%2").arg(game, language));
        bar->close();
    }
    static void list(const model::Library &library, const model::GameRow &row, const QString &came)
    {
        MatchList list;
        list.fill(library);
        QCOMPARE(list.count(), 1);
        const QString line = list.item(0)->text();
        QVERIFY2(line.contains(came) && line.contains(inUiLanguage(row.title)) &&
                     line.contains(toQString(row.seats[1].name)),
                 qPrintable(line));
    }
    static void tellStory(const model::Library &library, const model::GameRow &row,
                          const QString &came)
    {
        const auto record = *library.matches().record(row.uuid);
        const model::MatchStory story{row, *record, *library.matches().rules(row.system),
                                      {},  {},      *library.matches().report(row.uuid)};
        const QString told = toQString(plainText(tell(story, uiLanguage())));
        QVERIFY2(told.contains(came + u'.') && !told.contains(u'['), qPrintable(told));
    }
};

WATCHED_TEST(ToyMatchesTest)

} // namespace tst_toymatches

#include "tst_toymatches.moc"
