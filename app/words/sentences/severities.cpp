// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/severities.h"

#include <QCoreApplication>

namespace escarmouche::app {

QString severityName(rules::Severity severity)
{
    switch (severity) {
    case rules::Severity::Note:
        return QCoreApplication::translate("Findings", "note");
    case rules::Severity::Warning:
        return QCoreApplication::translate("Findings", "warning");
    case rules::Severity::Illegal:
        return QCoreApplication::translate("Findings", "illegal");
    }
    return {};
}

} // namespace escarmouche::app
