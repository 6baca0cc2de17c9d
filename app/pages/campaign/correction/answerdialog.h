// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"

#include <QDialog>

#include <string>

class QListWidget;

namespace escarmouche::app {

class CampaignController;

/** The choices that a line of a post-game left, with the one that was made: another may be made. */
class AnswerDialog : public QDialog
{
    Q_OBJECT

public:
    AnswerDialog(const CampaignController &then, const rules::SettleLine &act,
                 QWidget *parent = nullptr);

    std::string answer() const;

private:
    QListWidget *m_options;
};

} // namespace escarmouche::app
