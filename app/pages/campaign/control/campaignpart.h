// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace escarmouche::app {

class CampaignController;

/** A part of the Campaign page that shows what its controller knows and sends acts to it. Reads
    only while it is seen, on coming into sight, and on a change of language. */
class CampaignPart : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /** Once, before the part is shown. */
    void setController(CampaignController *controller);

protected:
    /** Makes and connects what needs the controller. */
    virtual void begin() = 0;
    virtual void refresh() = 0;
    virtual void retranslate() = 0;

    CampaignController &controller() const { return *m_controller; }
    void refreshIfSeen();
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    CampaignController *m_controller = nullptr;
};

} // namespace escarmouche::app
