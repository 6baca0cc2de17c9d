// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/portrait/portraitframe.h"

#include "app/look/palette/lineicon.h"
#include "app/words/settings/settings.h"
#include "model/library/keepsakes.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QThreadPool>

namespace escarmouche::app {

PortraitFrame::PortraitFrame(model::Keepsakes &keepsakes, QWidget *parent, int side)
    : QToolButton(parent), m_keepsakes(keepsakes)
{
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    setFocusPolicy(Qt::StrongFocus);
    setIconSize({side, side});
    makeActions();
}

void PortraitFrame::makeActions()
{
    auto *menu = new QMenu(this);
    m_choose = menu->addAction(lineIcon(QStringLiteral("open")), {});
    m_paste = menu->addAction(lineIcon(QStringLiteral("import")), {});
    m_remove = menu->addAction(lineIcon(QStringLiteral("remove")), {});
    m_paste->setShortcut(QKeySequence::Paste);
    m_remove->setShortcut(QKeySequence::Delete);
    for (QAction *action : {m_paste, m_remove})
        action->setShortcutContext(Qt::WidgetShortcut);
    addActions({m_paste, m_remove}); // while it has the focus
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &PortraitFrame::showActions);
    connect(m_choose, &QAction::triggered, this, &PortraitFrame::choose);
    connect(m_paste, &QAction::triggered, this, &PortraitFrame::paste);
    connect(m_remove, &QAction::triggered, this, &PortraitFrame::remove);
}

void PortraitFrame::retranslate()
{
    m_choose->setText(tr("&Choose a picture…"));
    m_paste->setText(tr("&Paste a picture"));
    m_remove->setText(tr("&Remove the portrait"));
    setToolTip(m_isWritable ? tr("Drop or paste a picture here, or click to choose a file")
                            : QString());
    setAccessibleName(tr("Portrait"));
}

void PortraitFrame::show(const std::string &stream, rules::MemberId figure, const QString &name,
                         const std::string &png, bool isWritable)
{
    m_stream = stream;
    m_figure = figure;
    m_figureName = name;
    m_isWritable = isWritable && m_keepsakes.areKept();
    QImage image = portraitImage(png);
    m_isBlank = image.isNull();
    setIcon(m_isBlank ? lineIcon(QStringLiteral("person"))
                      : QIcon(QPixmap::fromImage(std::move(image))));
    setAcceptDrops(m_isWritable);
    setEnabled(m_isWritable || !m_isBlank);
    showActions();
    retranslate();
}

void PortraitFrame::showActions()
{
    m_choose->setEnabled(m_isWritable);
    m_paste->setEnabled(m_isWritable);
    m_remove->setEnabled(m_isWritable && !m_isBlank);
}

void PortraitFrame::dragEnterEvent(QDragEnterEvent *event)
{
    if (holdsPicture(*event->mimeData()))
        event->acceptProposedAction();
}

void PortraitFrame::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    takeFrom(*event->mimeData());
}

void PortraitFrame::paste()
{
    if (const QMimeData *pasted = QApplication::clipboard()->mimeData())
        takeFrom(*pasted);
}

void PortraitFrame::takeFrom(const QMimeData &given)
{
    if (const auto source = pictureIn(given))
        take(*source);
    else
        emit faulty(source.error());
}

void PortraitFrame::choose()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose a portrait"), lastFolder(),
        tr("Pictures (*.png *.jpg *.jpeg *.gif *.bmp);;All files (*)"));
    if (path.isEmpty())
        return;
    rememberFolder(path);
    take(path);
}

// The figure that is shown by the time it is read may be another one.
void PortraitFrame::take(const PictureSource &source)
{
    if (!m_isWritable)
        return;
    QThreadPool::globalInstance()->start(
        [source, frame = QPointer(this), stream = m_stream, figure = m_figure] {
            const auto tell = [frame, stream, figure, portrait = portraitOf(source)] {
                if (frame.isNull())
                    return;
                if (portrait)
                    frame->store(stream, figure, *portrait);
                else
                    emit frame->faulty(portrait.error());
            };
            QMetaObject::invokeMethod(qApp, tell, Qt::QueuedConnection);
        });
}

void PortraitFrame::store(const std::string &stream, rules::MemberId figure, const std::string &png)
{
    if (const auto kept = m_keepsakes.setPortrait(stream, figure, png); !kept)
        emit failed(kept.error());
    else
        emit changed();
}

void PortraitFrame::remove()
{
    const auto answer = QMessageBox::question(
        this, QGuiApplication::applicationDisplayName(),
        tr("Remove the portrait of %1? This cannot be undone.").arg(m_figureName));
    if (answer == QMessageBox::Yes)
        store(m_stream, m_figure, {});
}

} // namespace escarmouche::app
