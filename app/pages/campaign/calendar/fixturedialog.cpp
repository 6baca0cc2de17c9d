// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/calendar/fixturedialog.h"

#include "app/forms/fields/propertyeditor.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/calendar/planform.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "model/text.h"
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/rounds/rounds.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr std::size_t kLeastPlaying{rules::kLeastAtTable};
constexpr std::size_t kMostPlaying{rules::kMostAtTable};

} // namespace

FixtureDialog::FixtureDialog(const CampaignController &controller,
                             const std::vector<rules::ScenarioTitle> &scenarios,
                             rules::FixturePlan plan, QWidget *parent)
    : QDialog(parent), m_controller(controller), m_plan(std::move(plan)),
      m_title(new QLineEdit(this)), m_form(new PlanForm(scenarios, this)),
      m_own(new PropertyEditor(this)), m_properties(controller.rules().fixtureOptions()),
      m_offBoard(new QLabel(this)), m_problem(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("A game of the campaign"));
    resize(460, 460);
    auto *layout = new QVBoxLayout(this);
    auto *sides = new QFormLayout;
    for (std::size_t seat = 0; seat < kMostPlaying; ++seat) {
        auto *box = new QComboBox(this);
        fillBands(*box, seat >= kLeastPlaying);
        if (seat < m_plan.bands.size())
            box->setCurrentIndex(box->findData(m_plan.bands[seat].value));
        else if (seat < kLeastPlaying)
            box->setCurrentIndex(static_cast<int>(seat));
        //: a side of a game, by number
        sides->addRow(
            (controller.rules().hasBands() ? tr("Band &%1") : tr("Player &%1")).arg(seat + 1), box);
        box->setObjectName(QStringLiteral("band%1").arg(seat + 1));
        connect(box, &QComboBox::currentIndexChanged, this, &FixtureDialog::judge);
        m_bands.push_back(box);
    }
    m_offBoard->setTextFormat(Qt::PlainText);
    m_offBoard->setWordWrap(true);
    m_offBoard->setVisible(
        std::ranges::any_of(rules::bandsStillIn(controller.campaign()), [&](rules::BandId band) {
            return !controller.offBoard(band).isEmpty();
        }));
    m_offBoard->setMinimumHeight(2 * fontMetrics().lineSpacing()); // so that nothing moves
    m_offBoard->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    tint(m_offBoard, Tone::Dim);
    sides->addRow(m_offBoard);
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setText(toQString(m_plan.title));
    m_title->setPlaceholderText(controller.rules().hasBands()
                                    ? tr("the bands against each other")
                                    : tr("the players against each other"));
    sides->addRow(tr("&Title"), m_title);
    layout->addLayout(sides);
    m_form->setScenario(m_plan.scenario);
    m_form->setWhen(m_plan.when);
    m_form->setPlace(m_plan.place);
    m_form->alignWith(*sides);
    layout->addWidget(m_form);
    for (rules::Property &property : m_properties)
        if (const auto *own = rules::settingNamed(m_plan.settings, property.key))
            property.value = own->value;
    m_own->setProperties(m_properties);
    connect(m_own, &PropertyEditor::entered, this, &FixtureDialog::enter);
    layout->addWidget(m_own);
    m_problem->setWordWrap(true);
    QSizePolicy kept = m_problem->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_problem->setSizePolicy(kept);
    tint(m_problem, Tone::Illegal);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &FixtureDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &FixtureDialog::reject);
    judge();
    fitToScreen(*this);
    m_bands.front()->setFocus();
}

FixtureDialog::~FixtureDialog()
{
    // A field that loses the keyboard because the form goes has nobody left to send to.
    m_own->disconnect(this);
}

void FixtureDialog::fillBands(QComboBox &box, bool mayBeNobody) const
{
    if (mayBeNobody)
        box.addItem(tr("nobody"), 0);
    for (const rules::BandId band : rules::bandsStillIn(m_controller.campaign()))
        box.addItem(m_controller.bandName(band), band.value);
}

void FixtureDialog::enter(const rules::Setting &setting)
{
    const auto met = std::ranges::find(m_properties, setting.property, &rules::Property::key);
    if (met != m_properties.end())
        met->value = setting.value;
    m_own->setProperties(m_properties);
}

rules::FixturePlan FixtureDialog::plan() const
{
    rules::FixturePlan plan = m_plan;
    plan.title = toUtf8(m_title->text().trimmed());
    plan.scenario = m_form->scenario();
    plan.when = m_form->when();
    plan.place = m_form->place();
    plan.bands.clear();
    for (const QComboBox *box : m_bands)
        if (const int band = box->currentData().toInt(); band > 0)
            plan.bands.push_back({band});
    plan.settings.clear();
    const auto usual = m_controller.rules().fixtureOptions();
    for (std::size_t i = 0; i < m_properties.size(); ++i)
        if (m_properties[i].value != usual[i].value)
            plan.settings.push_back({m_properties[i].key, m_properties[i].value});
    return plan;
}

// Said here, before the rules refuse it.
void FixtureDialog::judge()
{
    auto bands = plan().bands;
    QStringList offBoard;
    for (const rules::BandId band : bands)
        offBoard << m_controller.offBoard(band);
    offBoard.removeAll(QString());
    offBoard.removeDuplicates();
    m_offBoard->setText(offBoard.join(u'\n'));
    std::ranges::sort(bands);
    const bool twice = std::ranges::adjacent_find(bands) != bands.end();
    m_problem->setText(twice ? m_controller.rules().hasBands()
                                   ? tr("A band cannot play against itself.")
                                   : tr("Choose different players.")
                             : QString());
    m_problem->setVisible(twice);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!twice && bands.size() >= kLeastPlaying);
}

void FixtureDialog::accept()
{
    m_own->send();
    QDialog::accept();
}

} // namespace escarmouche::app
