// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/program/lastwords.h"

#include "app/words/sentences/sentences.h"
#include "model/text.h"

#include <QString>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <exception>
#include <execinfo.h>
#include <new>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace escarmouche::app {

namespace {

const rules::Error kNoMemory{.code = rules::ErrorCode::OutOfMemory};

constexpr std::string_view kEnglishWords = "escarmouche: There is not enough memory.\n";

// Made while there is memory; empty until then.
std::string lastWords;
std::terminate_handler formerTerminate = nullptr;
QtMessageHandler formerMessages = nullptr;
std::atomic<bool> isQtMute = false;

/** What reaches no handler: in a thread, or where nothing may be thrown. */
[[noreturn]] void end()
{
    try {
        if (const auto thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
        _exit(sayLastWords());
    } catch (const std::system_error &) { // a thread that was not given
        _exit(sayLastWords());
    } catch (...) {
        formerTerminate();
    }
    formerTerminate();
    std::abort();
}

struct Crash {
    int signal;
    std::string_view name;
};
constexpr std::array kCrashes{Crash{SIGSEGV, "SIGSEGV"}, Crash{SIGABRT, "SIGABRT"},
                              Crash{SIGBUS, "SIGBUS"}, Crash{SIGFPE, "SIGFPE"},
                              Crash{SIGILL, "SIGILL"}};
constexpr std::array kMemorySignals{SIGSEGV, SIGABRT};
constexpr int kMostCalls = 64;

std::atomic<int> crashLog = -1;

/** Only what a signal may do: it may have come in the middle of anything. */
void crash(int signal)
{
    if (const int log = crashLog; log >= 0) {
        const auto *known = std::ranges::find(kCrashes, signal, &Crash::signal);
        std::array<void *, kMostCalls> calls{};
        (void)!::write(log, known->name.data(), known->name.size());
        (void)!::write(log, "\n", 1);
        ::backtrace_symbols_fd(calls.data(), ::backtrace(calls.data(), kMostCalls), log);
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal); // comes once this one is done with
}

/** Qt's lists do not look whether they were given memory, and write where there is none; the C
    library gives up by itself when a thread has no room for its variables. */
void endWithoutMemory(int signal)
{
    constexpr std::size_t kSome = 1U << 20U;
    if (::mmap(nullptr, kSome, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) ==
        MAP_FAILED)
        _exit(sayLastWords());
    crash(signal); // something else is wrong
}

/** Where Qt gets no thread it says so and goes on; whoever waits for that thread waits for ever. */
void takeQtMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (text.startsWith(QLatin1String("QThread::start: Thread creation error")))
        _exit(sayLastWords());
    if (!isQtMute || type == QtFatalMsg)
        formerMessages(type, context, text);
}

/** Before anything else of the program is made, which may already need more than there is. */
[[gnu::constructor(101)]] void prepareFirst()
{
    formerTerminate = std::set_terminate(end);
}

} // namespace

void prepareLastWords()
{
    std::signal(SIGXFSZ, SIG_IGN);
    for (const int signal : kMemorySignals)
        std::signal(signal, endWithoutMemory);
    formerMessages = qInstallMessageHandler(takeQtMessage);
}

void muteQt()
{
    isQtMute = true;
}

void logCrashes(int descriptor)
{
    std::array<void *, 1> none{};
    (void)::backtrace(none.data(), 1); // what it loads it cannot load in a crash
    crashLog = descriptor;
    for (const Crash &each : kCrashes)
        if (std::ranges::find(kMemorySignals, each.signal) == kMemorySignals.end())
            std::signal(each.signal, descriptor >= 0 ? crash : SIG_DFL);
}

void translateLastWords()
{
    lastWords = "escarmouche: " + toUtf8(sentence(kNoMemory)) + '\n';
}

int sayLastWords()
{
    const std::string_view words = lastWords.empty() ? kEnglishWords : std::string_view(lastWords);
    (void)!::write(STDERR_FILENO, words.data(), words.size());
    return exitCode(rules::ErrorCode::OutOfMemory);
}

} // namespace escarmouche::app
