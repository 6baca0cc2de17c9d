// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/portrait/portrait.h"
#include "app/pages/band/control/pagepart.h"
#include "rules/core/band/bandact.h"

#include <memory>

namespace Ui {
class FigurePanel;
}

namespace escarmouche::model {
class Keepsakes;
}

namespace escarmouche::app {

class BelongingsModel;
class PortraitFrame;

/** The chosen figures in detail: portrait, what they carry and are, and what may be
    set of them by hand. */
class FigurePanel : public PagePart
{
    Q_OBJECT

public:
    explicit FigurePanel(QWidget *parent = nullptr);
    ~FigurePanel() override;

    /** Once: from then on a figure has a portrait, kept there. */
    void showPortraits(model::Keepsakes &keepsakes);
    /** It may have changed in the library. */
    void readPortrait();
    /** Sends what is still being typed. */
    void send();

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void figureWanted(escarmouche::rules::MemberId member);
    void failed(const escarmouche::rules::Error &error);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectSignals();
    void showRecord();
    void tellFault(PictureFault fault);
    void showThing();
    void takeAway();
    void offerHandOver();
    QString title() const;

    std::unique_ptr<Ui::FigurePanel> m_ui;
    BelongingsModel *m_model = nullptr;
    model::Keepsakes *m_keepsakes = nullptr; // null: portraits are not shown
    PortraitFrame *m_portrait = nullptr;
    std::vector<rules::Figures> m_of; // whose properties the form shows
};

} // namespace escarmouche::app
