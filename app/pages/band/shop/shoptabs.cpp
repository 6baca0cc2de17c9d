// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/shop/shoptabs.h"

#include "app/look/keyboard/taborder.h"
#include "app/look/literal/literal.h"

#include <QButtonGroup>
#include <QEvent>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr int kTabGap = 2;
}

ShopTabs::ShopTabs(QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int tab, bool on) {
        if (on)
            emit chosen(tab);
    });
}

void ShopTabs::setParts(const QList<ShopPart> &parts)
{
    while (m_group->buttons().size() > parts.size())
        delete m_group->button(static_cast<int>(m_group->buttons().size()) - 1);
    for (int tab = 0; tab < parts.size(); ++tab) {
        if (!m_group->button(tab)) {
            auto *button = new QToolButton(this);
            button->setCheckable(true);
            button->setAutoRaise(true);
            button->setFocusPolicy(Qt::StrongFocus);
            button->setVisible(true);
            if (tab == 0)
                tabAt(this, button);
            else
                setTabOrder(m_group->button(tab - 1), button);
            m_group->addButton(button, tab);
        }
        QAbstractButton *button = m_group->button(tab);
        button->setText(buttonText(parts[tab].title));
        button->setAccessibleName(parts[tab].spoken);
        button->setEnabled(!parts[tab].empty || button->isChecked());
    }
    place();
}

void ShopTabs::setCurrent(int tab)
{
    const QSignalBlocker quiet(m_group);
    if (QAbstractButton *button = m_group->button(tab)) {
        button->setChecked(true);
        button->setEnabled(true);
    }
}

int ShopTabs::current() const
{
    return m_group->checkedId();
}

int ShopTabs::wideOf(int first, int end) const
{
    int wide = -kTabGap;
    for (int tab = first; tab < end; ++tab)
        wide += m_group->button(tab)->sizeHint().width() + kTabGap;
    return wide;
}

int ShopTabs::count() const
{
    return static_cast<int>(m_group->buttons().size());
}

int ShopTabs::endOfRow(int first, int wide) const
{
    int end = first + 1;
    while (end < count() && wideOf(first, end + 1) <= wide)
        ++end;
    return end;
}

int ShopTabs::rowsWithin(int wide) const
{
    int rows = 0;
    for (int first = 0; first < count(); ++rows)
        first = endOfRow(first, wide);
    return rows;
}

/** The narrowest that needs no more rows than the whole width does. */
int ShopTabs::evenWidth() const
{
    const int rows = rowsWithin(width());
    int narrow = 0;
    int enough = width();
    while (enough - narrow > 1) {
        const int middle = (narrow + enough) / 2;
        (rowsWithin(middle) > rows ? narrow : enough) = middle;
    }
    return enough;
}

/** In columns, where every button fits one; false: they do not. */
bool ShopTabs::placeGrid(int rows)
{
    const int columns = (count() + rows - 1) / rows;
    const int wide = (width() + kTabGap) / columns - kTabGap;
    for (const QAbstractButton *button : m_group->buttons())
        if (button->sizeHint().width() > wide)
            return false;
    for (int tab = 0; tab < count(); ++tab) {
        QAbstractButton *button = m_group->button(tab);
        const int high = button->sizeHint().height();
        button->setGeometry(tab % columns * (wide + kTabGap), tab / columns * (high + kTabGap),
                            wide, high);
    }
    return true;
}

// What is left of the width is shared among the buttons of the row.
void ShopTabs::placeRow(int first, int end, int top)
{
    const int spare = std::max(0, width() - wideOf(first, end));
    int left = 0;
    for (int tab = first; tab < end; ++tab) {
        const int place = tab - first;
        const int more = spare * (place + 1) / (end - first) - spare * place / (end - first);
        const QSize size = m_group->button(tab)->sizeHint() + QSize(more, 0);
        m_group->button(tab)->setGeometry({{left, top}, size});
        left += size.width() + kTabGap;
    }
}

void ShopTabs::place()
{
    if (count() == 0)
        return setFixedHeight(0);
    const int rows = rowsWithin(width());
    const int high = m_group->button(0)->sizeHint().height() + kTabGap;
    setFixedHeight(rows * high - kTabGap);
    if (rows > 1 && placeGrid(rows))
        return;
    const int wide = evenWidth();
    int first = 0;
    for (int row = 0; row < rows; ++row) {
        const int end = endOfRow(first, wide);
        placeRow(first, end, row * high);
        first = end;
    }
}

QSize ShopTabs::sizeHint() const
{
    return {wideOf(0, count()), height()};
}

void ShopTabs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() == event->size().width())
        return;
    place();
}

bool ShopTabs::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LanguageChange)
        place();
    return QWidget::event(event);
}

} // namespace escarmouche::app
