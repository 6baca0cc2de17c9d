// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literallabels.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

namespace escarmouche::app {

namespace {

/** Takes from each label, before it is first shown or measured, Qt's habit of guessing whether a
    text is mark-up. A tool tip is a label too, and gets its text later. Child of the application.
 */
class LiteralLabels final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Polish)
            return false;
        auto *label = qobject_cast<QLabel *>(watched);
        if (label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        return false;
    }
};

} // namespace

void keepLabelsLiteral()
{
    QCoreApplication *application = QCoreApplication::instance();
    application->installEventFilter(new LiteralLabels(application));
}

} // namespace escarmouche::app
