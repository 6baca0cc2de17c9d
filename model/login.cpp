// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/login.h"

#include "model/text.h"

#include <pwd.h>
#include <unistd.h>

namespace escarmouche::model {

std::string loginName()
{
    for (const char *variable : {"USER", "LOGNAME", "USERNAME"}) {
        const QString name = qEnvironmentVariable(variable).trimmed();
        if (!name.isEmpty())
            return toUtf8(name);
    }
    const passwd *account = getpwuid(getuid());
    return account && *account->pw_name ? account->pw_name : "player";
}

} // namespace escarmouche::model
