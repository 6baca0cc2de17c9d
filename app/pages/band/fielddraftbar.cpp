// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/fielddraftbar.h"

#include "app/look/palette/lineicon.h"
#include "app/pages/band/control/bandcontroller.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace escarmouche::app {

FieldDraftBar::FieldDraftBar(BandController &controller, QWidget *parent)
    : QFrame(parent), m_controller(controller), m_drafts(controller.drafts().list()),
      m_text(new QLabel(this)), m_enter(new QPushButton(this)), m_discard(new QPushButton(this))
{
    setFrameShape(StyledPanel);
    auto *icon = new QLabel(this);
    icon->setPixmap(lineIcon(QStringLiteral("notes"), Tone::Note).pixmap(kIconSize));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_enter);
    layout->addWidget(m_discard);
    connect(m_enter, &QPushButton::clicked, this, &FieldDraftBar::enter);
    connect(m_discard, &QPushButton::clicked, this, &FieldDraftBar::discard);
    show();
}

void FieldDraftBar::show()
{
    setVisible(!m_drafts.empty());
    if (m_drafts.empty())
        return;
    m_text->setText(text(m_drafts.front()));
    m_enter->setText(tr("Enter it"));
    m_discard->setText(tr("Discard draft"));
    for (QPushButton *button : {m_enter, m_discard})
        button->setEnabled(m_controller.session().drafts().areKept());
}

QString FieldDraftBar::text(const FieldDraft &draft) const
{
    const auto properties = m_controller.properties(draft.of);
    const auto field = std::ranges::find(properties, draft.setting.property, &rules::Property::key);
    const QString name =
        field == properties.end() ? toQString(draft.setting.property) : inUiLanguage(field->label);
    const QString words = toQString(std::get<std::string>(draft.setting.value));
    const rules::RosterRow *row =
        draft.of.empty() ? nullptr : rowOf(m_controller.view().roster, draft.of.front().member);
    if (row == nullptr)
        //: a moment, a field, what was typed there
        return tr("Your draft from %1 for “%2”: %3").arg(momentText(draft.at), name, words);
    //: a moment, a field, a figure, what was typed there
    return tr("Your draft from %1 for “%2” of %3: %4")
        .arg(momentText(draft.at), name, nameOf(*row, draft.of.front().member), words);
}

void FieldDraftBar::enter()
{
    const FieldDraft draft = m_drafts.front();
    if (m_controller.set(draft.of, draft.setting) && m_controller.session().flush())
        discard();
}

void FieldDraftBar::discard()
{
    if (!m_controller.drafts().discard(m_drafts.front()))
        return;
    m_drafts.erase(m_drafts.begin());
    show();
}

void FieldDraftBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        show();
}

} // namespace escarmouche::app
