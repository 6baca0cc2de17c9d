// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchstore.h"

#include "model/library/repository/gamerepository.h"
#include "model/library/store/librarystore.h"
#include "model/text.h"

#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

Result<WholeGame> loadGame(LibraryStore &store, const std::string &uuid)
{
    // One snapshot, or another window's act between two reads would look like damage.
    if (const auto begun = store.reader->run("BEGIN"); !begun)
        return fail(begun.error());
    GameRepository games(*store.reader);
    auto game = games.find(uuid);
    auto entries = games.entries(uuid);
    if (const auto ended = store.reader->run("COMMIT"); !ended)
        return fail(ended.error());
    if (!game || !entries)
        return fail(game ? entries.error() : game.error());
    if (!*game)
        return fail({.code = ErrorCode::MatchNotFound, .subject = uuid});
    if (auto sound = checkGame(**game, *entries); !sound) {
        if (sound.error().subject.empty())
            sound.error().subject = toUtf8(store.path);
        return fail(sound.error());
    }
    return WholeGame{std::move(**game), std::move(*entries)};
}

LibraryWriter::Write writeOf(WholeGame whole)
{
    return [whole = std::move(whole)](Connection &connection) {
        return GameRepository(connection).add(whole.game, whole.entries);
    };
}

Result<std::string> addGame(LibraryStore &store, Result<WholeGame> whole)
{
    if (!whole)
        return fail(whole.error());
    const std::string uuid = whole->game.row.uuid;
    const auto written = store.write(writeOf(std::move(*whole)));
    return written ? Result<std::string>(uuid) : fail(written.error());
}

} // namespace escarmouche::model
