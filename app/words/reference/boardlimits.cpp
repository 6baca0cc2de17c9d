// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/reference/boardlimits.h"

#include "app/words/reference/rulebook.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <QCoreApplication>
#include <QStringList>

namespace escarmouche::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoardLimits)
};

/** "Poison (MUSG-PULP-16)". */
rules::Text ruleNamed(const std::string &id, const RuleBook &book)
{
    const model::RuleEntry *entry = book.find(id);
    if (entry == nullptr)
        return {id, id};
    return {entry->title.en + " (" + id + ')', entry->title.fr + " (" + id + ')'};
}

} // namespace

BoardRefusal boardRefusal(rules::Error why, const RuleBook &book)
{
    BoardRefusal refusal{std::move(why), {}};
    if (refusal.why.code != rules::ErrorCode::ModuleNotPlayed)
        return refusal;
    const QStringList ids = toQString(refusal.why.hint).split(QStringLiteral(", "));
    for (const QString &id : ids) {
        const rules::Text rule = ruleNamed(toUtf8(id), book);
        const char *comma = refusal.needs.empty() ? "" : ", ";
        refusal.needs.en.append(comma).append(rule.en);
        refusal.needs.fr.append(comma).append(rule.fr);
    }
    return refusal;
}

QString boardNote(const BoardRefusal &refusal)
{
    return refusal.needs.empty()
               ? explain(refusal.why).what
               //: behind a band that no match on the board plays: the rules it would need
               : Words::tr("not on the board yet: %1").arg(inUiLanguage(refusal.needs));
}

QString boardMark()
{
    //: short, behind the state of a band that no match on the board plays yet
    return Words::tr("for the table only");
}

QString boardSentence(const QString &band, const BoardRefusal &refusal)
{
    return refusal.needs.empty() ? explain(refusal.why).what
                                 : Words::tr("%1 can play at a table but not yet on the board: %2.")
                                       .arg(band, inUiLanguage(refusal.needs));
}

std::optional<BoardRefusal> BoardLimits::judge(const rules::RuleSystem &system,
                                               std::string_view band) const
{
    if (!system.matches)
        return BoardRefusal{{.code = rules::ErrorCode::ModuleNotPlayed}, system.name};
    const auto why = system.matches->notPlayed(band);
    // The board plays a band all of whom miss one game: the next time.
    if (why && (!*why || (*why)->code == rules::ErrorCode::NobodyComes))
        return std::nullopt;
    return boardRefusal(why ? **why : why.error(), m_book);
}

std::optional<BoardRefusal> BoardLimits::of(const rules::BandRules &rules,
                                            std::string_view band) const
{
    for (const rules::RuleSystem &system : m_systems)
        if (system.bands.get() == &rules)
            return judge(system, band);
    return std::nullopt;
}

std::optional<BoardRefusal> BoardLimits::of(std::string_view system, std::string_view band) const
{
    const rules::RuleSystem *one = systemNamed(m_systems, system);
    return one == nullptr ? std::nullopt : judge(*one, band);
}

QString BoardLimits::note(const rules::BandRules &rules, std::string_view band) const
{
    const auto refusal = of(rules, band);
    return refusal ? boardNote(*refusal) : QString();
}

} // namespace escarmouche::app
