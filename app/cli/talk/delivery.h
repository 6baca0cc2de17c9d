// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/outcome.h"
#include "model/exchange/filewriter.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace escarmouche::app::cli {

/** A file that a command writes beside its acts: a place where it cannot be is told before the
    first act, its content is on the disk before they are stored, and it gets its name after. */
class OutputFile
{
public:
    /** Without a path there is no file, and nothing of what follows does anything. */
    static Outcome<OutputFile> open(const std::string &path);

    Outcome<void> fill(const std::function<rules::Result<void>(model::FileWriter &)> &content);
    Outcome<void> place();

private:
    QString m_path;
    std::optional<model::FileWriter> m_writer;
};

/** To a file through the checked writer; a path that is empty: to standard output. */
Outcome<void> deliver(const QString &path, std::string_view bytes);

} // namespace escarmouche::app::cli
