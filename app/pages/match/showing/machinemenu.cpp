// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/machinemenu.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/control/matchcontroller.h"

namespace escarmouche::app {

MachineMenu::MachineMenu(const MatchController &controller, BoardCanvas &board, QWidget *parent)
    : QMenu(parent), m_controller(controller), m_board(board)
{
    connect(this, &QMenu::aboutToShow, this, &MachineMenu::fill);
    retranslate();
}

void MachineMenu::retranslate()
{
    //: a menu: how the acts of machines are shown
    setTitle(tr("Machines’ acts (&J)"));
}

/** How fast is chosen only where nobody waits to play. */
void MachineMenu::fill()
{
    clear();
    if (m_controller.play().otherPeople(rules::kNoSeat).empty()) {
        addPace(tr("&Show all"), BoardOptions::Machines::Acts);
        //: of a match between machines, the board at the end of each turn is shown
        addPace(tr("Show &turns"), BoardOptions::Machines::Turns);
        addPace(tr("&Result at once"), BoardOptions::Machines::Result);
        addSeparator();
    }
    QAction *follow = addAction(tr("&Follow the figure that acts"));
    follow->setCheckable(true);
    follow->setChecked(m_board.options().followed);
    connect(follow, &QAction::triggered, this, [this](bool isFollowed) {
        BoardOptions options = m_board.options();
        options.followed = isFollowed;
        m_board.setOptions(options);
    });
}

void MachineMenu::addPace(const QString &text, BoardOptions::Machines machines)
{
    QAction *act = addAction(text);
    act->setCheckable(true);
    act->setChecked(m_board.options().machines == machines);
    connect(act, &QAction::triggered, this, [this, machines] {
        BoardOptions options = m_board.options();
        options.machines = machines;
        m_board.setOptions(options);
    });
}

} // namespace escarmouche::app
