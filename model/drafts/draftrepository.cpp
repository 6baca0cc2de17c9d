// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drafts/draftrepository.h"

#include "model/drafts/draftcodec.h"

namespace escarmouche::model {

rules::Result<std::vector<Draft>> DraftRepository::list()
{
    std::vector<Draft> drafts;
    auto statement = m_connection.prepare("SELECT owner, form, part, at, payload FROM draft"
                                          " ORDER BY at DESC, owner, form, part");
    const auto read = each(statement, [&] {
        drafts.push_back({{statement.text(0), statement.text(1), statement.text(2)},
                          statement.text(3),
                          decodeDraftWords(statement.text(4))});
    });
    return read ? rules::Result<std::vector<Draft>>(std::move(drafts)) : rules::fail(read.error());
}

rules::Result<std::optional<Draft>> DraftRepository::find(const DraftPlace &place)
{
    auto statement = m_connection.prepare(
        "SELECT at, payload FROM draft WHERE owner = ? AND form = ? AND part = ?");
    const auto row = statement.bind(place.owner).bind(place.form).bind(place.part).step();
    if (!row)
        return rules::fail(row.error());
    if (!*row)
        return std::nullopt;
    return Draft{place, statement.text(0), decodeDraftWords(statement.text(1))};
}

rules::Result<void> DraftRepository::write(const Draft &draft)
{
    auto statement = m_connection.prepare(
        "INSERT INTO draft (owner, form, part, at, payload) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (owner, form, part)"
        " DO UPDATE SET at = excluded.at, payload = excluded.payload");
    const DraftPlace &place = draft.place;
    return statement.bind(place.owner)
        .bind(place.form)
        .bind(place.part)
        .bind(draft.at)
        .bind(encodeDraftWords(draft.words))
        .run();
}

rules::Result<void> DraftRepository::remove(const DraftPlace &place)
{
    auto statement =
        m_connection.prepare("DELETE FROM draft WHERE owner = ? AND form = ? AND part = ?");
    return statement.bind(place.owner).bind(place.form).bind(place.part).run();
}

} // namespace escarmouche::model
