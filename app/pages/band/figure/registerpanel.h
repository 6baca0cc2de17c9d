// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/literal/markup.h"
#include "app/pages/band/control/pagepart.h"
#include "rules/core/band/bandact.h"

#include <memory>

namespace Ui {
class RegisterPanel;
}

namespace escarmouche::app {

class RegisterModel;

/** Of a band in a campaign: who may be hired back, for how much, and the memorial of the fallen. */
class RegisterPanel : public PagePart
{
    Q_OBJECT

public:
    explicit RegisterPanel(QWidget *parent = nullptr);
    ~RegisterPanel() override;

    /** Whether the band has anybody to show here. */
    bool hasAnybody() const;

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void figureWanted(escarmouche::rules::MemberId member);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    void showCurrent();
    Markup about() const;

    std::unique_ptr<Ui::RegisterPanel> m_ui;
    RegisterModel *m_model = nullptr;
};

} // namespace escarmouche::app
