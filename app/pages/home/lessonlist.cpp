// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/lessonlist.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/words/sentences/phrases.h"
#include "app/words/settings/settings.h"

namespace escarmouche::app {

namespace {
constexpr int kLessonRole = Qt::UserRole;
}

LessonList::LessonList(QWidget *parent) : QListWidget(parent)
{
    setIconSize({kIconSize, kIconSize});
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit lessonWanted(item->data(kLessonRole).toString());
    });
}

void LessonList::fill(const std::vector<LessonOffer> &lessons)
{
    const QStringList done = doneLessons();
    clear();
    for (const LessonOffer &lesson : lessons) {
        const bool isDone = done.contains(lesson.key);
        //: a lesson that was done: its game and how long it takes
        const QString length =
            isDone ? tr("%1 – done").arg(lessonLength(lesson)) : lessonLength(lesson);
        auto *item = new QListWidgetItem(lineIcon(isDone                 ? QStringLiteral("good")
                                                  : lesson.positions > 0 ? QStringLiteral("quiz")
                                                                         : QStringLiteral("play")),
                                         inUiLanguage(lesson.title) + u'\n' + length, this);
        item->setToolTip(tipText(inUiLanguage(lesson.about)));
        item->setData(kLessonRole, lesson.key);
    }
    setVisible(count() > 0);
    if (count() > 0)
        setMaximumHeight(count() * sizeHintForRow(0) + 2 * frameWidth());
}

} // namespace escarmouche::app
