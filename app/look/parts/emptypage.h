// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace escarmouche::app {

/** What stands where there is nothing yet: a heading, a sentence, and what to do next. */
class EmptyPage : public QWidget
{
    Q_OBJECT

public:
    /** `next` becomes a child. */
    EmptyPage(QWidget *next, QWidget *parent);

    void setTitle(const QString &title);
    void setText(const QString &text);

private:
    QLabel *m_title;
    QLabel *m_text;
};

} // namespace escarmouche::app
