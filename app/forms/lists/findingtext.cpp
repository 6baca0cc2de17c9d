// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/lists/findingtext.h"

#include "app/look/palette/palette.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

namespace escarmouche::app {

Markup ruleLink(rules::RuleId rule, const QPalette &palette)
{
    const QString id = toQString(rule.value);
    const QString whole = QString(id).replace(u'-', QChar(0x2011)); // not broken at a line's end
    return Markup::link(id, whole, palette.color(QPalette::Link));
}

Markup foreseenMarkup(const rules::BandRules &rules, const rules::Finding &finding,
                      const QPalette &palette)
{
    const auto words = Markup::coloured(say(rules, finding.sentence), tone(Tone::Dim, palette));
    return finding.rule.empty() ? words : words + ruleLink(finding.rule, palette);
}

} // namespace escarmouche::app
