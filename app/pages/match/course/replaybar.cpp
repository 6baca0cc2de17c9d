// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/replaybar.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/dicefaces.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace escarmouche::app {

namespace {
constexpr std::array kSpeedsMs{1'200, 600, 200, 60}; // a step
constexpr int kToldLines = 3; // always as high, so that the board above stays as it is

/** That it has the keyboard is seen, however it came there. */
class StepSlider : public QSlider
{
public:
    explicit StepSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent) {}

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QSlider::paintEvent(event);
        if (!hasFocus())
            return;
        QPainter painter(this);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

} // namespace

ReplayBar::ReplayBar(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_dice(new DiceFaces(this)),
      m_told(new QLabel(this)), m_toldArea(new QScrollArea(this)), m_slider(new StepSlider(this)),
      m_where(new QLabel(this)), m_turns(new QComboBox(this)), m_speed(new QComboBox(this)),
      m_play(new QToolButton(this)), m_playOn(new QPushButton(this)), m_close(new QPushButton(this))
{
    m_play->setCheckable(true);
    m_play->setIcon(lineIcon(QStringLiteral("play")));
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_toldArea->setWidget(m_told);
    m_toldArea->setWidgetResizable(true);
    m_toldArea->setFrameShape(QFrame::NoFrame);
    m_toldArea->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
    m_toldArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_toldArea->setFixedHeight(kToldLines * fontMetrics().lineSpacing());
    auto *line = new QHBoxLayout;
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kGap, 2, kGap, 2);
    auto *story = new QHBoxLayout;
    story->setSpacing(kGap);
    story->addWidget(m_dice);
    story->addWidget(m_toldArea, 1);
    layout->addLayout(story);
    layout->addLayout(line);
    m_steps = {makeButton(QStringLiteral("previous"), -1), makeButton(QStringLiteral("next"), +1)};
    line->addWidget(m_steps[0]);
    line->addWidget(m_play);
    line->addWidget(m_steps[1]);
    line->addWidget(m_slider, 1);
    for (QWidget *part : {static_cast<QWidget *>(m_where), static_cast<QWidget *>(m_turns),
                          static_cast<QWidget *>(m_speed), static_cast<QWidget *>(m_playOn),
                          static_cast<QWidget *>(m_close)})
        line->addWidget(part);
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::tellStep);
    connect(m_play, &QToolButton::toggled, this, &ReplayBar::play);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (!m_isWaiting || !m_isWaiting())
            goOn(+1);
    });
    connect(m_turns, &QComboBox::activated, this, [this](int index) {
        goTo(static_cast<std::size_t>(m_turns->itemData(index).toInt()));
    });
    connect(m_speed, &QComboBox::currentIndexChanged, this, &ReplayBar::setSpeed);
    connect(m_playOn, &QPushButton::clicked, this, [this] { emit playOnWanted(entry()); });
    connect(m_close, &QPushButton::clicked, this, &ReplayBar::close);
    auto *escape = new QShortcut(Qt::Key_Escape, this); // the board has its own use for it
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &ReplayBar::close);
    for (std::size_t at = 0; at < kSpeedsMs.size(); ++at)
        m_speed->addItem({});
    m_speed->setCurrentIndex(1);
    for (QWidget *part : {static_cast<QWidget *>(m_slider), static_cast<QWidget *>(m_toldArea)})
        playBySpaceOn(*part);
    retranslate();
    hide();
}

QToolButton *ReplayBar::makeButton(const QString &icon, int steps)
{
    auto *button = new QToolButton(this);
    button->setIcon(lineIcon(icon));
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this, [this, steps] { goOn(steps); });
    return button;
}

// Not everywhere: a button takes Space as a press of its own.
void ReplayBar::playBySpaceOn(QWidget &widget)
{
    auto *space = new QShortcut(Qt::Key_Space, &widget);
    space->setContext(Qt::WidgetShortcut);
    space->setAutoRepeat(false);
    space->setEnabled(isOpen());
    connect(space, &QShortcut::activated, m_play, &QToolButton::toggle);
    m_spaces << space;
}

void ReplayBar::setSpaces(bool areOn)
{
    for (QShortcut *space : m_spaces)
        space->setEnabled(areOn);
}

QList<KeyHint> ReplayBar::keyHints()
{
    return {{tr("Replay: a step back, a step on"),
             {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right)}},
            {tr("Replay: play, pause"), {QKeySequence(Qt::Key_Space)}},
            {tr("Replay: back to the match"), {QKeySequence(Qt::Key_Escape)}}};
}

void ReplayBar::open(std::unique_ptr<rules::Record> record, int entry)
{
    m_record = std::move(record);
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, static_cast<int>(m_record->steps().size()) - 1);
        goToEntry(entry);
    }
    fillTurns();
    setSpaces(true);
    show();
    tellStep();
    m_slider->setFocus();
}

void ReplayBar::fillTurns()
{
    m_turns->clear();
    int turn = -1;
    const auto &steps = m_record->steps();
    for (std::size_t step = 0; step < steps.size(); ++step) {
        if (steps[step].turn == turn)
            continue;
        turn = steps[step].turn;
        m_turns->addItem(m_controller.words().turn(turn), static_cast<int>(step));
    }
}

std::size_t ReplayBar::step() const
{
    return static_cast<std::size_t>(std::max(0, m_slider->value()));
}

void ReplayBar::goTo(std::size_t step)
{
    m_slider->setValue(static_cast<int>(step));
}

std::size_t ReplayBar::stepOf(int entry) const
{
    const auto &steps = m_record->steps();
    const auto after = std::ranges::upper_bound(steps, entry, {}, &rules::RecordStep::entry);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - steps.begin() - 1));
}

void ReplayBar::goToEntry(int entry)
{
    goTo(stepOf(entry));
}

int ReplayBar::entry() const
{
    return m_record->steps()[step()].entry;
}

void ReplayBar::goOn(int steps)
{
    m_slider->setValue(m_slider->value() + steps);
    if (m_slider->value() == m_slider->maximum())
        m_play->setChecked(false);
}

void ReplayBar::play(bool isPlaying)
{
    if (isPlaying)
        m_clock.start(kSpeedsMs[static_cast<std::size_t>(m_speed->currentIndex())]);
    else
        m_clock.stop();
}

bool ReplayBar::showsMoves() const
{
    constexpr int kSlowEnoughMs = 500;
    return !m_clock.isActive() || m_clock.interval() >= kSlowEnoughMs;
}

void ReplayBar::setSpeed(int index)
{
    m_clock.setInterval(kSpeedsMs[static_cast<std::size_t>(index)]);
}

void ReplayBar::tellStep()
{
    if (!isOpen())
        return;
    //: where a replay is: this step of all steps
    m_where->setText(tr("%1 of %2").arg(step() + 1).arg(m_record->steps().size()));
    for (int index = m_turns->count() - 1; index >= 0; --index) {
        if (m_turns->itemData(index).toUInt() <= step()) {
            m_turns->setCurrentIndex(index);
            break;
        }
    }
    std::vector<DiceThrow> thrown;
    for (const rules::Thrown &each : m_record->thrown(step()))
        thrown.push_back(DiceThrow::of(each, m_controller.words()));
    m_dice->setThrows(std::move(thrown));
    // After the last step stands the match itself.
    m_playOn->setEnabled(step() + 1 < m_record->steps().size());
    emit stepChanged();
}

void ReplayBar::tell(const QStringList &lines)
{
    m_told->setText(lines.join(QStringLiteral(" · ")));
    m_toldArea->verticalScrollBar()->setValue(0);
}

void ReplayBar::close()
{
    m_play->setChecked(false);
    m_record.reset();
    setSpaces(false);
    hide();
    m_told->clear(); // it may be for other eyes than the next
    emit closed();
}

void ReplayBar::retranslate()
{
    m_steps[0]->setToolTip(tr("One step back"));
    m_steps[1]->setToolTip(tr("One step on"));
    m_play->setToolTip(tr("Play or pause (Space)"));
    for (QToolButton *button : {m_steps[0], m_steps[1], m_play})
        button->setAccessibleName(button->toolTip());
    m_toldArea->setAccessibleName(tr("What happened in this step"));
    m_slider->setAccessibleName(tr("Step of the match"));
    m_turns->setAccessibleName(tr("Turn"));
    m_speed->setAccessibleName(tr("Speed"));
    // What stands in a box is its name to some screen readers; this says what it is for.
    for (QComboBox *box : {m_turns, m_speed})
        box->setAccessibleDescription(box->accessibleName());
    const QStringList speeds{tr("Slow"), tr("Normal"), tr("Fast"), tr("Very fast")};
    for (int index = 0; index < speeds.size(); ++index)
        m_speed->setItemText(index, speeds[index]);
    m_playOn->setText(tr("Play on from here"));
    m_close->setText(tr("Back to the match"));
}

void ReplayBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isOpen()) {
            fillTurns();
            tellStep();
        }
    }
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
