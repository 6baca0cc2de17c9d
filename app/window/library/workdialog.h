// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/longwork.h"

#include <QEventLoop>
#include <QProgressDialog>
#include <QThread>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>

namespace escarmouche::app {

/** Shows how far long work has come, in numbers, and lets a person cancel it. */
class WorkDialog : public QProgressDialog
{
    Q_OBJECT

public:
    WorkDialog(const QString &doing, model::LongWork &work, QWidget *parent);
    /** Cancels the work; the dialog stays until it has ended. */
    void reject() override;
    QSize sizeHint() const override;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void tell();
    static QString numbers(const model::LongWork::Progress &progress);
    int longestLine() const;

    QString m_doing;
    model::LongWork &m_work;
    QTimer m_clock;
    bool m_cancelled = false;
};

/** The result of work(LongWork &), done on a thread of its own; none: it was cancelled in time.
    Until then the window goes on being painted, and only the dialog takes input, which is shown
    when it takes more than a moment. */
template<class Work>
auto awaitedUnlessCancelled(const QString &doing, QWidget *parent, Work work)
{
    constexpr int kMomentMs = 500;
    model::LongWork watch;
    std::optional<decltype(work(watch))> result;
    QEventLoop loop;
    const std::unique_ptr<QThread> thread(QThread::create([&] { result.emplace(work(watch)); }));
    bool done = false; // the thread says it has finished a little before it has
    QObject::connect(thread.get(), &QThread::finished, &loop, [&] {
        done = true;
        loop.quit();
    });
    QTimer::singleShot(kMomentMs, &loop, &QEventLoop::quit);
    thread->start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    WorkDialog dialog(doing, watch, parent);
    if (!done) {
        dialog.show();
        loop.exec();
    }
    thread->wait();
    if (watch.isCancelled() && !*result)
        result.reset();
    return result;
}

} // namespace escarmouche::app
