// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace escarmouche::model {

class Connection;

/** An open session of whatever kind. */
struct OpenSession {
    QPointer<QObject> session; // null once it has ended
    std::string uuid; // of its stream or its match
    std::function<void()> catchUp;
    std::function<rules::Result<void>()> flush;
};

/** The sessions that are open on one library: flushed together, and told when others wrote. */
class OpenSessions : public QObject
{
    Q_OBJECT

public:
    /** Sees by that connection what others write. */
    explicit OpenSessions(Connection &reader);

    void add(OpenSession session);
    /** Waits until what the session of that uuid did, or every session, is on disk; the first
        failure. */
    rules::Result<void> flush(const std::string &uuid = {}) const;
    /** Lets them catch up if anything was written since the last look. */
    void look();
    /** Looks at once at what was done in the library itself, if it was done; what it is given. */
    template<class Value>
    rules::Result<Value> lookAfter(rules::Result<Value> done)
    {
        if (done)
            look();
        return done;
    }

signals:
    /** Something in the library changed, by us or by another window or program. */
    void changed();

private:
    Connection &m_reader;
    std::int64_t m_dataVersion = 0;
    std::vector<OpenSession> m_sessions;
};

} // namespace escarmouche::model
