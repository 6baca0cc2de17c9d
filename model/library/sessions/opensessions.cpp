// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/opensessions.h"

#include "model/library/database/connection.h"

#include <utility>

namespace escarmouche::model {

OpenSessions::OpenSessions(Connection &reader)
    : m_reader(reader), m_dataVersion(reader.integer("PRAGMA data_version").value_or(0))
{
}

void OpenSessions::add(OpenSession session)
{
    std::erase_if(m_sessions, [](const OpenSession &known) { return known.session.isNull(); });
    m_sessions.push_back(std::move(session));
}

rules::Result<void> OpenSessions::flush(const std::string &uuid) const
{
    rules::Result<void> first;
    for (const OpenSession &open : std::vector(m_sessions)) {
        if (!open.session || (!uuid.empty() && open.uuid != uuid))
            continue;
        if (const auto written = open.flush(); !written && first)
            first = written;
    }
    return first;
}

void OpenSessions::look()
{
    const auto version = m_reader.integer("PRAGMA data_version");
    if (!version || *version == m_dataVersion)
        return;
    m_dataVersion = *version;
    for (const OpenSession &open : std::vector(m_sessions)) { // a slot may open or close one
        if (open.session)
            open.catchUp();
    }
    emit changed();
}

} // namespace escarmouche::model
