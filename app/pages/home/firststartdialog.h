// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/lessonoffers.h"
#include "app/words/reference/samplebands.h"
#include "rules/core/words/text.h"

#include <QDialog>

#include <memory>
#include <vector>

namespace Ui {
class FirstStartDialog;
}

class QPushButton;

namespace escarmouche::app {

/** Who sits down for the first time, and what they want to begin with. */
struct FirstStart {
    enum class Begin { Match, Lesson, Example, Campaign, NewBand, LookAround };

    QString person;
    Begin begin = Begin::LookAround;
    QString sample; // key, when an example or a lesson was chosen
};

/** Asked once, when the library is made. Closing it goes on with what it proposes. */
class FirstStartDialog : public QDialog
{
    Q_OBJECT

public:
    FirstStartDialog(const QString &proposedName, const QString &libraryPath,
                     const std::vector<SampleBand> &samples, QWidget *parent = nullptr);
    ~FirstStartDialog() override;

    FirstStart answer() const;
    void offerLessons(std::vector<LessonOffer> lessons);

signals:
    void languageChosen(escarmouche::rules::Language language);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillStart();
    void addExample(const SampleBand &band);

    std::unique_ptr<Ui::FirstStartDialog> m_ui;
    const std::vector<SampleBand> &m_samples;
    QString m_proposedName;
    QString m_libraryPath;
    QPushButton *m_start = nullptr;
    std::vector<LessonOffer> m_lessons;
};

} // namespace escarmouche::app
