// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/bandrows.h"

#include "app/cli/call/commandtable.h"
#include "app/words/language/dates.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/library/called.h"
#include "model/text.h"

#include <map>

namespace escarmouche::app::cli {
namespace {

using Abouts = std::map<std::pair<std::string, std::string>, rules::Text>;

/** What the keys of factions stand for; read once, because it takes long. */
Abouts aboutsOf(const rules::RuleSystems &systems)
{
    Abouts abouts;
    for (const rules::RuleSystem &system : systems) {
        if (!system.bands)
            continue;
        for (const rules::Property &property : system.bands->creation()) {
            for (const rules::Choice &choice : property.choices)
                abouts.try_emplace({system.key, choice.key}, choice.name);
        }
    }
    return abouts;
}

/** Whether a row says which game its band is of. */
bool tellsGames(const rules::RuleSystems &systems)
{
    return namesWith(systems, &rules::RuleSystem::bands).size() > 1;
}

} // namespace

QStringList bandRowsHead(const rules::RuleSystems &systems)
{
    //: Heads of a column: what a band is called by besides its name.
    QStringList head{told(QT_TRANSLATE_NOOP("CommandLine", "id")),
                     told(QT_TRANSLATE_NOOP("CommandLine", "band"))};
    if (tellsGames(systems))
        head << told(QT_TRANSLATE_NOOP("CommandLine", "system"));
    return head << inUiLanguage(factionWord(systems)).toLower()
                << told(QT_TRANSLATE_NOOP("CommandLine", "points"))
                << told(QT_TRANSLATE_NOOP("CommandLine", "figures"))
                << told(QT_TRANSLATE_NOOP("CommandLine", "verdict"))
                << told(QT_TRANSLATE_NOOP("CommandLine", "changed"));
}

std::vector<QStringList> bandRows(const std::vector<model::BandRow> &rows,
                                  const std::vector<model::BandRow> &all,
                                  const rules::RuleSystems &systems)
{
    const Abouts abouts = aboutsOf(systems);
    const std::size_t length = model::startLength(all);
    std::vector<QStringList> cells;
    for (const model::BandRow &row : rows) {
        const auto about = abouts.find({row.system, row.about});
        QStringList line{toQString(row.uuid.substr(0, length)), toQString(row.name)};
        if (tellsGames(systems))
            line << toQString(row.system);
        cells.push_back(line << (about == abouts.end() ? toQString(row.about)
                                                       : toQString(about->second.in(uiLanguage())))
                             << QString::number(row.total) << QString::number(row.figures)
                             << (row.illegal > 0 ? told(QT_TRANSLATE_NOOP("CommandLine", "illegal"))
                                                 : told(QT_TRANSLATE_NOOP("CommandLine", "legal")))
                             << momentText(row.updatedAt));
    }
    return cells;
}

} // namespace escarmouche::app::cli
