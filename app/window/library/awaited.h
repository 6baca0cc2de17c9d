// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QThread>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace escarmouche::app {

/** The result of work that may take long, done on a thread of its own; the window goes on being
    painted, takes no input, and says `doing` when it takes more than a moment. */
template<class Work>
auto awaited(const QString &doing, Work work)
{
    constexpr int kMomentMs = 500;
    std::optional<decltype(work())> result;
    QEventLoop loop;
    const std::unique_ptr<QThread> thread(QThread::create([&] { result.emplace(work()); }));
    QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    QProgressDialog dialog(doing, {}, 0, 0);
    dialog.reset(); // else it shows itself by its own clock
    QTimer::singleShot(kMomentMs, &dialog, &QWidget::show);
    thread->start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread->wait();
    return std::move(*result);
}

/** How a window waits for the disk (model::Waiting): it goes on being painted and takes no input.
    Where no event loop is turning yet there is no window to keep alive. */
inline void turnUntil(const std::function<bool()> &ready)
{
    if (QThread::currentThread()->loopLevel() == 0)
        return;
    QEventLoop loop;
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock,
                     &loop, [&] {
                         if (ready())
                             loop.quit();
                     });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
}

} // namespace escarmouche::app
