// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/band/bandcommands.h"
#include "app/cli/band/bandtext.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/sentences.h"
#include "model/exchange/bandexchange.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace escarmouche::app::cli {
namespace {

/** What the words name: files, and of folders those that are bands. */
struct Looked {
    QStringList files;
    QStringList skipped; // of folders, no bands
    bool inFolders = false;
};

bool isBand(const QString &path)
{
    if (path.endsWith(QLatin1String(".band.json"), Qt::CaseInsensitive))
        return true;
    const auto text = model::readFile(path);
    // One that may not be read is told as such, not passed over.
    return text ? model::meansBand(*text, model::formatOf(toUtf8(path)))
                : text.error().code != rules::ErrorCode::FileTooLarge;
}

Outcome<Looked> lookAt(const std::vector<std::string> &words)
{
    Looked looked;
    for (const std::string &word : words) {
        if (!QFileInfo(toQString(word)).isDir()) {
            looked.files << toQString(word);
            continue;
        }
        looked.inFolders = true;
        const QDir folder(toQString(word));
        if (const QFileInfo may(folder.path()); !may.isReadable() || !may.isExecutable())
            return complain({.code = rules::ErrorCode::PermissionDenied, .subject = word});
        for (const QString &name : folder.entryList(
                 {QStringLiteral("*.json"), QStringLiteral("*.csv")}, QDir::Files, QDir::Name))
            (isBand(folder.filePath(name)) ? looked.files : looked.skipped)
                << folder.filePath(name);
    }
    return looked;
}

/** "14 files checked. 2 skipped, being no band: a.json, b.json" */
QString countText(const Looked &looked)
{
    constexpr qsizetype kMostNames = 5;
    const int checked = static_cast<int>(looked.files.size());
    const int skipped = static_cast<int>(looked.skipped.size());
    QString text =
        QCoreApplication::translate("CommandLine", "%n file(s) checked.", nullptr, checked);
    if (looked.skipped.isEmpty())
        return text;
    QString names = looked.skipped.mid(0, kMostNames).join(QStringLiteral(", "));
    if (looked.skipped.size() > kMostNames)
        names += QStringLiteral(", …");
    return text + u' ' +
           QCoreApplication::translate("CommandLine", "%n skipped, being no band: %1", nullptr,
                                       skipped)
               .arg(names);
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
            m_files.push_back({{"file", toUtf8(file)},
                               {"error", jsonOf(complain(checked.error(), m_systems).value())}});
        else
            grumble(sentence(checked.error(), entryNames(m_systems)));
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
        const auto path = bandPath(toUtf8(file));
        if (!path)
            return rules::fail(path.error());
        const auto read = model::importBandFile(m_systems, *path);
        if (!read)
            return rules::fail(read.error());
        return report(file, *systemNamed(m_systems, read->system), read->band);
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
    const auto met = lookAt(call.words);
    if (!met)
        return tl::unexpected(met.error());
    const Looked &looked = *met;
    const int skipped = static_cast<int>(looked.skipped.size());
    if (looked.files.isEmpty())
        return complain(kNotFound,
                        QCoreApplication::translate("CommandLine",
                                                    "There is no band in that folder. %n file(s) "
                                                    "(*.json, *.csv) looked at.",
                                                    nullptr, skipped));
    Judge judge(**systems, call.json);
    for (const QString &file : looked.files)
        judge.look(file);
    if (call.json) {
        Json passedOver = Json::array();
        for (const QString &file : looked.skipped)
            passedOver.push_back(toUtf8(file));
        print(Json{{"legal", judge.exit() == kFine},
                   {"files", judge.files()},
                   {"skipped", std::move(passedOver)}});
    } else if (looked.inFolders) {
        talk(countText(looked));
    }
    return judge.exit();
}

} // namespace escarmouche::app::cli
