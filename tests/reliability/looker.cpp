// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/looker.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QGraphicsView>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QTabBar>
#include <QTimer>
#include <QToolTip>
#include <QTreeView>

#include <functional>

namespace escarmouche::reliability {

namespace {

constexpr int kBoardStep = 24; // between two places pointed at: less than the base of a figure
constexpr int kMostRows = 60; // of one list: those of the rules have no names in them

bool isNamed(const QString &text)
{
    return text.contains(QLatin1String("%1%2["));
}

using At = std::function<void(QWidget &, const QPoint &)>;

void eachSection(QHeaderView &header, const At &at)
{
    for (int section = 0; section < header.count(); ++section) {
        const int middle =
            header.sectionViewportPosition(section) + header.sectionSize(section) / 2;
        const bool flat = header.orientation() == Qt::Horizontal;
        const QPoint where =
            flat ? QPoint(middle, header.height() / 2) : QPoint(header.width() / 2, middle);
        if (!header.isSectionHidden(section) && header.rect().contains(where))
            at(*header.viewport(), where);
    }
}

void eachCell(QAbstractItemView &view, const QModelIndex &parent, const At &at)
{
    const QAbstractItemModel *model = view.model();
    for (int row = 0; row < std::min(model->rowCount(parent), kMostRows); ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column) {
            const QModelIndex index = model->index(row, column, parent);
            view.scrollTo(index);
            const QRect cell = view.visualRect(index) & view.viewport()->rect();
            if (!cell.isEmpty())
                at(*view.viewport(), cell.center());
            if (column == 0)
                eachCell(view, index, at);
        }
    }
}

void eachPlace(QWidget &viewport, const At &at)
{
    for (int y = kBoardStep / 2; y < viewport.height(); y += kBoardStep)
        for (int x = kBoardStep / 2; x < viewport.width(); x += kBoardStep)
            at(viewport, {x, y});
}

void callOff(QWidget &asking)
{
    if (auto *dialog = qobject_cast<QDialog *>(&asking))
        dialog->reject();
    else
        asking.close();
}

} // namespace

void Looker::complain(const QString &text)
{
    m_complaints << m_where + QStringLiteral(": ") + text;
}

void Looker::readPlain(const QString &text, bool keyed)
{
    const QString signs = QString::fromLatin1(kNameSigns);
    const QString wanted = keyed ? QString(signs).replace(u'&', QStringLiteral("&&")) : signs;
    // What is cut short begins as it should all the same.
    const bool whole = !text.contains(QLatin1String("secret")) || text.contains(wanted);
    const bool begins = text.count(wanted.left(keyed ? 4 : 3)) == text.count(QLatin1String("7&"));
    if (!whole || !begins || text.contains(QLatin1String("&lt;")) ||
        text.contains(QLatin1String("<span")))
        complain(text);
}

void Looker::readLabel(const QLabel &label)
{
    const QString text = label.text();
    if (label.textFormat() == Qt::PlainText)
        readPlain(text, label.buddy() != nullptr);
    else if (label.textFormat() == Qt::AutoText)
        complain(QStringLiteral("a label that guesses: ") + text);
    else if (text.contains(QLatin1String("7&8")))
        complain(text);
}

void Looker::readTexts(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        readLabel(*label);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        readPlain(button->text(), true);
    if (const auto *box = qobject_cast<const QGroupBox *>(&widget))
        readPlain(box->title(), true);
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        for (int tab = 0; tab < tabs->count(); ++tab)
            readPlain(tabs->tabText(tab), true);
    if (widget.isWindow())
        readPlain(widget.windowTitle().replace(QStringLiteral("[*][*]"), QStringLiteral("[*]")),
                  false);
    auto *spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&widget));
    for (const auto which : {QAccessible::Name, QAccessible::Description})
        if (spoken != nullptr && spoken->text(which).contains(QLatin1String("&lt;")))
            complain(QStringLiteral("spoken: ") + spoken->text(which));
}

/** The tip that is shown, painted, so that all it might open is opened; then it goes. */
void Looker::readTip()
{
    if (!QToolTip::isVisible())
        return;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        auto *tip = qobject_cast<QLabel *>(top);
        if (tip == nullptr || !tip->isVisible() || !tip->inherits("QTipLabel"))
            continue;
        ++m_tips;
        m_namedTips += isNamed(tip->text()) ? 1 : 0;
        readLabel(*tip);
        tip->grab();
        delete tip;
        return;
    }
}

void Looker::pointAt(QWidget &widget, const QPoint &where)
{
    QHelpEvent event(QEvent::ToolTip, where, widget.mapToGlobal(where));
    QCoreApplication::sendEvent(&widget, &event);
    readTip();
}

void Looker::pointAtAll(QWidget &widget)
{
    const At at = [this](QWidget &on, const QPoint &where) { pointAt(on, where); };
    readTexts(widget);
    pointAt(widget, widget.rect().center());
    if (auto *header = qobject_cast<QHeaderView *>(&widget))
        eachSection(*header, at);
    else if (auto *view = qobject_cast<QAbstractItemView *>(&widget); view && view->model())
        eachCell(*view, {}, at);
    else if (auto *board = qobject_cast<QGraphicsView *>(&widget))
        eachPlace(*board->viewport(), at);
    if (auto *tabs = qobject_cast<QTabBar *>(&widget))
        for (int tab = 0; tab < tabs->count(); ++tab)
            pointAt(*tabs, tabs->tabRect(tab).center());
    if (auto *box = qobject_cast<QComboBox *>(&widget); box && box->isEnabled() && box->count()) {
        box->showPopup();
        eachCell(*box->view(), {}, at);
        box->hidePopup();
    }
}

void Looker::lookAtMenu(QMenu &menu)
{
    emit menu.aboutToShow();
    for (QAction *action : menu.actions()) {
        readPlain(action->text(), true);
        if (action->isVisible())
            pointAt(menu, menu.actionGeometry(action).center());
        if (action->menu() != nullptr)
            lookAtMenu(*action->menu());
    }
}

void Looker::lookAt(QWidget &window, const QString &where)
{
    m_where = where;
    window.show();
    QApplication::processEvents();
    window.grab();
    pointAtAll(window);
    for (const QPointer<QWidget> widget : window.findChildren<QWidget *>()) {
        if (widget && widget->isVisible() && !widget->inherits("QComboBoxPrivateContainer"))
            pointAtAll(*widget);
    }
    for (const QPointer<QMenu> menu : window.findChildren<QMenu *>())
        if (menu)
            lookAtMenu(*menu);
}

void Looker::tryThis(const QString &what, const std::function<void()> &act)
{
    m_where = what;
    QTimer clock;
    bool looks = false;
    QObject::connect(&clock, &QTimer::timeout, &clock, [&] {
        QWidget *asking = QApplication::activePopupWidget();
        if (asking == nullptr)
            asking = QApplication::activeModalWidget();
        if (looks || asking == nullptr || !asking->isVisible())
            return;
        looks = true;
        lookAt(*asking,
               what + QStringLiteral(", ") + QLatin1String(asking->metaObject()->className()));
        ++m_questions;
        looks = false; // calling off may ask whether to
        callOff(*asking);
    });
    clock.start(1);
    act();
    QApplication::processEvents();
}

void Looker::tryActions(QWidget &window)
{
    QList<QPointer<QAction>> asking;
    for (QAction *action : window.findChildren<QAction *>())
        if (action->isEnabled() && action->text().contains(u'…'))
            asking << action;
    for (const auto &action : asking)
        if (action && action->isEnabled())
            tryThis(action->text(), [&] { action->trigger(); });
}

} // namespace escarmouche::reliability
