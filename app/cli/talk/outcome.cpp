// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/outcome.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/talk/bandrows.h"
#include "app/cli/talk/console.h"
#include "app/words/language/visible.h"
#include "app/words/sentences/sentences.h"

namespace escarmouche::app::cli {
namespace {

tl::unexpected<Complaint> complainOf(const rules::Error &error, const EntryNames &names = {})
{
    std::vector<QString> each;
    for (const rules::Error &one : error.more)
        each.push_back(sentence(one, names));
    return tl::unexpected(Complaint{exitCode(error),
                                    sentence(error, names),
                                    error,
                                    {},
                                    explain(error, names).what,
                                    {},
                                    std::move(each)});
}

} // namespace

tl::unexpected<Complaint> complain(const rules::Error &error)
{
    return complainOf(error);
}

tl::unexpected<Complaint> complain(const rules::Error &error, std::vector<model::BandRow> bands,
                                   const rules::RuleSystems &systems)
{
    auto table = bandRows(bands, bands, systems);
    table.insert(table.begin(), bandRowsHead(systems));
    auto complaint = complainOf(error);
    complaint.value().sentence += u'\n' + columns(table);
    complaint.value().bands = std::move(bands);
    return complaint;
}

tl::unexpected<Complaint> complain(const rules::Error &error, const rules::BandRules &rules)
{
    auto complaint = complainOf(named(error, rules), entryNames(rules));
    complaint.value().error = error;
    return complaint;
}

tl::unexpected<Complaint> complain(const rules::Error &error, const rules::RuleSystems &systems)
{
    return complainOf(error, entryNames(systems));
}

tl::unexpected<Complaint> refuseToReplace(const QString &file)
{
    return complain(
        kIllegal, told(QT_TRANSLATE_NOOP("CommandLine",
                                         "“%1” already exists. Nothing was written. Choose another "
                                         "place with --output, or replace it with --force."))
                      .arg(visible(file)));
}

tl::unexpected<Complaint> complain(int exit, const QString &sentence)
{
    return tl::unexpected(Complaint{exit, sentence, {}, {}});
}

} // namespace escarmouche::app::cli
