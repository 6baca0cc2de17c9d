// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/bandpage.h"
#include "app/home/firststartdialog.h"
#include "app/home/newbanddialog.h"
#include "app/mainwindow/librarytroubledialog.h"
#include "app/mainwindow/mainwindow.h"
#include "app/match/endpanel.h"
#include "app/match/matchpage.h"
#include "app/match/quickmatchdialog.h"
#include "app/preferences/preferencesdialog.h"
#include "app/print/sheetpreview.h"
#include "app/rules/rulesdialog.h"
#include "model/match/quickmatch.h"
#include "model/text.h"
#include "tests/support/shellhouse.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QTabWidget>

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

/** Alt and a letter mean one thing in each window, in both languages. */
class LettersTest : public QObject
{
    Q_OBJECT

private:
    template<class Widget>
    static void addTexts(const QWidget &window, QStringList &texts)
    {
        for (const auto *one : window.findChildren<Widget *>())
            if (one->isVisible())
                texts << one->text();
    }
    static QStringList textsOf(const QWidget &window)
    {
        QStringList texts;
        for (const auto *label : window.findChildren<QLabel *>())
            if (label->isVisible() && label->buddy() != nullptr)
                texts << label->text();
        addTexts<QAbstractButton>(window, texts);
        for (const auto *bar : window.findChildren<QTabBar *>())
            for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
                texts << bar->tabText(tab);
        for (const auto *bar : window.findChildren<QMenuBar *>())
            for (const QAction *menu : bar->actions())
                texts << menu->text();
        return texts;
    }
    static void hold(QWidget &window, const QString &where)
    {
        window.show();
        QApplication::processEvents();
        QMap<QString, QString> given;
        for (const QString &text : textsOf(window)) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            if (letter.isEmpty())
                continue;
            QVERIFY2(!given.contains(letter),
                     qPrintable(QStringLiteral("%1: %2 is “%3” and “%4”")
                                    .arg(where, letter, given.value(letter), text)));
            given.insert(letter, text);
        }
        QVERIFY2(!given.isEmpty(), qPrintable(where));
    }

private slots:
    void meansOneThing_data()
    {
        QTest::addColumn<rules::Language>("language");
        QTest::newRow("English") << rules::Language::English;
        QTest::newRow("French") << rules::Language::French;
    }
    void meansOneThing()
    {
        QFETCH(rules::Language, language);
        ShellHouse house(language);
        const rules::RuleSystem &system = house.systems().front();
        FirstStartDialog first(QStringLiteral("Ann"), house.folder(), house.samples());
        hold(first, QStringLiteral("first start"));
        NewBandDialog fresh(system, house.samples(), {});
        hold(fresh, QStringLiteral("new band"));
        PreferencesDialog preferences({}, {}, {});
        hold(preferences, QStringLiteral("preferences"));
        LibraryTroubleDialog trouble(rules::Error{}, QStringLiteral("yesterday"));
        hold(trouble, QStringLiteral("trouble"));
        const SampleBand &sample = house.samples().front();
        const auto band = ShellHouse::need(system.bands->read(sample.sample.text));
        SheetPreview preview(rosterJob(*system.bands, ShellHouse::need(system.bands->sheet(band)),
                                       [&](std::string_view id) { return house.book().find(id); }),
                             Preferences{});
        preview.findChild<QWidget *>(QStringLiteral("savedFrame"))->show();
        hold(preview, QStringLiteral("preview"));

        MainWindow window(house.shell(), {});
        hold(window, QStringLiteral("home"));
        window.openSample(QString::fromStdString(sample.sample.key));
        auto *tools = window.findChild<QTabWidget *>(QStringLiteral("tools"));
        for (int tab = 0; tab < tools->count(); ++tab) {
            tools->setCurrentIndex(tab);
            hold(window, tools->tabText(tab));
        }

        model::Library &library = house.shell().library;
        const auto quick =
            ShellHouse::need(model::QuickMatch::of(library.systems(), system.key, &library));
        QuickMatchDialog match(quick, *system.matches, {});
        hold(match, QStringLiteral("quick match"));
        window.openMatch(toQString(ShellHouse::need(library.beginMatch(match.setup(), {}))));
        hold(window, QStringLiteral("match"));
        window.currentMatch()->session().hold(true);
        QVERIFY(window.currentMatch()->session().concede({0}));
        QTRY_VERIFY(window.findChild<EndPanel *>());
        hold(window, QStringLiteral("end of a match"));
    }
};

QTEST_MAIN(LettersTest)
#include "tst_letters.moc"
