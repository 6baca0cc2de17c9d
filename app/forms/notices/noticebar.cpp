// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/noticebar.h"

#include "app/look/palette/lineicon.h"
#include "app/words/sentences/sentences.h"
#include "ui_noticebar.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMetaMethod>

namespace escarmouche::app {

NoticeBar::NoticeBar(QWidget *parent) : QFrame(parent), m_ui(std::make_unique<Ui::NoticeBar>())
{
    m_ui->setupUi(this);
    m_ui->icon->setPixmap(lineIcon(QStringLiteral("warning"), Tone::Warning)
                              .pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
    connectSignals();
    hide();
}

NoticeBar::~NoticeBar() = default;

void NoticeBar::connectSignals()
{
    connect(m_ui->adjust, &QPushButton::clicked, this, &NoticeBar::adjust);
    connect(m_ui->again, &QPushButton::clicked, this, &NoticeBar::again);
    connect(m_ui->history, &QPushButton::clicked, this, &NoticeBar::historyWanted);
    connect(m_ui->close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    connect(m_ui->reason, &QLineEdit::returnPressed, this, &NoticeBar::again);
    connect(m_ui->reason, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_ui->again->setEnabled(!text.trimmed().isEmpty()); });
}

void NoticeBar::tell(const Refusal &refusal)
{
    m_refusal = refusal;
    if (QWidget *at = QApplication::focusWidget(); !isAncestorOf(at))
        m_before = at;
    say();
    const bool lacksReason = m_refusal.offer == Refusal::Offer::Reason && m_refusal.again;
    offer(lacksReason);
    setVisible(true);
    if (lacksReason)
        ask();
}

void NoticeBar::ask()
{
    m_ui->reason->setFocus(Qt::OtherFocusReason);
    m_ui->reason->selectAll(); // what was typed for another act is typed over
}

void NoticeBar::say()
{
    Explanation told = explain(m_refusal.error);
    const bool moved = m_refusal.error.code == rules::ErrorCode::StreamMoved;
    if (!m_refusal.what.isEmpty())
        told = {m_refusal.what, moved ? told.next : QString()};
    m_ui->what->setText(told.what);
    m_ui->next->setText(told.next);
    m_ui->next->setVisible(!told.next.isEmpty());
    setAccessibleName(told.what);
}

void NoticeBar::offer(bool asking)
{
    const bool canAdjust = m_refusal.offer == Refusal::Offer::Adjustment && m_refusal.again;
    const bool canRepeat = m_refusal.offer == Refusal::Offer::Again && m_refusal.again;
    m_ui->adjust->setVisible(canAdjust && !asking);
    m_ui->reason->setVisible(asking);
    nameAgain(asking);
    m_ui->again->setVisible(asking || canRepeat);
    m_ui->again->setEnabled(!asking || !m_ui->reason->text().trimmed().isEmpty());
    m_ui->history->setVisible(
        m_refusal.error.code == rules::ErrorCode::StreamMoved &&
        isSignalConnected(QMetaMethod::fromSignal(&NoticeBar::historyWanted)));
}

void NoticeBar::nameAgain(bool asking)
{
    m_ui->again->setText(asking ? tr("&Do it") : tr("&Do it again"));
}

void NoticeBar::adjust()
{
    offer(true);
    ask();
}

void NoticeBar::again()
{
    const QString reason = m_ui->reason->text().trimmed();
    const bool asking = m_refusal.offer != Refusal::Offer::Again;
    if (!m_refusal.again || (asking && reason.isEmpty()))
        return;
    const auto doAgain = m_refusal.again;
    dismiss();
    if (!asking)
        return doAgain(reason);
    m_ui->reason->clear();
    doAgain(reason);
    if (!isHidden()) // refused again
        m_ui->reason->setText(reason);
}

void NoticeBar::remind()
{
    const QString reason = m_ui->reason->text().trimmed();
    if (!reason.isEmpty())
        tell({.error = {},
              .what = tr("You typed a reason, “%1”, but the act was not done. Do it again: the "
                         "reason is filled in.")
                          .arg(reason)});
}

void NoticeBar::dismiss()
{
    if (isHidden())
        return;
    const bool keyboard = isAncestorOf(QApplication::focusWidget());
    hide();
    if (keyboard && m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason); // back to where the question came from
    m_before.clear();
    m_refusal = {};
    emit dismissed();
}

void NoticeBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QFrame::keyPressEvent(event); // Enter is for the reason, not for a dialog around the bar
}

void NoticeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_ui->retranslateUi(this);
    if (isHidden())
        return;
    say();
    nameAgain(!m_ui->reason->isHidden());
}

} // namespace escarmouche::app
