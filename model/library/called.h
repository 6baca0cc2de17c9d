// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text.h"
#include "rules/core/json/jsonreader.h"
#include "rules/core/values/error.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

// How people name rows that have a uuid and a name: bands, campaigns.

/** How much of a uuid, at least eight characters, tells these rows apart. */
template<class Row>
std::size_t startLength(const std::vector<Row> &rows)
{
    std::size_t length = 8;
    std::vector<std::string_view> uuids;
    for (const Row &row : rows)
        uuids.push_back(row.uuid);
    std::ranges::sort(uuids);
    for (std::size_t i = 1; i < uuids.size(); ++i) {
        const auto apart = std::ranges::mismatch(uuids[i - 1], uuids[i]).in1;
        const auto same = static_cast<std::size_t>(apart - uuids[i - 1].begin());
        length = std::max(length, same + 1);
    }
    return length;
}

/** The row of that uuid, else those of that name, else those whose uuid starts so. */
template<class Row>
std::vector<Row> called(const std::vector<Row> &rows, const std::string &uuidOrName)
{
    constexpr std::size_t kLeastStart = 4; // of a uuid: fewer would fit by chance
    const std::string key = foldedKey(uuidOrName);
    std::vector<Row> named;
    std::vector<Row> started;
    for (const Row &row : rows) {
        if (row.uuid == key)
            return {row};
        if (row.nameKey == key)
            named.push_back(row);
        if (key.size() >= kLeastStart && row.uuid.starts_with(key))
            started.push_back(row);
    }
    return named.empty() ? started : named;
}

/** The only one called so. */
template<class Row>
rules::Result<Row> onlyCalled(const std::vector<Row> &rows, const std::string &uuidOrName,
                              rules::ErrorCode notFound, rules::ErrorCode ambiguous)
{
    auto met = called(rows, uuidOrName);
    if (met.size() == 1)
        return std::move(met.front());
    rules::Error error{.code = notFound, .subject = uuidOrName};
    if (met.empty()) {
        std::vector<std::string_view> names;
        for (const Row &row : rows)
            names.push_back(row.name);
        error.hint = rules::json::nearest(uuidOrName, names);
        return rules::fail(std::move(error));
    }
    error.code = ambiguous;
    error.number = static_cast<std::int64_t>(met.size());
    for (const Row &row : met)
        error.hint += (error.hint.empty() ? "" : ", ") + row.uuid.substr(0, startLength(rows));
    return rules::fail(std::move(error));
}

} // namespace escarmouche::model
