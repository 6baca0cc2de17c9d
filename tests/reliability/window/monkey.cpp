// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/keyboard/keys.h"
#include "app/window/application.h"
#include "model/library/store/check.h"
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QMenu>
#include <QPointer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <random>

namespace escarmouche::reliability {

namespace {

constexpr int kStepsAtOnce = 250; // of one window
constexpr int kPatienceMs = 120'000; // for all of them

/** Clicks and types anywhere in what is shown, dialogs and menus too. It names no files and prints
    nothing: those dialogs it closes at once. */
class Monkey : public QObject
{
public:
    Monkey(std::uint64_t seed, int steps) : m_random(seed), m_left(steps) {}

    void begin() { QTimer::singleShot(0, this, &Monkey::step); }
    int left() const { return m_left; }

private:
    std::size_t below(std::size_t bound) { return m_random() % bound; }

    /** The next step is asked for before this one is done: a dialog may keep it from returning. */
    void step()
    {
        if (m_left <= 0 || QApplication::topLevelWidgets().isEmpty()) {
            QCoreApplication::exit();
            return;
        }
        begin();
        if (!isListening())
            return;
        --m_left;
        if (QAction *line = std::exchange(m_chosen, nullptr))
            line->trigger();
        else if (QWidget *place = whereToAct())
            act(*place);
    }
    /** While the window waits for the disk it takes no input, and nobody could act. What it asks
        and its menus wait in loops of their own. */
    static bool isListening()
    {
        const auto asks = [](const QWidget *each) { return each->isVisible() && each->isModal(); };
        const auto asked = std::ranges::count_if(QApplication::topLevelWidgets(), asks);
        const int menus = QApplication::activePopupWidget() != nullptr ? 1 : 0;
        return QThread::currentThread()->loopLevel() <= 1 + static_cast<int>(asked) + menus;
    }
    QWidget *whereToAct()
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            return popup;
        QWidget *top = QApplication::activeModalWidget();
        for (const char *refused : {"QFileDialog", "QAbstractPrintDialog"}) {
            if (top != nullptr && top->inherits(refused)) {
                static_cast<QDialog *>(top)->reject();
                return nullptr;
            }
        }
        if (top == nullptr) {
            QWidgetList shown = QApplication::topLevelWidgets();
            shown.removeIf([](const QWidget *each) { return !each->isVisible(); });
            if (shown.isEmpty())
                return nullptr;
            top = shown[static_cast<qsizetype>(below(static_cast<std::size_t>(shown.size())))];
        }
        auto places = top->findChildren<QWidget *>();
        places.removeIf(
            [](const QWidget *each) { return !each->isVisible() || !each->isEnabled(); });
        return places.isEmpty()
                   ? top
                   : places[static_cast<qsizetype>(below(static_cast<std::size_t>(places.size())))];
    }
    /** One of its lines, once it is gone: what the line asks is not asked in the menu's loop. */
    void choose(QMenu &menu)
    {
        auto lines = menu.actions();
        lines.removeIf([](const QAction *line) {
            return !line->isEnabled() || line->isSeparator() || line->menu() != nullptr;
        });
        menu.close();
        if (!lines.isEmpty())
            m_chosen = lines[static_cast<qsizetype>(below(static_cast<std::size_t>(lines.size())))];
    }
    void act(QWidget &place)
    {
        if (auto *menu = qobject_cast<QMenu *>(&place))
            return choose(*menu);
        const QPoint at(static_cast<int>(below(static_cast<std::size_t>(place.width()) + 1)),
                        static_cast<int>(below(static_cast<std::size_t>(place.height()) + 1)));
        switch (below(8)) {
        case 0:
            QTest::mouseDClick(&place, Qt::LeftButton, {}, at);
            return;
        case 1:
            QTest::mouseClick(&place, Qt::RightButton, {}, at);
            return;
        case 2:
        case 3:
            type(place);
            return;
        default:
            QTest::mouseClick(&place, Qt::LeftButton, {}, at);
        }
    }
    void type(QWidget &place)
    {
        static constexpr std::array kKeys{
            Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Tab,    Qt::Key_Up,
            Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right, Qt::Key_Delete, Qt::Key_Home,
            Qt::Key_End,    Qt::Key_F2,     Qt::Key_F3,    Qt::Key_F6,     Qt::Key_PageDown,
            Qt::Key_A,      Qt::Key_T,      Qt::Key_Z,     Qt::Key_5,      Qt::Key_Plus};
        static constexpr std::array kWith{Qt::NoModifier,    Qt::NoModifier,      Qt::NoModifier,
                                          Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
        QTest::keyClick(&place, kKeys[below(kKeys.size())], kWith[below(kWith.size())]);
    }

    std::mt19937_64 m_random;
    int m_left;
    QPointer<QAction> m_chosen; // of a menu
};

/** The control: a program that falls down when a button is clicked for the third time. */
class Trap : public QObject
{
protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonRelease &&
            qobject_cast<QAbstractButton *>(watched) != nullptr && ++m_clicks == 3)
            std::abort();
        return false;
    }

private:
    int m_clicks = 0;
};

} // namespace

/** monkey LIBRARY SEED LANGUAGE STEPS true|trap: prints how many steps were left when the window
   was closed. */
int letMonkeyIn(const QStringList &arguments)
{
    app::dressApplication();
    app::Application root(
        {arguments.value(0),
         {},
         app::languageOfCode(arguments.value(2)).value_or(rules::Language::English)});
    Monkey monkey(arguments.value(1).toULongLong(), arguments.value(3).toInt());
    Trap trap;
    if (arguments.value(4) == QStringLiteral("trap"))
        qApp->installEventFilter(&trap);
    if (root.start())
        return 1;
    monkey.begin();
    QCoreApplication::exec();
    std::printf("%d\n", monkey.left());
    return 0;
}

namespace {

/** A home in which the window finds a library and nothing that it could start or break. */
QProcessEnvironment cage(const QTemporaryDir &home)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"), home.path());
    for (const char *place :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(place), home.path());
    return environment;
}

} // namespace

/** Somebody who understands nothing does so many things in the window, in both languages: it does
    not fall down or hang, and the library stays whole. */
Outcome bearAMonkey(const Trial &trial)
{
    Outcome outcome;
    const QTemporaryDir home;
    const auto path = home.filePath(QStringLiteral("library"));
    if (const auto fault = tests::fillLibrary(path, 3, 4, trial.seed); !fault.empty())
        qFatal("%s", fault.c_str());
    std::uint64_t seed = trial.seed;
    while (outcome.n() < trial.n && outcome.failures() == 0) {
        ++seed;
        const int steps = std::min(kStepsAtOnce, trial.n - outcome.n());
        const auto language = QLatin1String(seed % 2 == 0 ? "en" : "fr");
        QProcess window;
        window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        window.setProcessEnvironment(cage(home));
        window.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("--child"), QStringLiteral("monkey"), path,
                      QString::number(seed), language, QString::number(steps),
                      trial.control ? QStringLiteral("trap") : QStringLiteral("true")});
        const auto when = "seed " + std::to_string(seed) + ": ";
        const bool ended = window.waitForFinished(kPatienceMs);
        outcome.expect(ended, when + "it hangs");
        window.kill();
        window.waitForFinished();
        outcome.expect(!ended ||
                           (window.exitStatus() == QProcess::NormalExit && window.exitCode() == 0),
                       when + "it fell down: " + std::to_string(window.exitCode()));
        const int done = steps - window.readAllStandardOutput().trimmed().toInt();
        for (int step = 0; step < std::max(1, done); ++step)
            outcome.count();
        const auto sound = verdict(model::checkLibrary(path, tests::systems()));
        outcome.expect(sound.has_value(),
                       when + "the library is not whole: " + (sound ? "" : sound.error().hint));
    }
    return outcome;
}

} // namespace escarmouche::reliability
