// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/sentences/recordwords.h"

#include <QAbstractListModel>

#include <optional>

namespace escarmouche::app {

/** Those of a band in a campaign who come for pay alone, each of them whose contact was ever lost,
    and those who have fallen, each list under its heading. */
class RegisterModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit RegisterModel(const rules::PhraseBook &phrases, QObject *parent = nullptr);

    void setRecords(rules::BandRecords records);
    const rules::Hireling *hirelingAt(const QModelIndex &index) const;
    /** Of somebody who is in the band no more. */
    const rules::FallenRecord *goneAt(const QModelIndex &index) const;
    const rules::BandRecords &records() const { return m_records; }
    /** In the language of the window when the records were set. */
    const RecordWords &words() const { return *m_words; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Line {
        QString heading; // empty: it is somebody's
        const rules::Hireling *hireling = nullptr;
        const rules::FallenRecord *gone = nullptr;
    };

    void addGone(const QString &heading, const std::vector<rules::FallenRecord> &gone);

    QString title(const Line &line) const;
    QString second(const Line &line) const;
    QString aside(const Line &line) const;

    const rules::PhraseBook &m_phrases;
    rules::BandRecords m_records;
    std::optional<RecordWords> m_words;
    std::vector<Line> m_lines;
};

} // namespace escarmouche::app
