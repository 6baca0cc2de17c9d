// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/control/campaigncontroller.h"

#include "app/forms/drafts/draftkeeper.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/historytext.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/sentences.h"
#include "model/match/setup/fixturesetup.h"
#include "model/text.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/match/match.h"

#include <QMetaMethod>
#include <QTimer>

#include <chrono>
#include <utility>
#include <variant>

namespace escarmouche::app {

CampaignController::CampaignController(std::shared_ptr<model::CampaignSession> session,
                                       const BoardLimits &limits, QObject *parent)
    : QObject(parent), m_session(std::move(session)), m_limits(limits), m_telling(new QTimer(this))
{
    m_telling->setSingleShot(true);
    connect(m_telling, &QTimer::timeout, this, &CampaignController::tellSome);
    connect(m_session.get(), &model::CampaignSession::changed, this, &CampaignController::follow);
    connect(m_session.get(), &model::CampaignSession::acknowledged, this,
            &CampaignController::savingChanged);
    connect(m_session.get(), &model::CampaignSession::refused, this,
            &CampaignController::storeRefused);
    connect(m_session.get(), &model::CampaignSession::retractionRefused, this,
            &CampaignController::retractionRefused);
    tellSome();
}

CampaignController::CampaignController(const CampaignController &now,
                                       const model::CampaignLine &until, rules::Campaign then,
                                       QObject *parent)
    : QObject(parent), m_session(now.m_session), m_limits(now.m_limits),
      m_past(Past{std::move(then), until.line}), m_telling(new QTimer(this))
{
}

CampaignController::~CampaignController() = default;

const rules::Campaign &CampaignController::campaign() const
{
    return m_past ? m_past->campaign : m_session->campaign();
}

void CampaignController::follow()
{
    tellSome();
    emit campaignChanged();
}

// What cannot be told is complained about by who asks for the history.
void CampaignController::tellSome()
{
    constexpr std::chrono::milliseconds kSlice(20);
    const bool before = std::exchange(m_told, m_session->tellSome(kSlice).value_or(true));
    if (!m_told)
        m_telling->start(0);
    else if (!before)
        emit historyTold();
}

bool CampaignController::isReadOnly() const
{
    return !drafts().areKept();
}

bool CampaignController::isOpen() const
{
    return isWritable() && campaign().status != rules::CampaignStatus::Ended;
}

QString CampaignController::say(const rules::Phrase &phrase) const
{
    return app::say(rules().phrases(), phrase);
}

QString CampaignController::tell(const model::HistoryLine &line) const
{
    return historyText([this](const rules::Phrase &phrase) { return say(phrase); }, line);
}

QString CampaignController::bandName(rules::BandId band) const
{
    const rules::Entrant *entrant = find(campaign(), band);
    return entrant != nullptr ? toQString(entrant->band->name()) : QString();
}

QString CampaignController::offBoard(rules::BandId band, const std::string &text) const
{
    if (!rules().hasBands())
        return {};
    const auto refusal = m_limits.of(bandRules(), text);
    return refusal ? boardSentence(bandName(band), *refusal) : QString();
}

QString CampaignController::offBoard(rules::BandId band) const
{
    const rules::Entrant *entrant = find(campaign(), band);
    return entrant ? offBoard(band, entrant->band->band(campaign().options)) : QString();
}

QString CampaignController::offBoard(rules::BandId band,
                                     const std::vector<rules::MemberId> &crew) const
{
    const rules::Entrant *entrant = find(campaign(), band);
    return entrant ? offBoard(band, rules().crewText(*entrant->band, crew, campaign().options))
                   : QString();
}

QStringList CampaignController::offBoard(rules::FixtureId fixture) const
{
    QStringList sentences;
    const rules::Fixture *game = find(campaign(), fixture);
    for (const rules::BandId band : game ? game->plan.bands : std::vector<rules::BandId>{})
        sentences << offBoard(band, model::crewOrAll(rules(), campaign(), *game, band));
    sentences.removeAll(QString());
    return sentences;
}

// What it names of a band is called as the band's rules call it.
rules::Error CampaignController::inWords(const rules::Error &error) const
{
    return rules().hasBands() ? named(error, bandRules()) : error;
}

QString CampaignController::why(const rules::Error &error) const
{
    if (error.code == rules::ErrorCode::RefusedByRule)
        return say(rules::whyRefused(error));
    return sentence(inWords(error));
}

// What is kept before it is shown is marked while the window waits for it.
void CampaignController::markSaving()
{
    QTimer::singleShot(0, this, &CampaignController::savingChanged);
}

bool CampaignController::perform(const rules::CampaignAct &act, const QString &reason)
{
    if (isPast())
        return false;
    markSaving();
    const rules::Result<void> done = m_session->perform(act, toUtf8(reason));
    if (!done)
        refuse(done.error(), act);
    return done.has_value();
}

/** Does it, and waits until the disk has it or the store has refused it. */
bool CampaignController::isStored(const std::function<bool()> &act)
{
    bool refused = false;
    const QObject ear;
    connect(m_session.get(), &model::CampaignSession::refused, &ear, [&] { refused = true; });
    connect(m_session.get(), &model::CampaignSession::retractionRefused, &ear,
            [&] { refused = true; });
    return act() && m_session->flush() && !refused;
}

bool CampaignController::enter(const rules::CampaignAct &act, DraftKeeper &draft,
                               const QString &reason)
{
    const bool stored = isStored([&] { return perform(act, reason); });
    if (stored)
        draft.enter();
    return stored;
}

model::Drafts CampaignController::drafts() const
{
    return m_session->drafts();
}

model::DraftPlace CampaignController::draftPlace(const char *form, const std::string &part) const
{
    return {m_session->uuid(), form, part};
}

bool CampaignController::throwDice(rules::FixtureId fixture, rules::BandId band,
                                   const std::string &line)
{
    if (isPast())
        return false;
    markSaving();
    const auto thrown = m_session->throwDice(fixture, band, line);
    if (!thrown)
        tell(thrown.error());
    return thrown.has_value();
}

rules::Result<rules::Campaign> CampaignController::tried(rules::Campaign campaign,
                                                         const rules::CampaignInput &input) const
{
    const auto outcome = rules::decide(rules(), campaign, input);
    if (!outcome)
        return rules::fail(outcome.error());
    if (const auto done = rules::evolve(rules(), campaign, *outcome); !done)
        return rules::fail(done.error());
    return campaign;
}

bool CampaignController::undo()
{
    return !isPast() && settled(m_session->undo());
}

bool CampaignController::redo()
{
    return !isPast() && settled(m_session->redo());
}

bool CampaignController::retract(const std::vector<std::string> &acts, const QString &reason)
{
    return !isPast() && settled(m_session->takeOut(acts, toUtf8(reason)));
}

bool CampaignController::retract(const std::vector<std::string> &acts, DraftKeeper &draft,
                                 const QString &reason)
{
    const bool stored = isStored([&] { return retract(acts, reason); });
    if (stored)
        draft.enter();
    return stored;
}

bool CampaignController::correct(const std::string &uuid, const rules::CampaignInput &input,
                                 DraftKeeper &draft, const QString &reason)
{
    const bool stored = isStored([&] {
        return !isPast() &&
               settled(m_session->correct(uuid, input.act, input.adjustment, toUtf8(reason)));
    });
    if (stored)
        draft.enter();
    return stored;
}

rules::Result<std::vector<model::CampaignConsequence>>
CampaignController::foreseeCorrection(const std::string &uuid,
                                      const rules::CampaignInput &input) const
{
    return m_session->foreseeCorrection(uuid, input.act, input.adjustment);
}

void CampaignController::refuseCorrection(const rules::Error &error)
{
    tellOnce({.error = inWords(error),
              .what = whyNot(error, rules().phrases(), [this] { return m_session->latest(); })});
}

std::optional<model::CampaignSession::PastAct> CampaignController::pastAct(const std::string &uuid)
{
    auto past = m_session->pastAct(uuid);
    if (!past) {
        tell(past.error());
        return std::nullopt;
    }
    return std::move(*past);
}

std::vector<model::CampaignConsequence> CampaignController::questions()
{
    auto open = m_session->questions();
    if (!open)
        tell(open.error());
    return open ? std::move(*open) : std::vector<model::CampaignConsequence>{};
}

std::vector<model::CampaignLine> CampaignController::history()
{
    auto lines = m_session->history();
    if (!lines) {
        tell(lines.error());
        return {};
    }
    if (isPast())
        std::erase_if(*lines, [this](const model::CampaignLine &each) {
            return each.line.seq > m_past->until.seq;
        });
    return std::move(*lines);
}

std::vector<model::CampaignConsequence>
CampaignController::foresee(const std::vector<std::string> &acts)
{
    auto found = m_session->foresee(acts);
    if (!found)
        tell(found.error());
    return found ? std::move(*found) : std::vector<model::CampaignConsequence>{};
}

std::optional<rules::Campaign> CampaignController::asOf(std::int64_t seq)
{
    auto then = m_session->asOf(seq);
    if (then)
        return std::move(*then);
    tell(then.error());
    return std::nullopt;
}

bool CampaignController::settled(const rules::Result<void> &result)
{
    if (!result)
        tell(result.error());
    return result.has_value();
}

void CampaignController::storeRefused(const rules::Error &error, const rules::CampaignAct &act)
{
    [[maybe_unused]] const auto known = m_session->flush(); // told here, not again by a later act
    refuse(error, act);
}

// Not offered again: what an undo would take back may by now be another's act.
void CampaignController::retractionRefused(const rules::Error &error)
{
    [[maybe_unused]] const auto known = m_session->flush();
    tell(error);
}

void CampaignController::tell(const rules::Error &error)
{
    tellOnce({.error = error,
              .what = whyNot(error, rules().phrases(), [this] { return m_session->latest(); })});
}

// By the rules at once, or by the store later.
void CampaignController::refuse(const rules::Error &error, const rules::CampaignAct &act)
{
    const auto *result = std::get_if<rules::EnterReport>(&act);
    const QString stranger = result ? strangerText(result->report, error) : QString();
    const auto latest = [this] { return m_session->latest(); };
    tellOnce({.error = inWords(error),
              .what = stranger.isEmpty() ? whyNot(error, rules().phrases(), latest) : stranger,
              .again = [this, act](const QString &reason) { perform(act, reason); },
              .offer = offerFor(error)});
}

void CampaignController::tellOnce(const Refusal &refusal)
{
    if (isSignalConnected(QMetaMethod::fromSignal(&CampaignController::refusedInDialog)))
        emit refusedInDialog(refusal);
    else
        emit refused(refusal);
    emit savingChanged();
}

} // namespace escarmouche::app
