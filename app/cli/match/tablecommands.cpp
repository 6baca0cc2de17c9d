// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/match/matchcommands.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/delivery.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/sentences/leftout.h"
#include "model/match/setup/tableimport.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

using rules::kit::tables::LeftOut;

std::string_view word(LeftOut::Why why)
{
    switch (why) {
    case LeftOut::Why::Tiles:
        return "tiles";
    case LeftOut::Why::Picture:
        return "picture";
    case LeftOut::Why::Hidden:
        return "hidden";
    case LeftOut::Why::Point:
        return "point";
    case LeftOut::Why::Line:
        return "line";
    case LeftOut::Why::Capsule:
        return "capsule";
    case LeftOut::Why::Text:
        return "text";
    case LeftOut::Why::TileObject:
        return "tile";
    case LeftOut::Why::Template:
        return "template";
    case LeftOut::Why::NoKind:
        return "no-kind";
    case LeftOut::Why::NoArea:
        return "no-area";
    }
    return {};
}

Json reportOf(const rules::kit::tables::TiledTable &read)
{
    Json leftOut = Json::array();
    for (const LeftOut &each : read.leftOut)
        leftOut.push_back({{"why", word(each.why)},
                           {"name", each.name},
                           {"id", each.id},
                           {"pointer", each.pointer}});
    return {{"key", read.table.key},
            {"name", {{"en", read.table.name.en}, {"fr", read.table.name.fr}}},
            {"pieces", read.table.pieces.size()},
            {"left_out", std::move(leftOut)}};
}

} // namespace

Outcome<int> importTable(const Call &call)
{
    const auto map = mapPath(call.words.front());
    if (!map)
        return complain(map.error());
    const auto read = model::importTiledMap(*map);
    if (!read)
        return complain(read.error());
    const std::string text = rules::kit::tables::encodeTable(read->table) + '\n';
    const bool isFile = !call.output.empty();
    if (isFile || !call.json) {
        if (const auto done = deliver(toQString(call.output), text); !done)
            return tl::unexpected(done.error());
    }
    if (call.json) {
        Json report = reportOf(*read);
        if (isFile)
            report["file"] = call.output;
        else
            report["table"] = Json::parse(text);
        print(report);
        return kFine;
    }
    for (const LeftOut &each : read->leftOut)
        talk(leftOutText(each));
    if (isFile)
        tellWritten(toQString(call.output));
    return kFine;
}

} // namespace escarmouche::app::cli
