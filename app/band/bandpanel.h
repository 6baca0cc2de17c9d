// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class BandPanel;
}

namespace escarmouche::app {

class BandController;

/** What may be set of the band as a whole: name, notes, limits, phase. */
class BandPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BandPanel(QWidget *parent = nullptr);
    ~BandPanel() override;

    void setController(BandController *controller);
    /** Sends what is still being typed. */
    void send();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    std::unique_ptr<Ui::BandPanel> m_ui;
    BandController *m_controller = nullptr;
};

} // namespace escarmouche::app
