// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsanswer.h"

#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QLocale>

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

Json oddsJson(const rules::OddsData::Members &members);

/** A value of an answer as JSON. */
struct AsJson {
    Json operator()(std::monostate) const { return {}; }
    Json operator()(const rules::OddsData::List &list) const
    {
        Json json = Json::array();
        for (const rules::OddsData &one : list)
            json.push_back(std::visit(*this, one.value));
        return json;
    }
    Json operator()(const rules::OddsData::Members &members) const { return oddsJson(members); }
    template<class Scalar>
    Json operator()(const Scalar &scalar) const
    {
        return scalar;
    }
};

Json oddsJson(const rules::OddsData::Members &members)
{
    Json json = Json::object();
    for (const auto &[name, data] : members)
        json[name] = std::visit(AsJson{}, data.value);
    return json;
}

/** What, as a fraction, as a percentage; a mean as a number. */
QStringList shareCells(const rules::OddsShare &share)
{
    constexpr int kPlaces = 3;
    const double number = rules::decimal(share.share);
    return {inUiLanguage(share.what), toQString(rules::fractionText(share.share)),
            share.isMean ? QLocale().toString(number, 'f', kPlaces) : percentText(number, 2)};
}

/** A part of an answer as lines of text. */
struct AsText {
    QString operator()(const rules::Text &text) const { return inUiLanguage(text); }
    QString operator()(const rules::OddsTable &table) const
    {
        std::vector<QStringList> rows;
        for (const auto &cells : table.rows) {
            QStringList &row = rows.emplace_back();
            for (const rules::Text &cell : cells)
                row << inUiLanguage(cell);
        }
        return columns(rows) + u'\n';
    }
    QString operator()(const std::vector<rules::OddsShare> &shares) const
    {
        std::vector<QStringList> rows;
        for (const rules::OddsShare &share : shares)
            rows.push_back(shareCells(share));
        return columns(rows);
    }
};

} // namespace

void printData(const rules::OddsAnswer &answer)
{
    print(oddsJson(answer.data));
}

void printParts(const rules::OddsAnswer &answer)
{
    for (const rules::OddsAnswer::Part &part : answer.parts)
        print(std::visit(AsText{}, part));
}

} // namespace escarmouche::app::cli
