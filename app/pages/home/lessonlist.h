// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/lessonoffers.h"

#include <QListWidget>

#include <vector>

namespace escarmouche::app {

/** The lessons and quizzes that come with the program, lessons that were done marked so: activating
    one opens it. As high as what is in it,
    and hidden where there are none. */
class LessonList : public QListWidget
{
    Q_OBJECT

public:
    explicit LessonList(QWidget *parent = nullptr);

    void fill(const std::vector<LessonOffer> &lessons);

signals:
    void lessonWanted(const QString &key);
};

} // namespace escarmouche::app
