// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/story/telling.h"

#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace escarmouche::rules::musg::play {

namespace {

std::string facesOf(const std::vector<std::uint8_t> &faces, const char *between)
{
    std::string text;
    for (const int face : faces)
        text += (text.empty() ? "" : between) + std::to_string(face);
    return text;
}

/** The key of the sentence of a throw. */
const char *keyOf(const DiceThrown &event)
{
    if (isDistance(event.reason))
        return "story.dice-distance";
    if (bonusOf(event) > 0)
        return "story.dice-order";
    if (event.reason == Reason::Cover && event.total == 0)
        return "story.dice-stopped";
    if (event.reason == Reason::ScatterDistance)
        return "story.dice-scatter";
    if (!isCommandTest(event.reason))
        return event.needed > 0 ? "story.dice-needed" : "story.dice";
    // Of Nerfs d'acier's three dice the two lowest count (MUSG-CAMP-29).
    const int sum = std::accumulate(event.faces.begin(), event.faces.end(), 0);
    return sum == event.total ? "story.dice-command" : "story.dice-command-lowest";
}

/** The sentence of each event; `game` gives the names. */
class Teller
{
public:
    Teller(const Skirmish &game, const PhraseBook &book) : m_game(game), m_book(book) {}

    /** With the points that count at its end because nobody spent them (MUSG-BAND-07). */
    Phrase operator()(const MatchBegan &) const
    {
        std::string kept;
        for (const Side &side : m_game.sides()) {
            if (side.treasury > 0)
                kept += (kept.empty() ? "" : ", ") + side.band + " (" +
                        std::to_string(side.treasury) + ")";
        }
        if (kept.empty() || !m_game.switches().treasuryAsVp)
            return {"story.match-began", {}};
        return {"story.match-began-treasury", {{"treasuries", kept}}};
    }
    Phrase operator()(const GroundAdvised &event) const
    {
        using Advice = GroundAdvised::Advice;
        if (event.advice == Advice::ZonesNear)
            return {key(event.advice),
                    {{"amount", pas(event.amount)}, {"limit", pas(event.limit)}}};
        return {key(event.advice),
                {{"amount", std::int64_t{event.amount}}, {"limit", std::int64_t{event.limit}}}};
    }
    Phrase operator()(const DiceThrown &event) const
    {
        Phrase phrase{keyOf(event), {}};
        phrase.values = {
            {"who", event.figure.valid() ? PhraseValue(nameOf(m_game, event.figure))
                                         : PhraseValue(band(event.owner))},
            {"what", word(event.reason)},
            {"faces", facesOf(event.faces, phrase.key == "story.dice-command" ? " + " : ", ")},
            {"needed", std::int64_t{event.needed}},
            {"total", std::int64_t{event.total}}};
        if (const int bonus = bonusOf(event); bonus > 0)
            phrase.values.emplace_back("bonus", std::int64_t{bonus});
        return phrase;
    }
    Phrase operator()(const ZoneChosen &event) const
    {
        return {"story.zone-chosen",
                {{"band", band(event.seat)}, {"zone", std::int64_t{event.zone + 1}}}};
    }
    Phrase operator()(const FigurePlaced &event) const { return of("story.placed", event.figure); }
    Phrase operator()(const FigureHeldBack &event) const
    {
        return of("story.held-back", event.figure);
    }
    Phrase operator()(const FigureRevealed &event) const
    {
        return of("story.revealed", event.figure);
    }
    Phrase operator()(const TurnBegan &event) const
    {
        const bool isLast = event.turn == turnLimit(m_game);
        return {isLast ? "story.turn-began-last" : "story.turn-began",
                {{"turn", std::int64_t{event.turn}}}};
    }
    Phrase operator()(const OrderSet &event) const
    {
        std::string order;
        for (std::size_t place = 0; place < event.seats.size(); ++place)
            order += (place == 0 ? "" : ", ") + band(event.seats[place]) + " (" +
                     std::to_string(event.scores[place]) + ")";
        const bool isLevel = std::ranges::adjacent_find(event.scores) != event.scores.end();
        return {isLevel ? "story.order-level" : "story.order", {{"order", order}}};
    }
    Phrase operator()(const WaveBegan &event) const
    {
        return {event.wave == 1 ? "story.first-wave" : "story.second-wave",
                {{"band", band(event.seat)}, {"most", std::int64_t{event.most}}}};
    }
    Phrase operator()(const WaveEnded &event) const
    {
        return {event.wave == 1 ? "story.first-wave-ended" : "story.second-wave-ended",
                {{"band", band(event.seat)}}};
    }
    Phrase operator()(const ActivationBegan &event) const
    {
        Phrase phrase =
            of(event.others.empty() ? "story.activated" : "story.activated-with", event.figure);
        phrase.values.emplace_back("count", static_cast<std::int64_t>(event.others.size()));
        return phrase;
    }
    Phrase operator()(const ActivationEnded &event) const
    {
        return of("story.activation-ended", event.figure);
    }
    Phrase operator()(const ActionsSpent &event) const
    {
        Phrase phrase = of("story.pa-spent", event.figure);
        phrase.values.emplace_back("spent", std::int64_t{event.spent});
        phrase.values.emplace_back("left", std::int64_t{event.left});
        return phrase;
    }
    Phrase operator()(const MoveDeclared &event) const
    {
        Phrase phrase = of(key(event.kind), event.figure);
        phrase.values.emplace_back("cost", wholePas(event.cost));
        return phrase;
    }
    Phrase operator()(const FigureMoved &event) const { return of("story.moved", event.figure); }
    Phrase operator()(const MoveBrokenOff &event) const
    {
        return of("story.move-broken-off", event.figure);
    }
    Phrase operator()(const TargetFollowed &event) const
    {
        Phrase phrase = pair("story.follow", event.figure, event.target);
        phrase.values.emplace_back("cost", wholePas(event.cost));
        return phrase;
    }
    Phrase operator()(const FigureMarked &event) const
    {
        return of(markKey(event.mark, event.on), event.figure);
    }
    Phrase operator()(const ShotDeclared &event) const
    {
        static constexpr const char *kBands[] = {"story.shot-short", "story.shot-medium",
                                                 "story.shot-long"};
        const char *key = !event.target.valid() ? "story.shot-at-place"
                          : event.needed == 0   ? "story.shot-template"
                                                : kBands[event.band];
        Phrase phrase = pair(key, event.shooter, event.target);
        phrase.values.emplace_back("weapon", gun(event.shooter, event.gun));
        phrase.values.emplace_back("needed", std::int64_t{event.needed});
        phrase.values.emplace_back("fires", weaponWord(event.shooter, event.gun, "fires"));
        phrase.values.emplace_back("own", weaponWord(event.shooter, event.gun, "own"));
        return phrase;
    }
    Phrase operator()(const BurstAt &event) const
    {
        return of(event.dud ? "story.dud" : "story.burst", event.shooter);
    }
    Phrase operator()(const FlameLaid &event) const { return of("story.flame", event.shooter); }
    Phrase operator()(const FigureHit &event) const
    {
        Phrase phrase = of("story.hit", event.figure);
        phrase.values.emplace_back("force", std::int64_t{event.force});
        phrase.values.emplace_back("resistance", std::int64_t{event.resistance});
        phrase.values.emplace_back("needed", std::int64_t{event.needed});
        return phrase;
    }
    Phrase operator()(const Intercepted &event) const
    {
        return pair("story.intercepted", event.figure, event.chief);
    }
    Phrase operator()(const StrikeDeclared &event) const
    {
        Phrase phrase = pair("story.strike", event.attacker, event.target);
        phrase.values.emplace_back("needed", std::int64_t{event.needed});
        return phrase;
    }
    Phrase operator()(const Wounded &event) const
    {
        if (event.left == 0 && !event.by.valid())
            return of("story.last-pv", event.figure);
        if (event.left == 0 && event.by != event.figure)
            return pair("story.last-pv-by", event.figure, event.by);
        Phrase phrase = of("story.wounded", event.figure);
        phrase.values.emplace_back("left", std::int64_t{event.left});
        return phrase;
    }
    Phrase operator()(const WoundIgnored &event) const
    {
        return of("story.wound-ignored", event.figure);
    }
    Phrase operator()(const PutOut &event) const
    {
        const bool isByAnother = event.by.valid() && event.by != event.figure;
        return isByAnother ? pair("story.put-out-by", event.figure, event.by)
                           : of("story.put-out", event.figure);
    }
    Phrase operator()(const Healed &event) const
    {
        Phrase phrase = of("story.healed", event.figure);
        phrase.values.emplace_back("now", std::int64_t{event.now});
        return phrase;
    }
    Phrase operator()(const Tested &event) const
    {
        const char *key = event.automatic ? "story.test-automatic"
                          : event.passed  ? "story.test-passed"
                                          : "story.test-failed";
        Phrase phrase = of(key, event.figure);
        phrase.values.emplace_back("what", word(event.test));
        phrase.values.emplace_back("command", std::int64_t{event.command});
        return phrase;
    }
    Phrase operator()(const GunLost &event) const
    {
        Phrase phrase = of("story.gun-lost", event.figure);
        phrase.values.emplace_back("weapon", gun(event.figure, event.gun));
        return phrase;
    }
    Phrase operator()(const GunLoaded &event) const
    {
        Phrase phrase = of(event.loaded ? "story.gun-loaded" : "story.gun-fired-off", event.figure);
        phrase.values.emplace_back("weapon", gun(event.figure, event.gun));
        return phrase;
    }
    Phrase operator()(const FigureLeft &event) const { return of("story.left", event.figure); }
    Phrase operator()(const BodyCarried &event) const
    {
        return pair("story.body-carried", event.figure, event.body);
    }
    Phrase operator()(const TurnEnded &event) const
    {
        return {"story.turn-ended", {{"turn", std::int64_t{event.turn}}}};
    }
    Phrase operator()(const RoutCalled &event) const
    {
        return {event.chiefLost ? "story.rout-chief-lost" : "story.rout-losses",
                {{"band", band(event.seat)},
                 {"gone", std::int64_t{event.gone}},
                 {"strength", std::int64_t{event.strength}}}};
    }
    Phrase operator()(const PointsScored &event) const
    {
        return {key(static_cast<ScoreSource>(event.source)),
                {{"band", band(event.seat)}, {"points", std::int64_t{event.points}}}};
    }
    Phrase operator()(const ObjectiveTaken &event) const
    {
        const auto &all = m_game.scenario().objectives;
        const int points = event.objective < all.size() ? all[event.objective].pointsOnce : 0;
        return {"story.objective-taken",
                {{"band", band(event.seat)},
                 {"objective", std::int64_t{event.objective} + 1},
                 {"points", std::int64_t{points}}}};
    }
    Phrase operator()(const MatchEnded &event) const
    {
        std::string scores;
        for (std::size_t seat = 0; seat < event.points.size(); ++seat)
            scores += (seat == 0 ? "" : ", ") + band({static_cast<std::int8_t>(seat)}) + " " +
                      std::to_string(event.points[seat]);
        return {"story.match-ended", {{"scores", scores}}};
    }

private:
    Phrase of(std::string key, FigureId figure) const
    {
        return {std::move(key), {{"who", nameOf(m_game, figure)}}};
    }
    Phrase pair(std::string key, FigureId who, FigureId whom) const
    {
        Phrase phrase = of(std::move(key), who);
        phrase.values.emplace_back("whom", nameOf(m_game, whom));
        return phrase;
    }
    std::string band(SeatId seat) const
    {
        return seat.valid() ? m_game.sides()[static_cast<std::size_t>(seat.value)].band
                            : std::string();
    }
    Text gun(FigureId figure, std::uint8_t gun) const
    {
        const auto &guns = m_game.fighter(figure).guns;
        return gun < guns.size() ? guns[gun].name : Text{};
    }
    /** Of a weapon what is done with one that strikes an area, "throws a grenade at", or what it is
        to whoever it harmed himself, "their own grenade". */
    Text weaponWord(FigureId figure, std::uint8_t gun, const std::string &words) const
    {
        const auto &guns = m_game.fighter(figure).guns;
        const Text own = gun < guns.size() ? word(words + '.' + guns[gun].id) : Text{};
        return own.empty() ? word(words) : own;
    }
    /** What a roll or test is called; a word of the book, told as itself by `{what}`. */
    Text word(Reason reason) const { return word(causeOf(reason).words); }
    Text word(std::string_view key) const
    {
        const auto met = m_book.find(key);
        return met == m_book.end() ? Text{} : met->second;
    }

    static std::string key(GroundAdvised::Advice advice)
    {
        switch (advice) {
        case GroundAdvised::Advice::ZonesNear:
            return "story.zones-near";
        case GroundAdvised::Advice::TableSmall:
            return "story.table-small";
        case GroundAdvised::Advice::FewPieces:
            return "story.few-pieces";
        case GroundAdvised::Advice::NothingImpassable:
            return "story.nothing-impassable";
        case GroundAdvised::Advice::LittleToClimb:
            return "story.little-to-climb";
        }
        return {};
    }
    static std::string key(ScoreSource source)
    {
        switch (source) {
        case ScoreSource::OutOfAction:
            return "story.points-out-of-action";
        case ScoreSource::Objective:
            return "story.points-objective";
        case ScoreSource::Civilian:
            return "story.points-civilian";
        case ScoreSource::Treasury:
            return "story.points-treasury";
        }
        return {};
    }
    static std::string key(MoveKind kind)
    {
        switch (kind) {
        case MoveKind::Walk:
            return "story.walk";
        case MoveKind::Run:
            return "story.run";
        case MoveKind::Charge:
            return "story.charge";
        case MoveKind::BreakAway:
            return "story.break-away";
        case MoveKind::Flee:
            return "story.flee";
        case MoveKind::Reaction:
            return "story.driven";
        case MoveKind::StepBack:
            return "story.step-back";
        case MoveKind::Fall:
            return "story.fall";
        }
        return {};
    }
    static std::string markKey(Mark mark, bool on)
    {
        const std::string number =
            std::to_string(std::countr_zero(static_cast<std::uint32_t>(mark)));
        return (on ? "story.mark-" : "story.unmark-") + number;
    }

    const Skirmish &m_game;
    const PhraseBook &m_book;
};

} // namespace

bool isDistance(Reason reason)
{
    return reason == Reason::SpotDistance || reason == Reason::UnderFireDistance ||
           reason == Reason::StepBackDistance;
}

int bonusOf(const DiceThrown &event)
{
    const bool isOrder =
        event.reason == Reason::Initiative || event.reason == Reason::DeploymentOrder;
    return isOrder ? event.total - std::accumulate(event.faces.begin(), event.faces.end(), 0) : 0;
}

Text pas(std::int32_t hundredths)
{
    const std::string whole = std::to_string(hundredths / kPas);
    std::string fraction = std::to_string(hundredths % kPas + kPas).substr(1);
    while (!fraction.empty() && fraction.back() == '0')
        fraction.pop_back();
    if (fraction.empty())
        return {whole, whole};
    return {whole + "." + fraction, whole + "," + fraction};
}

std::int64_t wholePas(std::int32_t hundredths)
{
    return (std::int64_t{hundredths} + kPas - 1) / kPas;
}

Text nameOf(const Skirmish &game, FigureId figure)
{
    if (!figure.valid() || figure.value >= game.size())
        return {};
    const Fighter &named = game.fighter(figure);
    Text name = calledOf(named);
    const auto isSame = [&](const Fighter &other) {
        if (other.seat() == named.seat())
            return false;
        const Text called = calledOf(other);
        return called.en == name.en || called.fr == name.fr;
    };
    if (std::ranges::none_of(game.fighters(), isSame))
        return name;
    const std::string side =
        " (" + game.sides()[static_cast<std::size_t>(named.seat().value)].band + ")";
    return {name.en + side, name.fr + side};
}

Template shapeOf(const Skirmish &game, const ShotDeclared &event)
{
    const auto &guns = game.fighter(event.shooter).guns;
    return event.gun < guns.size() ? guns[event.gun].shape : Template::None;
}

Phrase tellOf(const Skirmish &game, const PhraseBook &book, const Event &event)
{
    return std::visit(Teller(game, book), event.what);
}

} // namespace escarmouche::rules::musg::play
