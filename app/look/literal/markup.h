// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QString>

#include <utility>

class QLabel;

namespace escarmouche::app {

/** A text with mark-up of the program's own. What is put in it stands there to the letter, so that
    a name cannot add to the mark-up. */
class Markup
{
public:
    Markup() = default;
    explicit Markup(const QString &text) : m_html(text.toHtmlEscaped()) {}

    static Markup bold(const QString &text);
    static Markup coloured(const QString &text, const QColor &colour);
    static Markup link(const QString &target, const QString &text, const QColor &colour);
    static Markup indented(const Markup &text);
    static Markup lines(const QList<Markup> &lines);
    /** Rows of two columns. */
    static Markup table(const QList<std::pair<QString, QString>> &rows);

    /** Both, with a space in between. */
    friend Markup operator+(const Markup &one, const Markup &other);
    void showOn(QLabel &label) const;

private:
    static Markup of(QString html);

    QString m_html;
};

} // namespace escarmouche::app
