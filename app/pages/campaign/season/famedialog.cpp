// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/famedialog.h"

#include "app/look/literal/markup.h"
#include "app/look/parts/fitting.h"
#include "app/words/career/famewords.h"
#include "app/words/language/uilanguage.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

Markup fameMarkup(const rules::HallOfFame &hall, const QColor &link)
{
    const FameWords words(hall, uiLanguage());
    const auto last = static_cast<int>(hall.seasons.size()) - 1;
    QList<Markup> lines{Markup::bold(FameDialog::tr("Seasons"))};
    for (const rules::SeasonOfFame &season : hall.seasons)
        lines << Markup::indented(Markup(words.champions(season)));
    for (const rules::FameList &list : hall.lists) {
        lines << Markup::bold(words.title(list));
        for (const rules::FamousFigure &figure : list.best) {
            const QString text = words.figure(figure);
            lines << Markup::indented(
                figure.season == last
                    ? Markup::link(QString::number(figure.member.value), text, link)
                    : Markup(text));
        }
    }
    return Markup::lines(lines);
}

} // namespace

FameDialog::FameDialog(const rules::HallOfFame &hall, QWidget *parent) : QDialog(parent)
{
    constexpr QSize kPage(560, 480);
    setWindowTitle(tr("Hall of fame"));
    auto *layout = new QVBoxLayout(this);
    auto *text = new QLabel;
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    fameMarkup(hall, palette().color(QPalette::Link)).showOn(*text);
    auto *area = new QScrollArea(this);
    area->setWidget(text);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("Champions and famous figures of all seasons"));
    layout->addWidget(area, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *before = buttons->addButton(tr("&Goes on from…"), QDialogButtonBox::ActionRole);
    before->setToolTip(tr("Say which campaign was the season before this one"));
    layout->addWidget(buttons);
    connect(before, &QPushButton::clicked, this, &FameDialog::seasonBeforeWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(text, &QLabel::linkActivated, this, [this](const QString &member) {
        accept();
        emit figureWanted({member.toInt()});
    });
    resize(kPage.boundedTo(roomOnScreen(*this)));
}

} // namespace escarmouche::app
