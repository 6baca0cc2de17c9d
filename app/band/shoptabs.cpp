// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/shoptabs.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>

namespace escarmouche::app {

namespace {
constexpr int kColumns = 4;
}

ShopTabs::ShopTabs(QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_group(new QButtonGroup(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(2);
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int tab, bool on) {
        if (on)
            emit chosen(tab);
    });
}

void ShopTabs::setTitles(const QStringList &titles)
{
    while (m_group->buttons().size() > titles.size())
        delete m_group->button(static_cast<int>(m_group->buttons().size()) - 1);
    for (int tab = 0; tab < titles.size(); ++tab) {
        if (!m_group->button(tab)) {
            auto *button = new QToolButton(this);
            button->setCheckable(true);
            button->setAutoRaise(true);
            button->setFocusPolicy(Qt::StrongFocus);
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            m_group->addButton(button, tab);
            m_grid->addWidget(button, tab / kColumns, tab % kColumns);
        }
        m_group->button(tab)->setText(QString(titles[tab]).replace(u'&', QStringLiteral("&&")));
        m_group->button(tab)->setAccessibleName(titles[tab]);
    }
}

void ShopTabs::setCurrent(int tab)
{
    const QSignalBlocker quiet(m_group);
    if (QAbstractButton *button = m_group->button(tab))
        button->setChecked(true);
}

int ShopTabs::current() const
{
    return m_group->checkedId();
}

} // namespace escarmouche::app
