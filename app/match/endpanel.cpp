// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/endpanel.h"

#include "app/look/palette.h"
#include "app/look/tint.h"
#include "app/match/matchcontroller.h"
#include "app/text/phrases.h"
#include "model/text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace escarmouche::app {

EndPanel::EndPanel(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_headline(new QLabel(this)),
      m_scores(new QTableWidget(this)), m_knockOuts(new QLabel(this)),
      m_rematch(new QPushButton(this)), m_replay(new QPushButton(this)),
      m_story(new QPushButton(this))
{
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setWordWrap(true);
    makeHeading(m_headline);
    m_knockOuts->setTextFormat(Qt::PlainText);
    m_knockOuts->setWordWrap(true);
    m_scores->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_scores->verticalHeader()->hide();
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_rematch, m_replay, m_story})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_headline);
    layout->addWidget(m_scores);
    layout->addWidget(m_knockOuts);
    layout->addStretch(1);
    layout->addLayout(buttons);
    connect(m_rematch, &QPushButton::clicked, this, &EndPanel::rematchWanted);
    connect(m_replay, &QPushButton::clicked, this, &EndPanel::replayWanted);
    connect(m_story, &QPushButton::clicked, this, &EndPanel::storyWanted);
    refresh();
}

QString EndPanel::headline() const
{
    const rules::BattleReport report = m_controller.match().report();
    for (const rules::SeatReport &seat : report.seats) {
        if (seat.result == rules::SeatResult::Win)
            return tr("%1 wins after %n turns", nullptr, report.turns)
                .arg(m_controller.nameOf(seat.seat));
    }
    return tr("A draw after %n turns", nullptr, report.turns);
}

void EndPanel::fillScores()
{
    const rules::BattleReport report = m_controller.match().report();
    std::set<std::string> sources;
    for (const rules::SeatReport &seat : report.seats) {
        for (const rules::Score &score : seat.scores)
            sources.insert(score.source);
    }
    m_scores->clear();
    m_scores->setColumnCount(static_cast<int>(sources.size()) + 2);
    m_scores->setRowCount(static_cast<int>(report.seats.size()));
    QStringList titles{tr("Side")};
    for (const std::string &source : sources)
        titles << m_controller.say({"score." + source, {}});
    titles << tr("VP");
    m_scores->setHorizontalHeaderLabels(titles);
    for (int row = 0; row < m_scores->rowCount(); ++row) {
        const rules::SeatReport &seat = report.seats[static_cast<std::size_t>(row)];
        QStringList cells{m_controller.nameOf(seat.seat)};
        for (const std::string &source : sources) {
            const auto score = std::ranges::find(seat.scores, source, &rules::Score::source);
            cells << QString::number(score == seat.scores.end() ? 0 : score->points);
        }
        cells << QString::number(rules::totalScore(seat));
        for (int column = 0; column < cells.size(); ++column)
            m_scores->setItem(row, column, new QTableWidgetItem(cells[column]));
    }
    m_scores->resizeColumnsToContents();
    m_scores->setFixedHeight(m_scores->horizontalHeader()->sizeHint().height() +
                             m_scores->rowCount() * m_scores->rowHeight(0) + 4);
}

QString EndPanel::knockOuts() const
{
    const rules::BattleReport report = m_controller.match().report();
    const auto nameOf = [&](const rules::FigureRef &figure) {
        const auto found = std::ranges::find(report.figures, figure, &rules::FigureReport::figure);
        return found == report.figures.end() ? QString() : inUiLanguage(found->name);
    };
    QStringList lines;
    for (const rules::FigureReport &figure : report.figures) {
        for (const rules::KnockOut &down : figure.knockOuts)
            lines << tr("Turn %1: %2 puts %3 out of action")
                         .arg(down.turn)
                         .arg(inUiLanguage(figure.name), nameOf(down.victim));
    }
    return lines.join(u'\n');
}

void EndPanel::refresh()
{
    m_headline->setText(headline());
    fillScores();
    m_scores->setAccessibleName(tr("Victory points"));
    m_knockOuts->setText(knockOuts());
    m_rematch->setText(tr("&Rematch"));
    m_replay->setText(tr("Re&play"));
    m_story->setText(tr("&Save the story…"));
}

void EndPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
