// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lastwords.h"

#include "app/text/sentences.h"
#include "model/text.h"

#include <csignal>
#include <exception>
#include <new>
#include <string>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace escarmouche::app {

namespace {

const rules::Error kNoMemory{.code = rules::ErrorCode::OutOfMemory};

// Made while there is memory.
std::string lastWords = "escarmouche: There is not enough memory.\n";
std::terminate_handler otherwise = nullptr;

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
        otherwise();
    }
    otherwise();
    std::abort();
}

/** Qt's lists do not look whether they were given memory, and write where there is none. */
void endWithoutMemory(int signal)
{
    constexpr std::size_t kSome = 1U << 20U;
    if (::mmap(nullptr, kSome, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) ==
        MAP_FAILED)
        _exit(sayLastWords());
    std::signal(signal, SIG_DFL); // something else is wrong: the fault comes again, and ends us
}

} // namespace

void prepareLastWords()
{
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGSEGV, endWithoutMemory);
    otherwise = std::set_terminate(end);
}

void translateLastWords()
{
    lastWords = "escarmouche: " + toUtf8(sentence(kNoMemory)) + '\n';
}

int sayLastWords()
{
    (void)!::write(STDERR_FILENO, lastWords.data(), lastWords.size());
    return exitCode(kNoMemory.code);
}

} // namespace escarmouche::app
