// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/program/runlog.h"
#include "model/library/ledger/historyline.h"
#include "rules/core/band/band.h"

#include <QFrame>

#include <memory>
#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QToolButton;

namespace escarmouche::model {
class Library;
}

namespace escarmouche::app {

/** Says that the last run was cut short and what was kept, and offers its log. */
class CutNotice : public QFrame
{
    Q_OBJECT

public:
    CutNotice(CutRun run, model::Library &library, QWidget *parent);

    const QString &log() const { return m_run.log; }

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QString kept() const;
    QString lastAct() const;
    void findLast();
    template<class Session>
    void readLast(const rules::Result<std::unique_ptr<Session>> &session);
    void showLog();

    CutRun m_run;
    model::Library &m_library;
    QString m_name; // of what was changed last; empty: nothing was
    std::string m_at; // when
    std::optional<model::HistoryLine> m_act; // none: that of a match, or it cannot be read
    const rules::PhraseBook *m_phrases = nullptr; // that tell it
    QLabel *m_text;
    QPushButton *m_log;
    QToolButton *m_close;
};

} // namespace escarmouche::app
