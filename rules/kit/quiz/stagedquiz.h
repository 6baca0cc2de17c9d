// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/standing.h"
#include "rules/core/match/driver.h"
#include "rules/core/quiz/systemquiz.h"
#include "rules/kit/codec/kinds.h"
#include "rules/kit/setup/choices.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** Somebody in a position of a quiz, and where, in words of the game's. */
struct QuizStood {
    std::string who;
    std::string at;
};
ESCARMOUCHE_MEMBERS(QuizStood, always("who", &T::who, json::IdText{}),
                    always("at", &T::at, json::Line{8, 1}))

/** A position of a quiz as its file has it: the question is about the first who stands there. */
struct QuizKind {
    std::string id;
    Text name;
    bool isWhere = false; // it is asked where that one comes to stand, else whom it goes for
    std::vector<int> boards;
    std::vector<QuizStood> stood;
    Text lesson;
    std::vector<std::string> source;
};
ESCARMOUCHE_MEMBERS(QuizKind, always("id", &T::id, json::IdText{}), named("name", &T::name, kName),
                    named("where", &T::isWhere),
                    always("boards", &T::boards, json::Each{4, json::Whole{1, 9}, 1}),
                    always("stood", &T::stood, json::Each{40}),
                    always("lesson", &T::lesson, kSentence),
                    always("source", &T::source, kRuleList))

/** A game that begins in such a position, and the token that is asked about; null: something in it
    means nothing to the game. Somebody is asked there who may decline. */
template<class G>
struct Staged {
    std::shared_ptr<const G> game;
    int token = -1;
};

/** The quiz of a game on boards. Its words: "quiz", "quiz.about", and of the questions "quiz.whom"
    and "quiz.where", with {who} and {at}. */
template<class Codec>
class StagedQuiz final : public SystemQuiz
{
public:
    using Staging = Staged<typename Codec::Game> (*)(const Codec &codec, const QuizKind &kind);

    static Result<std::shared_ptr<const SystemQuiz>>
    read(const CatalogueSource &source, const std::string &path, Codec codec, Staging staging)
    {
        auto quiz = std::make_shared<StagedQuiz>(std::move(codec), staging);
        return readKinds(source, path, quiz->m_kinds).map([&] {
            return std::shared_ptr<const SystemQuiz>(std::move(quiz));
        });
    }
    StagedQuiz(Codec codec, Staging staging) : m_codec(std::move(codec)), m_staging(staging) {}

    Text name() const override { return wordIn(m_codec.phrases(), "quiz"); }
    Text about() const override { return wordIn(m_codec.phrases(), "quiz.about"); }
    int positions() const override { return static_cast<int>(m_kinds.size()); }
    Result<QuizPosition> position(int number) const override
    {
        const QuizKind &kind = m_kinds[static_cast<std::size_t>(number)];
        const auto [game, token] = m_staging(m_codec, kind);
        if (!game)
            return fail({.code = ErrorCode::UnknownEntry, .subject = kind.id});
        MatchSetup setup;
        setup.system = Codec::kSystem;
        setup.scenario = "{}";
        auto match = std::make_unique<Driver<Codec>>(m_codec, setup, std::string(), game);
        QuizPosition position;
        position.id = kind.id;
        position.name = kind.name;
        position.question = {kind.isWhere ? "quiz.where" : "quiz.whom",
                             {{"who", nameOf(*match, token)}, {"at", kind.stood.front().at}}};
        position.ask = kind.isWhere ? QuizPosition::Ask::Where : QuizPosition::Ask::Whom;
        position.token = token;
        position.seat = match->awaited().decision.seat;
        position.lesson = kind.lesson;
        position.match = std::move(match);
        return position;
    }

private:
    Text nameOf(const Match &match, int token) const
    {
        const auto tokens = match.view(kNoSeat).tokens;
        const auto met = std::ranges::find(tokens, token, &Token::id);
        const BoardWords words = m_codec.words();
        const TokenKind *kind = met == tokens.end() ? nullptr : words.token(met->kind);
        return kind ? kind->unit.name : memberOf(match.board()->cast(), token).name;
    }

    Codec m_codec;
    Staging m_staging;
    std::vector<QuizKind> m_kinds;
};

} // namespace escarmouche::rules::kit
