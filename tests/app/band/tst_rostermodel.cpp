// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/roster/rostermodel.h"

#include "app/words/language/uilanguage.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_rostermodel {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::rules;

class TestRosterModel : public QObject
{
    Q_OBJECT

private:
    struct Alley {
        tests::ToyLibrary place;
        std::unique_ptr<model::Library> library = place.open();
        std::unique_ptr<model::BandSession> band = place.band(*library);
        RosterModel model{band->rules()};

        void show() { model.setRoster(*band->rules().roster(band->state())); }
        bool act(const BandAct &act)
        {
            const bool done = band->perform(act).has_value();
            show();
            return done;
        }
        QModelIndex row(int row, int column = 0)
        {
            return model.index(row, column, model.index(0, 0));
        }
        MemberId member(std::size_t i) { return {tests::alleyOf(*band).skittles[i].id}; }
        Alley()
        {
            act(Recruit{"king", 1, {}});
            act(Recruit{"pin", 1, {}});
            act(Recruit{"pin", 1, {}});
            act(Recruit{"pin", 1, {}});
        }
    };

private slots:
    void staysConsistentThroughActs()
    {
        Alley alley;
        QAbstractItemModelTester tester(&alley.model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(alley.act(Give{"hat", {{alley.member(1), 1}}, 1, {}}));
        QCOMPARE(alley.model.rowCount(alley.model.index(0, 0)), 3);
        QVERIFY(alley.act(Discard{{{{alley.member(1), 1}, "hat", 1}}}));
        QCOMPARE(alley.model.rowCount(alley.model.index(0, 0)), 2);
        QVERIFY(alley.act(Discard{{{{alley.member(0), 1}, {}, 1}}}));
        QVERIFY(alley.band->undo());
        alley.show();
        QCOMPARE(alley.model.rowCount(alley.model.index(0, 0)), 2);
    }

    void foldsEqualFiguresAndUnfoldsByName()
    {
        Alley alley;
        QVERIFY(alley.act(SetProperties{{{alley.member(2), 1}}, {{"name", std::string("Zoé")}}}));
        const QModelIndex pins = alley.row(1);
        QCOMPARE(pins.data().toString(), QStringLiteral("3 × Pin"));
        QCOMPARE(alley.model.rowCount(pins), 3);
        QCOMPARE(alley.model.index(0, 0, pins).data().toString(), QStringLiteral("Pin 1"));
        QCOMPARE(alley.model.index(1, 0, pins).data().toString(), QStringLiteral("Zoé"));
        QCOMPARE(alley.model.rowCount(alley.row(0)), 0);
    }

    void keepsItemsWhenOnlyNumbersChange()
    {
        Alley alley;
        const QPersistentModelIndex king = alley.row(0);
        QVERIFY(alley.act(Give{"hat", {{alley.member(0), 1}}, 1, {}}));
        QVERIFY(king.isValid());
        QCOMPARE(alley.row(0, alley.model.gearColumn()).data().toString(), QStringLiteral("Hat"));
    }

    void marksAndExplainsChangedNumbers()
    {
        Alley alley;
        const QModelIndex height = alley.row(0, 1);
        QVERIFY(!height.data(RosterModel::ChangedRole).toBool());
        QVERIFY(alley.act(Give{"hat", {{alley.member(0), 1}}, 1, {}}));
        const QModelIndex taller = alley.row(0, 1);
        QCOMPARE(taller.data().toString(), QStringLiteral("10"));
        QVERIFY(taller.data(RosterModel::ChangedRole).toBool());
        QVERIFY(taller.data(Qt::FontRole).value<QFont>().bold());
        const QString why = taller.data(Qt::ToolTipRole).toString();
        QVERIFY2(why.contains(QStringLiteral("= 9 by birth + 1 Hat (TOY-02)"), Qt::CaseInsensitive),
                 qPrintable(why));
    }

    void tellsNotesToTheLetter()
    {
        Alley alley;
        QVERIFY(alley.act(
            SetProperties{{{alley.member(0), 1}}, {{"notes", std::string("<img src=x>\nBrave")}}}));
        const QString tip = alley.row(0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("<img src=x>\nBrave")), qPrintable(tip));
    }

    void saysEveryCellOfAFigure()
    {
        Alley alley;
        const QModelIndex pins = alley.row(1);
        const QModelIndex one = alley.model.index(0, 1, pins);
        QVERIFY(one.data().toString().isEmpty()); // as its row says
        QCOMPARE(one.data(Qt::AccessibleTextRole), alley.row(1, 1).data());
        const QModelIndex gear = alley.model.index(0, alley.model.gearColumn(), pins);
        QCOMPARE(gear.data(Qt::AccessibleTextRole).toString(), QStringLiteral("no gear"));
        const int price = alley.model.priceColumn();
        QVERIFY(alley.model.index(0, price, pins).data(Qt::AccessibleTextRole).toInt() <
                alley.row(1, price).data(Qt::AccessibleTextRole).toInt());
    }

    void findsTheItemsOfAChoice()
    {
        Alley alley;
        const QModelIndex pins = alley.row(1);
        QCOMPARE(alley.model.indexesOf({{alley.member(0), 1}}), QModelIndexList{alley.row(0)});
        QCOMPARE(alley.model.indexesOf({{alley.member(2), 1}}),
                 QModelIndexList{alley.model.index(1, 0, pins)});
        QCOMPARE(alley.model.indexesOf(
                     {{alley.member(1), 1}, {alley.member(2), 1}, {alley.member(3), 1}}),
                 QModelIndexList{pins});
        QVERIFY(alley.model.indexesOf({{{99999999}, 1}}).isEmpty());
    }

    void asksForANewNameOnlyWhenItDiffers()
    {
        Alley alley;
        QSignalSpy asked(&alley.model, &RosterModel::renameWanted);
        QVERIFY(alley.model.setData(alley.row(0), QStringLiteral(" Rex "), Qt::EditRole));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.front().at(1).toString(), QStringLiteral("Rex"));
        QVERIFY(!alley.model.setData(alley.row(0), QString(), Qt::EditRole));
        QVERIFY(!alley.model.setData(alley.row(1), QStringLiteral("all"), Qt::EditRole));
        QCOMPARE(asked.count(), 1);
    }

    void speaksBothLanguages()
    {
        Alley alley;
        UiLanguage language(Language::French);
        alley.model.retell();
        QCOMPARE(alley.row(0).data().toString(), QStringLiteral("Roi"));
        QCOMPARE(alley.model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("P"));
        language.set(Language::English);
        QCOMPARE(alley.row(0).data().toString(), QStringLiteral("King"));
    }
};

SCREEN_TEST(TestRosterModel)

} // namespace tst_rostermodel

#include "tst_rostermodel.moc"
