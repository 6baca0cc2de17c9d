// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamehead.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/elidedlabel.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/pages/campaign/postgame/postgamedesk.h"
#include "app/pages/campaign/postgame/postgamewords.h"
#include "app/words/sentences/phrases.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace escarmouche::app {

PostGameHead::PostGameHead(const PostGameDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk),
      m_settleAll(make("match", Qt::CTRL | Qt::SHIFT | Qt::Key_T, &PostGameHead::settleAllWanted)),
      m_confirmAll(make("next", Qt::CTRL | Qt::Key_Return, &PostGameHead::confirmAllWanted)),
      m_name(make("rename", {}, &PostGameHead::namingWanted)),
      m_band(make("shop", {}, &PostGameHead::bandWanted)),
      m_close(make("good", Qt::CTRL | Qt::SHIFT | Qt::Key_Return, &PostGameHead::closeWanted))
{
    arrange();
}

QAction *PostGameHead::make(const char *icon, const QKeySequence &keys,
                            void (PostGameHead::*wanted)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, wanted);
    return action;
}

void PostGameHead::arrange()
{
    m_title = new ElidedLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    makeSubheading(m_title);
    m_account = new QLabel(this);
    m_account->setTextFormat(Qt::PlainText);
    m_account->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_account);
    layout->addLayout(words, 1);
    for (QAction *action : {m_name, m_band, m_settleAll, m_confirmAll, m_close}) {
        QToolButton *button = actButton(action, this);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        layout->addWidget(button);
    }
}

void PostGameHead::retranslate()
{
    m_settleAll->setText(tr("Roll and confirm all"));
    m_settleAll->setToolTip(
        tr("Rolls for each line in turn, confirms what needs no choice, and "
           "stops at the first that needs your answer. Rolls cannot be undone."));
    m_confirmAll->setText(tr("Confirm routine lines"));
    m_confirmAll->setToolTip(tr("Confirms every line that needs neither dice nor a choice. "
                                "Each can be undone on its own."));
    m_band->setText(tr("Purchases"));
    m_close->setText(tr("Finish post-game"));
}

void PostGameHead::refresh()
{
    const CampaignController &controller = m_desk.controller();
    const rules::PostGameDocument &document = m_desk.document();
    //: whose post-game
    m_title->setText(tr("%1, after the game").arg(controller.bandName(m_desk.key()->band)));
    m_account->setText(accountText(document));
    const bool can = m_desk.canAct();
    m_close->setEnabled(can && document.ready);
    m_confirmAll->setEnabled(can && m_desk.nextAwaiting(rules::Awaiting::Confirmation) != nullptr);
    m_settleAll->setEnabled(can && m_desk.nextAwaiting(rules::Awaiting::Dice) != nullptr);
    const auto heroes = m_desk.namelessHeroes();
    QStringList names;
    for (const rules::FigureGlance &hero : heroes)
        names << inUiLanguage(hero.name);
    //: %n: figures that have earned a name
    m_name->setText(tr("Name %n figure(s)…", nullptr, static_cast<int>(heroes.size())));
    m_name->setToolTip(tipText(tr("Earned a name by a knock-out or an advance: %1")
                                   .arg(names.join(QStringLiteral(", ")))));
    m_name->setVisible(!heroes.empty() && controller.isOpen());
    for (QAction *action : {m_close, m_confirmAll, m_settleAll})
        action->setVisible(!document.closed);
    m_band->setVisible(!controller.isPast());
}

} // namespace escarmouche::app
