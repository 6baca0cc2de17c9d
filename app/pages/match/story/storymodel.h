// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/quietanswers.h"
#include "model/match/story/logsieve.h"
#include "rules/core/journal/idling.h"
#include "rules/core/journal/repeated.h"

#include <QAbstractListModel>

#include <map>
#include <optional>
#include <vector>

namespace escarmouche::app {

class MatchController;

/** What has been told of a match, in the order it happened. */
class StoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { Rule = Qt::UserRole, Entry, HasReasons, IsUnfolded };

    explicit StoryModel(const MatchController &controller, QObject *parent = nullptr);

    /** All of it again: after a way back, for other eyes, in another language. */
    void reload();
    void add(const std::vector<rules::ToldEvent> &told);
    /** All that was answered for people is told, too. */
    void catchUp();

    /** Whether the line is followed by how the rules came to it. */
    void unfold(int row, bool isUnfolded);
    bool hasReasons() const; // in any line

    const rules::ToldEvent &told(int row) const { return line(row).told; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Line {
        rules::ToldEvent told;
        std::optional<QuietAnswer> answer; // then the question that it answers is what is told
        bool isUnfolded = false;
        bool isAgain = false; // dice of sides that were level
    };

    const Line &line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    void take(const rules::ToldEvent &event, std::vector<Line> &lines);
    void insert(const std::vector<Line> &lines);
    std::vector<rules::ToldEvent> toldSoFar();
    void takeAnswers(int upTo, std::vector<Line> &lines);
    QString text(const QuietAnswer &answer) const;
    QString text(const Line &line) const;

    const MatchController &m_controller;
    std::vector<Line> m_lines;
    std::size_t m_answers = 0; // of those given for people, told so far
    model::LogSieve m_sieve;
    rules::RollOff m_rollOff;
    rules::Idling m_idling;
    std::map<int, rules::ToldEvent> m_meetings; // of whom it is known whom they ran into, by entry
    rules::SeatId m_viewer; // who knows that
};

} // namespace escarmouche::app
