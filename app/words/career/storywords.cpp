// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/career/storywords.h"

#include "app/words/career/careerwords.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/campaignwords.h"
#include "model/text.h"
#include "rules/core/campaign/past/gamestories.h"
#include "rules/core/campaign/rounds/calendar.h"

#include <algorithm>
#include <map>

namespace escarmouche::app {

namespace {

/** The rank that most of the figures of a game had. */
std::string crowdOf(const rules::BattleReport &report)
{
    std::map<std::string, int> ranks;
    for (const rules::FigureReport &figure : report.figures)
        ++ranks[figure.rank];
    const auto most =
        std::ranges::max_element(ranks, {}, [](const auto &each) { return each.second; });
    return most == ranks.end() ? std::string() : most->first;
}

/** Tells the games of one campaign. */
class Storyteller
{
public:
    Storyteller(const rules::Campaign &campaign, const rules::CampaignRules &rules,
                std::span<const rules::ScenarioTitle> scenarios, rules::Language language)
        : m_campaign(campaign), m_rules(rules), m_scenarios(scenarios), m_language(language),
          m_words(language, "StoryWords")
    {
        for (const rules::Entrant &band : campaign.bands)
            m_records.emplace(band.id, rules::recordsOf(rules, campaign, band.id));
        for (const auto &[band, records] : m_records)
            m_careers.try_emplace(band, records, rules.phrases(), language);
    }

    model::Document document()
    {
        m_document.language = m_language;
        m_document.title = m_campaign.name;
        heading(1, toQString(m_campaign.name));
        if (std::ranges::none_of(m_campaign.fixtures,
                                 [](const rules::Fixture &game) { return game.report != nullptr; }))
            paragraph(m_words(QT_TRANSLATE_NOOP("StoryWords", "No game has been played yet.")));
        for (const rules::GameStory &story : rules::storiesOf(m_rules, m_campaign))
            tell(story);
        return std::move(m_document);
    }

private:
    void heading(int level, const QString &text)
    {
        m_document.blocks.emplace_back(model::Heading{level, toUtf8(text)});
    }
    void paragraph(const QString &text)
    {
        if (!text.isEmpty())
            m_document.blocks.emplace_back(model::Paragraph{toUtf8(text)});
    }
    void bullets(const QString &title, const QStringList &items)
    {
        if (items.isEmpty())
            return;
        heading(3, title);
        model::Bullets list;
        for (const QString &item : items)
            list.items.push_back(toUtf8(item));
        m_document.blocks.emplace_back(std::move(list));
    }

    void tell(const rules::GameStory &story)
    {
        const rules::Fixture &game = *rules::find(m_campaign, story.fixture);
        const QString bands = toQString(rules::gameTitle(m_campaign, game));
        const QString score = scoreText(game);
        const QString sides = score.isEmpty() ? bands : QStringLiteral("%1, %2").arg(bands, score);
        //: a game by its number, then the bands in it with their score
        heading(2, m_words(QT_TRANSLATE_NOOP("StoryWords", "Game %1: %2"))
                       .arg(QString::number(story.number), sides));
        paragraph(circumstances(game));
        paragraph(outcome(game));
        bullets(m_words(QT_TRANSLATE_NOOP("StoryWords", "Turning points")), turningPoints(story));
        bullets(m_words(QT_TRANSLATE_NOOP("StoryWords", "Casualties")), fates(story, true));
        bullets(m_words(QT_TRANSLATE_NOOP("StoryWords", "After the game")), fates(story, false));
        if (!story.words.empty())
            heading(3, m_words(QT_TRANSLATE_NOOP("StoryWords", "Chronicle")));
        for (const rules::ChronicleEntry &entry : story.words)
            paragraph(toQString(entry.text));
        foldDice(story);
    }

    /** All that fell for a game, below what it came to. */
    void foldDice(const rules::GameStory &story)
    {
        model::Aside dice;
        for (const rules::DiceRoll &roll : m_campaign.rolls)
            if (roll.fixture == story.fixture)
                dice.items.push_back(toUtf8(rolled(story, roll)));
        if (dice.items.empty())
            return;
        //: how many rolls there were for a game, and what fell
        dice.title =
            toUtf8(m_words(QT_TRANSLATE_NOOP("StoryWords", "Dice (%1)")).arg(dice.items.size()));
        m_document.blocks.emplace_back(std::move(dice));
    }

    QString rolled(const rules::GameStory &story, const rules::DiceRoll &roll) const
    {
        QStringList faces;
        for (const int face : roll.faces)
            faces << QString::number(face);
        QString what = toQString(rules::find(m_campaign, roll.band)->band->name());
        for (const rules::StoryPart &part : story.parts) {
            if (part.band == roll.band && part.figure.member == m_rules.memberOf(roll.line))
                what = called(part);
            for (const rules::CareerLine &each : part.part.lines)
                if (std::ranges::count(each.rolls, roll.id, &rules::DiceRoll::id) > 0)
                    //: a figure and its band, and the step of the post-game that it rolled for
                    return told(m_words(QT_TRANSLATE_NOOP("StoryWords", "%1, %2"))
                                    .arg(called(part), toQString(each.title.in(m_language))),
                                faces);
        }
        return told(what, faces);
    }

    QString told(const QString &what, const QStringList &faces) const
    {
        //: who rolled and what for, then the dice
        return m_words(QT_TRANSLATE_NOOP("StoryWords", "%1: %2")).arg(what, faces.join(u' '));
    }

    QString circumstances(const rules::Fixture &game) const
    {
        QStringList parts;
        if (!game.plan.title.empty())
            parts << toQString(game.plan.title);
        if (game.plan.when)
            parts << clockText(game.plan.when->at);
        if (!game.plan.place.empty())
            parts << toQString(game.plan.place);
        const auto known =
            std::ranges::find(m_scenarios, game.plan.scenario, &rules::ScenarioTitle::key);
        if (!game.plan.scenario.empty())
            parts << (known == m_scenarios.end() ? toQString(game.plan.scenario)
                                                 : toQString(known->name.in(m_language)));
        return parts.join(QStringLiteral(" · "));
    }

    QString outcome(const rules::Fixture &game) const
    {
        QStringList winners;
        for (const rules::SeatReport &seat : game.report->seats)
            if (seat.result == rules::SeatResult::Win)
                winners << toQString(seat.band);
        if (winners.isEmpty())
            return m_words(QT_TRANSLATE_NOOP("StoryWords", "Nobody won."));
        return m_words(QT_TRANSLATE_NOOP("StoryWords", "Won by %1."))
            .arg(winners.join(QStringLiteral(", ")));
    }

    QString called(const rules::StoryPart &part) const
    {
        const rules::Entrant *band = rules::find(m_campaign, part.band);
        return m_words(QT_TRANSLATE_NOOP("StoryWords", "%1 (%2)"))
            .arg(toQString(part.figure.name.in(m_language)), toQString(band->band->name()));
    }
    QString line(const rules::StoryPart &part, const QString &what) const
    {
        //: a figure and its band, and what it did or what became of it
        return m_words(QT_TRANSLATE_NOOP("StoryWords", "%1: %2")).arg(called(part), what);
    }

    /** The first and the last who were put out, and whoever was of another rank than most: the
        others are told among the casualties. */
    QStringList turningPoints(const rules::GameStory &story) const
    {
        const auto all = rules::knockOutsOf(story);
        const std::string crowd = crowdOf(*rules::find(m_campaign, story.fixture)->report);
        QStringList lines;
        for (const rules::StoryKnockOut &each : all) {
            const bool isAtAnEnd = &each == &all.front() || &each == &all.back();
            if (isAtAnEnd || each.knockOut->rank != crowd)
                lines << line(*each.by, m_careers.at(each.by->band).knockOut(*each.knockOut));
        }
        return lines;
    }

    /** Of those who were put out of action, or of the others of whom there is something to tell. */
    QStringList fates(const rules::GameStory &story, bool casualties) const
    {
        QStringList lines;
        for (const rules::StoryPart &part : story.parts) {
            if ((part.part.end == rules::FigureEnd::OutOfAction) != casualties)
                continue;
            const CareerWords &words = m_careers.at(part.band);
            QStringList told = words.aftermath(part.part, CareerWords::Dice::Untold);
            if (casualties)
                told.prepend(words.ending(part.part));
            if (!told.isEmpty())
                lines << line(part, told.join(QStringLiteral(" · ")));
        }
        return lines;
    }

    const rules::Campaign &m_campaign;
    const rules::CampaignRules &m_rules;
    std::span<const rules::ScenarioTitle> m_scenarios;
    rules::Language m_language;
    SheetWords m_words;
    std::map<rules::BandId, rules::BandRecords> m_records;
    std::map<rules::BandId, CareerWords> m_careers; // of m_records
    model::Document m_document;
};

} // namespace

model::Document campaignStory(const rules::Campaign &campaign, const rules::CampaignRules &rules,
                              std::span<const rules::ScenarioTitle> scenarios,
                              rules::Language language)
{
    return Storyteller(campaign, rules, scenarios, language).document();
}

} // namespace escarmouche::app
