// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/control/pagepart.h"
#include "rules/core/band/bandact.h"

#include <memory>

namespace Ui {
class FigurePanel;
}

namespace escarmouche::app {

class BelongingsModel;

/** The chosen figures in detail: what they carry and are, and what may be set of them by hand. */
class FigurePanel : public PagePart
{
    Q_OBJECT

public:
    explicit FigurePanel(QWidget *parent = nullptr);
    ~FigurePanel() override;

    /** Sends what is still being typed. */
    void send();

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void figureWanted(escarmouche::rules::MemberId member);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectSignals();
    void showRecord();
    void showThing();
    void takeAway();
    void offerHandOver();
    QString title() const;

    std::unique_ptr<Ui::FigurePanel> m_ui;
    BelongingsModel *m_model = nullptr;
    std::vector<rules::Figures> m_of; // whose properties the form shows
};

} // namespace escarmouche::app
