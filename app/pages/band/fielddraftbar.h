// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/control/fielddrafts.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace escarmouche::app {

class BandController;

/** Offers the drafts of a band's fields one after the other, to be entered or discarded. Hidden
    while there is none. */
class FieldDraftBar : public QFrame
{
    Q_OBJECT

public:
    FieldDraftBar(BandController &controller, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void show();
    QString text(const FieldDraft &draft) const;
    void enter();
    void discard();

    BandController &m_controller;
    std::vector<FieldDraft> m_drafts; // the first is offered
    QLabel *m_text;
    QPushButton *m_enter;
    QPushButton *m_discard;
};

} // namespace escarmouche::app
