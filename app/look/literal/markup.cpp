// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/markup.h"

#include <QLabel>
#include <QStringList>

namespace escarmouche::app {

Markup Markup::of(QString html)
{
    Markup made;
    made.m_html = std::move(html);
    return made;
}

Markup Markup::bold(const QString &text)
{
    return of(QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()));
}

Markup Markup::coloured(const QString &text, const QColor &colour)
{
    return of(QStringLiteral("<span style=\"color:%1\">%2</span>")
                  .arg(colour.name(), text.toHtmlEscaped()));
}

Markup Markup::link(const QString &target, const QString &text, const QColor &colour)
{
    return of(QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                  .arg(target.toHtmlEscaped(), colour.name(), text.toHtmlEscaped()));
}

Markup Markup::indented(const Markup &text)
{
    return of(QStringLiteral("&nbsp;&nbsp;") + text.m_html);
}

Markup Markup::lines(const QList<Markup> &lines)
{
    QStringList texts;
    for (const Markup &line : lines)
        texts << line.m_html;
    return of(texts.join(QStringLiteral("<br>")));
}

Markup Markup::table(const QList<std::pair<QString, QString>> &rows)
{
    QString cells;
    for (const auto &[first, second] : rows)
        cells += QStringLiteral("<tr><td>%1</td><td style='padding-left: 10px'>%2</td></tr>")
                     .arg(first.toHtmlEscaped(), second.toHtmlEscaped());
    return of(QStringLiteral("<table>%1</table>").arg(cells));
}

Markup operator+(const Markup &one, const Markup &other)
{
    return Markup::of(one.m_html + u' ' + other.m_html);
}

void Markup::showOn(QLabel &label) const
{
    label.setTextFormat(Qt::RichText);
    label.setText(m_html);
}

} // namespace escarmouche::app
