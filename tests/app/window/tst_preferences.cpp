// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette/palette.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/preferences/preferencesdialog.h"
#include "app/words/settings/settings.h"
#include "model/text.h"
#include "tests/support/toys/toygames.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

namespace tst_preferences {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

template<class T>
T *part(QWidget &widget, const char *name)
{
    return widget.findChild<T *>(QString::fromLatin1(name));
}

} // namespace

class PreferencesTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void prefersByKeys();
    void cancelsTheLanguageToo();
    void asksForUnitsWhereAGameMeasures();
    void wearsTheThemeThatIsChosen();
};

void PreferencesTest::prefersByKeys()
{
    PreferencesDialog dialog({}, {QStringLiteral("Ada")}, QStringLiteral("Ada"));
    dialog.show();
    auto *other = part<QRadioButton>(dialog, "otherButton");
    auto *scale = part<QSpinBox>(dialog, "scaleBox");
    QVERIFY(!scale->isEnabled());
    QTest::keyClick(other, Qt::Key_Space);
    scale->selectAll();
    QTest::keyClicks(scale, QStringLiteral("30"));
    auto *person = part<QComboBox>(dialog, "personBox");
    person->lineEdit()->selectAll();
    QTest::keyClicks(person->lineEdit(), QStringLiteral("Grace"));
    QTest::keyClick(part<QCheckBox>(dialog, "gridBox"), Qt::Key_Space);
    QTest::keyClick(part<QComboBox>(dialog, "animationBox"), Qt::Key_Home);
    const Preferences wanted = dialog.preferences();
    QVERIFY(wanted.board.grid && wanted.board.miniMap && !wanted.board.animated);
    QVERIFY(wanted.units == (Units{Units::Kind::Millimetres, 30}));
    QCOMPARE(dialog.person(), QStringLiteral("Grace"));
    savePreferences(wanted);
    QVERIFY(loadPreferences() == wanted);
    savePreferences({});
}

void PreferencesTest::cancelsTheLanguageToo()
{
    ShellHouse house;
    PreferencesDialog dialog({rules::Language::English, {}}, {}, QStringLiteral("Ada"));
    connect(&dialog, &PreferencesDialog::languageChosen, &house.language(), &UiLanguage::set);
    dialog.show();
    auto *box = part<QComboBox>(dialog, "languageBox");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(house.language().current() == rules::Language::French);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(house.language().current() == rules::Language::English);
}

void PreferencesTest::asksForUnitsWhereAGameMeasures()
{
    const ShellHouse house;
    PreferencesDialog dialog({}, {}, QStringLiteral("Ada"));
    dialog.setGames(house.systems());
    dialog.show();
    QVERIFY(part<QWidget>(dialog, "pasButton")->isVisible());
    dialog.setGames({ambushSystem()});
    QVERIFY(!part<QWidget>(dialog, "pasButton")->isVisible());
    QVERIFY(!part<QWidget>(dialog, "exampleLabel")->isVisible());
}

void PreferencesTest::wearsTheThemeThatIsChosen()
{
    ShellHouse house;
    const QPalette before = QGuiApplication::palette();
    PreferencesDialog dialog({}, {}, QStringLiteral("Ada"));
    dialog.show();
    auto *box = part<QComboBox>(dialog, "themeBox");
    QCOMPARE(box->currentIndex(), 0);
    QTest::keyClick(box, Qt::Key_End);
    const Preferences wanted = dialog.preferences();
    QVERIFY(wanted.theme == Theme::Dark);
    LivePreferences live({}, house.language(), nullptr);
    live.choose(wanted);
    QVERIFY(loadPreferences().theme == Theme::Dark);
    QVERIFY(isDark(QGuiApplication::palette()));
    QTRY_VERIFY(isDark(dialog.palette()));
    QTRY_VERIFY(QGuiApplication::palette().color(QPalette::PlaceholderText).alphaF() < 1);
    QVERIFY(isDark(QGuiApplication::palette())); // also when hints have been made readable
    takePicture(dialog, QStringLiteral("preferences-dark"));
    Preferences light;
    light.theme = Theme::Light;
    live.choose(light);
    QVERIFY(!isDark(QGuiApplication::palette()));
    takePicture(dialog, QStringLiteral("preferences-light"));
    live.choose({});
    QCOMPARE(QGuiApplication::palette().color(QPalette::Window), before.color(QPalette::Window));
    QCOMPARE(QGuiApplication::palette().color(QPalette::Base), before.color(QPalette::Base));
}

WATCHED_TEST(PreferencesTest)

} // namespace tst_preferences

#include "tst_preferences.moc"
