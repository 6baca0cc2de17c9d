// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/notices/refusal.h"

#include <QFrame>
#include <QPointer>

#include <memory>

namespace Ui {
class NoticeBar;
}

namespace escarmouche::app {

/** Why an act was refused, in place, with what may be done about it: a reason for an adjustment,
    or the same act again. A reason stays in its field until an act is done for it. */
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);
    ~NoticeBar() override;

    void tell(const Refusal &refusal);
    void dismiss();
    /** A reason that was typed and not used is left: says so. */
    void remind();

signals:
    void dismissed();
    void historyWanted(); // of what another writer did first

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectSignals();
    void offer(bool asking);
    void nameAgain(bool asking);
    void say();
    void ask();
    void adjust();
    void again();

    std::unique_ptr<Ui::NoticeBar> m_ui;
    Refusal m_refusal;
    QPointer<QWidget> m_before; // had the keyboard when it was told
};

} // namespace escarmouche::app
