// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library/librarycare.h"

#include "app/forms/notices/errorbox.h"
#include "app/window/library/awaited.h"
#include "app/words/language/dates.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "model/text.h"

#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QThread>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kSecondsADay = 24 * 60 * 60;

rules::Result<QString> checked(const QString &path, const rules::RuleSystems &systems)
{
    const auto report = model::checkLibrary(path, systems);
    if (const auto sound = model::verdict(report); !sound)
        return rules::fail(sound.error());
    return LibraryCare::tr("The library is sound: %n act(s) checked.", nullptr,
                           static_cast<int>(report->events));
}

rules::Result<QString> backedUp(const QString &path, const rules::RuleSystems &systems)
{
    const auto made = model::Backups(path, systems).make();
    if (!made)
        return rules::fail(made.error());
    return QDir::toNativeSeparators(made->path);
}

bool backedUpToday(const QString &path, const rules::RuleSystems &systems)
{
    const auto list = model::Backups(path, systems).list();
    // A date to come is that of a clock that was wrong.
    const auto now = QDateTime::currentDateTimeUtc();
    return !list.empty() && list.front().at <= now && list.front().at.secsTo(now) < kSecondsADay;
}

} // namespace

LibraryCare::LibraryCare(const model::Library &library, QObject *parent)
    : QObject(parent), m_systems(library.systems()), m_path(library.path())
{
}

LibraryCare::~LibraryCare()
{
    if (m_thread)
        m_thread->wait();
}

void LibraryCare::backUp()
{
    run(tr("Backing up the library…"), [path = m_path, &systems = m_systems] {
        return backedUp(path, systems).map([](const QString &file) {
            return tr("Backed up and checked: %1").arg(file);
        });
    });
}

void LibraryCare::check()
{
    run(tr("Checking the library…"),
        [path = m_path, &systems = m_systems] { return checked(path, systems); });
}

void LibraryCare::routine()
{
    run({}, [path = m_path, &systems = m_systems]() -> Report {
        if (const auto sound = checked(path, systems); !sound)
            return rules::fail(sound.error());
        if (backedUpToday(path, systems))
            return QString();
        return backedUp(path, systems).map([](const QString &) {
            return tr("Today’s backup of the library has been made.");
        });
    });
}

void LibraryCare::run(const QString &doing, std::function<Report()> task)
{
    if (busy())
        return;
    auto report = std::make_shared<Report>();
    m_thread.reset(QThread::create([report, task = std::move(task)] { *report = task(); }));
    connect(m_thread.get(), &QThread::finished, this, [this, report] { end(*report); });
    emit busyChanged(true);
    if (!doing.isEmpty())
        emit said(doing);
    m_thread->start(QThread::LowPriority);
}

void LibraryCare::end(const Report &report)
{
    m_thread->wait();
    m_thread.release()->deleteLater();
    emit busyChanged(false);
    if (!report)
        emit failed(report.error());
    else if (!report->isEmpty())
        emit said(*report);
}

rules::Result<void> becomePerson(model::Library &library, const std::string &name)
{
    const auto people = library.people().list();
    if (!people)
        return rules::fail(people.error());
    const auto known = std::ranges::find(*people, name, &model::Person::name);
    if (known != people->end())
        return library.people().setCurrent(known->id);
    const auto added = library.people().add(name);
    return added ? library.people().setCurrent(added->id) : rules::fail(added.error());
}

QString chooseLibraryFile(QWidget *parent)
{
    return QFileDialog::getOpenFileName(parent, LibraryCare::tr("Open library"), {},
                                        LibraryCare::tr("Libraries (*.library)") +
                                            QStringLiteral(";;") +
                                            LibraryCare::tr("All files (*)"));
}

std::optional<QString> lastGoodBackup(const QString &libraryPath, const rules::RuleSystems &systems)
{
    const auto backup = awaited(LibraryCare::tr("Looking for a good backup…"),
                                [&] { return model::Backups(libraryPath, systems).newestSound(); });
    if (!backup)
        return std::nullopt;
    return QLocale().toString(backup->at.toLocalTime(), QLocale::ShortFormat);
}

bool isRestoreMeant(QWidget *parent, const model::Library &library)
{
    const auto backup = lastGoodBackup(library.path(), library.systems());
    if (!backup) {
        tell(parent, {.code = rules::ErrorCode::FileNotFound,
                      .subject = toUtf8(LibraryCare::tr("a good backup"))});
        return false;
    }
    const auto answer = QMessageBox::question(
        parent, QGuiApplication::applicationDisplayName(),
        LibraryCare::tr("Restore the backup of %1? Anything done since then will be only in the "
                        "present file, which is kept beside it.")
            .arg(*backup));
    return answer == QMessageBox::Yes;
}

rules::Result<QString> restoreLastBackup(const QString &libraryPath,
                                         const rules::RuleSystems &systems)
{
    return awaited(LibraryCare::tr("Restoring the last good backup…"), [&] {
        model::Backups backups(libraryPath, systems);
        const auto backup = backups.newestSound();
        return backup ? backups.restore(backup->path) : rules::fail(backup.error());
    });
}

rules::Result<std::unique_ptr<model::Library>>
openLibrary(const QString &path, const rules::RuleSystems &systems, model::OpenMode mode)
{
    const auto ready = awaited(LibraryCare::tr("Opening the library…"),
                               [&] { return model::makeReady(path, systems, mode); });
    return ready ? model::Library::open(path, systems, mode) : rules::fail(ready.error());
}

} // namespace escarmouche::app
