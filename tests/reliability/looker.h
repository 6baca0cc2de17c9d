// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QLabel;
class QMenu;
class QPoint;
class QWidget;

namespace escarmouche::reliability {

/** What every hostile name begins with: each sign in it means something to some part of Qt. */
inline constexpr char kNameSigns[] = "7&8 %1%2[*] ";

/** Points at everything in a window, until all of its tool tips were shown, and complains of each
    text in which a hostile name does not stand to the letter. */
class Looker
{
public:
    /** All of a window and of its menus. */
    void lookAt(QWidget &window, const QString &where);
    /** Does something, and looks at each question it asks and calls it off. */
    void tryThis(const QString &what, const std::function<void()> &act);
    /** Triggers all actions of a window that ask something. */
    void tryActions(QWidget &window);

    int tips() const { return m_tips; }
    /** Tips with a hostile name in them. */
    int namedTips() const { return m_namedTips; }
    int questions() const { return m_questions; }
    const QStringList &complaints() const { return m_complaints; }

private:
    void pointAtAll(QWidget &widget);
    void pointAt(QWidget &widget, const QPoint &where);
    void lookAtMenu(QMenu &menu);
    void readTexts(const QWidget &widget);
    void readLabel(const QLabel &label);
    void readTip();
    /** A text that is shown as it is; keyed: where a lone "&" marks a key. */
    void readPlain(const QString &text, bool keyed);
    void complain(const QString &text);

    QString m_where;
    QStringList m_complaints;
    int m_tips = 0;
    int m_namedTips = 0;
    int m_questions = 0;
};

} // namespace escarmouche::reliability
