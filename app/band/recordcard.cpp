// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/recordcard.h"

#include "app/band/findingtext.h"
#include "app/look/palette.h"

#include <QStringList>

namespace escarmouche::app {

namespace {

/** "Good eye MUSG-CAMP-12", the rule as a link. */
QString befallenHtml(const RecordWords &words, const rules::Befallen &befallen,
                     const QPalette &palette)
{
    const QString what = words.befallen(befallen).toHtmlEscaped();
    return befallen.rule.empty() ? what : what + u' ' + ruleLink({befallen.rule}, palette);
}

} // namespace

QString recordHtml(const RecordWords &words, const rules::FigureRecord &record,
                   const QPalette &palette)
{
    QStringList lines{words.tally(record).toHtmlEscaped()};
    if (const QString victims = words.knockOuts(record); !victims.isEmpty())
        lines << victims.toHtmlEscaped();
    rules::FixtureId game{-1};
    for (const rules::Befallen &each : record.befallen) {
        if (each.fixture != game)
            lines << QStringLiteral("<span style=\"color:%1\">%2</span>")
                         .arg(tone(Tone::Dim, palette).name(),
                              words.game(each.fixture).toHtmlEscaped());
        game = each.fixture;
        lines << QStringLiteral("&nbsp;&nbsp;%1").arg(befallenHtml(words, each, palette));
    }
    return lines.join(QStringLiteral("<br>"));
}

RecordCard::RecordCard(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    connect(this, &QLabel::linkActivated, this,
            [this](const QString &rule) { emit ruleWanted(rule, this); });
}

} // namespace escarmouche::app
