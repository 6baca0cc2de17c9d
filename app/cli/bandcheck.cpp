// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bandtext.h"
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/jsonreport.h"
#include "app/cli/workspace.h"
#include "app/text/sentences.h"
#include "app/text/uilanguage.h"
#include "model/exchange/bandexchange.h"
#include "model/text.h"

#include <QDir>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

/** The files named, and the band files of the folders named. */
QStringList filesOf(const std::vector<std::string> &words)
{
    QStringList files;
    for (const std::string &word : words) {
        const QString path = toQString(word);
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        const QDir folder(path);
        for (const QString &name : folder.entryList(
                 {QStringLiteral("*.band.json"), QStringLiteral("*.csv")}, QDir::Files, QDir::Name))
            files << folder.filePath(name);
    }
    return files;
}

/** Judges files one by one and remembers how it went. */
class Judge
{
public:
    Judge(const rules::RuleSystems &systems, bool json) : m_systems(systems), m_asJson(json) {}

    void look(const QString &file)
    {
        const auto checked = check(file);
        if (checked)
            return;
        m_unreadable = true;
        if (m_asJson)
            m_files.push_back({{"file", toUtf8(file)}, {"error", jsonOf(checked.error())}});
        else
            talk(sentence(checked.error()));
    }

    /** A file that cannot be read counts as such whatever the reason, absence included: its own
        code stands in the JSON. */
    int exit() const
    {
        if (m_unreadable)
            return kRejected;
        return m_illegal > 0 ? kIllegal : kFine;
    }
    const Json &files() const { return m_files; }

private:
    rules::Result<void> check(const QString &file)
    {
        const auto read = model::importBandFile(m_systems, file);
        if (!read)
            return rules::fail(read.error());
        for (const rules::RuleSystem &system : m_systems) {
            if (system.key == read->system)
                return report(file, system, read->band);
        }
        return {};
    }

    rules::Result<void> report(const QString &file, const rules::RuleSystem &system,
                               const std::string &band)
    {
        const rules::BandRules &rules = *system.bands;
        const auto summary = rules.summary(band);
        if (!summary)
            return rules::fail(summary.error());
        const auto totals = rules.totals(band);
        if (!totals)
            return rules::fail(totals.error());
        const auto findings = rules.validate(band);
        if (!findings)
            return rules::fail(findings.error());
        m_illegal += summary->illegal > 0 ? 1 : 0;
        if (m_asJson)
            m_files.push_back({{"file", toUtf8(file)},
                               {"system", system.key},
                               {"name", summary->name},
                               {"legal", summary->illegal == 0},
                               {"total", summary->total},
                               {"figures", summary->figures},
                               {"totals", jsonOf(*totals, uiLanguage())},
                               {"findings", jsonOf(*findings, rules.phrases(), uiLanguage())}});
        else
            print(verdictText(file, *summary, *totals) + findingsText(*findings, rules));
        return {};
    }

    const rules::RuleSystems &m_systems;
    const bool m_asJson;
    Json m_files = Json::array();
    bool m_unreadable = false;
    int m_illegal = 0;
};

} // namespace

Outcome<int> checkBands(const Call &call)
{
    const auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    const QStringList files = filesOf(call.words);
    if (files.isEmpty())
        return complain(
            kNotFound,
            told(QT_TRANSLATE_NOOP("CommandLine",
                                   "There is no band file (*.band.json, *.csv) in that folder.")));
    Judge judge(**systems, call.json);
    for (const QString &file : files)
        judge.look(file);
    if (call.json)
        print(Json{{"legal", judge.exit() == kFine}, {"files", judge.files()}});
    return judge.exit();
}

} // namespace escarmouche::app::cli
