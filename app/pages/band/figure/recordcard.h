// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/literal/markup.h"
#include "app/words/sentences/recordwords.h"

#include <QLabel>

namespace escarmouche::app {

/** What a record says, as text with links to its rules: games and knock-outs, then what befell the
    figure with the game each thing came from. */
Markup recordMarkup(const RecordWords &words, const rules::FigureRecord &record,
                    const QPalette &palette);

/** The record of one figure of a band in a campaign; not there for any other band. */
class RecordCard : public QLabel
{
    Q_OBJECT

public:
    explicit RecordCard(QWidget *parent = nullptr);

signals:
    void ruleWanted(const QString &rule, QWidget *near);
};

} // namespace escarmouche::app
