// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/draftbar.h"

#include "app/look/palette/tint.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/sentences.h"

#include <QDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace escarmouche::app {

DraftBar::DraftBar(model::Drafts drafts, model::DraftPlace place, QDialog &form)
    : QWidget(&form), m_keeper(new DraftKeeper(std::move(drafts), std::move(place), form)),
      m_text(new QLabel(this)), m_discard(new QPushButton(this))
{
    m_keeper->setParent(this); // and goes with the bar, where another takes its place
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    tint(m_text, Tone::Dim);
    m_discard->setAutoDefault(false);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_discard);
    connect(m_keeper, &DraftKeeper::changed, this, &DraftBar::show);
    connect(m_discard, &QPushButton::clicked, this, [this] {
        m_keeper->discard();
        parentWidget()->setFocus();
        focusNextChild();
    });
    connect(&form, &QDialog::finished, this, [this] { m_keeper->keep(); });
    show();
}

void DraftBar::show()
{
    m_discard->setText(tr("Discard draft"));
    m_discard->setVisible(m_keeper->canKeep());
    m_discard->setEnabled(m_keeper->hasWords());
    m_text->setText(text());
}

QString DraftBar::text() const
{
    const QString before =
        m_keeper->keptBefore().empty()
            ? QString()
            : tr("This is your draft from %1.").arg(momentText(m_keeper->keptBefore()));
    if (!m_keeper->canKeep())
        return (before + u' ' + tr("This library is open read-only: no draft is kept.")).trimmed();
    if (m_keeper->failure())
        return tr("No draft could be kept. %1").arg(sentence(*m_keeper->failure()));
    if (!before.isEmpty())
        return before;
    if (m_keeper->hasWords())
        return tr("Draft kept: you can close this and finish later.");
    return tr("You can close this and finish later: what you enter is kept.");
}

void DraftBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        show();
}

DraftKeeper &keepDraft(QDialog &form, model::Drafts drafts, model::DraftPlace place)
{
    auto *bar = new DraftBar(std::move(drafts), std::move(place), form);
    auto *layout = qobject_cast<QBoxLayout *>(form.layout());
    layout->insertWidget(layout->count() - 1, bar);
    return bar->keeper();
}

} // namespace escarmouche::app
