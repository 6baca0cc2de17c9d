// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/files/manycases.h"
#include "tests/support/files/mutations.h"
#include "tests/support/files/schemas.h"

#include <QFile>
#include <QTemporaryDir>

#include <string>
#include <vector>

namespace escarmouche::tests {

/** What the schema ("table") says of each text. */
inline QStringList judgedBySchema(const QString &schema, const std::vector<std::string> &texts)
{
    const QTemporaryDir folder;
    std::vector<std::pair<QString, QString>> files;
    for (const std::string &text : texts) {
        QFile file(folder.filePath(QString::number(files.size())));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QByteArray::fromStdString(text));
        files.emplace_back(QStringLiteral("resources/schemas/%1.schema.json").arg(schema),
                           file.fileName());
    }
    return judgeBySchema(files);
}

/** The sample files, each spoiled in one to three places; fewer of them under sanitizers. */
inline std::vector<std::string> spoiled(const std::vector<std::string> &samples, int count,
                                        std::uint64_t seed)
{
    const auto wanted = static_cast<std::size_t>(manyCases(count));
    Mutations mutations(seed);
    std::vector<std::string> texts;
    while (texts.size() < wanted) {
        auto value = nlohmann::json::parse(mutations.oneOf(samples));
        for (std::size_t times = 1 + mutations.below(3); times > 0; --times)
            mutations.spoil(value);
        texts.push_back(value.dump());
    }
    return texts;
}

/** Each of the values at each place of the file. */
inline std::vector<std::string> varied(const std::string &sample,
                                       const std::vector<std::string> &places,
                                       const std::vector<nlohmann::json> &values)
{
    std::vector<std::string> texts;
    for (const std::string &place : places) {
        for (const nlohmann::json &value : values) {
            auto file = nlohmann::json::parse(sample);
            file[nlohmann::json::json_pointer(place)] = value;
            texts.push_back(file.dump());
        }
    }
    return texts;
}

/** Empty: schema and reader take and refuse the same texts, and some of each. `reads` is the
    reader. */
template<class Reads>
std::string disagreement(const QString &schema, const std::vector<std::string> &texts,
                         const Reads &reads)
{
    const QStringList verdicts = judgedBySchema(schema, texts);
    if (static_cast<std::size_t>(verdicts.size()) != texts.size())
        return "the schema judged " + std::to_string(verdicts.size()) + " files";
    std::size_t taken = 0;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const QString &verdict = verdicts[static_cast<qsizetype>(at)];
        const bool isRead = reads(texts[at]);
        if (isRead != (verdict == QStringLiteral("ok")))
            return std::to_string(at) + ", read: " + std::to_string(isRead) +
                   ", schema: " + verdict.toStdString() + "\n" + texts[at].substr(0, 1500);
        taken += isRead ? 1 : 0;
    }
    return taken > texts.size() / 50 && taken < texts.size() ? std::string()
                                                             : "taken: " + std::to_string(taken);
}

} // namespace escarmouche::tests
