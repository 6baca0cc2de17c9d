// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSize>
#include <QString>

class QLineEdit;
class QPlainTextEdit;

namespace escarmouche::model {
class Drafts;
struct DraftPlace;
} // namespace escarmouche::model

namespace escarmouche::app {

class DraftKeeper;

struct WordsQuestion {
    QString title;
    QString label;
    QString before = {}; // what stands there already
    QSize size = {}; // empty: as the words need
    bool isLine = false; // a name, say: Enter ends it
};

/** Asks for a text of one or several lines; in several lines Enter begins a new one and Ctrl+Enter
    accepts. The text is kept as a draft until the caller enters it. */
class WordsDialog : public QDialog
{
    Q_OBJECT

public:
    WordsDialog(const WordsQuestion &question, const model::Drafts &drafts,
                const model::DraftPlace &place, QWidget *parent);

    QString words() const; // without blanks around them
    DraftKeeper &draft() { return *m_draft; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeField(const WordsQuestion &question);

    QLineEdit *m_line = nullptr; // one of the two
    QPlainTextEdit *m_lines = nullptr;
    DraftKeeper *m_draft = nullptr;
};

} // namespace escarmouche::app
