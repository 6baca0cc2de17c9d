// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/correcting.h"
#include "app/pages/campaign/correction/correctiondialog.h"
#include "app/pages/campaign/correction/purchasedialog.h"
#include "app/pages/campaign/correction/questionsdialog.h"
#include "app/pages/campaign/parts/campaignoptions.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/campaign/result/resultgrid.h"
#include "app/pages/home/homepage.h"
#include "app/pages/home/owedlist.h"
#include "app/words/language/uilanguage.h"
#include "model/drafts/drafts.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

namespace tst_correctionwindow {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** The results of the campaign that stand, oldest first. */
std::vector<model::CampaignLine> results(CampaignController &controller)
{
    std::vector<model::CampaignLine> lines;
    for (const model::CampaignLine &line : controller.history())
        if (line.kind == "report" && !line.line.retracted)
            lines.push_back(line);
    return lines;
}

/** Puts one who stood out of action, gives the reason and agrees to all that is asked. */
class Person
{
public:
    Person()
    {
        m_timer.setInterval(20);
        QObject::connect(&m_timer, &QTimer::timeout, [this] { act(); });
        m_timer.start();
    }

    bool hasSeenTheGrid() const { return m_hasWritten; }
    bool hasGivenTheReason() const { return m_hasGivenTheReason; }
    /** What to write into a result instead. */
    std::function<void(ResultGrid &)> m_write = putOneOut;
    /** What to buy instead. */
    std::function<void(PurchaseDialog &)> m_buy = [](PurchaseDialog &) {};
    /** At the consequences. */
    bool m_givesUp = false;
    std::function<void(CorrectionDialog &)> m_choose = [](CorrectionDialog &) {};
    /** What is to become of an open question. */
    std::function<void(QuestionsDialog &)> m_answer = [](QuestionsDialog &asked) {
        asked.reject();
    };

private:
    void act()
    {
        QWidget *asked = QApplication::activeModalWidget();
        if (auto *box = qobject_cast<QMessageBox *>(asked)) {
            box->button(QMessageBox::Yes)->click();
        } else if (auto *result = qobject_cast<ResultDialog *>(asked); result && !m_hasWritten) {
            m_hasWritten = true;
            m_write(*result->findChild<ResultGrid *>());
            takePicture(*result, QStringLiteral("correction-result"));
            QTimer::singleShot(0, result, &QDialog::accept); // which may ask
        } else if (auto *options = qobject_cast<CampaignOptionsDialog *>(asked);
                   options && options != m_answered) {
            m_answered = options;
            options->findChild<QSpinBox *>()->stepUp();
            QTimer::singleShot(0, options, &QDialog::accept);
        } else if (auto *purchase = qobject_cast<PurchaseDialog *>(asked)) {
            m_buy(*purchase);
            takePicture(*purchase, QStringLiteral("correction-purchase"));
            QTimer::singleShot(0, purchase, &QDialog::accept);
        } else if (auto *questions = qobject_cast<QuestionsDialog *>(asked);
                   questions && questions != m_answered) {
            m_answered = questions;
            takePicture(*questions, QStringLiteral("correction-questions"));
            QTimer::singleShot(0, questions, [this, questions] { m_answer(*questions); });
        } else if (auto *dialog = qobject_cast<CorrectionDialog *>(asked);
                   dialog && dialog != m_corrected) {
            m_corrected = dialog;
            if (m_givesUp)
                return dialog->reject();
            m_hasGivenTheReason = true;
            auto *correct = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
            QVERIFY(!correct->isEnabled()); // no reason yet
            dialog->findChild<QLineEdit *>(QStringLiteral("reason"))
                ->setText(QStringLiteral("He was hit too"));
            QVERIFY(correct->isEnabled());
            m_choose(*dialog);
            takePicture(*dialog, QStringLiteral("correction-consequences"));
            correct->click();
        }
    }
    static void putOneOut(ResultGrid &grid)
    {
        for (int row = 0; row < grid.rowCount(); ++row) {
            const QModelIndex end = grid.index(row, ResultGrid::End);
            if (end.data().toString().isEmpty()) { // out of action comes after standing
                grid.setData(end, grid.choices(end).at(1), Qt::EditRole);
                return;
            }
        }
    }

    QTimer m_timer;
    QPointer<QDialog> m_answered, m_corrected; // those that have had their answer
    bool m_hasWritten = false;
    bool m_hasGivenTheReason = false;
};

/** The example campaign, in which a band got two recruits as a gift, and a sword for the second. */
struct Gift {
    SampleCampaignHouse place;
    CampaignController &controller = place.page().controller();
    rules::BandId band = place.campaign().bands.front().id;
    model::CampaignLine recruiting, giving;
    rules::MemberId first, second;

    explicit Gift(rules::Language language) : place(language)
    {
        recruiting = done(rules::Recruit{"sous-fifre", 2, {}});
        const auto figures = rules::find(place.campaign(), band)->band->figures();
        second = figures.back().member;
        first = figures[figures.size() - 2].member;
        giving = done(rules::Give{"sword", {{second, 1}}, 1, {}});
    }
    std::size_t questions() { return place.campaign().questions.size(); }
    rules::CampaignInput inputOf(const model::CampaignLine &line)
    {
        return controller.pastAct(line.line.uuid)->input;
    }

private:
    model::CampaignLine done(const rules::BandAct &act)
    {
        (void)controller.perform(rules::ActOnBand{band, act}, QStringLiteral("A gift"));
        return controller.history().back();
    }
};

/** Rows of a result: somebody who was put out, and another one of the band whose figure did it. */
struct Other {
    int victim = -1, to = -1;

    explicit Other(const rules::BattleReport &report)
    {
        const auto &figures = report.figures;
        const auto from = std::ranges::find_if(
            figures, [](const auto &figure) { return !figure.knockOuts.empty(); });
        const auto rowOf = [&](auto isIt) {
            return static_cast<int>(std::ranges::find_if(figures, isIt) - figures.begin());
        };
        victim = rowOf(
            [&](const auto &figure) { return figure.figure == from->knockOuts.back().victim; });
        to = rowOf([&](const auto &figure) {
            return figure.figure.seat == from->figure.seat && !(figure.figure == from->figure) &&
                   figure.end != rules::FigureEnd::NotPlayed;
        });
    }
};

void press(const QDialog &dialog, const QString &text)
{
    for (auto *button : dialog.findChildren<QPushButton *>())
        if (button->text().remove(u'&').startsWith(text))
            return button->click();
    QFAIL(qPrintable(text));
}

} // namespace

class CorrectionWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    /** Nothing that no column of the grid tells is lost. */
    void aResultIsShownAsItWasEntered()
    {
        SampleCampaignHouse place;
        CampaignController &controller = place.page().controller();
        const auto lines = results(controller);
        QVERIFY(!lines.empty());
        for (const model::CampaignLine &line : lines) {
            const auto past = controller.pastAct(line.line.uuid);
            QVERIFY(past);
            const auto &entered = std::get<rules::EnterReport>(past->input.act);
            CampaignController then(controller, line, past->before);
            const ResultDialog dialog(then, entered.fixture, nullptr, entered.report);
            QCOMPARE(rules::encode(dialog.report()), rules::encode(entered.report));
        }
    }

    void aWrongLineIsPutRight_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("english") << int(rules::Language::English);
        QTest::newRow("french") << int(rules::Language::French);
    }
    void aWrongLineIsPutRight()
    {
        QFETCH(int, language);
        SampleCampaignHouse place(static_cast<rules::Language>(language));
        CampaignController &controller = place.page().controller();
        const model::CampaignLine line = results(controller).front();
        QVERIFY(isCorrectable(line));
        const auto out = [&] {
            const rules::Fixture *game = rules::find(place.campaign(), line.fixture);
            return std::ranges::count(game->report->figures, rules::FigureEnd::OutOfAction,
                                      &rules::FigureReport::end);
        };
        const auto before = out();
        const auto bands = [&] {
            std::string states;
            for (const rules::Entrant &band : place.campaign().bands)
                states += band.band->state();
            return states;
        };
        const std::string asTheyWere = bands();
        const Person person;
        QVERIFY(correctPast(controller, line, {}, &place.window));
        QVERIFY(person.hasSeenTheGrid() && person.hasGivenTheReason());
        QCOMPARE(out(), before + 1);
        const auto last = controller.history().back();
        QVERIFY(!last.line.moved.empty());
        QCOMPARE(last.line.reason, std::string("He was hit too"));
        QVERIFY(controller.undo());
        QCOMPARE(out(), before);
        QCOMPARE(bands(), asTheyWere);
    }

    void aPurchaseIsPutRightAndAnswersFollow_data() { aWrongLineIsPutRight_data(); }
    void aPurchaseIsPutRightAndAnswersFollow()
    {
        QFETCH(int, language);
        Gift gift(static_cast<rules::Language>(language));
        QVERIFY(isCorrectable(gift.recruiting) && isCorrectable(gift.giving));
        Person person;
        person.m_buy = [](PurchaseDialog &asked) {
            QCOMPARE(asked.findChild<QSpinBox *>()->value(), 2);
            asked.findChild<QSpinBox *>()->setValue(1);
        };
        QVERIFY(correctPast(gift.controller, gift.recruiting, {}, &gift.place.window));
        QCOMPARE(gift.inputOf(gift.recruiting).adjustment, std::string("A gift"));
        QCOMPARE(gift.questions(), std::size_t{1});
        QVERIFY(gift.controller.session()->flush());
        gift.place.window.home().reload();
        const auto *owed = gift.place.window.home().findChild<OwedList *>();
        const QString open =
            OwedList::tr("%n open question(s)", nullptr, static_cast<int>(gift.questions()));
        QVERIFY(!owed->findItems(open, Qt::MatchEndsWith).isEmpty());
        const bool isFrench = language == int(rules::Language::French);
        person.m_answer = [&](QuestionsDialog &asked) {
            press(asked, isFrench ? QStringLiteral("La corriger") : QStringLiteral("Correct it"));
        };
        person.m_buy = [&](PurchaseDialog &asked) { // the sword is for the one who came
            auto *figures = asked.findChild<QListWidget *>();
            figures->item(figures->count() - 1)->setCheckState(Qt::Checked);
        };
        gift.place.page().answerQuestions();
        QCOMPARE(gift.questions(), std::size_t{0});
        const auto given =
            std::get<rules::Give>(std::get<rules::ActOnBand>(gift.inputOf(gift.giving).act).act);
        QCOMPARE(given.to.size(), std::size_t{1});
        QCOMPARE(given.to.front().member, gift.first);
        QVERIFY(gift.controller.undo());
        QCOMPARE(gift.questions(), std::size_t{1});
        person.m_answer = [&](QuestionsDialog &asked) {
            press(asked, isFrench ? QStringLiteral("La retirer") : QStringLiteral("Take it out"));
        };
        gift.place.page().answerQuestions();
        QCOMPARE(gift.questions(), std::size_t{0});
    }

    void anOpenPurchaseIsRefundedOrGivenToAnother_data() { aWrongLineIsPutRight_data(); }
    void anOpenPurchaseIsRefundedOrGivenToAnother()
    {
        QFETCH(int, language);
        const bool isFrench = language == int(rules::Language::French);
        Gift gift(static_cast<rules::Language>(language));
        Person person;
        person.m_buy = [](PurchaseDialog &asked) { asked.findChild<QSpinBox *>()->setValue(1); };
        QVERIFY(correctPast(gift.controller, gift.recruiting, {}, &gift.place.window));
        QCOMPARE(gift.questions(), std::size_t{1});
        person.m_answer = [&](QuestionsDialog &asked) {
            press(asked, isFrench ? QStringLiteral("Rembourser") : QStringLiteral("Refund it"));
        };
        gift.place.page().answerQuestions();
        QCOMPARE(gift.questions(), std::size_t{0});
        QCOMPARE(gift.controller.history().back().line.reason,
                 std::string(isFrench ? "Remboursé" : "Refunded"));
        QVERIFY(gift.controller.undo());
        QCOMPARE(gift.questions(), std::size_t{1});
        person.m_answer = [&](QuestionsDialog &asked) {
            press(asked, isFrench ? QStringLiteral("Donner à") : QStringLiteral("Give it to"));
        };
        person.m_buy = [](PurchaseDialog &asked) {
            auto *figures = asked.findChild<QListWidget *>();
            figures->item(figures->count() - 1)->setCheckState(Qt::Checked);
        };
        gift.place.page().answerQuestions();
        QCOMPARE(gift.questions(), std::size_t{0});
    }

    /** With the correction, in its third column. */
    void whatNoLongerHoldsIsAnsweredAtOnce_data() { aWrongLineIsPutRight_data(); }
    void whatNoLongerHoldsIsAnsweredAtOnce()
    {
        QFETCH(int, language);
        const bool isFrench = language == int(rules::Language::French);
        Gift gift(static_cast<rules::Language>(language));
        const std::string before = textOf(*gift.controller.session());
        Person person;
        person.m_buy = [](PurchaseDialog &asked) { asked.findChild<QSpinBox *>()->setValue(1); };
        QStringList third;
        const QString refund =
            isFrench ? QStringLiteral("La rembourser") : QStringLiteral("Refund it");
        person.m_choose = [&](CorrectionDialog &asked) {
            const auto *rows = asked.findChild<PlainTable *>()->model();
            QCOMPARE(rows->columnCount(), 4);
            auto *choice = asked.findChild<QComboBox *>();
            QCOMPARE(choice->count(), 6); // later, and five answers
            const int at = choice->findText(refund);
            QVERIFY(at > 0);
            choice->setCurrentIndex(at);
            emit choice->activated(at);
            for (int row = 0; row < rows->rowCount(); ++row)
                third << rows->index(row, 3).data().toString();
        };
        QVERIFY(correctPast(gift.controller, gift.recruiting, {}, &gift.place.window));
        QCOMPARE(third, (QStringList{isFrench ? QStringLiteral("Votre correction")
                                              : QStringLiteral("Your correction"),
                                     refund}));
        QCOMPARE(gift.questions(), std::size_t{0});
        QCOMPARE(gift.controller.history().back().line.reason,
                 std::string(isFrench ? "Remboursé" : "Refunded"));
        QVERIFY(gift.controller.undo()); // the correction and its answer
        QCOMPARE(textOf(*gift.controller.session()), before);
    }

    void anOptionOfTheFoundingIsPutRight()
    {
        SampleCampaignHouse place;
        CampaignController &controller = place.page().controller();
        const model::CampaignLine founding = controller.history().front();
        QVERIFY(isCorrectable(founding));
        const auto before = place.campaign().options;
        const Person person;
        QVERIFY(correctPast(controller, founding, {}, &place.window));
        QVERIFY(place.campaign().options != before);
        QVERIFY(controller.undo());
        QVERIFY(place.campaign().options == before);
    }

    void whatWasTypedOutlivesACorrectionGivenUp()
    {
        SampleCampaignHouse place;
        CampaignController &controller = place.page().controller();
        const model::CampaignLine line = results(controller).front();
        const auto drafts = [&] { return controller.drafts().list()->size(); };
        const auto ends = [](const ResultGrid &grid) {
            int said = 0;
            for (int row = 0; row < grid.rowCount(); ++row)
                said += grid.index(row, ResultGrid::End).data().toString().isEmpty() ? 0 : 1;
            return said;
        };
        int typed = 0, shown = 0;
        {
            Person one;
            one.m_givesUp = true;
            const auto write = one.m_write;
            one.m_write = [&](ResultGrid &grid) {
                write(grid);
                typed = ends(grid);
            };
            QVERIFY(!correctPast(controller, line, {}, &place.window));
        }
        QCOMPARE(drafts(), std::size_t{1});
        Person another;
        another.m_write = [&](ResultGrid &grid) { shown = ends(grid); };
        QVERIFY(correctPast(controller, line, {}, &place.window));
        QVERIFY(typed > 0);
        QCOMPARE(shown, typed);
        QCOMPARE(drafts(), std::size_t{0});
    }

    /** Game 2 of seven: another one put somebody out, after whom others died. */
    void aResultOfOldIsCorrectedAndEverythingAfterItStands()
    {
        constexpr std::uint64_t kSeven = 41;
        CampaignHouse place;
        QString uuid;
        {
            SessionRoom room(CampaignLibrary::found(place.house.library(), "Seven"));
            RandomCampaign(room, kSeven, false, 3).play(7);
            QVERIFY(room.session().flush());
            uuid = QString::fromStdString(room.session().uuid());
        }
        CampaignController &controller = place.window.openCampaign(uuid)->controller();
        const auto lines = results(controller);
        QCOMPARE(lines.size(), std::size_t{7});
        const auto fallen = [&] {
            std::size_t dead = 0;
            for (const rules::Entrant &band : place.campaign().bands)
                dead += controller.rules().fallen(*band.band).size();
            return dead;
        };
        const auto dead = fallen();
        QVERIFY(dead > 0);
        const auto past = controller.pastAct(lines[1].line.uuid);
        QVERIFY(past);
        const Other other(std::get<rules::EnterReport>(past->input.act).report);
        bool isWritten = false;
        Person person;
        person.m_write = [&](ResultGrid &grid) {
            const QModelIndex by = grid.index(other.victim, ResultGrid::By);
            const QString code = grid.index(other.to, ResultGrid::Code).data().toString() + u' ';
            for (const QString &choice : grid.choices(by))
                if (choice.startsWith(code))
                    isWritten = grid.setData(by, choice, Qt::EditRole);
        };
        QVERIFY(correctPast(controller, lines[1], {}, &place.window));
        QVERIFY(isWritten);
        QVERIFY(place.campaign().questions.empty());
        QCOMPARE(fallen(), dead);
        const auto told = controller.history();
        for (const model::CampaignLine &line : told)
            QVERIFY(!line.line.retracted && !line.line.open);
        QCOMPARE(told.back().line.reason, std::string("He was hit too"));
    }

    void whatTheProgramThrewIsNotCorrected()
    {
        SampleCampaignHouse place;
        int thrown = 0;
        for (model::CampaignLine line : place.page().controller().history()) {
            thrown += line.kind == "roll" && line.retracting == rules::Retracting::Never ? 1 : 0;
            if (line.kind == "roll")
                QCOMPARE(isCorrectable(line), line.retracting == rules::Retracting::WithReason);
            line.line.retracted = true;
            QVERIFY(!isCorrectable(line));
        }
        QVERIFY(thrown > 0);
    }
};

WATCHED_TEST(CorrectionWindowTest)

} // namespace tst_correctionwindow

#include "tst_correctionwindow.moc"
