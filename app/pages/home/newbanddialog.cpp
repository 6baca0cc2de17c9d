// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/newbanddialog.h"

#include "app/look/literal/literal.h"
#include "app/look/literal/markup.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "ui_newbanddialog.h"

#include <QHeaderView>
#include <QPushButton>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kNewSampleRole = Qt::UserRole;
constexpr int kRowHeight = 28;

std::string keyOf(const rules::Property &property)
{
    const auto *key = std::get_if<std::string>(&property.value);
    return key == nullptr ? std::string() : *key;
}

} // namespace

NewBandDialog::NewBandDialog(const rules::RuleSystems &systems,
                             const std::vector<SampleBand> &samples, const Units &units,
                             QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::NewBandDialog>()), m_systems(systems),
      m_samples(samples), m_units(units)
{
    m_ui->setupUi(this);
    makeSubheading(m_ui->aboutTitle);
    tint(m_ui->tableHint, Tone::Dim);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Make the band"));
    m_ui->startList->setIconSize({kIconSize, kIconSize});
    m_ui->gameBox->setGames(namesWith(systems, &rules::RuleSystem::bands), m_ui->gameLabel);
    connect(m_ui->form, &PropertyEditor::entered, this, &NewBandDialog::enter);
    connect(m_ui->startList, &QListWidget::currentRowChanged, this, &NewBandDialog::startChanged);
    connect(m_ui->startList, &QListWidget::itemDoubleClicked, this, &NewBandDialog::accept);
    showGame();
    connect(m_ui->gameBox, &GameBox::gameChanged, this, &NewBandDialog::showGame);
    fitToScreen(*this);
    focusName();
}

NewBandDialog::~NewBandDialog()
{
    // A field that loses the keyboard because the form goes has nobody left to send to.
    m_ui->form->disconnect(this);
}

void NewBandDialog::showGame()
{
    m_system = systemNamed(m_systems, m_ui->gameBox->game());
    m_properties = m_system->bands->creation();
    m_entered.clear();
    m_shownChoice.reset();
    m_ui->form->setProperties(m_properties);
    showChoice();
    giveLetters();
}

NewBand NewBandDialog::answer() const
{
    if (const SampleBand *sample = chosenSample())
        return {m_system->key, rules::AdoptBand{sample->sample.text}};
    return {m_system->key, created()};
}

// Beside the letters that the dialog's own form gives away.
void NewBandDialog::giveLetters()
{
    QString taken;
    const auto take = [&taken](const QString &text) {
        if (const qsizetype mark = text.indexOf(u'&'); mark >= 0 && mark + 1 < text.size())
            taken += text[mark + 1];
    };
    if (!m_ui->gameLabel->isHidden())
        take(m_ui->gameLabel->text());
    take(m_ui->startLabel->text());
    for (const QAbstractButton *button : m_ui->buttons->buttons())
        take(button->text());
    m_ui->form->giveLetters(taken);
}

// What only the person can give comes first.
void NewBandDialog::focusName()
{
    const auto line =
        std::ranges::find(m_properties, rules::PropertyKind::Line, &rules::Property::kind);
    if (line == m_properties.end())
        return;
    if (auto *editor = m_ui->form->findChild<QWidget *>(toQString(line->key)))
        editor->setFocus();
}

void NewBandDialog::accept()
{
    m_ui->form->send();
    QDialog::accept();
}

void NewBandDialog::enter(const rules::Setting &setting)
{
    std::erase_if(m_entered, [&setting](const rules::Setting &one) {
        return one.property == setting.property;
    });
    m_entered.push_back(setting);
    const auto property = std::ranges::find(m_properties, setting.property, &rules::Property::key);
    if (property != m_properties.end())
        property->value = setting.value;
    preview();
    m_ui->form->setProperties(m_properties);
    showChoice();
}

// What follows from the settings (a share of the cap given) is asked of the rules.
void NewBandDialog::preview()
{
    const rules::BandRules &rules = *m_system->bands;
    rules::BandInput input;
    input.act = created();
    const auto outcome = rules.decide({}, rules::encode(input));
    const auto band = outcome ? rules.evolve({}, *outcome) : rules::fail(outcome.error());
    const auto now = band ? rules.properties(*band, {}) : rules::fail(band.error());
    if (!now)
        return;
    for (rules::Property &property : m_properties) {
        if (property.kind == rules::PropertyKind::Line)
            continue; // a name is the person's alone
        const auto found = std::ranges::find(*now, property.key, &rules::Property::key);
        if (found != now->end())
            property.value = found->value;
    }
}

// A band left without a name is called after its faction until it gets one.
rules::CreateBand NewBandDialog::created() const
{
    rules::CreateBand act{m_entered};
    for (const rules::Property &property : m_properties) {
        const bool entered = std::ranges::find(m_entered, property.key,
                                               &rules::Setting::property) != m_entered.end();
        if (property.kind == rules::PropertyKind::Choice && !entered)
            act.settings.push_back({property.key, property.value});
        if (property.kind == rules::PropertyKind::Line && keyOf(property).empty())
            act.settings.push_back({property.key, toUtf8(m_ui->aboutTitle->text())});
    }
    return act;
}

const rules::Choice *NewBandDialog::mainChoice() const
{
    const auto property =
        std::ranges::find(m_properties, rules::PropertyKind::Choice, &rules::Property::kind);
    if (property == m_properties.end())
        return nullptr;
    const auto choice = std::ranges::find(property->choices, keyOf(*property), &rules::Choice::key);
    return choice == property->choices.end() ? nullptr : &*choice;
}

void NewBandDialog::showChoice()
{
    const rules::Choice *choice = mainChoice();
    const std::string key = choice == nullptr ? std::string() : choice->key;
    if (key == m_shownChoice)
        return;
    m_shownChoice = key;
    m_ui->aboutTitle->setText(inUiLanguage(choice == nullptr ? m_system->name : choice->name));
    m_ui->aboutText->setText(inUiLanguage(choice == nullptr ? m_system->about : choice->about));
    showTable(choice == nullptr ? rules::Table() : choice->table);
    showStarts();
}

void NewBandDialog::showTable(const rules::Table &table)
{
    QTableWidget *widget = m_ui->profileTable;
    QList<std::pair<QString, QString>> hints;
    widget->clear();
    widget->setRowCount(int(table.rows.size()));
    widget->setColumnCount(int(table.columns.size()));
    for (int column = 0; column < widget->columnCount(); ++column) {
        const rules::Column &head = table.columns[std::size_t(column)];
        auto *item = new QTableWidgetItem(inUiLanguage(head.title));
        item->setToolTip(inUiLanguage(head.hint));
        widget->setHorizontalHeaderItem(column, item);
        if (!head.hint.empty())
            hints.emplaceBack(inUiLanguage(head.title), inUiLanguage(head.hint));
        for (int row = 0; row < widget->rowCount(); ++row) {
            const rules::TableRow &line = table.rows[std::size_t(row)];
            widget->setVerticalHeaderItem(row, new QTableWidgetItem(inUiLanguage(line.title)));
            auto *cell = new QTableWidgetItem(
                cellText(line.cells[std::size_t(column)], head.measure, m_units, uiLanguage()));
            cell->setTextAlignment(Qt::AlignCenter);
            widget->setItem(row, column, cell);
        }
    }
    widget->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    widget->verticalHeader()->setDefaultSectionSize(kRowHeight);
    widget->setFixedHeight(widget->horizontalHeader()->sizeHint().height() +
                           widget->rowCount() * kRowHeight + 2 * widget->frameWidth() + 2);
    widget->setVisible(!table.rows.empty());
    Markup::table(hints).showOn(*m_ui->tableHint);
}

void NewBandDialog::showStarts()
{
    QListWidget *list = m_ui->startList;
    list->clear();
    new QListWidgetItem(lineIcon(QStringLiteral("add")), tr("an empty band"), list);
    for (const SampleBand &band : m_samples) {
        if (band.sample.system != m_system->key ||
            (!m_shownChoice->empty() && band.summary.about != m_shownChoice))
            continue;
        const QString text = tr("the example “%1”, %n point(s)", nullptr, band.summary.total)
                                 .arg(toQString(band.sample.name));
        auto *item = new QListWidgetItem(lineIcon(QStringLiteral("sample")),
                                         withMark(text, band.notPlayed), list);
        item->setToolTip(tipText(withNote(text, band.notPlayed)));
        item->setData(kNewSampleRole, toQString(band.sample.fullKey()));
    }
    list->setCurrentRow(0);
}

const SampleBand *NewBandDialog::chosenSample() const
{
    const QListWidgetItem *item = m_ui->startList->currentItem();
    const std::string key = item == nullptr ? "" : toUtf8(item->data(kNewSampleRole).toString());
    return sampleCalled(m_samples, key);
}

// An example comes with its own name and limits; they can be changed on its page.
void NewBandDialog::startChanged()
{
    const bool own = chosenSample() == nullptr;
    for (const rules::Property &property : m_properties) {
        auto *editor = m_ui->form->findChild<QWidget *>(toQString(property.key));
        const bool main =
            property.kind == rules::PropertyKind::Choice && keyOf(property) == m_shownChoice;
        if (editor != nullptr && !main)
            editor->setEnabled(own);
    }
}

} // namespace escarmouche::app
