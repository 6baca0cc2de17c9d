// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/matchpage.h"
#include "app/words/language/uilanguage.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pictures.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace escarmouche::tests {

using app::BoardCanvas;
using app::MatchController;
using app::MatchPage;
using app::UiLanguage;
using app::uiLanguage;
using app::Units;
using model::MatchWaits;

inline rules::MatchSetup duel(const std::string &one, const std::string &other)
{
    rules::MatchSetup setup = seeded(musgSetup(0, "easy"), 7, true);
    setup.seats[0].player = one;
    setup.seats[1].player = other;
    return setup;
}

/** A page on a match, without animations. */
struct Room {
    UiLanguage language{uiLanguage()};
    GameLibrary house;
    std::unique_ptr<model::Library> library = house.open();
    std::unique_ptr<MatchPage> page;

    /** The seats that are `typing` type their dice from the first on. */
    explicit Room(const rules::MatchSetup &setup, const std::vector<rules::SeatId> &typing = {})
    {
        page = std::make_unique<MatchPage>(begin(*library, setup, typing), Units{});
        page->setBoardOptions({.animated = false, .side = app::BoardOptions::Side::Open});
        page->resize(1280, 660);
        page->show();
        page->setFocus();
        [[maybe_unused]] const bool shown = QTest::qWaitForWindowExposed(page.get());
    }
    ~Room() { page.reset(); }

    model::MatchSession &session() { return page->session(); }
    MatchController &controller() { return page->controller(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        if (!page->isActiveWindow()) { // a question has just been answered
            page->activateWindow();
            [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(page.get());
        }
        QTest::keyClick(&page->canvas(), static_cast<Qt::Key>(key), modifiers);
    }
    /** The first click shows, and once that is painted the second does. */
    void clickTwice(const rules::Pointing &there)
    {
        controller().aiming().click(there);
        [[maybe_unused]] const bool shown =
            QTest::qWaitFor([this] { return controller().aiming().isShown(); });
        controller().aiming().click(there);
    }
    /** Ends the activation or the wave, whatever that wastes; between answers it takes the first.
     */
    void endsByKey()
    {
        const auto before = session().match().journal().entries.size();
        for (const Qt::Key press : {Qt::Key_N, Qt::Key_N, Qt::Key_1, Qt::Key_1}) {
            if (session().match().journal().entries.size() == before)
                key(press);
        }
    }
    /** All figures are set up. */
    bool isSetUp()
    {
        while (settles() && controller().play().isSettingUp())
            controller().placeAll();
        return !controller().play().isSettingUp();
    }
    /** Sets up, then goes on as a machine would until somebody who is asked could attack. */
    bool findsTargets()
    {
        if (!isSetUp())
            return false;
        for (int acts = 0; acts < 400 && settles() && controller().play().isAsked(); ++acts) {
            if (std::ranges::any_of(
                    controller().aiming().targets(),
                    [](const rules::Target &target) { return target.offer.isAllowed(); }))
                return true;
            const auto action = session().match().chooseAs(controller().play().player(), "easy");
            if (!action || !controller().perform(*action))
                return false;
        }
        return false;
    }
    /** Plays as a machine would until dice are awaited, which people type. */
    bool awaitsDice()
    {
        for (int seat = 0; seat < 2; ++seat) {
            if (!session().setTypesDice({static_cast<std::int8_t>(seat)}, true))
                return false;
        }
        for (int acts = 0; acts < 200 && session().waits() != MatchWaits::Dice; ++acts) {
            const auto action = session().match().chooseAs(controller().play().player(), "easy");
            if (!action || !controller().perform(*action) || !settles())
                return false;
        }
        return session().waits() == MatchWaits::Dice;
    }
    /** Somebody is asked and all was shown, or it is over. */
    bool settles()
    {
        return QTest::qWaitFor(
            [this] {
                const MatchWaits waits = session().waits();
                return !session().pending() && waits != MatchWaits::Machine;
            },
            20'000);
    }
};

/** Presses the button of the next question whose text has that in it; counts the questions met. */
class Answering : public QObject
{
public:
    explicit Answering(QString button) : m_button(std::move(button))
    {
        connect(&m_clock, &QTimer::timeout, this, &Answering::look);
        m_clock.start(5);
    }
    int met() const { return m_met; }
    const QString &question() const { return m_question; }
    /** The button that Enter would have pressed; empty: none. */
    const QString &byEnter() const { return m_byEnter; }

private:
    void look()
    {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        for (QAbstractButton *button : box->buttons()) {
            if (!button->text().contains(m_button))
                continue;
            ++m_met;
            m_question = box->text();
            m_byEnter = box->defaultButton() ? box->defaultButton()->text() : QString();
            button->click();
            return;
        }
        box->reject();
    }

    QTimer m_clock;
    QString m_button;
    QString m_question;
    QString m_byEnter;
    int m_met = 0;
};

} // namespace escarmouche::tests
