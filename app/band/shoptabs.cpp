// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/shoptabs.h"

#include <QButtonGroup>
#include <QEvent>
#include <QToolButton>

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

int ShopTabs::perRow() const
{
    const int count = static_cast<int>(m_group->buttons().size());
    for (int rows = 1; rows < count; ++rows) {
        const int each = (count + rows - 1) / rows;
        bool fits = true;
        for (int first = 0; first < count; first += each)
            fits = fits && wideOf(first, std::min(first + each, count)) <= width();
        if (fits)
            return each;
    }
    return 1;
}

// What is left of a row is shared among its buttons.
void ShopTabs::placeRow(int first, int end, int top)
{
    const int spare = width() - wideOf(first, end);
    int left = 0;
    for (int tab = first; tab < end; ++tab) {
        const int more =
            spare * (tab + 1 - first) / (end - first) - spare * (tab - first) / (end - first);
        const QSize size = m_group->button(tab)->sizeHint() + QSize(more, 0);
        m_group->button(tab)->setGeometry({{left, top}, size});
        left += size.width() + kGap;
    }
}

void ShopTabs::place()
{
    const int count = static_cast<int>(m_group->buttons().size());
    const int each = perRow();
    int top = 0;
    for (int first = 0; first < count; first += each) {
        placeRow(first, std::min(first + each, count), top);
        top += m_group->button(first)->sizeHint().height() + kGap;
    }
    setFixedHeight(std::max(top - kGap, 0));
}

QSize ShopTabs::sizeHint() const
{
    return {wideOf(0, static_cast<int>(m_group->buttons().size())), height()};
}

void ShopTabs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

bool ShopTabs::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
    return QWidget::event(event);
}

} // namespace escarmouche::app
