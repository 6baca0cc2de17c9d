// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/bandpage.h"
#include "app/home/firststartdialog.h"
#include "app/home/homepage.h"
#include "app/home/newbanddialog.h"
#include "app/mainwindow/aboutdialog.h"
#include "app/mainwindow/librarytroubledialog.h"
#include "app/mainwindow/mainwindow.h"
#include "app/mainwindow/shortcutsdialog.h"
#include "app/preferences/preferencesdialog.h"
#include "app/rules/rulepopover.h"
#include "app/rules/rulesdialog.h"
#include "model/text.h"
#include "tests/support/eventloopwatchdog.h"
#include "tests/support/pictures.h"
#include "tests/support/shellhouse.h"

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

class MainWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void opensEveryPageAndDialog_data();
    void opensEveryPageAndDialog();
};

void MainWindowTest::opensEveryPageAndDialog_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("French") << QStringLiteral("fr");
}

void MainWindowTest::opensEveryPageAndDialog()
{
    QFETCH(QString, code);
    ShellHouse house(*languageOfCode(code));
    MainWindow window(house.shell(), {house.language().current(), {}});
    window.resize(1280, 720);
    window.show();
    const auto picture = [&code](QWidget &widget, const QString &name) {
        QApplication::processEvents();
        takePicture(widget, name + QLatin1Char('-') + code);
    };
    picture(window, QStringLiteral("home-empty"));
    for (const SampleBand &band : house.samples())
        window.openSample(toQString(band.sample.key));
    for (const char *race : {"orc", "goblin", "elf", "human"}) {
        rules::CreateBand act;
        act.settings = {{"name", std::string("Les Crânes de ") + race},
                        {"race", std::string(race)}};
        if (const auto made = house.library().createBand("musg", act))
            window.openBand(toQString(*made));
        else
            qDebug() << int(made.error().code) << made.error().subject.c_str()
                     << made.error().hint.c_str();
    }
    picture(window, QStringLiteral("band"));
    window.home().reload();
    qobject_cast<QTabWidget *>(window.home().parentWidget()->parentWidget())->setCurrentIndex(0);
    picture(window, QStringLiteral("home"));

    NewBandDialog newBand(house.systems().front(), house.samples(), {});
    newBand.show();
    picture(newBand, QStringLiteral("newband"));
    FirstStartDialog first(QStringLiteral("ada"), house.library().path(), house.samples());
    first.show();
    picture(first, QStringLiteral("firststart"));
    PreferencesDialog preferences({}, {QStringLiteral("Ada")}, QStringLiteral("Ada"));
    preferences.show();
    picture(preferences, QStringLiteral("preferences"));
    AboutDialog about(house.library().path());
    about.show();
    picture(about, QStringLiteral("about"));
    RulesDialog rules(house.book());
    rules.show();
    picture(rules, QStringLiteral("rules"));
    RulePopover popover(house.book());
    popover.popUp(QStringLiteral("MUSG-BAND-11"), &about);
    picture(popover, QStringLiteral("rule"));
    popover.close();
    LibraryTroubleDialog trouble({.code = rules::ErrorCode::LibraryDamaged,
                                  .subject = "/home/ada/escarmouche.library",
                                  .hint = "bad page 7"},
                                 QStringLiteral("20/11/2026 20:04"));
    trouble.show();
    picture(trouble, QStringLiteral("trouble"));
    verifyEventLoopFree();
}

WATCHED_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
