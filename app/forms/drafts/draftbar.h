// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/drafts/draftkeeper.h"

class QDialog;
class QLabel;
class QPushButton;

namespace escarmouche::app {

/** The line of a dialog that tells the state of its draft, with the button that discards it. It is
    always there, so that nothing moves. Keeps the draft once more as the dialog closes. */
class DraftBar : public QWidget
{
    Q_OBJECT

public:
    DraftBar(model::Drafts drafts, model::DraftPlace place, QDialog &form);

    DraftKeeper &keeper() { return *m_keeper; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void show();
    QString text() const;

    DraftKeeper *m_keeper;
    QLabel *m_text;
    QPushButton *m_discard;
};

/** Gives a finished dialog a DraftBar, above its buttons. */
DraftKeeper &keepDraft(QDialog &form, model::Drafts drafts, model::DraftPlace place);

} // namespace escarmouche::app
