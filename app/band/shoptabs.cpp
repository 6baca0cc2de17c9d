// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/shoptabs.h"

#include <QButtonGroup>
#include <QEvent>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr int kGap = 2;
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
            m_group->addButton(button, tab);
        }
        QAbstractButton *button = m_group->button(tab);
        button->setText(QString(parts[tab].title).replace(u'&', QStringLiteral("&&")));
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
    int wide = -kGap;
    for (int tab = first; tab < end; ++tab)
        wide += m_group->button(tab)->sizeHint().width() + kGap;
    return wide;
}

int ShopTabs::endOfRow(int first) const
{
    const int count = static_cast<int>(m_group->buttons().size());
    int end = first + 1;
    while (end < count && wideOf(first, end + 1) <= width())
        ++end;
    return end;
}

// What is left of a full row is shared among its buttons; the last one is as wide as it wants.
void ShopTabs::placeRow(int first, int end, int top)
{
    const bool shared = first == 0 || end < m_group->buttons().size();
    const int spare = shared ? std::max(0, width() - wideOf(first, end)) : 0;
    int left = 0;
    for (int tab = first; tab < end; ++tab) {
        const int place = tab - first;
        const int more = spare * (place + 1) / (end - first) - spare * place / (end - first);
        const QSize size = m_group->button(tab)->sizeHint() + QSize(more, 0);
        m_group->button(tab)->setGeometry({{left, top}, size});
        left += size.width() + kGap;
    }
}

// The room of a row once needed is kept: the list below must not jump with every choice.
void ShopTabs::place()
{
    const int count = static_cast<int>(m_group->buttons().size());
    int rows = 0;
    int high = 0;
    for (int first = 0; first < count; ++rows) {
        const int end = endOfRow(first);
        high = m_group->button(first)->sizeHint().height() + kGap;
        placeRow(first, end, rows * high);
        first = end;
    }
    m_rows = std::max(m_rows, rows);
    setFixedHeight(std::max(m_rows * high - kGap, 0));
}

QSize ShopTabs::sizeHint() const
{
    return {wideOf(0, static_cast<int>(m_group->buttons().size())), height()};
}

void ShopTabs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() == event->size().width())
        return;
    m_rows = 0;
    place();
}

bool ShopTabs::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LanguageChange) {
        m_rows = 0;
        place();
    }
    return QWidget::event(event);
}

} // namespace escarmouche::app
