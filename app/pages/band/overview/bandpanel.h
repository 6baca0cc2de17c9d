// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/control/pagepart.h"

#include <memory>

namespace Ui {
class BandPanel;
}

namespace escarmouche::app {

/** What may be set of the band as a whole: name, notes, limits, phase. */
class BandPanel : public PagePart
{
    Q_OBJECT

public:
    explicit BandPanel(QWidget *parent = nullptr);
    ~BandPanel() override;

    /** Sends what is still being typed. */
    void send();

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    std::unique_ptr<Ui::BandPanel> m_ui;
};

} // namespace escarmouche::app
