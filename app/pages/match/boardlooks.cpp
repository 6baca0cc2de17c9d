// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/boardlooks.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardruler.h"
#include "app/pages/board/ground/groundplan.h"
#include "app/pages/board/scene/boardscene.h"

#include <QActionGroup>

namespace escarmouche::app {

namespace {

/** The key is told only: as a shortcut it would be taken from the board. */
QString withKey(const QString &text, Qt::Key key)
{
    return text + u'\t' + QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

BoardLooks::BoardLooks(BoardCanvas &board)
    : QObject(&board), m_board(board), m_ruler(makeSwitch()), m_grid(makeSwitch()),
      m_heights(makeSwitch()), m_tokens(new QMenu(&board)), m_portraits(makeSwitch()),
      m_outlines(makeSwitch()), m_letters(makeSwitch()), m_map(makeSwitch())
{
    fillTokens();
    connect(&board, &BoardCanvas::optionsChanged, this, &BoardLooks::show);
    connect(&board.ruler(), &BoardRuler::changed, this, &BoardLooks::show);
    show();
}

QAction *BoardLooks::makeSwitch()
{
    auto *action = new QAction(this);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, &BoardLooks::take);
    return action;
}

void BoardLooks::fillTokens()
{
    auto *one = new QActionGroup(this);
    for (QAction *action : {m_portraits, m_outlines, m_letters}) {
        one->addAction(action);
        m_tokens->addAction(action);
    }
}

void BoardLooks::show()
{
    m_ruler->setChecked(m_board.ruler().isOn());
    m_grid->setChecked(m_board.options().grid);
    m_heights->setChecked(m_board.options().heights);
    const BoardOptions &options = m_board.options();
    (options.letters ? m_letters : options.portraits ? m_portraits : m_outlines)->setChecked(true);
    m_map->setChecked(m_board.options().miniMap);
    const bool isMeasured = m_board.board().plan().isMeasured();
    m_grid->setVisible(isMeasured);
    m_heights->setVisible(isMeasured);
}

void BoardLooks::take()
{
    BoardOptions options = m_board.options();
    options.grid = m_grid->isChecked();
    options.heights = m_heights->isChecked();
    options.letters = m_letters->isChecked();
    if (!options.letters)
        options.portraits = m_portraits->isChecked();
    options.miniMap = m_map->isChecked();
    const bool isRulerOn = m_ruler->isChecked(); // what is told of the options shows it as it was
    m_board.setOptions(options);
    m_board.ruler().setOn(isRulerOn);
}

void BoardLooks::retranslate()
{
    m_ruler->setText(withKey(tr("R&uler"), Qt::Key_R));
    m_grid->setText(withKey(tr("&Grid"), Qt::Key_G));
    m_heights->setText(withKey(tr("He&ights of the terrain"), Qt::Key_H));
    m_tokens->setTitle(tr("On to&kens"));
    m_portraits->setText(tr("&Portraits, where there are some"));
    m_outlines->setText(tr("&Outlines of the figures"));
    m_letters->setText(withKey(tr("&Letters"), Qt::Key_L));
    m_map->setText(withKey(tr("Small &map"), Qt::Key_M));
}

} // namespace escarmouche::app
