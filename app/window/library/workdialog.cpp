// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library/workdialog.h"

#include <QCloseEvent>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kTellEveryMs = 100;
constexpr int kWholeBar = 1000; // of the bar

} // namespace

WorkDialog::WorkDialog(const QString &doing, model::LongWork &work, QWidget *parent)
    : QProgressDialog(doing, tr("Cancel"), 0, kWholeBar, parent), m_doing(doing), m_work(work)
{
    auto *label = new QLabel(this);
    label->setTextFormat(Qt::PlainText); // a stranger chose the name of the file
    label->setAlignment(Qt::AlignCenter);
    setLabel(label);
    setWindowModality(Qt::ApplicationModal);
    setAutoClose(false);
    setAutoReset(false);
    reset(); // else it shows itself by its own clock
    disconnect(this, &QProgressDialog::canceled, this, nullptr); // it would hide
    connect(this, &QProgressDialog::canceled, this, &WorkDialog::reject);
    connect(&m_clock, &QTimer::timeout, this, &WorkDialog::tell);
    m_clock.start(kTellEveryMs);
    tell();
}

// As wide from the first as it will ever be, so that Cancel stays under the pointer.
QSize WorkDialog::sizeHint() const
{
    constexpr int kSides = 2 * 16;
    return QProgressDialog::sizeHint().expandedTo({longestLine() + kSides, 0});
}

int WorkDialog::longestLine() const
{
    constexpr qint64 kMany = 999'999'999;
    int width = 0;
    using Step = model::LongWork::Step;
    for (const Step step : {Step::Reading, Step::Storing, Step::Folding})
        width = std::max(width, fontMetrics().horizontalAdvance(numbers({step, kMany, kMany})));
    return width;
}

void WorkDialog::closeEvent(QCloseEvent *event)
{
    event->ignore();
    reject();
}

void WorkDialog::reject()
{
    m_cancelled = true;
    m_work.cancel();
    tell();
}

void WorkDialog::tell()
{
    const auto progress = m_work.progress();
    setLabelText(m_cancelled ? tr("Cancelling…") : m_doing + u'\n' + numbers(progress));
    setMaximum(progress.all > 0 ? kWholeBar : 0);
    if (progress.all > 0)
        setValue(static_cast<int>(kWholeBar * progress.done / progress.all));
}

QString WorkDialog::numbers(const model::LongWork::Progress &progress)
{
    const QLocale locale;
    const auto &[step, done, all] = progress;
    switch (step) {
    case model::LongWork::Step::Reading:
        return tr("Reading: %1 of %2")
            .arg(locale.formattedDataSize(done), locale.formattedDataSize(all));
    case model::LongWork::Step::Storing:
        return tr("Storing acts: %1 of %2").arg(locale.toString(done), locale.toString(all));
    case model::LongWork::Step::Folding:
        return tr("Working out the campaign: %1 of %2 acts")
            .arg(locale.toString(done), locale.toString(all));
    }
    return {};
}

} // namespace escarmouche::app
