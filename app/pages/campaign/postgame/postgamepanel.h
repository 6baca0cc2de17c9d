// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/control/campaignpart.h"
#include "rules/core/campaign/deciding/documents.h"

#include <QList>

#include <optional>
#include <string>

class QAction;
class QLabel;
class QLineEdit;
class QListView;
class QSplitter;
class QStackedWidget;
class QStandardItemModel;
class QToolButton;

namespace escarmouche::app {

class EmptyPage;
/** The post-game documents of all bands side by side, one of them open: its lines in the
    rulebook's order, each kept as it is settled, each to be taken back. Dice once thrown stand. */
class PostGamePanel : public CampaignPart
{
    Q_OBJECT

public:
    using CampaignPart::CampaignPart;

    /** The first open document of the game, else its first. */
    void chooseFixture(rules::FixtureId fixture);
    const QList<QAction *> &actions() const { return m_actions; }
    /** Whose document is open, if there is any. */
    std::optional<rules::BandId> band() const
    {
        return m_key ? std::optional(m_key->band) : std::nullopt;
    }

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void calendarWanted();
    void bandWanted(escarmouche::rules::BandId band);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    static constexpr int kLineRole = Qt::UserRole + 3; // key of a line
    static constexpr int kOptionRole = Qt::UserRole + 4; // key of an answer

    struct Key {
        rules::FixtureId fixture;
        rules::BandId band;
        bool operator==(const Key &) const = default;
    };

    QAction *make(const char *icon, const QKeySequence &keys, void (PostGamePanel::*act)());
    void makeActions();
    void arrange();
    QWidget *makeDocument();
    QWidget *makeAnswer();
    void fillDocuments();
    void fillLines();
    void fillOptions(const rules::PostGameLine &line);
    void documentChosen();
    void showAccount();
    void showLine();
    void showActs(const rules::PostGameLine *line);
    void giveRoom(bool choosing);
    QStringList linesDownTo(int row) const;
    void goToNext(const QStringList &passed);
    const rules::PostGameLine *lineOf(const std::string &key) const;
    const rules::PostGameLine *chosenLine() const;
    /** The first line that can be settled now and awaits that. */
    const rules::PostGameLine *nextAwaiting(rules::Awaiting what) const;
    QString titleOfLine(const rules::PostGameLine &line) const;
    QString toldOf(const rules::PostGameLine &line) const;
    QString sayAll(const std::vector<rules::Told> &told) const;
    QString stateOf(const rules::PostGameLine &line) const;
    QString diceText(const rules::Request &request) const;

    void answerLine();
    bool settle(const rules::PostGameLine &line, const std::string &answer);
    void throwDice();
    void noteDice();
    void typeDice(const QString &text);
    void correctDice();
    void choose();
    void confirm();
    void showLineOf(const std::string &key);
    void rollAll();
    void confirmAll();
    void goThrough(bool (PostGamePanel::*step)());
    bool rollNext();
    bool confirmNext();
    void takeBack();
    void close();

    std::optional<Key> m_key;
    rules::PostGameDocument m_document;
    QStackedWidget *m_stack = nullptr;
    EmptyPage *m_empty = nullptr;
    QAction *m_toCalendar = nullptr;
    QLabel *m_documentsTitle = nullptr;
    QListView *m_documents = nullptr;
    QStandardItemModel *m_documentItems = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_account = nullptr;
    QListView *m_lines = nullptr;
    QStandardItemModel *m_lineItems = nullptr;
    QLabel *m_sentence = nullptr;
    QToolButton *m_rule = nullptr;
    QListView *m_options = nullptr;
    QSplitter *m_parts = nullptr;
    QStandardItemModel *m_optionItems = nullptr;
    QLabel *m_facesLabel = nullptr;
    QLineEdit *m_faces = nullptr;
    struct Acts {
        QAction *roll, *note, *correct, *choose, *confirm, *rollAll, *confirmAll, *takeBack, *close,
            *band;
    } m_act{};
    QList<QAction *> m_actions;
};

} // namespace escarmouche::app
