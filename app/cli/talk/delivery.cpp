// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/delivery.h"

#include "app/cli/talk/console.h"
#include "app/cli/talk/deeds.h"
#include "model/text.h"

namespace escarmouche::app::cli {

Outcome<OutputFile> OutputFile::open(const std::string &path)
{
    OutputFile file;
    file.m_path = toQString(path);
    if (path.empty())
        return file;
    auto writer = model::FileWriter::open(file.m_path);
    if (!writer)
        return complain(writer.error());
    file.m_writer.emplace(std::move(*writer));
    return file;
}

Outcome<void>
OutputFile::fill(const std::function<rules::Result<void>(model::FileWriter &)> &content)
{
    if (!m_writer)
        return {};
    const auto filled = content(*m_writer).and_then([this] { return m_writer->settle(); });
    return filled ? Outcome<void>() : complain(filled.error());
}

Outcome<void> OutputFile::place()
{
    if (!m_writer)
        return {};
    if (const auto placed = m_writer->commit(); !placed)
        return complain(placed.error());
    noteDone(m_path);
    return {};
}

Outcome<void> deliver(const QString &path, std::string_view bytes)
{
    if (path.isEmpty()) {
        printBytes(bytes);
        return {};
    }
    auto file = OutputFile::open(toUtf8(path));
    if (!file)
        return tl::unexpected(file.error());
    const auto filled = file->fill([&](auto &writer) { return writer.write(bytes); });
    return filled ? file->place() : filled;
}

} // namespace escarmouche::app::cli
