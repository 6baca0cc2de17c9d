// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/calendar/planform.h"

#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimeZone>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kUsualHour = 19;
constexpr int kUsualMinutes = 180;
constexpr int kMostMinutes = 24 * 60;
constexpr int kMinuteStep = 15;

} // namespace

PlanForm::PlanForm(const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
    : QWidget(parent), m_form(new QFormLayout(this)), m_scenario(new QComboBox(this)),
      m_dated(new QCheckBox(tr("A &date is agreed on"), this)), m_at(new QDateTimeEdit(this)),
      m_zone(new QComboBox(this)), m_minutes(new QSpinBox(this)), m_place(new QLineEdit(this))
{
    m_scenario->setObjectName(QStringLiteral("scenario"));
    m_dated->setObjectName(QStringLiteral("dated"));
    m_at->setObjectName(QStringLiteral("at"));
    m_zone->setObjectName(QStringLiteral("zone"));
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_place->setObjectName(QStringLiteral("place"));
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_scenario->setEditable(true);
    m_scenario->setInsertPolicy(QComboBox::NoInsert);
    m_scenario->addItem(QString(), QString());
    for (const rules::ScenarioTitle &scenario : scenarios)
        m_scenario->addItem(inUiLanguage(scenario.name), toQString(scenario.key));
    m_form->addRow(tr("S&cenario"), m_scenario);
    makeWhen();
    m_form->addRow(tr("&Place"), m_place);
}

void PlanForm::makeWhen()
{
    QDateTime usual(QDate::currentDate().addDays(7), QTime(kUsualHour, 30));
    m_at->setDateTime(usual);
    m_at->setCalendarPopup(true);
    m_at->setDisplayFormat(QLocale().dateTimeFormat(QLocale::ShortFormat));
    m_at->setAccessibleName(tr("Date and time"));
    for (const QByteArray &zone : QTimeZone::availableTimeZoneIds())
        m_zone->addItem(QString::fromLatin1(zone));
    chooseZone(QString::fromLatin1(QTimeZone::systemTimeZoneId()));
    m_zone->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_minutes->setRange(kMinuteStep, kMostMinutes);
    m_minutes->setSingleStep(kMinuteStep);
    m_minutes->setValue(kUsualMinutes);
    //: after a number of minutes
    m_minutes->setSuffix(tr(" min"));
    m_form->addRow(m_dated);
    m_form->addRow(tr("&When"), m_at);
    m_form->addRow(tr("Time &zone"), m_zone);
    m_form->addRow(tr("&Length"), m_minutes);
    const auto follow = [this](bool dated) {
        for (QWidget *field : std::initializer_list<QWidget *>{m_at, m_zone, m_minutes})
            field->setEnabled(dated);
    };
    connect(m_dated, &QCheckBox::toggled, this, follow);
    connect(m_dated, &QCheckBox::toggled, this, &PlanForm::changed);
    connect(m_at, &QDateTimeEdit::dateTimeChanged, this, &PlanForm::changed);
    follow(false);
}

void PlanForm::alignWith(const QFormLayout &other)
{
    QList<QWidget *> labels;
    for (const QFormLayout *form : std::initializer_list<const QFormLayout *>{m_form, &other})
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem *label = form->itemAt(row, QFormLayout::LabelRole))
                labels << label->widget();
    int widest = 0;
    for (const QWidget *label : labels)
        widest = std::max(widest, label->sizeHint().width());
    for (QWidget *label : labels)
        label->setMinimumWidth(widest);
}

void PlanForm::setScenario(const std::string &scenario)
{
    const int known = m_scenario->findData(toQString(scenario));
    if (known >= 0)
        m_scenario->setCurrentIndex(known);
    else
        m_scenario->setEditText(toQString(scenario));
}

// A machine may stand in a zone that is not among those it knows.
void PlanForm::chooseZone(const QString &zone)
{
    if (m_zone->findText(zone) < 0)
        m_zone->insertItem(0, zone);
    m_zone->setCurrentText(zone);
}

void PlanForm::setWhen(const std::optional<rules::LocalTime> &when)
{
    m_dated->setChecked(when.has_value());
    if (!when)
        return;
    m_at->setDateTime(QDateTime::fromString(toQString(when->at), Qt::ISODate));
    chooseZone(toQString(when->zone));
    m_minutes->setValue(when->minutes);
}

void PlanForm::setPlace(const std::string &place)
{
    m_place->setText(toQString(place));
}

std::string PlanForm::scenario() const
{
    const QString text = m_scenario->currentText().trimmed();
    const int known = m_scenario->findText(text);
    return toUtf8(known >= 0 ? m_scenario->itemData(known).toString() : text);
}

std::optional<rules::LocalTime> PlanForm::when() const
{
    if (!m_dated->isChecked())
        return std::nullopt;
    return rules::LocalTime{toUtf8(m_at->dateTime().toString(QStringLiteral("yyyy-MM-ddTHH:mm"))),
                            toUtf8(m_zone->currentText()), m_minutes->value()};
}

std::string PlanForm::place() const
{
    return toUtf8(m_place->text().trimmed());
}

} // namespace escarmouche::app
