// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/bandact.h"

#include <QWidget>

#include <memory>

namespace Ui {
class FigurePanel;
}

namespace escarmouche::app {

class BandController;
class BelongingsModel;

/** The chosen figures in detail: what they carry and are, and what may be set of them by hand. */
class FigurePanel : public QWidget
{
    Q_OBJECT

public:
    explicit FigurePanel(QWidget *parent = nullptr);
    ~FigurePanel() override;

    void setController(BandController *controller);
    /** Sends what is still being typed. */
    void send();

signals:
    void ruleWanted(const QString &rule, QWidget *near);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectSignals();
    void refresh();
    void showThing();
    void takeAway();
    void offerHandOver();
    QString title() const;

    std::unique_ptr<Ui::FigurePanel> m_ui;
    BandController *m_controller = nullptr;
    BelongingsModel *m_model = nullptr;
    std::vector<rules::Figures> m_of; // whose properties the form shows
};

} // namespace escarmouche::app
