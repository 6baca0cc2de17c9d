// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/wordsdialog.h"

#include "app/literal/literal.h"

#include <QInputDialog>
#include <QKeyEvent>
#include <QPlainTextEdit>

namespace escarmouche::app {

namespace {

class YesByKeys : public QObject
{
public:
    explicit YesByKeys(QDialog &dialog) : QObject(&dialog), m_dialog(dialog) {}

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *key =
            event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
        const bool isYes = key && (key->modifiers() & Qt::ControlModifier) != 0 &&
                           (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
        if (!isYes)
            return QObject::eventFilter(watched, event);
        m_dialog.accept();
        return true;
    }

private:
    QDialog &m_dialog;
};

} // namespace

std::optional<QString> askForWords(QWidget *parent, const WordsQuestion &question)
{
    QInputDialog dialog(parent);
    dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog.setWindowTitle(titleText(question.title));
    dialog.setLabelText(question.label);
    dialog.setTextValue(question.before);
    if (!question.size.isEmpty())
        dialog.resize(question.size);
    for (auto *lines : dialog.findChildren<QPlainTextEdit *>()) {
        lines->setTabChangesFocus(true);
        lines->installEventFilter(new YesByKeys(dialog));
    }
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

} // namespace escarmouche::app
