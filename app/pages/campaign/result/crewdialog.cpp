// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/crewdialog.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/lists/linesdelegate.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/refusalbar.h"
#include "app/pages/campaign/result/crewplan.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "rules/core/campaign/deciding/documents.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMemberRole = Qt::UserRole + 1;

} // namespace

CrewDialog::CrewDialog(CampaignController &controller, rules::FixtureId fixture, QWidget *parent)
    : CrewDialog(controller, fixture, nullptr, parent)
{
}

CrewDialog::CrewDialog(CampaignController &controller, CrewPlan &launch, QWidget *parent)
    : CrewDialog(controller, launch.fixture(), &launch, parent)
{
}

CrewDialog::CrewDialog(CampaignController &controller, rules::FixtureId fixture, CrewPlan *launch,
                       QWidget *parent)
    : QDialog(parent), m_controller(controller), m_fixture(fixture), m_launch(launch),
      m_band(new QComboBox(this)),
      m_all(new QRadioButton(tr("&Everyone who comes free, plus the hired figures ticked"), this)),
      m_picked(new QRadioButton(tr("Only the figures &ticked"), this)),
      m_drawn(new QRadioButton(tr("Rand&om draw:"), this)), m_count(new QSpinBox(this)),
      m_draw(new QLabel(this)), m_list(new QListView(this)), m_items(new QStandardItemModel(this)),
      m_roll(new QToolButton(this)), m_sum(new QLabel(this)), m_offBoard(new QLabel(this)),
      m_problem(new RefusalBar(
          controller, [this](const QString &reason) { send(reason); }, this))
{
    const rules::Fixture &game = *rules::find(campaign(), fixture);
    setWindowTitle(titleText(tr("Crews: %1").arg(titleOf(campaign(), game))));
    resize(560, 600);
    for (const rules::BandId id : game.plan.bands)
        m_band->addItem(controller.bandName(id), id.value);
    arrange();
    connect(m_band, &QComboBox::currentIndexChanged, this, &CrewDialog::showBand);
    for (QRadioButton *how : {m_all, m_picked, m_drawn})
        connect(how, &QRadioButton::toggled, this, &CrewDialog::showHow);
    connect(m_items, &QStandardItemModel::itemChanged, this, &CrewDialog::showSum);
    connect(m_count, &QSpinBox::valueChanged, this, &CrewDialog::showSum);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        const rules::CrewLine *line = chosen();
        m_roll->setEnabled(line != nullptr && line->presence == rules::Presence::MustRoll);
    });
    connect(m_roll, &QToolButton::clicked, this, &CrewDialog::throwDice);
    for (int i = 0; i < m_band->count(); ++i) // the first that has none yet
        if (crewOf(game, {m_band->itemData(i).toInt()}) == nullptr) {
            m_band->setCurrentIndex(i);
            break;
        }
    showBand();
    fitToScreen(*this);
}

/** As the crews that were chosen make it. */
const rules::Campaign &CrewDialog::campaign() const
{
    return m_launch ? m_launch->campaign() : m_controller.campaign();
}

void CrewDialog::arrange()
{
    auto *layout = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Band"), m_band);
    layout->addLayout(form);
    m_all->setChecked(true);
    layout->addWidget(m_all);
    layout->addWidget(m_picked);
    auto *drawn = new QHBoxLayout;
    m_drawn->setObjectName(QStringLiteral("drawn"));
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setAccessibleName(tr("How many figures are drawn"));
    drawn->addWidget(m_drawn);
    drawn->addWidget(m_count);
    drawn->addStretch(1);
    layout->addLayout(drawn);
    m_draw->setTextFormat(Qt::PlainText);
    m_draw->setWordWrap(true);
    layout->addWidget(m_draw);
    m_list->setModel(m_items);
    m_list->setItemDelegate(new QStyledItemDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Figures of the band"));
    layout->addWidget(m_list, 1);
    m_roll->setText(tr("&Roll to see if he turns up"));
    m_roll->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(m_roll);
    tint(m_sum, Tone::Dim);
    layout->addWidget(m_sum);
    m_offBoard->setTextFormat(Qt::PlainText);
    m_offBoard->setWordWrap(true);
    m_offBoard->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_offBoard->setMinimumHeight(2 * fontMetrics().lineSpacing()); // so that nothing moves
    tint(m_offBoard, Tone::Warning);
    layout->addWidget(m_offBoard);
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *sending = buttons->addButton(m_launch ? tr("&Take this crew") : tr("&Send this crew"),
                                       QDialogButtonBox::ActionRole);
    sending->setDefault(true);
    connect(sending, &QPushButton::clicked, this, [this] { send(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &CrewDialog::reject);
    layout->addWidget(buttons);
}

bool CrewDialog::isComplete(const rules::Campaign &campaign, rules::FixtureId fixture)
{
    const rules::Fixture *game = rules::find(campaign, fixture);
    return game != nullptr && std::ranges::all_of(game->plan.bands, [&](rules::BandId band) {
               return crewOf(*game, band) != nullptr;
           });
}

rules::BandId CrewDialog::band() const
{
    return {m_band->currentData().toInt()};
}

const rules::CrewLine *CrewDialog::chosen() const
{
    const int member = m_list->currentIndex().data(kMemberRole).toInt();
    const auto met = std::ranges::find(m_lines, rules::MemberId{member}, &rules::CrewLine::member);
    return met == m_lines.end() ? nullptr : &*met;
}

void CrewDialog::chooseBand(rules::BandId band)
{
    m_band->setCurrentIndex(m_band->findData(band.value));
}

/** Who may come, and what the rules say of it; its sentence may name the figure already. */
QString CrewDialog::said(const rules::CrewLine &line) const
{
    const QString name = inUiLanguage(line.name);
    const QString why = line.rule.empty() ? QString() : m_controller.say(line.sentence);
    if (why.contains(name))
        return why;
    return why.isEmpty() ? name : name + QStringLiteral(" – ") + why;
}

void CrewDialog::showBand()
{
    if (m_draft != nullptr)
        m_draft->keeper().keep();
    m_lines = rules::crewDocument(m_controller.rules(), campaign(), m_fixture, band());
    const rules::Crew *crew = crewOf(*rules::find(campaign(), m_fixture), band());
    m_problem->dismiss();
    m_items->clear();
    int free = 0;
    for (const rules::CrewLine &line : m_lines) {
        const QString text = said(line);
        auto *item = new QStandardItem(text);
        item->setToolTip(text);
        item->setData(line.member.value, kMemberRole);
        const bool may =
            line.presence == rules::Presence::Comes || line.presence == rules::Presence::MustBePaid;
        item->setCheckable(true);
        item->setEnabled(may || line.presence == rules::Presence::MustRoll);
        const bool sent = crew != nullptr ? std::ranges::count(crew->members, line.member) > 0
                                          : rules::comesFreely(line);
        item->setCheckState(sent && may ? Qt::Checked : Qt::Unchecked);
        m_items->appendRow(item);
        free += rules::comesFreely(line) ? 1 : 0;
    }
    m_count->setRange(1, std::max(1, free));
    m_count->setValue(free);
    m_list->setCurrentIndex(m_items->index(0, 0));
    showCrew(crew);
    showHow();
    keepDraft();
}

/** The number and the reason are typed; what is ticked is chosen again in a moment. */
void CrewDialog::keepDraft()
{
    delete m_draft;
    m_draft =
        new DraftBar(m_controller.drafts(),
                     m_controller.draftPlace(form::kCrew, std::to_string(m_fixture.value) + '/' +
                                                              std::to_string(band().value)),
                     *this);
    auto *lines = static_cast<QVBoxLayout *>(layout());
    lines->insertWidget(lines->count() - 1, m_draft); // above the buttons
}

/** How it was chosen. Once chance has spoken for it, nobody draws it again. */
void CrewDialog::showCrew(const rules::Crew *crew)
{
    const bool isDrawn = crew != nullptr && crew->how == rules::CrewChoice::Drawn;
    if (crew != nullptr)
        (crew->how == rules::CrewChoice::All ? m_all : m_picked)->setChecked(true);
    m_drawn->setEnabled(!isDrawn);
    m_draw->setVisible(isDrawn);
    if (!isDrawn)
        return;
    QStringList names;
    for (const rules::CrewLine &line : m_lines)
        if (rules::comesFreely(line) && std::ranges::count(crew->members, line.member) > 0)
            names << inUiLanguage(line.name);
    if (names.isEmpty())
        names << tr("nobody");
    //: names of figures
    m_draw->setText(tr("Drawn: %1. This draw counts even if the game is cancelled. Hired figures "
                       "can still join; any other change needs a reason.")
                        .arg(names.join(QStringLiteral(", "))));
}

void CrewDialog::showHow()
{
    m_count->setEnabled(m_drawn->isChecked());
    showSum();
}

std::vector<rules::MemberId> CrewDialog::ticked() const
{
    std::vector<rules::MemberId> members;
    for (int row = 0; row < m_items->rowCount(); ++row)
        if (m_items->item(row)->checkState() == Qt::Checked)
            members.push_back({m_items->item(row)->data(kMemberRole).toInt()});
    return members;
}

void CrewDialog::showSum()
{
    const auto members = ticked();
    int fees = 0;
    int free = 0;
    int named = 0;
    for (const rules::CrewLine &line : m_lines) {
        const bool in = std::ranges::count(members, line.member) > 0;
        fees += in ? line.fee : 0;
        named += in && !rules::comesFreely(line) ? 1 : 0;
        free += rules::comesFreely(line) ? 1 : 0;
    }
    const int count = m_picked->isChecked()  ? static_cast<int>(members.size())
                      : m_drawn->isChecked() ? m_count->value() + named
                                             : free + named;
    const rules::Entrant *entrant = rules::find(campaign(), band());
    const QString sum =
        //: figures, and what they are paid, of what there is
        m_launch
            ? tr("%n figure(s), %1 points to pay at the start, %2 in the treasury", nullptr, count)
            //: figures, and what they are paid, of what there is
            : tr("%n figure(s), %1 points to pay, %2 in the treasury", nullptr, count);
    m_sum->setText(sum.arg(fees).arg(plainText(entrant->band->treasury())));
    m_offBoard->setText(m_controller.offBoard(band(), likelyCrew()));
}

/** Those ticked, and who comes for nothing unless only those ticked go. */
std::vector<rules::MemberId> CrewDialog::likelyCrew() const
{
    auto members = ticked();
    for (const rules::CrewLine &line : m_lines)
        if (!m_picked->isChecked() && rules::comesFreely(line) &&
            std::ranges::count(members, line.member) == 0)
            members.push_back(line.member);
    return members;
}

void CrewDialog::throwDice()
{
    if (const rules::CrewLine *line = chosen();
        line != nullptr && m_controller.throwDice(m_fixture, band(), std::string(line->line))) {
        if (m_launch)
            m_launch->tryAgain();
        showBand();
    }
}

// One after the other of those left, as the rules ask.
std::vector<int> CrewDialog::picks() const
{
    std::vector<int> picks;
    auto left = static_cast<quint32>(std::ranges::count_if(m_lines, rules::comesFreely));
    for (int i = 0; i < m_count->value() && left > 0; ++i, --left)
        picks.push_back(static_cast<int>(QRandomGenerator::global()->bounded(left)));
    return picks;
}

rules::ChooseCrew CrewDialog::wanted() const
{
    rules::ChooseCrew act{m_fixture, band(), rules::CrewChoice::Picked, ticked(), {}};
    if (!m_picked->isChecked()) { // those who come for nothing are not named
        act.how = m_all->isChecked() ? rules::CrewChoice::All : rules::CrewChoice::Drawn;
        for (const rules::CrewLine &line : m_lines)
            if (rules::comesFreely(line))
                std::erase(act.members, line.member);
        if (m_drawn->isChecked())
            act.picks = picks();
    }
    return act;
}

void CrewDialog::send(const QString &reason)
{
    const bool isSent = m_launch ? m_launch->choose(wanted(), reason)
                                 : m_controller.enter(wanted(), m_draft->keeper(), reason);
    if (!isSent)
        return;
    if (m_launch)
        m_draft->keeper().enter();
    if (isComplete(campaign(), m_fixture))
        return accept();
    m_band->setCurrentIndex((m_band->currentIndex() + 1) % m_band->count());
}

} // namespace escarmouche::app
