// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/delivery.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/career/storywords.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/bandexchange.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {

namespace {

/** Nothing: that is no form of a story. */
std::optional<std::string> written(const model::Document &story,
                                   std::optional<model::BandFormat> format)
{
    if (!format)
        return std::nullopt;
    switch (*format) {
    case model::BandFormat::Markdown:
        return model::markdown(story);
    case model::BandFormat::Html:
        return model::html(story);
    case model::BandFormat::Text:
        return model::plainText(story);
    case model::BandFormat::Json:
    case model::BandFormat::Csv:
        break;
    }
    return std::nullopt;
}

} // namespace

Outcome<int> campaignStory(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    if (const auto has = checkBands(*open); !has)
        return tl::unexpected(has.error());
    const auto scenarios = scenariosOf(*open);
    const model::Document story =
        app::campaignStory(open->campaign(), open->session->rules(), scenarios, uiLanguage());
    const std::string name = !call.format.empty()  ? "." + call.format
                             : call.output.empty() ? ".txt"
                                                   : call.output;
    const auto text = written(story, model::formatOf(name));
    if (!text)
        return complain(kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                                       "The file’s name does not tell the format: "
                                                       "choose md, html or txt with --format.")));
    if (const auto delivered = deliver(toQString(call.output), *text); !delivered)
        return tl::unexpected(delivered.error());
    if (!call.output.empty() && call.json)
        print(Json{{"file", call.output}, {"bytes", text->size()}});
    else if (!call.output.empty())
        tellWritten(toQString(call.output));
    return kFine;
}

} // namespace escarmouche::app::cli
