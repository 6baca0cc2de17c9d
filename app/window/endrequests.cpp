// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/endrequests.h"

#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace escarmouche::app {

namespace {

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

// A signal can reach no more than this: what is read, what is written.
std::array<int, 2> signalPipe{-1, -1};

void request(int number)
{
    std::signal(number, SIG_DFL); // the second time
    const auto byte = static_cast<unsigned char>(number);
    (void)!::write(signalPipe[1], &byte, 1);
}

} // namespace

EndRequests::EndRequests(QObject *parent) : QObject(parent)
{
    if (::pipe2(signalPipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &EndRequests::hear);
    for (const int number : kSignals)
        if (std::signal(number, request) == SIG_IGN) // as nohup wants it
            std::signal(number, SIG_IGN);
}

EndRequests::~EndRequests()
{
    for (const int number : kSignals)
        std::signal(number, SIG_DFL);
    for (int &end : signalPipe) {
        ::close(end);
        end = -1;
    }
}

void EndRequests::hear()
{
    unsigned char number = 0;
    if (::read(signalPipe[0], &number, 1) == 1)
        emit endWanted(number);
}

} // namespace escarmouche::app
