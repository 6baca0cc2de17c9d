// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/firststartdialog.h"

#include "app/forms/fields/languagebox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/words/sentences/phrases.h"
#include "model/resources.h"
#include "model/text.h"
#include "ui_firststartdialog.h"

#include <QDir>
#include <QEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr int kBeginRole = Qt::UserRole;
constexpr int kFirstSampleRole = Qt::UserRole + 1;

QListWidgetItem *addStart(QListWidget *list, const QString &icon, const QString &text,
                          FirstStart::Begin begin, const QString &sample = {})
{
    auto *item = new QListWidgetItem(lineIcon(icon), text, list);
    item->setData(kBeginRole, static_cast<int>(begin));
    item->setData(kFirstSampleRole, sample);
    item->setToolTip(tipText(text)); // where the list cuts it
    return item;
}

/** The first that the board plays and that draws no remark, so that nothing has to be explained at
    once. */
std::vector<SampleBand>::const_iterator easiest(const std::vector<SampleBand> &samples)
{
    return std::ranges::find_if(samples, [](const SampleBand &band) {
        return !band.notPlayed && band.summary.illegal == 0 && band.summary.warnings == 0;
    });
}

} // namespace

FirstStartDialog::FirstStartDialog(const QString &proposedName, const QString &libraryPath,
                                   const std::vector<SampleBand> &samples, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::FirstStartDialog>()), m_samples(samples),
      m_proposedName(proposedName), m_libraryPath(libraryPath)
{
    m_ui->setupUi(this);
    makeHeading(m_ui->titleLabel);
    tint(m_ui->keptLabel, Tone::Dim);
    fillLanguages(m_ui->languageBox);
    m_ui->nameEdit->setText(proposedName);
    m_ui->startList->setIconSize({kIconSize, kIconSize});
    // No standard button: the box would give it its own word at every change of language.
    m_start = m_ui->buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    connect(m_ui->languageBox, &QComboBox::activated, this,
            [this] { emit languageChosen(chosenLanguage(m_ui->languageBox)); });
    connect(m_ui->startList, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    retranslate();
    fitToScreen(*this);
    m_ui->startList->setFocus();
}

FirstStartDialog::~FirstStartDialog() = default;

FirstStart FirstStartDialog::answer() const
{
    FirstStart answer;
    answer.person = m_ui->nameEdit->text().trimmed();
    if (answer.person.isEmpty())
        answer.person = m_proposedName;
    if (const QListWidgetItem *item = m_ui->startList->currentItem();
        item != nullptr && result() == QDialog::Accepted) {
        answer.begin = static_cast<FirstStart::Begin>(item->data(kBeginRole).toInt());
        answer.sample = item->data(kFirstSampleRole).toString();
    }
    return answer;
}

void FirstStartDialog::offerLessons(std::vector<LessonOffer> lessons)
{
    m_lessons = std::move(lessons);
    fillStart();
}

void FirstStartDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        retranslate();
    }
    QDialog::changeEvent(event);
}

void FirstStartDialog::retranslate()
{
    m_start->setText(tr("&Start"));
    m_ui->keptLabel->setText(
        tr("Bands are kept in %1").arg(QDir::toNativeSeparators(m_libraryPath)));
    fillStart();
}

// What most want comes first and is chosen; the rest of the examples last, as they are many.
void FirstStartDialog::fillStart()
{
    const int row = m_ui->startList->currentRow();
    m_ui->startList->clear();
    addStart(m_ui->startList, QStringLiteral("match"),
             tr("a match on the board, at once, against the machine or somebody beside you"),
             FirstStart::Begin::Match);
    for (const LessonOffer &lesson : m_lessons)
        addStart(m_ui->startList, QStringLiteral("rules"),
                 //: the title of a lesson; its game and how long it takes
                 tr("a lesson: “%1” – %2").arg(inUiLanguage(lesson.title), lessonLength(lesson)),
                 FirstStart::Begin::Lesson, lesson.key);
    const auto proposed = easiest(m_samples);
    if (proposed != m_samples.end())
        addExample(*proposed);
    addStart(m_ui->startList, QStringLiteral("add"), tr("a band of my own"),
             FirstStart::Begin::NewBand);
    if (model::hasSampleCampaign())
        addStart(m_ui->startList, QStringLiteral("history"),
                 tr("the example campaign: four bands, three games played, the fourth to come"),
                 FirstStart::Begin::Campaign);
    addStart(m_ui->startList, QStringLiteral("home"), tr("nothing yet, just look around"),
             FirstStart::Begin::LookAround);
    for (auto band = m_samples.begin(); band != m_samples.end(); ++band)
        if (band != proposed)
            addExample(*band);
    m_ui->startList->setCurrentRow(std::max(0, row));
}

void FirstStartDialog::addExample(const SampleBand &band)
{
    const QString text =
        tr("the example band “%1” – %2").arg(toQString(band.sample.name), aboutLine(band.summary));
    addStart(m_ui->startList, QStringLiteral("sample"), withMark(text, band.notPlayed),
             FirstStart::Begin::Example, toQString(band.sample.fullKey()))
        ->setToolTip(tipText(withNote(text, band.notPlayed)));
}

} // namespace escarmouche::app
