// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/preferencesdialog.h"

#include "app/forms/fields/languagebox.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "rules/core/match/match.h"
#include "ui_preferencesdialog.h"

#include <QEvent>
#include <QLineEdit>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace escarmouche::app {

namespace {

constexpr int kMostName = 80;
constexpr int kExamplePas = 6;
/** Per cent of their speed; 0: none. */
constexpr std::array kAnimations{0, 50, 100, 200};

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences &preferences, const QStringList &people,
                                     const QString &person, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::PreferencesDialog>()), m_before(preferences),
      m_person(person)
{
    m_ui->setupUi(this);
    tint(m_ui->exampleLabel, Tone::Dim);
    fillLanguages(m_ui->languageBox);
    m_ui->scaleBox->setRange(Units::kLeastScale, Units::kMostScale);
    m_ui->personBox->addItems(people);
    m_ui->personBox->lineEdit()->setMaxLength(kMostName);
    m_ui->personBox->setCurrentText(person);
    namePersonBox();
    showUnits();
    showBoard();
    m_ui->askFromBox->setValue(preferences.askFrom);
    m_ui->themeBox->addItems({{}, {}, {}});
    nameThemes();
    m_ui->themeBox->setCurrentIndex(static_cast<int>(preferences.theme));
    connect(m_ui->languageBox, &QComboBox::activated, this,
            [this] { emit languageChosen(chosenLanguage(m_ui->languageBox)); });
    for (auto *button : {m_ui->pasButton, m_ui->mm20Button, m_ui->mm25Button, m_ui->otherButton})
        connect(button, &QRadioButton::toggled, this, &PreferencesDialog::showExample);
    connect(m_ui->scaleBox, &QSpinBox::valueChanged, this, &PreferencesDialog::showExample);
    showExample();
    fitToScreen(*this);
}

PreferencesDialog::~PreferencesDialog() = default;

void PreferencesDialog::setGames(const rules::RuleSystems &systems)
{
    const bool isMeasured = std::ranges::any_of(systems, [](const rules::RuleSystem &system) {
        return system.matches && !system.matches->suggested().back().table.empty();
    });
    m_ui->form->setRowVisible(m_ui->unitsLayout, isMeasured);
    m_ui->form->setRowVisible(m_ui->exampleLabel, isMeasured);
    fitToScreen(*this);
}

Preferences PreferencesDialog::preferences() const
{
    return {chosenLanguage(m_ui->languageBox), units(), board(), m_ui->askFromBox->value(),
            static_cast<Theme>(m_ui->themeBox->currentIndex())};
}

QString PreferencesDialog::person() const
{
    const QString name = m_ui->personBox->currentText().trimmed();
    return name.isEmpty() ? m_person : name;
}

void PreferencesDialog::reject()
{
    if (chosenLanguage(m_ui->languageBox) != m_before.language)
        emit languageChosen(m_before.language);
    QDialog::reject();
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        namePersonBox();
        nameAnimations();
        nameThemes();
        showExample();
    }
    QDialog::changeEvent(event);
}

void PreferencesDialog::showUnits()
{
    const Units &units = m_before.units;
    m_ui->scaleBox->setValue(units.millimetresPerPas);
    if (units.kind == Units::Kind::Pas)
        m_ui->pasButton->setChecked(true);
    else if (units.millimetresPerPas == 20)
        m_ui->mm20Button->setChecked(true);
    else if (units.millimetresPerPas == 25)
        m_ui->mm25Button->setChecked(true);
    else
        m_ui->otherButton->setChecked(true);
}

void PreferencesDialog::showBoard()
{
    const BoardOptions &board = m_before.board;
    m_ui->gridBox->setChecked(board.grid);
    m_ui->heightsBox->setChecked(board.heights);
    m_ui->lettersBox->setChecked(board.letters);
    m_ui->portraitsBox->setChecked(board.portraits);
    m_ui->miniMapBox->setChecked(board.miniMap);
    for (const int speed : kAnimations)
        m_ui->animationBox->addItem({}, speed);
    nameAnimations();
    const int speed = board.animated ? board.speed : 0;
    const auto nearest = std::ranges::min_element(
        kAnimations, {}, [&](int other) { return std::abs(other - speed); });
    m_ui->animationBox->setCurrentIndex(static_cast<int>(nearest - kAnimations.begin()));
}

void PreferencesDialog::nameAnimations()
{
    const QStringList names{tr("none"), tr("slow"), tr("at normal speed"), tr("fast")};
    for (int index = 0; index < names.size(); ++index)
        m_ui->animationBox->setItemText(index, names[index]);
}

void PreferencesDialog::nameThemes()
{
    //: colours of the program
    const QStringList names{tr("as your system is set"), tr("light"), tr("dark")};
    for (int index = 0; index < names.size(); ++index)
        m_ui->themeBox->setItemText(index, names[index]);
}

BoardOptions PreferencesDialog::board() const
{
    BoardOptions board = m_before.board;
    board.grid = m_ui->gridBox->isChecked();
    board.heights = m_ui->heightsBox->isChecked();
    board.letters = m_ui->lettersBox->isChecked();
    board.portraits = m_ui->portraitsBox->isChecked();
    board.miniMap = m_ui->miniMapBox->isChecked();
    const int speed = m_ui->animationBox->currentData().toInt();
    board.animated = speed > 0;
    if (speed > 0)
        board.speed = speed;
    return board;
}

// A screen reader meets the line inside the box.
void PreferencesDialog::namePersonBox()
{
    m_ui->personBox->lineEdit()->setAccessibleName(m_ui->personLabel->text().remove(u'&'));
}

void PreferencesDialog::showExample()
{
    m_ui->scaleBox->setEnabled(m_ui->otherButton->isChecked());
    m_ui->exampleLabel->setText(
        tr("A move of %1\u00a0pas reads “%2”.")
            .arg(QString::number(kExamplePas), distanceText(kExamplePas, units())));
}

Units PreferencesDialog::units() const
{
    if (m_ui->pasButton->isChecked())
        return {Units::Kind::Pas, m_before.units.millimetresPerPas};
    if (m_ui->mm20Button->isChecked())
        return {Units::Kind::Millimetres, 20};
    if (m_ui->mm25Button->isChecked())
        return {Units::Kind::Millimetres, 25};
    return {Units::Kind::Millimetres, m_ui->scaleBox->value()};
}

} // namespace escarmouche::app
