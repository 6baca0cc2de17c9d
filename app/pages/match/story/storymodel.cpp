// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/storymodel.h"

#include "app/look/literal/literal.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/story/eventnames.h"
#include "model/text.h"
#include "rules/core/board/seriesphrases.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr int kAll = std::numeric_limits<int>::max();
constexpr QStringView kUnfolds = u"\u25b8 ", kFolds = u"\u25be ", kUnder = u"\u2003\u2013 ";
} // namespace

StoryModel::StoryModel(const MatchController &controller, QObject *parent)
    : QAbstractListModel(parent), m_controller(controller)
{
    reload();
}

void StoryModel::reload()
{
    beginResetModel();
    m_sieve = {};
    m_rollOff = {};
    m_idling = {};
    m_lines.clear();
    m_answers = 0;
    for (const rules::ToldEvent &event : toldSoFar())
        take(event, m_lines);
    takeAnswers(kAll, m_lines);
    endResetModel();
}

/** Of whom somebody ran into is looked up once only. */
std::vector<rules::ToldEvent> StoryModel::toldSoFar()
{
    const rules::SeatId viewer = m_controller.play().player();
    auto told = m_controller.play().match().story(viewer);
    if (std::exchange(m_viewer, viewer) != viewer)
        m_meetings.clear();
    bool isAllKnown = true;
    for (rules::ToldEvent &event : told) {
        if (!mayMeet(event, m_controller.words()))
            continue;
        const auto known = m_meetings.find(event.entry);
        if (known != m_meetings.end() && known->second.gesture == event.gesture)
            event = known->second;
        else
            isAllKnown = false;
    }
    if (isAllKnown)
        return told;
    const auto record = m_controller.session().branches().record();
    nameWhomTheyMeet(told, *record, viewer, m_controller.words());
    return told;
}

/** Those of entries up to that one, as far as they stand. */
void StoryModel::takeAnswers(int upTo, std::vector<Line> &lines)
{
    const auto &given = m_controller.quietAnswers();
    const rules::Journal &journal = m_controller.play().match().journal();
    for (; m_answers < given.size() && given[m_answers].entry <= upTo; ++m_answers) {
        const QuietAnswer &answer = given[m_answers];
        if (answer.passedBy.valid() && answer.passedBy != m_controller.play().player())
            continue;
        const auto acts = rules::standing(journal);
        const auto stands = [&](const rules::StandingAct &act) {
            return journal.entries[act.front()].seq == answer.entry;
        };
        if (std::ranges::none_of(acts, stands))
            continue;
        rules::ToldEvent asked;
        asked.sentence = answer.question;
        asked.entry = answer.entry;
        lines.push_back({std::move(asked), answer, false});
    }
}

void StoryModel::add(const std::vector<rules::ToldEvent> &told)
{
    std::vector<Line> lines;
    for (const rules::ToldEvent &event : told)
        take(event, lines);
    insert(lines);
}

/** With the answers before it. */
void StoryModel::take(const rules::ToldEvent &event, std::vector<Line> &lines)
{
    takeAnswers(event.entry, lines);
    const bool isAct = !event.as.act.key.empty() && event.as.tokens.size() == 2;
    if (isAct && event.gesture && event.gesture->kind == rules::Gesture::Kind::Way)
        m_meetings.insert_or_assign(event.entry, event);
    const bool isAgain = m_rollOff.isAgain(event);
    rules::ToldEvent told = event;
    m_idling.tell(told, m_controller.session().rules().phrases());
    if (m_sieve.keeps(told))
        lines.push_back({std::move(told), {}, false, isAgain});
}

void StoryModel::catchUp()
{
    std::vector<Line> lines;
    takeAnswers(kAll, lines);
    insert(lines);
}

void StoryModel::insert(const std::vector<Line> &lines)
{
    if (lines.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
    m_lines.insert(m_lines.end(), lines.begin(), lines.end());
    endInsertRows();
}

int StoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QString StoryModel::text(const QuietAnswer &answer) const
{
    const MatchWords &words = m_controller.words();
    const QString question = words.say(answer.question);
    if (answer.passedBy.valid())
        //: a question that was not asked, as the player wished
        return tr("%1 Passed for you, as you wished.").arg(question);
    if (answer.isBySeries) {
        //: after a question that was not asked
        const QString neutral = tr("Declined for you, like all of this series.");
        return question + u' ' + words.sayOr(rules::kDeclinedSeries, neutral);
    }
    //: a question about a free attack that was not asked, and the best chance, in per cent
    return tr("%1 Declined for you (best chance: %2%).")
        .arg(question, QString::number(answer.percent));
}

QString StoryModel::text(const Line &line) const
{
    if (line.answer)
        return text(*line.answer);
    const MatchWords &words = m_controller.words();
    QString text = words.say(line.told.sentence);
    if (line.isAgain)
        //: sides rolled the same, and roll again: what they roll
        text = tr("A tie, rolled again. %1").arg(text);
    if (line.told.reasons.empty())
        return text;
    text.prepend(line.isUnfolded ? kFolds : kUnfolds);
    if (!line.isUnfolded)
        return text;
    for (const rules::ToldReason &reason : line.told.reasons)
        text += u'\n' + kUnder.toString() + words.say(reason.sentence) +
                QStringLiteral(" (%1)").arg(toQString(reason.rule.value));
    return text;
}

void StoryModel::unfold(int row, bool isUnfolded)
{
    Line &line = m_lines[static_cast<std::size_t>(row)];
    if (line.told.reasons.empty() || line.isUnfolded == isUnfolded)
        return;
    line.isUnfolded = isUnfolded;
    emit dataChanged(index(row), index(row));
}

bool StoryModel::hasReasons() const
{
    return std::ranges::any_of(m_lines,
                               [](const Line &line) { return !line.told.reasons.empty(); });
}

QVariant StoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = this->line(index.row());
    const rules::ToldEvent &told = line.told;
    switch (role) {
    case Qt::DisplayRole:
        return text(line);
    case Qt::ToolTipRole:
        return told.rule.value.empty()
                   ? QVariant()
                   : tipText(m_controller.words().ruleText(toQString(told.rule.value)));
    case Rule:
        return toQString(told.rule.value);
    case Entry:
        return told.entry;
    case HasReasons:
        return !told.reasons.empty();
    case IsUnfolded:
        return line.isUnfolded;
    default:
        return {};
    }
}

} // namespace escarmouche::app
