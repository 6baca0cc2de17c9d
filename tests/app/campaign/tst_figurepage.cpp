// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/band/figure/recordcard.h"
#include "app/pages/campaign/figures/campaignfigures.h"
#include "app/pages/campaign/figures/namingform.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/pages/campaign/postgame/postgamehead.h"
#include "model/text.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QLabel>
#include <QListView>

namespace tst_figurepage {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** The page of a figure in a campaign, and the ways to it. */
class FigurePageTest : public QObject
{
    Q_OBJECT

private:
    struct Place : SampleCampaignHouse {
        using SampleCampaignHouse::SampleCampaignHouse;

        CampaignFigures &figures() { return *page().findChild<CampaignFigures *>(); }
        /** Whoever of that name is in the campaign. */
        rules::MemberId called(const char *name)
        {
            for (const rules::Entrant &band : campaign().bands) {
                const auto records =
                    rules::recordsOf(page().controller().rules(), campaign(), band.id);
                for (const rules::FigureGlance &each : rules::everybodyOf(records))
                    if (each.name.en == name)
                        return each.member;
            }
            return {};
        }
        QString text()
        {
            QString all;
            for (const auto *label : figures().findChildren<QLabel *>())
                if (label->isVisible())
                    all += label->text() + u'\n';
            return all;
        }
    };

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void tellsTheCareerAndTheFallenTheirs_data()
    {
        QTest::addColumn<bool>("french");
        QTest::newRow("English") << false;
        QTest::newRow("French") << true;
    }
    void tellsTheCareerAndTheFallenTheirs()
    {
        QFETCH(bool, french);
        Place place(french ? rules::Language::French : rules::Language::English);
        place.page().showFigure(place.called("Karnash"));
        QApplication::processEvents();
        QVERIFY(place.figures().isVisible());
        QVERIFY2(place.text().contains(QStringLiteral("Kazad Orun")), qPrintable(place.text()));
        QVERIFY2(place.text().contains(french ? QStringLiteral("dés\u00a0: 2 6")
                                              : QStringLiteral("dice: 2 6")),
                 qPrintable(place.text()));
        takePicture(place.window, french ? QStringLiteral("figure-fr") : QStringLiteral("figure"));
        place.page().showFigure(place.called("Sous-fifre 5"));
        QApplication::processEvents();
        QVERIFY2(place.text().contains(QStringLiteral("Orin")), qPrintable(place.text()));
        QVERIFY(!place.figures().findChild<NamingForm *>()->isVisible()); // the fallen keep theirs
        takePicture(place.window,
                    french ? QStringLiteral("figure-fallen-fr") : QStringLiteral("figure-fallen"));
    }

    void aNameIsSuggestedGivenAndUndone()
    {
        Place place;
        const rules::MemberId hero = place.called("Goblin sous-fifre 7"); // put somebody out
        place.page().showFigure(hero);
        QApplication::processEvents();
        QVERIFY2(place.text().contains(QStringLiteral("earned a name")), qPrintable(place.text()));
        auto &form = *place.figures().findChild<NamingForm *>();
        auto *field = form.findChild<QLineEdit *>();
        QPushButton *suggest = nullptr, *give = nullptr;
        for (auto *button : form.findChildren<QPushButton *>())
            (button->text() == QStringLiteral("Suggest") ? suggest : give) = button;
        QVERIFY(field->text().isEmpty() && !give->isEnabled());
        suggest->click();
        const QString name = field->text();
        QVERIFY(!name.isEmpty() && give->isEnabled());
        suggest->click();
        QVERIFY(field->text() != name);
        QTest::keyClick(field, Qt::Key_Return);
        const std::string given = toUtf8(field->text());
        const auto called = [&] {
            for (const rules::Entrant &band : place.campaign().bands)
                if (const rules::Text text = band.band->called(hero); !text.empty())
                    return text.en;
            return std::string();
        };
        QCOMPARE(called(), given);
        QVERIFY(!place.text().contains(QStringLiteral("earned a name")));
        QVERIFY(place.page().controller().undo());
        QCOMPARE(called(), std::string("Goblin sous-fifre 7"));
        QVERIFY(place.page().settle());
    }

    void isReachedFromStandingsAndPostGame()
    {
        Place place;
        place.tab(3);
        auto *standings = place.page().findChild<PlainTable *>();
        for (auto *table : place.page().findChildren<PlainTable *>())
            if (table->accessibleName() == QStringLiteral("What the figures have done"))
                standings = table;
        standings->choose(place.called("Brogg").value);
        QTest::keyClick(standings, Qt::Key_Return);
        QVERIFY(place.figures().isVisible());
        QVERIFY2(place.text().contains(QStringLiteral("Brogg")), qPrintable(place.text()));
        place.tab(1);
        QAction *name = nullptr;
        for (auto *action : place.page().findChild<PostGameHead *>()->findChildren<QAction *>())
            if (action->text().startsWith(QStringLiteral("Name ")))
                name = action;
        QVERIFY(name != nullptr && name->isVisible());
        name->trigger();
        QVERIFY(place.figures().isVisible());
        QVERIFY2(place.text().contains(QStringLiteral("earned a name")), qPrintable(place.text()));
    }

    void aBandsRecordLinksToIt()
    {
        QCOMPARE(figureLinked(QStringLiteral("figure:3002"))->value, 3002);
        QVERIFY(!figureLinked(QStringLiteral("MUSG-CAMP-12")));
    }
};

WATCHED_TEST(FigurePageTest)

} // namespace tst_figurepage

#include "tst_figurepage.moc"
