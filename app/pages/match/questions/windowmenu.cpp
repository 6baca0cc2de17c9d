// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/windowmenu.h"

#include "app/look/literal/literal.h"
#include "app/pages/match/control/matchcontroller.h"

#include <QActionGroup>

namespace escarmouche::app {

WindowMenu::WindowMenu(MatchController &controller, QWidget *parent)
    : QMenu(parent), m_controller(controller), m_one(new QActionGroup(this))
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &WindowMenu::fill);
}

QString WindowMenu::chosen(AskWindow ask)
{
    switch (ask) {
    case AskWindow::Always:
        return tr("Ask me: always");
    case AskWindow::WhenAble:
        return tr("Ask me: if I can act");
    case AskWindow::OnOwnTurn:
        return tr("Ask me: on my turn");
    }
    return {};
}

void WindowMenu::fill()
{
    clear();
    const AskWindow now = m_controller.askWindow();
    const auto add = [&](const QString &text, AskWindow ask) {
        QAction *act = addAction(text);
        m_one->addAction(act);
        act->setCheckable(true);
        act->setChecked(ask == now);
        connect(act, &QAction::triggered, this, [this, ask] { m_controller.chooseAskWindow(ask); });
        return act;
    };
    //: when a player is asked what he may pass
    add(tr("&Always ask me"), AskWindow::Always);
    QAction *able = add(tr("Ask me &only when I could do something"), AskWindow::WhenAble);
    add(tr("Do &not ask me until my turn"), AskWindow::OnOwnTurn);
    able->setEnabled(m_controller.mayAskWhenAble());
    if (!able->isEnabled())
        able->setToolTip(tipText(tr("Several people share this screen: whoever is asked only then "
                                    "would show the others that he can do something.")));
}

} // namespace escarmouche::app
