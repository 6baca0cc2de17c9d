// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/wordsdialog.h"

#include "app/forms/drafts/draftbar.h"
#include "app/look/literal/literal.h"
#include "app/look/parts/fitting.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

const QString kWords = QStringLiteral("words");

bool isYes(const QKeyEvent &event)
{
    return event.modifiers().testFlag(Qt::ControlModifier) &&
           (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
}

} // namespace

WordsDialog::WordsDialog(const WordsQuestion &question, const model::Drafts &drafts,
                         const model::DraftPlace &place, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(titleText(question.title));
    fitTitle(*this);
    auto *layout = new QVBoxLayout(this);
    auto *label = new QLabel(question.label, this);
    label->setTextFormat(Qt::PlainText);
    QWidget *field = makeField(question);
    label->setBuddy(field);
    layout->addWidget(label);
    layout->addWidget(field, 1);
    auto *bar = new DraftBar(drafts, place, *this);
    m_draft = &bar->keeper();
    layout->addWidget(bar);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (!question.size.isEmpty())
        resize(question.size);
    field->setFocus();
}

QWidget *WordsDialog::makeField(const WordsQuestion &question)
{
    if (question.isLine) {
        m_line = new QLineEdit(question.before, this);
        m_line->setObjectName(kWords);
        m_line->selectAll();
        return m_line;
    }
    m_lines = new QPlainTextEdit(question.before, this);
    m_lines->setObjectName(kWords);
    m_lines->setTabChangesFocus(true);
    m_lines->installEventFilter(this);
    return m_lines;
}

QString WordsDialog::words() const
{
    return (m_line != nullptr ? m_line->text() : m_lines->toPlainText()).trimmed();
}

void WordsDialog::keyPressEvent(QKeyEvent *event)
{
    if (isYes(*event))
        accept();
    else
        QDialog::keyPressEvent(event);
}

bool WordsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isYes(*static_cast<QKeyEvent *>(event)))
        return QDialog::eventFilter(watched, event);
    accept();
    return true;
}

} // namespace escarmouche::app
