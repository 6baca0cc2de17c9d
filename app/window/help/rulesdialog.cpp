// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/rulesdialog.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/window/help/rulepopover.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "ui_rulesdialog.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace escarmouche::app {

RulesDialog::RulesDialog(const RuleBook &book, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::RulesDialog>()), m_book(book),
      m_popover(new RulePopover(book, this))
{
    m_ui->setupUi(this);
    tint(m_ui->countLabel, Tone::Dim);
    m_ui->searchEdit->addAction(lineIcon(QStringLiteral("search"), Tone::Dim),
                                QLineEdit::LeadingPosition);
    m_ui->ruleTree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_ui->searchEdit->installEventFilter(this);
    m_ui->gameBox->setGames(book.games(), m_ui->gameLabel);
    connect(m_ui->gameBox, &GameBox::gameChanged, this, &RulesDialog::showGame);
    connect(m_ui->searchEdit, &QLineEdit::textChanged, this, &RulesDialog::search);
    connect(m_ui->ruleTree, &QTreeWidget::itemActivated, this, &RulesDialog::openChosen);
    connect(m_ui->ruleTree, &QTreeWidget::itemClicked, this, &RulesDialog::openChosen);
    showGame();
    fitToScreen(*this);
    m_ui->searchEdit->setFocus();
}

RulesDialog::~RulesDialog() = default;

// From the search box, Down and Enter go on into the list.
bool RulesDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->searchEdit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down)
            m_ui->ruleTree->setFocus();
        else if (key == Qt::Key_Return || key == Qt::Key_Enter)
            openChosen();
        else
            return QDialog::eventFilter(watched, event);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void RulesDialog::showGame()
{
    const auto rules = m_book.search(m_ui->gameBox->game(), {}, uiLanguage());
    if (!rules.empty()) {
        const std::string &id = rules.front()->id;
        m_ui->searchEdit->setPlaceholderText(
            tr("A word, or a number such as %1").arg(toQString(id.substr(id.find('-') + 1))));
    }
    search();
}

void RulesDialog::search()
{
    m_ui->ruleTree->clear();
    for (const model::RuleEntry *entry :
         m_book.search(m_ui->gameBox->game(), toUtf8(m_ui->searchEdit->text()), uiLanguage()))
        new QTreeWidgetItem(m_ui->ruleTree, {toQString(entry->id), inUiLanguage(entry->title)});
    m_ui->ruleTree->setCurrentItem(m_ui->ruleTree->topLevelItem(0));
    m_ui->countLabel->setText(tr("%n rule(s)", nullptr, m_ui->ruleTree->topLevelItemCount()));
}

void RulesDialog::openChosen()
{
    if (const QTreeWidgetItem *item = m_ui->ruleTree->currentItem())
        m_popover->popUp(item->text(0), m_ui->searchEdit);
}

} // namespace escarmouche::app
