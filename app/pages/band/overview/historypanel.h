// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/control/pagepart.h"

#include <memory>

namespace Ui {
class HistoryPanel;
}

namespace escarmouche::app {

class HistoryModel;

/** What was done to the band, by whom and when; goes back to any line, or takes one act out after
    showing what that would do to later ones. */
class HistoryPanel : public PagePart
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);
    ~HistoryPanel() override;

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    void showCurrent();
    void undoToHere();
    void takeOut();

    std::unique_ptr<Ui::HistoryPanel> m_ui;
    HistoryModel *m_model = nullptr;
};

} // namespace escarmouche::app
