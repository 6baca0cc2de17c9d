// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/resources.h"

#include "model/digest.h"
#include "model/systemfiles.h"
#include "model/text.h"
#include "rules/core/json/jsonreader.h"
#include "rules/systems.h"

#include <QFile>

namespace escarmouche::model {

using namespace rules;

Result<std::string> readResource(std::string_view path)
{
    QFile file(toQString(":/" + std::string(path)));
    // What is built in is packed: without memory to unpack it, it does not open.
    if (!file.open(QIODevice::ReadOnly))
        return fail({.code = file.exists() ? ErrorCode::OutOfMemory : ErrorCode::FileNotFound,
                     .subject = std::string(path)});
    return file.readAll().toStdString();
}

Result<std::string> readCatalogue(std::string_view name)
{
    return readResource("catalogues/" + std::string(name));
}

Result<RuleSystems> loadSystems()
{
    RuleSystems all;
    for (const SystemEntry &entry : systemList()) {
        std::string data;
        auto system = entry.load(entry.name, [&data](std::string_view name) {
            auto text = readCatalogue(name);
            if (text)
                data += *text;
            return text;
        });
        if (!system)
            return fail(system.error());
        system->edition = ESCARMOUCHE_VERSION "-" + sha256(data).substr(0, 16);
        all.push_back(std::move(*system));
    }
    return all;
}

bool hasSampleCampaign()
{
    return !fileWords(kSampleCampaigns).empty();
}

Result<std::string> sampleCampaign()
{
    const auto words = fileWords(kSampleCampaigns);
    if (words.empty())
        return fail(
            {.code = ErrorCode::FileNotFound, .subject = std::string(kSampleCampaigns.folder)});
    return readResource(toUtf8(filePath(kSampleCampaigns, words.front()).mid(2)));
}

Result<std::vector<Sample>> samples()
{
    std::vector<Sample> all;
    for (const SystemEntry &entry : systemList()) {
        for (const std::string &key : systemFiles(kSampleBands, entry.name.key)) {
            auto text = systemFile(kSampleBands, entry.name.key, key);
            if (!text)
                return fail(text.error());
            Sample sample{key, entry.name.key, {}, std::move(*text)};
            const auto read = json::walk(sample.text, [&](const json::Cursor &at) {
                sample.name = at["name"].line(120, 1);
            });
            if (!read)
                return fail(read.error());
            all.push_back(std::move(sample));
        }
    }
    return all;
}

} // namespace escarmouche::model
