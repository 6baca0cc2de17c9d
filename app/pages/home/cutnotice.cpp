// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/cutnotice.h"

#include "app/look/palette/lineicon.h"
#include "app/pages/home/logdialog.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/historytext.h"
#include "app/words/sentences/phrases.h"
#include "model/drafts/drafts.h"
#include "model/library/library.h"
#include "model/text.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

/** The row that was changed last, where it is later than that. */
template<class Row>
const Row *latestOf(const rules::Result<std::vector<Row>> &rows, const std::string &after)
{
    if (!rows || rows->empty())
        return nullptr;
    const auto last = std::ranges::max_element(*rows, {}, &Row::updatedAt);
    return last->updatedAt > after ? &*last : nullptr;
}

bool isSame(const QString &one, const QString &other)
{
    return QFileInfo(one).absoluteFilePath() == QFileInfo(other).absoluteFilePath();
}

} // namespace

CutNotice::CutNotice(CutRun run, model::Library &library, QWidget *parent)
    : QFrame(parent), m_run(std::move(run)), m_library(library), m_text(new QLabel(this)),
      m_log(new QPushButton(this)), m_close(new QToolButton(this))
{
    setFrameShape(StyledPanel);
    auto *icon = new QLabel(this);
    icon->setPixmap(lineIcon(QStringLiteral("warning"), Tone::Warning).pixmap(kIconSize));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_log);
    layout->addWidget(m_close);
    findLast();
    connect(m_log, &QPushButton::clicked, this, &CutNotice::showLog);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
}

void CutNotice::retranslate()
{
    m_text->setText(
        tr("Escarmouche did not close properly last time (%1).").arg(momentText(m_run.at)) + u'\n' +
        kept());
    m_log->setText(tr("Show the &log…"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

// Read once: people go on at once.
void CutNotice::findLast()
{
    const auto found = [this](const auto &row, const QString &name) {
        m_at = row.updatedAt;
        m_name = name;
        m_act.reset();
    };
    const auto bands = m_library.bands().list();
    if (const auto *row = latestOf(bands, m_at)) {
        found(*row, toQString(row->name));
        readLast(m_library.bands().open(row->uuid));
    }
    const auto campaigns = m_library.campaigns().list();
    if (const auto *row = latestOf(campaigns, m_at)) {
        found(*row, toQString(row->name));
        readLast(m_library.campaigns().open(row->uuid));
    }
    const auto matches = m_library.matches().list();
    if (const auto *row = latestOf(matches, m_at)) {
        found(*row, inUiLanguage(sidesText(*row, rulesOf(*row, m_library.systems()))));
    }
}

template<class Session>
void CutNotice::readLast(const rules::Result<std::unique_ptr<Session>> &session)
{
    if (!session)
        return;
    m_act = (*session)->latest();
    m_phrases = &(*session)->rules().phrases();
}

QString CutNotice::lastAct() const
{
    if (m_name.isEmpty())
        return tr("Nothing was stored in this library yet.");
    const QString at = momentText(m_at);
    if (!m_act)
        return tr("Last stored, %1: a change to “%2”.").arg(at, m_name);
    const auto sentence = [this](const rules::Phrase &phrase) { return say(*m_phrases, phrase); };
    //: when, a band or a campaign, a sentence that may end with a full stop
    return tr("Last stored, %1, in “%2”: %3").arg(at, m_name, historyText(sentence, *m_act));
}

QString CutNotice::kept() const
{
    if (m_run.library.isEmpty())
        return tr("No library was open yet.");
    if (!isSame(m_run.library, m_library.path()))
        return tr("The library %1 was open. Open it to see what was kept.")
            .arg(QDir::toNativeSeparators(m_run.library));
    const auto drafts = m_library.drafts().list().value_or(std::vector<model::Draft>{});
    const QString typed = drafts.empty() ? tr("There are no drafts.")
                                         : tr("%n draft(s) of what you were typing are kept below.",
                                              nullptr, static_cast<int>(drafts.size()));
    return lastAct() + u'\n' + typed;
}

void CutNotice::showLog()
{
    LogDialog(m_run.log, this).exec();
}

/** Drafts may have been entered or discarded on another page. */
void CutNotice::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    retranslate();
}

void CutNotice::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace escarmouche::app
