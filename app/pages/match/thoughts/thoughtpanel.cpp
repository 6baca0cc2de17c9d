// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/thoughts/thoughtpanel.h"

#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/thoughts/thoughtmodel.h"
#include "app/words/sentences/players.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kRestMs = 120;

/** The translation context of the sentence. */
class AdviceText
{
    Q_DECLARE_TR_FUNCTIONS(ThoughtPanel)

public:
    //: an act that is advised, its chance: "Shoot Ombre: 45% to wound"
    static QString withChance(const QString &act, const QString &chance)
    {
        return tr("%1: %2").arg(act, chance);
    }
    //: an act that is advised, why: "Shoot Ombre – it hurts the enemy most"
    static QString because(const QString &act, const QString &why)
    {
        return tr("%1 – %2").arg(act, why);
    }
};

/** "Shoot Ombre: 45% to wound – it hurts the enemy most": with what speaks most for it, where
    the game has words for that. */
QString adviceOf(const MatchController &controller, const Weighing &weighing, std::size_t row)
{
    const rules::Thought &thought = weighing.thoughts[row];
    const MatchWords &words = controller.words();
    QString text = words.say(thought.label);
    const auto odds = weighing.standing(controller).board()->odds(weighing.seat, thought.action);
    if (odds && !odds->lines.empty() && !odds->lines.front().chances.empty()) {
        rules::ChanceLine first = odds->lines.front();
        first.chances.resize(1);
        text = AdviceText::withChance(text, words.chances(first));
    }
    const auto best =
        std::ranges::max_element(thought.parts, {}, &std::pair<rules::Phrase, int>::second);
    if (best == thought.parts.end() || best->second <= 0)
        return text;
    const QString why = words.sayOr(best->first.key + ".why", {});
    return why.isEmpty() ? text : AdviceText::because(text, why);
}

} // namespace

ThoughtPanel::ThoughtPanel(MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_thoughts(new ThoughtModel(controller, this)),
      m_heading(new QLabel(this)), m_list(new QTableView(this)), m_earlier(new QPushButton(this)),
      m_later(new QPushButton(this))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    m_list->setModel(m_thoughts);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->setAlternatingRowColors(true);
    m_list->setMouseTracking(true);
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(ThoughtModel::Act, QHeaderView::Stretch);
    auto *steps = new QHBoxLayout;
    steps->addWidget(m_earlier);
    steps->addWidget(m_later);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kGap, kGap, kGap, kGap);
    layout->addWidget(m_heading);
    layout->addWidget(m_list, 1);
    layout->addLayout(steps);
    connect(&m_rest, &QTimer::timeout, this, &ThoughtPanel::fill);
    connect(&controller.session(), &model::MatchSession::changed, this,
            [this] { m_isStale = true; }); // weighed again once it has been shown
    connect(&controller, &MatchController::meantChanged, this, [this] {
        if (m_entry == 0)
            refresh();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ThoughtPanel::showOn);
    connect(m_list, &QTableView::entered, this, &ThoughtPanel::showOn);
    connect(m_list, &QTableView::activated, this, [this](const QModelIndex &index) {
        const Weighing &weighing = m_thoughts->weighing();
        if (!m_isStale && weighing.entry == 0 && m_controller.play().isAsked())
            m_controller.perform(
                std::string(weighing.thoughts[static_cast<std::size_t>(index.row())].action));
    });
    connect(m_earlier, &QPushButton::clicked, this, [this] { step(false); });
    connect(m_later, &QPushButton::clicked, this, [this] { step(true); });
    retranslate();
}

const Weighing &ThoughtPanel::weighing() const
{
    return m_thoughts->weighing();
}

void ThoughtPanel::showMoment(int entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    refresh();
}

void ThoughtPanel::showNow()
{
    m_entry = 0;
    refresh();
}

void ThoughtPanel::setShowing(bool isShowing)
{
    m_isShowing = isShowing;
    if (!isShowing || m_entry != 0)
        return;
    m_thoughts->show({});
    m_isStale = true;
    m_heading->setText(heading());
}

void ThoughtPanel::forget()
{
    m_thoughts->show({});
    m_heading->setText(heading());
    m_entry = 0;
    m_isStale = true;
}

void ThoughtPanel::refresh()
{
    m_isStale = true;
    if (isVisible())
        m_rest.start();
}

void ThoughtPanel::fill()
{
    m_rest.stop();
    if ((m_isShowing && m_entry == 0) || !std::exchange(m_isStale, false))
        return;
    m_thoughts->show(m_entry == 0 ? weighNow(m_controller) : weighBefore(m_controller, m_entry));
    m_heading->setText(heading());
    const int last = static_cast<int>(m_controller.play().match().journal().entries.size()) + 1;
    const int now = m_entry == 0 ? last : m_entry;
    m_earlier->setEnabled(decisionBeside(m_controller, now, false) > 0);
    m_later->setEnabled(m_entry > 0);
    if (m_entry == 0 && m_list->hasFocus()) // Enter does one after another
        chooseBest();
}

void ThoughtPanel::chooseBest()
{
    if (m_thoughts->rowCount() > 0)
        m_list->setCurrentIndex(m_thoughts->index(0, 0));
}

void ThoughtPanel::take()
{
    fill();
    m_list->setFocus();
    chooseBest();
}

void ThoughtPanel::showOn(const QModelIndex &index)
{
    m_heading->setText(heading());
    const bool isOfThePast = m_isStale && m_thoughts->weighing().entry == 0;
    if (index.isValid() && !isOfThePast)
        emit thoughtShown(m_thoughts->weighing(), static_cast<std::size_t>(index.row()));
}

void ThoughtPanel::step(bool isForward)
{
    const int last = static_cast<int>(m_controller.play().match().journal().entries.size()) + 1;
    const int beside = decisionBeside(m_controller, m_entry == 0 ? last : m_entry, isForward);
    emit momentWanted(beside);
}

QString ThoughtPanel::heading() const
{
    const Weighing &weighing = m_thoughts->weighing();
    if (m_isShowing && m_entry == 0)
        return tr("Advice follows once what happened has been shown.");
    if (!weighing.seat.valid())
        return tr("There is nothing to decide right now.");
    if (m_controller.hasTaker() && weighing.entry == 0)
        return tr("During a lesson, the advice is what the lesson asks for.");
    const QString name = m_controller.words().nameOf(weighing.seat);
    const QString machine = playerName(weighing.machine);
    if (weighing.isSecret)
        return tr("%1’s reasoning is hidden while it has secrets.").arg(name);
    if (weighing.thoughts.empty())
        return tr("%1: the machine has nothing to choose here (%2).").arg(name, machine);
    if (weighing.entry == 0) {
        const int row = std::max(0, m_list->currentIndex().row());
        //: a side, a machine, the act that is chosen and why
        return tr("Weighed for %1 (%2). Enter does the chosen line.\n%3")
            .arg(name, machine, adviceOf(m_controller, weighing, static_cast<std::size_t>(row)));
    }
    //: a turn, a side, a machine, what was done
    return tr("%1, before %2 acted (%3).\nDone: %4")
        .arg(m_controller.words().turn(weighing.turn), name, machine,
             m_controller.words().toldOf(weighing.entry));
}

void ThoughtPanel::retranslate()
{
    m_list->setAccessibleName(tr("What the machine would do, best first"));
    m_earlier->setText(tr("Pre&vious decision"));
    m_later->setText(tr("Ne&xt decision"));
    m_heading->setText(heading());
}

void ThoughtPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_isStale = true;
        fill();
    }
    QWidget::changeEvent(event);
}

void ThoughtPanel::showEvent(QShowEvent *event)
{
    fill();
    QWidget::showEvent(event);
}

} // namespace escarmouche::app
