// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/literal/markup.h"
#include "app/words/sentences/recordwords.h"

#include <QLabel>

#include <optional>

namespace escarmouche::app {

/** What a record says, as text with a link to the figure's page and links to its rules: games and
   knock-outs, then what befell the figure with the game each thing came from. */
Markup recordMarkup(const RecordWords &words, const rules::FigureRecord &record,
                    const QPalette &palette);

/** The figure that such a link leads to; none: it leads to a rule. */
std::optional<rules::MemberId> figureLinked(const QString &target);

/** The record of one figure of a band in a campaign; not there for any other band. */
class RecordCard : public QLabel
{
    Q_OBJECT

public:
    explicit RecordCard(QWidget *parent = nullptr);

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void figureWanted(escarmouche::rules::MemberId member);
};

} // namespace escarmouche::app
