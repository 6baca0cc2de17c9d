// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/control/bandcontroller.h"

#include "app/words/sentences/phrases.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

bool holds(const std::vector<rules::Carried> &things, const std::string &entry)
{
    return std::any_of(things.begin(), things.end(),
                       [&](const auto &thing) { return thing.entry == entry && !thing.fixed; });
}

bool carries(const rules::RosterRow *row, const std::string &entry)
{
    return row && holds(row->gear, entry);
}

/** Gear, or an advance or injury that was entered by hand. */
bool canLose(const rules::RosterRow *row, const std::string &entry)
{
    return carries(row, entry) || (row && holds(row->traits, entry));
}

} // namespace

BandController::BandController(std::unique_ptr<model::BandDesk> session, QObject *parent)
    : QObject(parent), m_session(std::move(session)), m_drafts(*m_session)
{
    connect(m_session.get(), &model::BandDesk::changed, this, &BandController::refresh);
    connect(m_session.get(), &model::BandDesk::acknowledged, this, &BandController::savingChanged);
    connect(m_session.get(), &model::BandDesk::refused, this, &BandController::storeRefused);
    connect(m_session.get(), &model::BandDesk::retractionRefused, this,
            &BandController::retractionRefused);
    refresh();
}

BandController::~BandController() = default;

rules::Shop BandController::shop()
{
    rules::Result<rules::Shop> shop = rules().shop(m_session->state(), m_chosen);
    if (!shop)
        tell(shop.error());
    return shop ? std::move(*shop) : rules::Shop{};
}

std::vector<rules::Property> BandController::properties(const std::vector<rules::Figures> &of)
{
    rules::Result<std::vector<rules::Property>> found = rules().properties(m_session->state(), of);
    if (!found)
        tell(found.error());
    return found ? std::move(*found) : std::vector<rules::Property>{};
}

std::vector<model::HistoryLine> BandController::history()
{
    rules::Result<std::vector<model::HistoryLine>> lines = m_session->history();
    if (!lines)
        tell(lines.error());
    return lines ? std::move(*lines) : std::vector<model::HistoryLine>{};
}

std::vector<model::Consequence> BandController::foresee(const std::string &act)
{
    rules::Result<std::vector<model::Consequence>> found = m_session->foresee({act});
    if (!found)
        tell(found.error());
    return found ? std::move(*found) : std::vector<model::Consequence>{};
}

void BandController::choose(std::vector<rules::Figures> figures)
{
    if (figures == m_chosen)
        return;
    m_chosen = std::move(figures);
    emit chosenChanged();
}

bool BandController::perform(const rules::BandAct &act, const QString &adjustment)
{
    m_performing = act;
    const rules::Result<void> result = m_session->perform(act, toUtf8(adjustment));
    m_performing.reset();
    if (result)
        return true;
    refuse(result.error(), act);
    return false;
}

bool BandController::rename(const rules::Figures &figure, const QString &name)
{
    return set({figure}, {"name", toUtf8(name.trimmed())});
}

bool BandController::set(const std::vector<rules::Figures> &of, const rules::Setting &setting)
{
    return perform(rules::SetProperties{of, {setting}});
}

bool BandController::duplicateChosen()
{
    return !m_chosen.empty() && perform(rules::Duplicate{m_chosen});
}

bool BandController::removeChosen()
{
    rules::Discard discard;
    for (const rules::Figures &f : m_chosen)
        discard.things.push_back({f, {}, f.count});
    return !m_chosen.empty() && perform(discard);
}

bool BandController::move(const std::vector<rules::MemberId> &members,
                          std::optional<rules::MemberId> before)
{
    return !members.empty() && perform(rules::MoveMembers{members, before});
}

bool BandController::nudgeChosen(int step)
{
    const auto act = nudge(m_view.roster, m_chosen, step);
    return act && perform(*act);
}

bool BandController::takeAway(const std::string &entry)
{
    rules::Discard discard;
    for (const rules::Figures &f : m_chosen)
        if (canLose(rowOf(m_view.roster, f.member), entry))
            discard.things.push_back({f, entry, 1});
    return !discard.things.empty() && perform(discard);
}

bool BandController::handOver(const std::string &entry, rules::MemberId to)
{
    for (const rules::Figures &f : m_chosen)
        if (carries(rowOf(m_view.roster, f.member), entry))
            return perform(rules::HandOver{{{f.member, 1}, entry, 1}, {to, 1}});
    return false;
}

bool BandController::undo()
{
    return settled(m_session->undo());
}

bool BandController::redo()
{
    return settled(m_session->redo());
}

bool BandController::undoTo(std::int64_t seq)
{
    return settled(m_session->undoTo(seq));
}

bool BandController::retract(const std::string &act)
{
    return settled(m_session->takeOut({act}));
}

bool BandController::settled(const rules::Result<void> &result)
{
    if (!result)
        tell(result.error());
    return result.has_value();
}

void BandController::refresh()
{
    rules::Result<BandView> view = lookAt(rules(), m_session->state());
    if (!view) {
        tell(view.error());
        return;
    }
    m_chosen = m_performing ? followChoice(m_chosen, m_view.roster, view->roster, *m_performing)
                            : keepChoice(m_chosen, view->roster);
    m_view = std::move(*view);
    m_records = m_session->records();
    emit bandChanged();
    emit savingChanged();
}

void BandController::storeRefused(const rules::Error &error, const rules::BandAct &act)
{
    [[maybe_unused]] const auto known = m_session->flush(); // told here, not again on closing
    refuse(error, act);
    emit savingChanged();
}

// Not offered again: what an undo would take back may by now be another's act.
void BandController::retractionRefused(const rules::Error &error)
{
    [[maybe_unused]] const auto known = m_session->flush();
    tell(error);
    emit savingChanged();
}

void BandController::refuse(const rules::Error &error, const rules::BandAct &act)
{
    emit refused(
        {.error = named(error, rules()),
         .what = whyNot(error, m_session->phrases(), [this] { return m_session->latest(); }),
         .again = [this, act](const QString &reason) { perform(act, reason); },
         .offer = offerFor(error)});
}

void BandController::tell(const rules::Error &error)
{
    emit refused({.error = error, .what = whyNot(error, m_session->phrases(), [this] {
                                      return m_session->latest();
                                  })});
}

} // namespace escarmouche::app
