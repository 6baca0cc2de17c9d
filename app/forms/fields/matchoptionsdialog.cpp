// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/fields/matchoptionsdialog.h"

#include "app/forms/fields/propertyfield.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "ui_matchoptionsdialog.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kColumns = 4; // name, value, room, rule

/** Leaves the room that the bold of a change takes, so that nothing moves when it comes. */
void reserveBold(QWidget &name)
{
    const QFont plain = name.font();
    QFont bold = plain;
    bold.setBold(true);
    name.setFont(bold);
    name.setMinimumWidth(name.sizeHint().width());
    name.setFont(plain);
}

} // namespace

MatchOptionsDialog::MatchOptionsDialog(const std::vector<rules::OptionGroup> &groups,
                                       const std::vector<rules::Setting> &chosen,
                                       const Units &units, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::MatchOptionsDialog>()), m_units(units)
{
    m_ui->setupUi(this);
    for (const rules::OptionGroup &group : groups)
        addGroup(group);
    for (Line &line : m_lines) {
        const auto own =
            std::ranges::find(chosen, line.field->property().key, &rules::Setting::property);
        set(line, own == chosen.end() ? line.byDefault : own->value);
    }
    m_ui->list->setColumnStretch(2, 1);
    m_ui->list->setRowStretch(m_ui->list->rowCount(), 1);
    connect(m_ui->buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &MatchOptionsDialog::restore);
    fitToScreen(*this);
    if (!m_lines.empty())
        m_lines.front().field->editor()->setFocus();
}

MatchOptionsDialog::~MatchOptionsDialog()
{
    // A field that loses the keyboard because the form goes has nobody left to send to.
    for (const Line &line : m_lines)
        line.field->disconnect(this);
}

void MatchOptionsDialog::addGroup(const rules::OptionGroup &group)
{
    auto *title = new QLabel(inUiLanguage(group.title), m_ui->content);
    makeSubheading(title);
    m_ui->list->addWidget(title, m_ui->list->rowCount(), 0, 1, kColumns);
    for (const rules::Property &option : group.options)
        addOption(option);
}

void MatchOptionsDialog::addOption(const rules::Property &option)
{
    Line line{new PropertyField(option, m_ui->content), nullptr, nullptr, option.value};
    const int row = m_ui->list->rowCount();
    if (option.kind == rules::PropertyKind::Flag) {
        m_ui->list->addWidget(line.field->editor(), row, 0, 1, 2);
    } else {
        line.label = new QLabel(inUiLanguage(option.label), m_ui->content);
        line.label->setBuddy(line.field->editor());
        m_ui->list->addWidget(line.label, row, 0);
        const int wide = option.kind == rules::PropertyKind::Line ? kColumns - 2 : 1;
        m_ui->list->addWidget(line.field->editor(), row, 1, 1, wide);
    }
    reserveBold(line.name());
    m_ui->list->addWidget(ruleButton(option), row, kColumns - 1, Qt::AlignLeft | Qt::AlignVCenter);
    line.about = addText(aboutText(option));
    m_ui->list->setRowMinimumHeight(m_ui->list->rowCount(), kGap);
    const std::size_t at = m_lines.size();
    connect(line.field, &PropertyField::entered, this,
            [this, at](const rules::Setting &setting) { set(m_lines[at], setting.value); });
    m_lines.push_back(line);
}

/** Across the whole form, below what is there. */
QLabel *MatchOptionsDialog::addText(const QString &text)
{
    auto *label = new QLabel(text, m_ui->content);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    m_ui->list->addWidget(label, m_ui->list->rowCount(), 0, 1, kColumns);
    return label;
}

QWidget *MatchOptionsDialog::ruleButton(const rules::Property &option)
{
    const QString rule = toQString(option.rule.value);
    if (rule.isEmpty()) // the group's own
        return new QWidget(m_ui->content);
    auto *button = new QPushButton(rule, m_ui->content);
    button->setFlat(true);
    button->setAutoDefault(false);
    button->setAccessibleName(tr("Rule %1").arg(rule));
    connect(button, &QPushButton::clicked, this,
            [this, rule, button] { emit ruleWanted(rule, button); });
    return button;
}

/** What it is for, and what it is unless people agree otherwise. */
QString MatchOptionsDialog::aboutText(const rules::Property &option) const
{
    QString value;
    if (const auto *flag = std::get_if<bool>(&option.value)) {
        value = *flag ? tr("yes") : tr("no");
    } else if (const auto *number = std::get_if<std::int64_t>(&option.value)) {
        value = option.kind == rules::PropertyKind::Length
                    ? exactDistanceText(static_cast<double>(*number), m_units)
                    : QString::number(*number);
    } else {
        const auto &text = std::get<std::string>(option.value);
        QStringList names; // one, but of a list
        for (const QString &key : toQString(text).split(u' ', Qt::SkipEmptyParts)) {
            const auto choice = std::ranges::find(option.choices, toUtf8(key), &rules::Choice::key);
            if (choice != option.choices.end())
                names << inUiLanguage(choice->name);
        }
        //: the default of a list of which nothing is ticked
        value = names.isEmpty() ? tr("none") : names.join(QStringLiteral(", "));
    }
    //: behind what an option is for: what it is unless people agree otherwise
    const QString usual = tr("By default: %1.").arg(value);
    return option.help.empty() ? usual : inUiLanguage(option.help) + u' ' + usual;
}

void MatchOptionsDialog::set(Line &line, const rules::SettingValue &value)
{
    rules::Property option = line.field->property();
    option.value = value;
    line.field->setProperty(option);
    showLine(line);
    for (const Line &other : m_lines) {
        if (other.field->property().needs == option.key)
            showLine(other);
    }
}

/** It needs another that is off. */
bool MatchOptionsDialog::isIdle(const Line &line) const
{
    const std::string &needs = line.field->property().needs;
    const auto met = std::ranges::find_if(
        m_lines, [&](const Line &each) { return each.field->property().key == needs; });
    return !needs.empty() && met != m_lines.end() &&
           met->field->property().value == rules::SettingValue(false);
}

QWidget &MatchOptionsDialog::Line::name() const
{
    return label != nullptr ? *label : *field->editor();
}

// A change is bold and coloured; it adds nothing, or a click already begun would miss its tick.
void MatchOptionsDialog::showLine(const Line &line)
{
    const bool isUsable = !isIdle(line);
    line.field->editor()->setEnabled(isUsable);
    const bool isChanged = isUsable && line.field->property().value != line.byDefault;
    tint(line.about, isChanged ? Tone::Changed : Tone::Dim);
    QFont font = m_ui->content->font();
    font.setBold(isChanged);
    line.name().setFont(font);
}

void MatchOptionsDialog::restore()
{
    for (Line &line : m_lines)
        set(line, line.byDefault);
}

std::vector<rules::Setting> MatchOptionsDialog::settings() const
{
    std::vector<rules::Setting> settings;
    for (const Line &line : m_lines) {
        const rules::Property &option = line.field->property();
        if (option.value != line.byDefault && !isIdle(line))
            settings.push_back({option.key, option.value});
    }
    return settings;
}

void MatchOptionsDialog::setAbout(const QString &text)
{
    m_ui->about->setText(text);
}

void MatchOptionsDialog::accept()
{
    for (const Line &line : m_lines)
        line.field->send();
    QDialog::accept();
}

} // namespace escarmouche::app
