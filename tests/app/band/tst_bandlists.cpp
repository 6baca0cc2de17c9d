// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/linesdelegate.h"
#include "app/pages/band/figure/belongingsmodel.h"
#include "app/pages/band/overview/findingsmodel.h"
#include "app/pages/band/overview/historymodel.h"
#include "app/pages/band/shop/shopmodel.h"
#include "model/resources.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QAbstractItemModelTester>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

namespace tst_bandlists {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::rules;

class TestBandLists : public QObject
{
    Q_OBJECT

private:
    tests::ToyLibrary m_place;
    std::unique_ptr<model::Library> m_library;
    std::unique_ptr<model::BandSession> m_band;

    const BandRules &toy() { return m_band->rules(); }
    Shop shop(const std::vector<Figures> &chosen = {})
    {
        return *toy().shop(m_band->state(), chosen);
    }

    static constexpr auto kStrict = QAbstractItemModelTester::FailureReportingMode::QtTest;

private slots:
    void initTestCase()
    {
        m_library = m_place.open();
        QVERIFY(m_library);
    }
    void init() { m_band = m_place.band(*m_library); }

    void filtersTheShopByEitherLanguageWithoutAccents()
    {
        const auto systems = model::loadSystems();
        QVERIFY(systems);
        const BandRules &rules = *systems->front().bands;
        const auto band =
            rules.decide({}, encode(BandInput{CreateBand{{{"race", std::string("goblin")},
                                                          {"name", std::string("Test")}}},
                                              1,
                                              {}}));
        QVERIFY(band);
        const auto offered = rules.shop(*rules.evolve({}, *band), {});
        QVERIFY(offered);

        ShopModel model(rules);
        QAbstractItemModelTester tester(&model, kStrict);
        model.setShop(*offered, {});
        const auto entriesFor = [&](const char *filter) {
            model.setFilter(QString::fromUtf8(filter));
            QStringList found;
            for (std::size_t tab = 0; tab < model.shop().tabs.size(); ++tab) {
                model.setTab(tab);
                for (int row = 0; row < model.rowCount(); ++row)
                    found << QString::fromStdString(model.entryAt(model.index(row))->entry);
            }
            return found;
        };
        QCOMPARE(entriesFor("heavy armour"), QStringList{QStringLiteral("heavy-armour")});
        QCOMPARE(entriesFor("armure lourde"), QStringList{QStringLiteral("heavy-armour")});
        QCOMPARE(entriesFor("LOURDE armure"), QStringList{QStringLiteral("heavy-armour")});
        QVERIFY(entriesFor("epee").contains(QStringLiteral("sword")));
        QVERIFY(entriesFor("épée").contains(QStringLiteral("sword")));
        QVERIFY(entriesFor("no such thing").isEmpty());
        QVERIFY(entriesFor("").size() > 60);
    }

    void tellsPriceTotalAndBrokenRuleBeforeTheClick()
    {
        QVERIFY(m_band->perform(Recruit{"pin", 1, {}}));
        ShopModel model(toy());
        QAbstractItemModelTester tester(&model, kStrict);
        model.setShop(shop(), {});
        const QModelIndex king = model.indexOf("king");
        QCOMPARE(king.data(AsideRole).toString(), QStringLiteral("20"));
        QCOMPARE(king.data(SecondAsideRole).toString(), QStringLiteral("→ 25"));
        QCOMPARE(king.data(AlertRole).toString(), QStringLiteral("The king would have no name."));
        QVERIFY(!king.data(Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(model.indexOf("pin").data(AlertRole).toString().isEmpty());
    }

    void offersGearForAllChosenFigures()
    {
        for (int i = 0; i < 3; ++i)
            QVERIFY(m_band->perform(Recruit{"pin", 1, {}}));
        std::vector<Figures> chosen;
        for (const tests::Skittle &one : tests::alleyOf(*m_band).skittles)
            chosen.push_back({{one.id}, 1});
        ShopModel model(toy());
        model.setShop(shop(chosen), {});
        model.setTab(1);
        QCOMPARE(model.indexOf("hat").data(AsideRole).toString(), QStringLiteral("3 × 3"));
        QCOMPARE(model.entryAt(model.indexOf("hat"))->priceForAll, 9);
    }

    void keepsTheCurrentEntryWhenPricesChange()
    {
        ShopModel model(toy());
        model.setShop(shop(), {});
        const QPersistentModelIndex pin = model.indexOf("pin");
        QVERIFY(m_band->perform(Recruit{"pin", 1, {}}));
        model.setShop(shop(), {});
        QVERIFY(pin.isValid());
        QCOMPARE(pin.data(AsideRole).toString(), QStringLiteral("7"));
    }

    void listsFindingsWithTheFiguresTheyConcern()
    {
        FindingsModel model(toy());
        QAbstractItemModelTester tester(&model, kStrict);
        const auto show = [&] {
            model.setFindings(*toy().validate(m_band->state()), *toy().roster(m_band->state()));
        };
        show();
        QCOMPARE(model.count(Severity::Illegal), 1);
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("No king stands."));
        QVERIFY(m_band->perform(Recruit{"king", 1, {}}));
        show();
        QCOMPARE(model.count(Severity::Illegal), 0);
        QCOMPARE(model.count(Severity::Warning), 1);
        QCOMPARE(model.index(0).data(AsideRole).toString(), QStringLiteral("King"));
        const QString spoken = model.index(0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(QStringLiteral("warning, The king has no name., King, TOY-04")),
                 qPrintable(spoken));
    }

    void tellsTheHistoryLatestFirst()
    {
        QVERIFY(m_band->perform(Recruit{"king", 1, {}}));
        QVERIFY(m_band->perform(Recruit{"pin", 1, {}}));
        QVERIFY(m_band->undo());
        QVERIFY(m_band->flush());
        HistoryModel model(tellingOf(toy(), toy().phrases()));
        QAbstractItemModelTester tester(&model, kStrict);
        model.setLines(*m_band->history());
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("Pin set up (1)"));
        QVERIFY(model.index(0).data(StruckRole).toBool());
        QVERIFY(!model.index(1).data(StruckRole).toBool());
        QVERIFY(!model.hasLater(model.index(1))); // what stands above is undone
        QVERIFY(model.hasLater(model.index(2)));
        QCOMPARE(model.index(2).data().toString(), QStringLiteral("The alley was laid"));
    }

    void whatStandsAsideLeavesTheTitleItsRoom()
    {
        constexpr int kWidth = 240, kTitle = 24;
        const auto titleOf = [&](const QString &title, const QString &aside) {
            QStandardItemModel model;
            model.appendRow(new QStandardItem(title));
            model.setData(model.index(0, 0), aside, AsideRole);
            const LinesDelegate delegate;
            QStyleOptionViewItem option;
            option.rect = {0, 0, kWidth, 30};
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            delegate.paint(&painter, option, model.index(0, 0));
            painter.end();
            return image.copy(0, 0, kTitle, 30);
        };
        const QString title = QStringLiteral("Sold");
        const QString aside = QStringLiteral("by Adalbert of the Long Name, yesterday evening");
        QCOMPARE(titleOf(title, aside), titleOf(title, QString()));
        QVERIFY(titleOf(title, aside) != titleOf(QString(), QString()));
    }

    void countsWhoCarriesWhat()
    {
        QVERIFY(m_band->perform(Recruit{"pin", 1, {}}));
        QVERIFY(m_band->perform(Recruit{"pin", 1, {}}));
        const auto skittles = tests::alleyOf(*m_band).skittles;
        const std::vector<Figures> both{{{skittles[0].id}, 1}, {{skittles[1].id}, 1}};
        QVERIFY(m_band->perform(Give{"hat", {both.front()}, 1, {}}));
        QVERIFY(m_band->perform(SetProperties{{both.front()}, {{"gilded", true}}}));
        BelongingsModel model;
        QAbstractItemModelTester tester(&model, kStrict);
        model.setThings(belongings(*toy().roster(m_band->state()), both), 2);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("Hat (1 of 2)"));
        QVERIFY(model.thingAt(model.index(0))->removable());
        QVERIFY(!model.thingAt(model.index(1))->removable());
        QVERIFY(model.index(1).data(ButtonRole).toString().isEmpty());
    }
};

SCREEN_TEST(TestBandLists)

} // namespace tst_bandlists

#include "tst_bandlists.moc"
