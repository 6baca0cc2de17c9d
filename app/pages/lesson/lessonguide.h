// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"
#include "model/lesson/lessonroom.h"

#include <QObject>
#include <QRect>

#include <memory>
#include <optional>
#include <string>

class QPushButton;

namespace escarmouche::rules {
struct ActionOption;
}

namespace escarmouche::app {

class LessonRing;
class LessonStrip;
class MatchPage;

/** Leads through a lesson on the page of its match: says its lines, points, waits for the act that
    is asked for and does what nobody is asked for. Anything else is not done, and why is said. */
class LessonGuide : public QObject
{
    Q_OBJECT

public:
    /** Child of the page, whose match is in that room. */
    LessonGuide(model::Lesson lesson, std::unique_ptr<model::LessonRoom> room, MatchPage &page);
    ~LessonGuide() override;

    const model::Lesson &lesson() const { return m_lesson; }
    /** The line that is said now; null: what happens is still being shown. */
    const model::LessonStep *line() const;
    /** As the button does. */
    void goOn();

signals:
    /** By its last line, or skipped. */
    void ended(bool isDone);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isGoingOn(const QObject *watched, const QEvent *event) const;
    void setTitle();
    const model::LessonStep *step() const;
    bool isShowing() const;
    bool takes(const std::string &action);
    void follow();
    void passWhatIsDone();
    void say();
    void sayHow();
    void enterAct();
    QString told(const rules::Text &text) const;
    std::optional<rules::ActionOption> option() const;
    rules::Place place() const;
    int card() const;
    QPushButton *answerButton() const;
    QRect target() const;
    QRect rectOfPart() const;
    QRect rectOf(const QWidget *widget) const;
    QRect rectOfPlace(const rules::Place &place) const;

    model::Lesson m_lesson;
    std::unique_ptr<model::LessonRoom> m_room;
    MatchPage &m_page;
    LessonStrip *m_strip;
    LessonRing *m_ring;
    std::size_t m_at = 0; // the step
    int m_number = 0; // of its line, from 1
    std::size_t m_done = 0; // acts
    bool m_isSaid = false; // its line
    bool m_isOver = false;
};

} // namespace escarmouche::app
