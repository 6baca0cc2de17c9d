// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/document.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;

namespace escarmouche::app {

/** The story of a campaign, game by game, the latest first to be read. The dice of a game are shut
    below it until somebody unfolds them. */
class GameStories : public QDialog
{
    Q_OBJECT

public:
    GameStories(const model::Document &story, QWidget *parent);

private:
    using Blocks = std::vector<model::Block>;

    void showGame();

    std::vector<Blocks> m_games;
    QComboBox *m_game;
    QLabel *m_text;
    bool m_unfolded = false;
};

} // namespace escarmouche::app
