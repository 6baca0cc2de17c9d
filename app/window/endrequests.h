// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace escarmouche::app {

/** Turns SIGTERM, SIGINT and SIGHUP into a Qt signal, so that open work can be kept first. The
    second time the same one ends the program at once. There may be one object of this class. */
class EndRequests : public QObject
{
    Q_OBJECT

public:
    explicit EndRequests(QObject *parent = nullptr);
    ~EndRequests() override;

signals:
    void endWanted(int number);

private:
    void hear();

    QSocketNotifier *m_notifier = nullptr; // null: the system gave no pipe
};

} // namespace escarmouche::app
