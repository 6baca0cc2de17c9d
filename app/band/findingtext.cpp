// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/findingtext.h"

#include "app/look/palette.h"
#include "app/text/phrases.h"
#include "model/text.h"

namespace escarmouche::app {

QString ruleLink(rules::RuleId rule, const QPalette &palette)
{
    const QString id = toQString(rule.value).toHtmlEscaped();
    const QString whole = QString(id).replace(u'-', QChar(0x2011)); // not broken at a line's end
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(id, palette.color(QPalette::Link).name(), whole);
}

QString findingHtml(const rules::BandRules &rules, const rules::Finding &finding,
                    const QPalette &palette)
{
    const QString colour = tone(toneOf(finding.severity), palette).name();
    const QString words = say(rules, finding.sentence).toHtmlEscaped();
    const QString link = finding.rule.empty() ? QString() : ruleLink(finding.rule, palette);
    return QStringLiteral("<span style=\"color:%1\">%2</span> %3").arg(colour, words, link);
}

} // namespace escarmouche::app
