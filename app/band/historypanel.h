// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class HistoryPanel;
}

namespace escarmouche::app {

class BandController;
class HistoryModel;

/** What was done to the band, by whom and when; goes back to any line, or takes one act out after
    showing what that would do to later ones. */
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);
    ~HistoryPanel() override;

    void setController(BandController *controller);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectSignals();
    void refresh();
    void showCurrent();
    void undoToHere();
    void takeOut();

    std::unique_ptr<Ui::HistoryPanel> m_ui;
    BandController *m_controller = nullptr;
    HistoryModel *m_model = nullptr;
};

} // namespace escarmouche::app
