// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/delivery.h"

#include "app/cli/console.h"
#include "model/exchange/filewriter.h"

namespace escarmouche::app::cli {

Outcome<void> deliver(const QString &path, std::string_view bytes)
{
    if (path.isEmpty()) {
        printBytes(bytes);
        return {};
    }
    if (const auto written = model::writeFile(path, bytes); !written)
        return complain(written.error());
    return {};
}

} // namespace escarmouche::app::cli
