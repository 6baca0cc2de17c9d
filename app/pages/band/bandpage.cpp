// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"

#include "app/forms/drafts/draftkeeper.h"
#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/pages/band/bandactions.h"
#include "app/pages/band/control/bandcontroller.h"
#include "app/pages/band/control/fielddrafts.h"
#include "app/pages/band/fielddraftbar.h"
#include "app/pages/band/roster/rostermodel.h"
#include "app/words/sentences/phrases.h"
#include "model/library/library.h"
#include "model/text.h"
#include "ui_bandpage.h"

#include <QAction>
#include <QFocusEvent>
#include <QTabBar>

namespace escarmouche::app {

namespace {

constexpr int kRosterWidth = 830;
constexpr int kToolsWidth = 410;
constexpr int kToolsLetters = 44; // of its width at least, so that the shop's parts take two rows
constexpr int kRosterHeight = 430;
constexpr int kFindingsHeight = 150;

} // namespace

BandPage::BandPage(std::unique_ptr<model::BandDesk> session, const Units &units, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::BandPage>()),
      m_controller(std::make_unique<BandController>(std::move(session)))
{
    m_ui->setupUi(this);
    m_roster = new RosterModel(m_controller->rules(), this);
    m_roster->setUnits(units);
    m_roster->setRoster(m_controller->view().roster);
    m_ui->roster->setRosterModel(m_roster);
    m_actions = new BandActions(this, m_ui->roster);
    makeGoActions();
    arrange();
    connectSignals();
    connectActions();
    m_ui->shop->setController(m_controller.get());
    m_ui->shop->setUnits(units);
    m_ui->findings->setController(m_controller.get());
    m_ui->figure->setController(m_controller.get());
    m_ui->band->setController(m_controller.get());
    m_ui->history->setController(m_controller.get());
    m_ui->people->setController(m_controller.get());
    m_ui->contentsLayout->insertWidget(m_ui->contentsLayout->indexOf(m_ui->notice),
                                       new FieldDraftBar(*m_controller, this));
    retranslate();
    showBand();
    new DraftKeeper(m_controller->session().drafts(),
                    m_controller->drafts().placeOf(form::kBandException), *m_ui->notice);
    m_ui->roster->setFocus();
}

BandPage::~BandPage()
{
    m_ui->figure->send();
    m_ui->band->send();
}

model::BandDesk &BandPage::session()
{
    return m_controller->session();
}

QString BandPage::bandName() const
{
    return toQString(m_controller->view().roster.name);
}

const QList<QAction *> &BandPage::editActions() const
{
    return m_actions->menu();
}

void BandPage::setBoardLimits(const BoardLimits &limits)
{
    m_limits.emplace(limits);
    showSubtitle();
}

void BandPage::showPortraits(model::Library &library)
{
    m_ui->figure->showPortraits(library.keepsakes());
    connect(&library, &model::Library::changed, m_ui->figure, &FigurePanel::readPortrait);
}

void BandPage::remindOfReason()
{
    m_ui->notice->remind();
}

void BandPage::setUnits(const Units &units)
{
    m_roster->setUnits(units);
    m_ui->roster->sizeColumns();
    m_ui->shop->setUnits(units);
}

rules::Result<void> BandPage::settle()
{
    m_ui->figure->send();
    m_ui->band->send();
    return session().flush();
}

void BandPage::showFigure(rules::MemberId member)
{
    m_controller->choose({{member, 1}});
    goTo(m_ui->figureTab);
}

void BandPage::makeGoActions()
{
    QWidget *const parts[]{m_ui->roster,  m_ui->findings,   m_ui->shopTab,    m_ui->figureTab,
                           m_ui->bandTab, m_ui->historyTab, m_ui->registerTab};
    int digit = Qt::Key_1;
    for (QWidget *part : parts) {
        auto *action = new QAction(this);
        action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(digit++));
        connect(action, &QAction::triggered, this, [this, part] { goTo(part); });
        addAction(action);
        m_goActions << action;
    }
}

// To the first thing in the part that takes keys; a part of the tools comes to the front.
void BandPage::goTo(QWidget *part)
{
    const bool tool = m_ui->tools->indexOf(part) >= 0;
    if (tool)
        m_ui->tools->setCurrentWidget(part);
    QWidget *at = part;
    do {
        const bool inside = at == part || part->isAncestorOf(at);
        if (inside && (at->focusPolicy() & Qt::TabFocus) && at->isEnabled() && at->isVisible())
            return at->setFocus(Qt::ShortcutFocusReason);
        at = at->nextInFocusChain();
    } while (at != part);
    if (tool)
        m_ui->tools->tabBar()->setFocus(Qt::ShortcutFocusReason);
}

// The letter of a tab means what is behind it: the bar itself would keep the keyboard.
bool BandPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_ui->tools->tabBar() || event->type() != QEvent::Shortcut)
        return QWidget::eventFilter(watched, event);
    watched->event(event);
    goTo(m_ui->tools->currentWidget());
    return true;
}

void BandPage::arrange()
{
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * 1.4);
    title.setBold(true);
    m_ui->name->setFont(title);
    tint(m_ui->subtitle, Tone::Dim);
    tint(m_ui->saving, Tone::Dim);
    QSizePolicy kept = m_ui->saving->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_ui->saving->setSizePolicy(kept);
    m_ui->undo->setDefaultAction(m_actions->each().undo);
    m_ui->redo->setDefaultAction(m_actions->each().redo);
    m_ui->tools->tabBar()->installEventFilter(this);
    m_ui->tools->setMinimumWidth(kToolsLetters * fontMetrics().averageCharWidth());
    m_ui->columns->setSizes({kRosterWidth, kToolsWidth});
    m_ui->columns->setStretchFactor(0, 2);
    m_ui->columns->setStretchFactor(1, 1);
    m_ui->rows->setSizes({kRosterHeight, kFindingsHeight});
    m_ui->rows->setStretchFactor(0, 3);
    m_ui->rows->setStretchFactor(1, 1);
}

void BandPage::connectSignals()
{
    BandController *controller = m_controller.get();
    connect(controller, &BandController::bandChanged, this, &BandPage::showBand);
    connect(controller, &BandController::chosenChanged, this, &BandPage::showChosen);
    connect(controller, &BandController::savingChanged, this, &BandPage::showSaving);
    connect(controller, &BandController::refused, m_ui->notice, &NoticeBar::tell);
    connect(m_ui->notice, &NoticeBar::historyWanted, this, [this] { goTo(m_ui->historyTab); });

    connect(m_ui->roster, &RosterView::chosen, controller, &BandController::choose);
    connect(m_ui->roster, &RosterView::moveWanted, controller, &BandController::move);
    connect(m_ui->roster, &RosterView::detailsWanted, this, [this] { goTo(m_ui->figureTab); });
    // Queued: the answer may reset the model while the view still closes its editor.
    connect(m_roster, &RosterModel::renameWanted, controller, &BandController::rename,
            Qt::QueuedConnection);

    connect(m_ui->shop, &ShopPanel::left, this, [this] { goTo(m_ui->roster); });
    connect(m_ui->shop, &ShopPanel::ruleWanted, this, &BandPage::ruleWanted);
    connect(m_ui->findings, &FindingsPanel::ruleWanted, this, &BandPage::ruleWanted);
    connect(m_ui->figure, &FigurePanel::ruleWanted, this, &BandPage::ruleWanted);
    connect(m_ui->figure, &FigurePanel::failed, this, &BandPage::failed);
    connect(m_ui->people, &RegisterPanel::ruleWanted, this, &BandPage::ruleWanted);
    connect(m_ui->figure, &FigurePanel::figureWanted, this, &BandPage::figureWanted);
    connect(m_ui->people, &RegisterPanel::figureWanted, this, &BandPage::figureWanted);
}

void BandPage::connectActions()
{
    BandController *controller = m_controller.get();
    const BandActions::Each &act = m_actions->each();
    connect(act.undo, &QAction::triggered, controller, &BandController::undo);
    connect(act.redo, &QAction::triggered, controller, &BandController::redo);
    connect(act.rename, &QAction::triggered, m_ui->roster, &RosterView::renameCurrent);
    connect(act.duplicate, &QAction::triggered, controller, &BandController::duplicateChosen);
    connect(act.remove, &QAction::triggered, controller, &BandController::removeChosen);
    connect(act.up, &QAction::triggered, controller, [controller] { controller->nudgeChosen(-1); });
    connect(act.down, &QAction::triggered, controller,
            [controller] { controller->nudgeChosen(+1); });
    connect(act.unfold, &QAction::triggered, this, [this] { m_ui->roster->fold(false); });
    connect(act.fold, &QAction::triggered, this, [this] { m_ui->roster->fold(true); });
    connect(act.find, &QAction::triggered, this, [this] {
        m_ui->tools->setCurrentWidget(m_ui->shopTab);
        m_ui->shop->focusFilter();
    });
}

QList<KeyHint> BandPage::keyHints()
{
    const QList<QKeySequence> add{Qt::Key_Enter, Qt::Key_Plus};
    const QList<QKeySequence> take{Qt::Key_Delete, Qt::Key_Minus};
    return {{tr("Roster: the figure in detail"), {Qt::Key_Enter}},
            {tr("Findings: mend"), {Qt::Key_Enter}},
            {tr("Shop: add"), add},
            {tr("Shop and figure: take away"), take},
            {tr("Shop: everything again, then back to the roster"), {Qt::Key_Escape}}};
}

void BandPage::showBand()
{
    const BandView &view = m_controller->view();
    m_ui->name->setText(toQString(view.roster.name));
    showSubtitle();
    m_ui->totals->setTotals(view.totals);
    m_roster->setRoster(view.roster);
    showRegister();
    showChosen();
    m_ui->notice->dismiss();
    if (m_name != bandName()) {
        m_name = bandName();
        emit renamed(m_name);
    }
}

void BandPage::showSubtitle()
{
    QString subtitle = inUiLanguage(m_controller->view().roster.subtitle);
    const QString note =
        m_limits ? m_limits->note(m_controller->rules(), session().state()) : QString();
    if (!note.isEmpty())
        subtitle += QStringLiteral(" · ") + note;
    m_ui->subtitle->setText(subtitle);
    m_ui->subtitle->setToolTip(tipText(subtitle)); // where a narrow window cuts it
}

// Only where there is somebody to show: a band outside a campaign has none.
void BandPage::showRegister()
{
    const bool shown = m_ui->people->hasAnybody();
    const int tab = m_ui->tools->indexOf(m_ui->registerTab);
    // To show it again would make Qt forget that tabs renamed out of sight are still to be sized.
    if (m_ui->tools->isTabVisible(tab) != shown)
        m_ui->tools->setTabVisible(tab, shown);
    m_goActions.back()->setVisible(shown);
}

void BandPage::showChosen()
{
    m_ui->roster->showChosen(m_controller->chosen());
    m_actions->show(session(), !m_controller->chosen().empty());
    showSaving();
}

void BandPage::showSaving()
{
    m_ui->saving->setVisible(session().pending());
}

void BandPage::retranslate()
{
    m_actions->retranslate();
    const QString names[]{tr("Roster"), tr("Findings"), tr("Shop"),    tr("Figure"),
                          tr("Band"),   tr("History"),  tr("Register")};
    for (qsizetype i = 0; i < m_goActions.size(); ++i)
        m_goActions[i]->setText(names[i]);
}

// Not a focus proxy: that would make the page itself a stop of the Tab key.
void BandPage::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_ui->roster->setFocus(event->reason());
}

void BandPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_controller)
        return;
    m_ui->retranslateUi(this);
    retranslate();
    m_roster->retell();
    showBand();
}

} // namespace escarmouche::app
