// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/match/match.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDateTimeEdit;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace escarmouche::app {

/** What a game to come and a whole round are asked alike: scenario, date and place. */
class PlanForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlanForm(const std::vector<rules::ScenarioTitle> &scenarios,
                      QWidget *parent = nullptr);

    void setScenario(const std::string &scenario);
    void setWhen(const std::optional<rules::LocalTime> &when);
    void setPlace(const std::string &place);

    /** Key of one of the scenarios, or free words. */
    std::string scenario() const;
    std::optional<rules::LocalTime> when() const;
    std::string place() const;

    /** The fields of that form, above or below, begin where its own do. */
    void alignWith(const QFormLayout &other);

signals:
    void changed(); // when it is played

private:
    void chooseZone(const QString &zone);
    void makeWhen();

    QFormLayout *m_form;
    QComboBox *m_scenario;
    QCheckBox *m_dated;
    QDateTimeEdit *m_at;
    QComboBox *m_zone;
    QSpinBox *m_minutes;
    QLineEdit *m_place;
};

} // namespace escarmouche::app
