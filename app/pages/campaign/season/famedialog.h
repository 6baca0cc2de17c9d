// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/past/fame.h"

#include <QDialog>

namespace escarmouche::app {

/** The hall of fame of a campaign over its seasons. A figure of the last one is a link to its page,
    which closes the dialog. */
class FameDialog : public QDialog
{
    Q_OBJECT

public:
    FameDialog(const rules::HallOfFame &hall, QWidget *parent);

signals:
    void figureWanted(escarmouche::rules::MemberId member);
    /** It is to be said which campaign this one goes on from. */
    void seasonBeforeWanted();
};

} // namespace escarmouche::app
