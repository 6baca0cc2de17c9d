// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/resources.h"

#include "model/digest.h"
#include "model/text.h"
#include "rules/core/json/jsonreader.h"
#include "rules/systems.h"

#include <QDir>
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

Result<RuleSystems> loadSystems()
{
    std::string data;
    auto all = systems([&data](std::string_view name) {
        auto text = readResource("catalogues/" + std::string(name));
        if (text)
            data += *text;
        return text;
    });
    if (!all)
        return all;
    std::string edition = ESCARMOUCHE_VERSION "-";
    edition += sha256(data).substr(0, 16);
    for (RuleSystem &system : *all)
        system.edition = edition;
    return all;
}

Result<std::string> sampleCampaign()
{
    return readResource("campaigns/styx.campaign.jsonl");
}

Result<std::vector<Sample>> samples()
{
    const QString folder = QStringLiteral(":/samples");
    const QString suffix = QStringLiteral(".band.json");
    std::vector<Sample> all;
    for (const QString &file :
         QDir(folder).entryList({QLatin1Char('*') + suffix}, QDir::Files, QDir::Name)) {
        auto text = readResource("samples/" + toUtf8(file));
        if (!text)
            return fail(text.error());
        Sample sample{toUtf8(file.chopped(suffix.size())), {}, {}, std::move(*text)};
        const auto read = json::walk(sample.text, [&](const json::Cursor &at) {
            sample.system = at["system"].id();
            sample.name = at["name"].line(120, 1);
        });
        if (!read)
            return fail(read.error());
        all.push_back(std::move(sample));
    }
    return all;
}

} // namespace escarmouche::model
