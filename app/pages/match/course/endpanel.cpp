// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/endpanel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/textlabel.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/course/coursechart.h"
#include "app/pages/match/figures/seatsign.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/band/outcome.h"
#include "rules/core/match/turnname.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace escarmouche::app {

namespace {

QTableWidgetItem *scoreItem(int points, bool isTotal)
{
    auto *item = new QTableWidgetItem(QLocale().toString(points));
    item->setTextAlignment(Qt::AlignCenter);
    QFont font = item->font();
    font.setBold(isTotal);
    item->setFont(font);
    return item;
}

/** A list as high as its rows are, wrapped to its width. */
class WholeList : public QListWidget
{
public:
    using QListWidget::QListWidget;

    void fitHeight()
    {
        executeDelayedItemsLayout(); // a sentence may take two lines
        setFixedHeight(2 * frameWidth() + contentsSize().height());
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QListWidget::resizeEvent(event);
        scheduleDelayedItemsLayout();
        fitHeight();
    }
};

} // namespace

EndPanel::EndPanel(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_headline(textLabel(this)),
      m_why(textLabel(this)), m_scores(new QTableWidget(this)), m_scoresTold(textLabel(this)),
      m_course(new CourseChart(this)), m_courseTold(textLabel(this)),
      m_moments(new WholeList(this)), m_dice(textLabel(this)), m_knockOuts(new WholeList(this)),
      m_gains(new WholeList(this)), m_board(new QPushButton(this)),
      m_rematch(new QPushButton(this)), m_replay(new QPushButton(this)),
      m_story(new QPushButton(this)), m_figures(new QPushButton(this))
{
    makeHeading(m_headline);
    m_scores->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_scores->setSelectionMode(QAbstractItemView::SingleSelection);
    m_scores->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_scores->horizontalHeader()->setHighlightSections(false);
    m_scores->verticalHeader()->setHighlightSections(false);
    m_scores->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scores->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QListWidget *list : {m_moments, m_knockOuts, m_gains}) {
        list->setWordWrap(true);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(list, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
            if (const int entry = item->data(Qt::UserRole).toInt(); entry > 0)
                emit momentWanted(entry);
        });
    }
    m_scores->setCornerButtonEnabled(false);
    arrange();
    setFocusProxy(m_scroll); // no button: a key meant for what was shown before presses none
    connect(m_board, &QPushButton::clicked, this, &EndPanel::boardWanted);
    connect(m_rematch, &QPushButton::clicked, this, &EndPanel::rematchWanted);
    connect(m_replay, &QPushButton::clicked, this, &EndPanel::replayWanted);
    connect(m_story, &QPushButton::clicked, this, &EndPanel::storyWanted);
    connect(m_course, &CourseChart::momentWanted, this, &EndPanel::momentWanted);
    connect(m_course, &CourseChart::chosenChanged, this,
            [this] { m_courseTold->setText(m_course->told(m_course->chosen())); });
    refresh();
}

/** Who won and how it came to that on the left, what decided it on the right. */
void EndPanel::arrange()
{
    m_scroll = new QScrollArea(this);
    auto *content = new QWidget(m_scroll);
    auto *all = new QVBoxLayout(content);
    all->setContentsMargins(0, 0, kGap, 0);
    all->addWidget(m_headline);
    all->addWidget(m_why);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(3 * kGap);
    auto *sides = new QVBoxLayout, *decided = new QVBoxLayout;
    for (QVBoxLayout *column : {sides, decided})
        columns->addLayout(column, 1);
    all->addLayout(columns, 1);
    sides->addWidget(m_scores);
    sides->addWidget(m_scoresTold);
    m_courseTitle = addPart(*sides, m_course);
    sides->addWidget(m_courseTold);
    m_momentsTitle = addPart(*decided, m_moments);
    m_knockOutsTitle = addPart(*decided, m_knockOuts);
    m_gainsTitle = addPart(*decided, m_gains);
    m_diceTitle = addPart(*decided, m_dice);
    for (QVBoxLayout *column : {sides, decided})
        column->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    for (QWidget *ground : {m_scroll->viewport(), content}) // the page's shows through
        ground->setAutoFillBackground(false);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new QHBoxLayout;
    m_figures->setMenu(new QMenu(m_figures));
    for (QPushButton *button : {m_board, m_replay, m_rematch, m_story, m_figures})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(buttons);
}

/** Under a title of its own, which is empty so far. */
QLabel *EndPanel::addPart(QVBoxLayout &layout, QWidget *part)
{
    auto *title = new QLabel(this);
    makeSubheading(title);
    layout.addSpacing(kGap);
    layout.addWidget(title);
    layout.addWidget(part);
    return title;
}

QString EndPanel::headline() const
{
    const rules::BattleReport report = m_controller.play().match().report();
    const rules::MatchRules &rules = m_controller.session().rules();
    return inUiLanguage(rules::outcomeText(report, rules::nameOfTurn(rules, report.turns)));
}

void EndPanel::fillScores()
{
    const rules::BattleReport report = m_controller.play().match().report();
    std::set<std::string> sources;
    for (const rules::SeatReport &seat : report.seats) {
        for (const rules::Score &score : seat.scores)
            sources.insert(score.source);
    }
    QStringList titles;
    for (const std::string &source : sources)
        titles << m_controller.words().say({"score." + source, {}});
    const rules::Unit *scored = m_controller.play().counted().score();
    titles << (scored ? inUiLanguage(scored->name) : tr("Total"));
    m_scores->setVisible(scored != nullptr || !sources.empty());
    if (sources.size() == 1 && (!scored || titles.front() == titles.back())) {
        titles.pop_back(); // the one row is the total
        sources.clear();
    }
    m_scores->clear();
    m_scores->setColumnCount(static_cast<int>(report.seats.size()));
    m_scores->setRowCount(static_cast<int>(titles.size()));
    m_scores->setVerticalHeaderLabels(titles);
    for (int column = 0; column < m_scores->columnCount(); ++column) {
        const rules::SeatReport &seat = report.seats[static_cast<std::size_t>(column)];
        std::vector<int> points;
        for (const std::string &source : sources) {
            const auto score = std::ranges::find(seat.scores, source, &rules::Score::source);
            points.push_back(score == seat.scores.end() ? 0 : score->points);
        }
        points.push_back(rules::totalScore(seat));
        auto *side = new QTableWidgetItem(QIcon(seatSign(seat.seat, kIconSize, *this)),
                                          m_controller.words().nameOf(seat.seat));
        m_scores->setHorizontalHeaderItem(column, side);
        for (int row = 0; row < m_scores->rowCount(); ++row)
            m_scores->setItem(
                row, column,
                scoreItem(points[static_cast<std::size_t>(row)], row + 1 == m_scores->rowCount()));
    }
    m_scores->resizeRowsToContents();
    m_scores->setFixedHeight(m_scores->horizontalHeader()->sizeHint().height() +
                             m_scores->verticalHeader()->length() + 2 * m_scores->frameWidth());
}

/** When that figure fell, or went; nothing where nobody saw it. The board may show the turn after
    it. */
const Aftermath::Fall *EndPanel::fallOf(const rules::FigureRef &figure, int turn) const
{
    const auto &members = m_controller.play().cast().members;
    const auto victim = std::ranges::find(members, figure, &rules::CastMember::figure);
    if (victim == members.end())
        return nullptr;
    const auto found = std::ranges::find_if(m_aftermath.falls, [&](const Aftermath::Fall &fall) {
        return fall.token == victim->token && fall.turn >= turn;
    });
    return found == m_aftermath.falls.end() ? nullptr : &*found;
}

QString EndPanel::nameOf(const rules::FigureReport &figure) const
{
    const rules::BattleReport report = m_controller.play().match().report();
    const bool isShared = std::ranges::any_of(report.figures, [&](const auto &other) {
        return other.figure.seat != figure.figure.seat && other.name == figure.name;
    });
    const QString name = inUiLanguage(figure.name);
    //: a figure whose name another side uses too, its side
    return isShared ? tr("%1 (%2)").arg(name, m_controller.words().sideOf(figure.figure.seat))
                    : name;
}

/** Who left the table by himself, and what he had left of his points. */
EndPanel::Lines EndPanel::leavings() const
{
    const auto &members = m_controller.play().cast().members;
    Lines lines;
    for (const rules::FigureReport &figure : m_controller.play().match().report().figures) {
        const auto member = std::ranges::find(members, figure.figure, &rules::CastMember::figure);
        if (figure.end != rules::FigureEnd::LeftTable || member == members.end())
            continue;
        const auto *fall = fallOf(figure.figure, 0);
        const int turn = fall ? fall->turn : m_controller.play().view().turn;
        const QString all =
            MatchWords::amount(member->points, m_controller.play().counted().points);
        //: turn, a figure, the points it still has, of so many with their sign
        const QString told = tr("%1: %2 leaves the table with %3 of %4")
                                 .arg(m_controller.words().turn(turn), nameOf(figure),
                                      QString::number(member->points - figure.pointsLost), all);
        lines.push_back({{turn, fall ? fall->entry : 0}, told});
    }
    return lines;
}

EndPanel::Lines EndPanel::knockOuts() const
{
    const rules::BattleReport report = m_controller.play().match().report();
    Lines lines;
    for (const rules::FigureReport &figure : report.figures) {
        for (const rules::KnockOut &down : figure.knockOuts) {
            const auto victim =
                std::ranges::find(report.figures, down.victim, &rules::FigureReport::figure);
            if (victim == report.figures.end())
                continue;
            const auto *fall = fallOf(down.victim, down.turn);
            lines.push_back(
                {{down.turn, fall ? fall->entry : 0},
                 tr("%1: %2 puts %3 out of action")
                     .arg(m_controller.words().turn(down.turn), nameOf(figure), nameOf(*victim))});
        }
    }
    return lines;
}

/** Who is out of action by nobody's doing but his own, or his side's. */
EndPanel::Lines EndPanel::otherFalls() const
{
    const rules::BattleReport report = m_controller.play().match().report();
    const auto isClaimed = [&](const rules::FigureReport &fallen) {
        return std::ranges::any_of(report.figures, [&](const rules::FigureReport &figure) {
            return std::ranges::count(figure.knockOuts, fallen.figure, &rules::KnockOut::victim) >
                   0;
        });
    };
    Lines lines;
    for (const rules::FigureReport &figure : report.figures) {
        const auto *fall = fallOf(figure.figure, 0);
        if (figure.end != rules::FigureEnd::OutOfAction || !fall || isClaimed(figure))
            continue;
        //: turn, a figure
        const QString told = tr("%1: %2 is out of action")
                                 .arg(m_controller.words().turn(fall->turn), nameOf(figure));
        lines.push_back({{fall->turn, fall->entry}, told});
    }
    return lines;
}

/** Each leads to its moment, where that is known; without any there is no title either. */
void EndPanel::fill(QListWidget &list, QLabel &title, Lines lines)
{
    list.clear();
    std::ranges::stable_sort(lines, {}, &Line::at);
    for (const Line &line : lines) {
        auto *item = new QListWidgetItem(line.text, &list);
        if (line.at.second == 0)
            continue;
        item->setData(Qt::UserRole, line.at.second);
        item->setToolTip(tipText(tr("The board at that moment")));
    }
    static_cast<WholeList &>(list).fitHeight();
    list.setVisible(list.count() > 0);
    title.setVisible(list.count() > 0);
}

void EndPanel::fillKnockOuts()
{
    Lines lines = knockOuts();
    for (Lines more : {otherFalls(), leavings()})
        std::ranges::move(more, std::back_inserter(lines));
    fill(*m_knockOuts, *m_knockOutsTitle, std::move(lines));
}

void EndPanel::fillGains()
{
    Lines lines;
    for (const Gain &gain : m_gained) {
        //: a turn, who scored what in it
        const QString told = tr("%1: %2").arg(m_controller.words().turn(gain.turn),
                                              m_controller.words().say(gain.told));
        lines.push_back({{gain.turn, gain.entry}, told});
    }
    fill(*m_gains, *m_gainsTitle, std::move(lines));
}

/** Where the name of a kind of points does not say it all, and a side has some. */
QString EndPanel::scoresTold() const
{
    QStringList told;
    for (const rules::SeatReport &seat : m_controller.play().match().report().seats) {
        for (const rules::Score &score : seat.scores)
            told << m_controller.words().sayOr("score." + score.source + "-hint", {});
    }
    told.removeAll(QString());
    told.removeDuplicates();
    return told.join(u'\n');
}

void EndPanel::offerFigures(const std::vector<rules::SeatId> &sides)
{
    m_withPages = sides;
    fillFigures();
}

/** A menu for each side, of its figures in the order of its band. */
void EndPanel::fillFigures()
{
    m_figures->menu()->clear();
    const rules::BattleReport report = m_controller.play().match().report();
    for (const rules::SeatId side : m_withPages) {
        auto *menu = new QMenu(buttonText(m_controller.words().nameOf(side)), m_figures->menu());
        for (const rules::FigureReport &figure : report.figures)
            if (figure.figure.seat == side)
                connect(menu->addAction(buttonText(inUiLanguage(figure.name))), &QAction::triggered,
                        this, [this, who = figure.figure] { emit figureWanted(who); });
        if (!menu->isEmpty())
            m_figures->menu()->addMenu(menu);
        else
            delete menu;
    }
    m_figures->setVisible(!m_figures->menu()->isEmpty());
}

void EndPanel::fillMoments()
{
    m_moments->clear();
    for (const Aftermath::Moment &moment : m_aftermath.moments) {
        //: a moment that decided much: turn, the side that gained, what happened
        const QString text = tr("%1, for %2: %3")
                                 .arg(m_controller.words().turn(moment.turn),
                                      m_controller.words().nameOf(moment.point.seat),
                                      m_controller.words().say(moment.point.event.sentence));
        auto *item = new QListWidgetItem(text, m_moments);
        item->setData(Qt::UserRole, moment.point.event.entry);
        item->setToolTip(tipText(tr("The board at that moment")));
    }
    static_cast<WholeList *>(m_moments)->fitHeight();
    m_moments->setVisible(m_moments->count() > 0);
    m_momentsTitle->setVisible(m_moments->count() > 0);
}

void EndPanel::fillCourse()
{
    const rules::BoardWords &counted = m_controller.play().counted();
    CourseWords words;
    for (std::size_t seat = 0; seat < m_aftermath.luck.size(); ++seat)
        words.sides << m_controller.words().nameOf({static_cast<std::int8_t>(seat)});
    for (const CourseTurn &turn : m_turns)
        words.turns << m_controller.words().turn(turn.turn);
    words.points = counted.points;
    if (const rules::Unit *score = counted.score())
        words.score = *score;
    for (QWidget *part : std::initializer_list<QWidget *>{m_course, m_courseTitle, m_courseTold})
        part->setVisible(words.isCounted());
    m_course->show(m_turns, std::move(words));
    m_course->setToolTip(tipText(tr("Click to see the board at the end of that turn")));
}

QString EndPanel::dice() const
{
    QStringList lines;
    const bool hasTrials = std::ranges::any_of(
        m_aftermath.luck, [](const rules::Luck &luck) { return luck.count > 0; });
    for (std::size_t seat = 0; hasTrials && seat < m_aftermath.luck.size(); ++seat)
        lines << luckText(m_controller.words().nameOf({static_cast<std::int8_t>(seat)}),
                          m_aftermath.luck[seat]);
    if (const int times = m_controller.session().past().timesTakenBack(); times > 0)
        lines << tr("%n acts were taken back.", nullptr, times);
    return lines.join(u'\n');
}

void EndPanel::refresh()
{
    const model::MatchSession &session = m_controller.session();
    const auto record = session.branches().record();
    const std::size_t seats = session.row().seats.size();
    m_aftermath = aftermathOf(*record, seats, m_controller.play().player());
    m_turns = courseOf(*record, seats, m_controller.play().player());
    m_gained = gainsOf(*record, m_controller.play().player(), session.rules().phrases());
    retranslate();
}

void EndPanel::retranslate()
{
    m_headline->setText(headline());
    m_why->setText(m_controller.words().whyEnded());
    m_why->setVisible(!m_why->text().isEmpty());
    fillScores();
    fillCourse();
    fillMoments();
    m_dice->setText(dice());
    m_dice->setVisible(!m_dice->text().isEmpty());
    m_diceTitle->setVisible(!m_dice->text().isEmpty());
    fillKnockOuts();
    fillGains();
    m_scoresTold->setText(scoresTold());
    m_scoresTold->setVisible(!m_scoresTold->text().isEmpty());
    m_courseTitle->setText(tr("How the sides stood"));
    m_momentsTitle->setText(tr("Turning points"));
    m_diceTitle->setText(tr("How the dice fell"));
    m_knockOutsTitle->setText(tr("Out of action, or off the table"));
    m_gainsTitle->setText(tr("What the points were for"));
    m_scores->setAccessibleName(tr("Points"));
    m_scores->findChild<QAbstractButton *>()->setAccessibleName(m_scores->accessibleName());
    m_scroll->setAccessibleName(tr("How the match ended"));
    m_moments->setAccessibleName(m_momentsTitle->text());
    m_knockOuts->setAccessibleName(m_knockOutsTitle->text());
    m_gains->setAccessibleName(m_gainsTitle->text());
    m_board->setText(tr("Show the &board"));
    m_rematch->setText(tr("Remat&ch"));
    m_replay->setText(tr("Re&play"));
    m_story->setText(tr("&Save the story…"));
    m_figures->setText(tr("Page of a &figure"));
    fillFigures();
}

void EndPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
