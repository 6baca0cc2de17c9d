// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"
#include "model/library/ledger/codec.h"
#include "model/library/store/check.h"
#include "rules/core/campaign/campaignact.h"
#include "rules/musg/play/matchrules.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/contract/spoiledactions.h"
#include "tests/support/files/mutations.h"
#include "tests/support/musg/musgsetups.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <array>

namespace escarmouche::reliability {

namespace {

// The control leaves one check out: what is refused is done all the same, as it was meant before it
// was spoiled.

/** One match that is bothered with commands, and the same one that is not. */
class Bothered
{
public:
    Bothered(Outcome &outcome, std::uint64_t seed, bool control)
        : m_outcome(outcome), m_control(control), m_dice(seed), m_whims(seed + 1)
    {
        static const auto kRules = rules::musg::play::matchRules(tests::musgCatalogue());
        const auto setup = tests::randomSetup(seed);
        m_match = *kRules->begin(setup);
        m_twin = *kRules->begin(setup);
        m_seats = static_cast<int>(setup.seats.size());
    }

    /** So many commands, between the acts of a match; up to the first that was not refused. */
    void play(int commands)
    {
        constexpr int kBetween = 20;
        const auto ended = [&] {
            return m_match->awaited().what == rules::Awaited::Over || m_outcome.failures() > 0;
        };
        for (int tried = 0; tried < commands && !ended();) {
            for (int each = 0; each < kBetween && tried < commands && !ended(); ++each)
                tried += bother() ? 1 : 0;
            if (!ended())
                goOn();
            m_outcome.expect(m_match->journal().entries.back() == m_twin->journal().entries.back(),
                             "what was refused changed a match");
        }
    }

private:
    /** False: the command may be given, or nothing was tried. */
    bool bother()
    {
        const auto awaited = m_match->awaited();
        const auto entries = m_match->journal().entries.size();
        const auto judge = [&](bool refused) {
            m_outcome.count();
            m_outcome.expect(refused, "a match does what its rules refuse");
            m_outcome.expect(m_match->awaited() == awaited &&
                                 m_match->journal().entries.size() == entries,
                             "a match went on with what was refused");
            return true;
        };
        if (awaited.isChance()) {
            const auto wrong = wrongAnswer();
            return rules::fits(wrong, awaited) ? false : judge(!m_match->answer(wrong).has_value());
        }
        const auto options = m_match->options();
        const auto any = [&]() -> const std::string & {
            return options[m_whims.below(static_cast<std::uint32_t>(options.size()))].action;
        };
        const auto meant = any();
        auto seat = awaited.decision.seat;
        auto command = tests::spoiledAction(meant, any(), m_whims);
        if (m_whims.below(8) == 0) { // well said, by another seat
            command = meant;
            seat.value = static_cast<std::int8_t>((seat.value + 1) % m_seats);
        }
        if (seat == awaited.decision.seat && m_match->plan(seat, command))
            return false;
        auto done = m_match->submit(seat, command);
        if (m_control && !done)
            done = m_match->submit(awaited.decision.seat, meant);
        return judge(!done.has_value());
    }
    rules::ChanceAnswer wrongAnswer()
    {
        rules::ChanceAnswer answer;
        for (auto dice = m_whims.below(4); dice > 0; --dice)
            answer.faces.push_back(static_cast<std::uint8_t>(m_whims.below(256)));
        answer.picked = static_cast<std::uint16_t>(m_whims.below(65'536));
        return answer;
    }
    /** The same in both. */
    void goOn()
    {
        const auto awaited = m_match->awaited();
        if (awaited.isChance()) {
            const auto answer = m_dice.answer(awaited);
            for (const auto &match : {m_match.get(), m_twin.get()})
                m_outcome.expect(match->answer(answer).has_value(), "sound dice are refused");
        } else if (awaited.what == rules::Awaited::Decision) {
            const auto seat = awaited.decision.seat;
            const auto choice = m_match->chooseAs(seat, "random");
            for (const auto &match : {m_match.get(), m_twin.get()})
                m_outcome.expect(choice && match->submit(seat, *choice), "a choice is refused");
        }
    }

    Outcome &m_outcome;
    bool m_control;
    rules::SeededDice m_dice;
    rules::Generator m_whims;
    std::unique_ptr<rules::Match> m_match;
    std::unique_ptr<rules::Match> m_twin;
    int m_seats = 0;
};

/** Inputs of acts that the rules took, to be spoiled. */
std::vector<std::string> campaignInputs()
{
    std::vector<std::string> inputs;
    const auto file = model::readCampaign(*model::sampleCampaign()).value();
    for (const auto &event : file.events) {
        if (const auto act = model::decodeActPayload(event.payload))
            inputs.push_back(act->input);
    }
    return inputs;
}

std::string spoiledInput(const std::string &input, tests::Mutations &mutations)
{
    auto value = nlohmann::json::parse(input);
    for (auto times = 1 + mutations.below(2); times > 0; --times)
        mutations.spoil(value);
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/** A library with the example campaign and a band. */
class BotheredLibrary
{
public:
    BotheredLibrary(Outcome &outcome, std::uint64_t seed, bool control)
        : m_outcome(outcome), m_control(control), m_mutations(seed), m_player(seed),
          m_inputs(campaignInputs())
    {
        m_library = *model::Library::open(m_path, tests::systems(), model::OpenMode::Create);
        const auto person = m_library->people().add("Zoé").value();
        (void)m_library->people().setCurrent(person.id);
        const auto &rules = *tests::systems().front().bands;
        m_band = *m_library->bands().open(
            *m_library->bands().create(tests::systems().front().key, m_player.newBand(rules)));
        m_campaign = *m_library->campaigns().open(
            *m_library->campaigns().importText(*model::sampleCampaign()));
    }

    void botherBand()
    {
        constexpr std::size_t kSeldom = 100; // what may be bought takes its time
        if (m_acts.empty() || m_mutations.below(kSeldom) == 0)
            grow();
        const auto &act = m_mutations.oneOf(m_acts);
        const auto spoiled = rules::decodeBandInput(
            spoiledInput(encode(rules::BandInput{act, 1'000'000, {}}), m_mutations));
        if (!spoiled)
            return;
        const auto look = [&] { return m_band->state(); };
        const auto perform = [&](const rules::BandAct &what) { return m_band->perform(what); };
        bother(look, perform, spoiled->act, act);
    }
    void botherCampaign()
    {
        const auto &input = m_mutations.oneOf(m_inputs);
        const auto spoiled = rules::decodeCampaignInput(spoiledInput(input, m_mutations));
        if (!spoiled)
            return;
        const auto look = [&] { return encode(m_campaign->campaign()); };
        const auto perform = [&](const rules::CampaignAct &what) {
            return m_campaign->perform(what);
        };
        // Most of the sample's acts cannot be done twice; this one always can.
        bother(look, perform, spoiled->act,
               rules::CampaignAct(rules::RenameCampaign{std::to_string(m_mutations.below(1000))}));
    }
    /** What is on disk is what was shown, and whole. */
    void expectWhole()
    {
        m_outcome.expect(m_band->flush() && m_campaign->flush(), "not stored");
        m_outcome.expect(verdict(model::checkLibrary(m_path, tests::systems())).has_value(),
                         "the library is not whole");
        const auto stored = m_library->bands().state(bandId());
        m_outcome.expect(stored && *stored == m_band->state(), "another band is stored");
    }

private:
    void grow()
    {
        if (auto act = m_player.act(m_band->rules(), m_band->state())) {
            (void)m_band->perform(*act);
            m_acts.push_back(std::move(*act));
        }
    }
    std::string bandId() const { return m_library->bands().list()->front().uuid; }

    template<class Look, class Perform, class Act>
    void bother(const Look &look, const Perform &perform, const Act &command, const Act &meant)
    {
        const auto before = look();
        auto done = perform(command);
        if (done)
            return; // it may be done
        m_outcome.count();
        if (m_control)
            (void)perform(meant);
        m_outcome.expect(look() == before, "what was refused changed a band or a campaign");
    }

    Outcome &m_outcome;
    bool m_control;
    tests::Mutations m_mutations;
    tests::RandomPlayer m_player;
    std::vector<rules::BandAct> m_acts;
    std::vector<std::string> m_inputs;
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("library"));
    std::unique_ptr<model::Library> m_library;
    std::unique_ptr<model::BandSession> m_band;
    std::unique_ptr<model::CampaignSession> m_campaign;
};

} // namespace

/** Commands to matches, bands and campaigns that nobody may give. */
Outcome refuseIllegal(const Trial &trial)
{
    constexpr int kOfOne = 500; // match or library
    const int half = trial.n / 2;
    Outcome ofMatches;
    for (std::uint64_t seed = 0; ofMatches.n() < half && ofMatches.failures() == 0; ++seed)
        Bothered(ofMatches, rules::seedOf(trial.seed, seed), trial.control)
            .play(std::min(kOfOne, half - ofMatches.n()));
    Outcome ofLibraries;
    for (std::uint64_t seed = 0; ofLibraries.n() < half && ofLibraries.failures() == 0; ++seed) {
        BotheredLibrary library(ofLibraries, rules::seedOf(trial.seed, seed), trial.control);
        for (const int enough = std::min(half, ofLibraries.n() + kOfOne);
             ofLibraries.n() < enough && ofLibraries.failures() == 0;) {
            library.botherBand();
            library.botherCampaign();
        }
        library.expectWhole();
    }
    for (const Outcome *part : {&ofMatches, &ofLibraries}) {
        if (trial.control && part->failures() == 0)
            return *part; // it noticed nothing
    }
    ofMatches.add(ofLibraries);
    return ofMatches;
}

} // namespace escarmouche::reliability
