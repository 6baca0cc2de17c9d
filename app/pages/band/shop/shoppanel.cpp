// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/shop/shoppanel.h"

#include "app/forms/lists/findingtext.h"
#include "app/forms/lists/linesdelegate.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/band/control/bandcontroller.h"
#include "app/pages/band/shop/shopmodel.h"
#include "app/pages/band/shop/shopnumbers.h"
#include "app/pages/band/shop/shopplaces.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "ui_shoppanel.h"

#include <QKeyEvent>

namespace escarmouche::app {

namespace {

std::set<std::string> carriedBy(const std::vector<rules::Figures> &figures,
                                const rules::Roster &roster)
{
    std::set<std::string> entries;
    for (const rules::Figures &f : figures)
        if (const rules::RosterRow *row = rowOf(roster, f.member))
            for (const auto *list : {&row->gear, &row->traits})
                for (const rules::Carried &thing : *list)
                    if (!thing.fixed)
                        entries.insert(thing.entry);
    return entries;
}

} // namespace

ShopPanel::ShopPanel(QWidget *parent) : PagePart(parent), m_ui(std::make_unique<Ui::ShopPanel>())
{
    m_ui->setupUi(this);
    m_ui->add->setIcon(lineIcon(QStringLiteral("add")));
    m_ui->take->setIcon(lineIcon(QStringLiteral("remove")));
}

ShopPanel::~ShopPanel() = default;

void ShopPanel::begin()
{
    m_model = new ShopModel(controller().rules(), this);
    auto *delegate = new LinesDelegate(this);
    m_ui->entries->setItemDelegate(delegate);
    m_ui->entries->setModel(m_model);
    m_places = std::make_unique<ShopPlaces>(*m_ui->entries, *m_model);
    m_ui->filter->installEventFilter(this);
    m_ui->entries->installEventFilter(this);
    connect(delegate, &LinesDelegate::buttonClicked, this, [this](const QModelIndex &index) {
        m_ui->entries->setCurrentIndex(index);
        buy();
    });
    connectSignals();
}

void ShopPanel::connectSignals()
{
    connect(&controller(), &BandController::chosenChanged, this, &ShopPanel::refreshIfSeen);
    connect(m_ui->tabs, &ShopTabs::chosen, this, [this](int tab) {
        goTo(static_cast<std::size_t>(tab));
        showEntry();
    });
    connect(m_ui->filter, &QLineEdit::textChanged, this, &ShopPanel::filter);
    connect(m_ui->entries, &QListView::activated, this, &ShopPanel::buy);
    connect(m_ui->entries->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ShopPanel::showEntry);
    connect(m_ui->add, &QPushButton::clicked, this, &ShopPanel::buy);
    connect(m_ui->take, &QPushButton::clicked, this, &ShopPanel::takeAway);
    connect(m_ui->about, &QLabel::linkActivated, this,
            [this](const QString &rule) { emit ruleWanted(rule, m_ui->about); });
}

void ShopPanel::focusFilter()
{
    m_ui->filter->setFocus(Qt::ShortcutFocusReason);
    m_ui->filter->selectAll();
}

void ShopPanel::setUnits(const Units &units)
{
    m_model->setUnits(units);
    showEntry();
}

void ShopPanel::refresh()
{
    m_places->keep();
    m_model->setShop(controller().shop(),
                     carriedBy(controller().chosen(), controller().view().roster));
    showTabs();
    m_places->takeUp();
    showEntry();
}

void ShopPanel::goTo(std::size_t tab)
{
    m_places->keep();
    m_model->setTab(tab);
    m_places->takeUp();
}

void ShopPanel::showTabs()
{
    const auto &tabs = m_model->shop().tabs;
    const bool filtered = !m_ui->filter->text().trimmed().isEmpty();
    QList<ShopPart> parts;
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const QString title = inUiLanguage(tabs[i].title);
        const int found = m_model->matches(i);
        parts << ShopPart{
            title,
            filtered ? tr("%1 (%2)", "shop tab, entries found").arg(title, QString::number(found))
                     : title,
            filtered && found == 0};
    }
    m_ui->tabs->setParts(parts);
    m_ui->tabs->setCurrent(static_cast<int>(m_model->tab()));
}

void ShopPanel::filter(const QString &text)
{
    m_places->keep();
    m_model->setFilter(text);
    const std::size_t count = m_model->shop().tabs.size();
    for (std::size_t i = 0; i < count && m_model->rowCount() == 0; ++i)
        if (m_model->matches(i) > 0)
            m_model->setTab(i);
    showTabs();
    if (text.isEmpty())
        m_places->takeUp();
    else if (m_model->rowCount() > 0)
        m_ui->entries->setCurrentIndex(m_model->index(0));
    showEntry();
}

void ShopPanel::showEntry()
{
    const rules::ShopEntry *entry = m_model->entryAt(m_ui->entries->currentIndex());
    m_ui->add->setEnabled(entry && entry->possible);
    m_ui->take->setVisible(entry && m_model->isCarried(entry->entry));
    if (!entry) {
        Markup(m_model->rowCount() > 0 ? tr("Choose an entry to read about it.")
                                       : tr("Nothing by that name. Esc shows everything again."))
            .showOn(*m_ui->about);
        m_ui->add->setText(tr("&Add"));
        return;
    }
    const bool given = m_model->part().wantsFigures;
    QList<Markup> lines{Markup::bold(inUiLanguage(entry->name))};
    const QStringList numbers = titledNumbers(m_model->part(), *entry, m_model->units());
    if (!numbers.isEmpty())
        lines << Markup(numbers.join(QStringLiteral(" · ")));
    if (!entry->effect.empty())
        lines << Markup(inUiLanguage(entry->effect));
    if (!entry->possible && given)
        lines << Markup(tr("Choose figures on the roster who can carry it."));
    for (const rules::Finding &finding : entry->causes)
        lines << foreseenMarkup(controller().rules(), finding, palette());
    Markup::lines(lines).showOn(*m_ui->about);

    m_ui->add->setText(addText(*entry, given));
}

QString ShopPanel::addText(const rules::ShopEntry &entry, bool given) const
{
    if (!entry.possible)
        return tr("&Add"); // to nobody, so at no price
    const QString price = signedText(entry.priceForAll);
    return given ? tr("&Add to %n figure(s): %1", nullptr, entry.count).arg(price)
                 : tr("&Add: %1").arg(price);
}

void ShopPanel::buy()
{
    const rules::ShopEntry *entry = m_model->entryAt(m_ui->entries->currentIndex());
    if (entry && entry->possible)
        controller().perform(rules::BandAct(entry->act));
}

void ShopPanel::takeAway()
{
    if (const rules::ShopEntry *entry = m_model->entryAt(m_ui->entries->currentIndex()))
        controller().takeAway(std::string(entry->entry));
}

// First what was typed goes, then the keyboard goes back to the roster.
void ShopPanel::escape()
{
    if (m_ui->filter->text().isEmpty())
        emit left();
    else
        m_ui->filter->clear();
}

bool ShopPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return PagePart::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // After Enter the keyboard is still in the filter, and what was bought is what is meant.
        const bool ours = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        event->setAccepted(false);
        return watched == m_ui->filter && ours;
    }
    return typed(watched, *key) || PagePart::eventFilter(watched, event);
}

bool ShopPanel::typed(QObject *where, const QKeyEvent &key)
{
    const bool filter = where == m_ui->filter;
    switch (key.key()) {
    case Qt::Key_Escape:
        escape();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (filter)
            buy();
        return filter;
    case Qt::Key_Down:
    case Qt::Key_Up:
        // The list follows the arrows while the filter keeps the keyboard.
        if (filter) {
            QKeyEvent arrow(key.type(), key.key(), key.modifiers());
            QCoreApplication::sendEvent(m_ui->entries, &arrow);
        }
        return filter;
    case Qt::Key_Plus:
    case Qt::Key_Insert:
        if (!filter)
            buy();
        return !filter;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        if (!filter)
            takeAway();
        return !filter;
    default:
        return false;
    }
}

void ShopPanel::retranslate()
{
    m_ui->retranslateUi(this);
}

} // namespace escarmouche::app
