// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/figure/recordcard.h"

#include "app/forms/lists/findingtext.h"
#include "app/look/palette/palette.h"

namespace escarmouche::app {

namespace {

const QString kFigureLink = QStringLiteral("figure:");

/** "Good eye MUSG-CAMP-12", the rule as a link. */
Markup befallenMarkup(const RecordWords &words, const rules::Befallen &befallen,
                      const QPalette &palette)
{
    const Markup what(words.befallen(befallen));
    return befallen.rule.empty() ? what : what + ruleLink({befallen.rule}, palette);
}

} // namespace

Markup recordMarkup(const RecordWords &words, const rules::FigureRecord &record,
                    const QPalette &palette)
{
    QList<Markup> lines{Markup(words.tally(record))};
    if (const QString victims = words.knockOuts(record); !victims.isEmpty())
        lines << Markup(victims);
    rules::FixtureId game{-1};
    for (const rules::Befallen &each : record.befallen) {
        if (each.fixture != game)
            lines << Markup::coloured(words.game(each.fixture), tone(Tone::Dim, palette));
        game = each.fixture;
        lines << Markup::indented(befallenMarkup(words, each, palette));
    }
    lines << Markup::link(kFigureLink + QString::number(record.figure.member.value),
                          RecordCard::tr("Career game by game"), palette.color(QPalette::Link));
    return Markup::lines(lines);
}

std::optional<rules::MemberId> figureLinked(const QString &target)
{
    if (!target.startsWith(kFigureLink))
        return std::nullopt;
    return rules::MemberId{target.mid(kFigureLink.size()).toInt()};
}

RecordCard::RecordCard(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    connect(this, &QLabel::linkActivated, this, [this](const QString &target) {
        if (const auto member = figureLinked(target))
            emit figureWanted(*member);
        else
            emit ruleWanted(target, this);
    });
}

} // namespace escarmouche::app
