// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/notices/refusal.h"
#include "app/words/reference/boardlimits.h"
#include "model/library/sessions/campaignsession.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

class QTimer;

namespace escarmouche::model {
class Drafts;
struct DraftPlace;
} // namespace escarmouche::model

namespace escarmouche::app {

class DraftKeeper;

/** The acts a person can do to a campaign, forwarded to its session, and what pages read of it: as
    it is now, or as it once was, when nothing can be done to it. Holds no rule. An act answers
    whether it was done; where it was not, refused() has said why. */
class CampaignController : public QObject
{
    Q_OBJECT

public:
    CampaignController(std::shared_ptr<model::CampaignSession> session, const BoardLimits &limits,
                       QObject *parent = nullptr);
    /** To look back: the campaign as it was when the act of that seq had been done. */
    CampaignController(const CampaignController &now, const model::CampaignLine &until,
                       rules::Campaign then, QObject *parent = nullptr);
    ~CampaignController() override;

    const rules::Campaign &campaign() const;
    const rules::CampaignRules &rules() const { return m_session->rules(); }
    /** Where rules().hasBands() alone. */
    const rules::BandRules &bandRules() const { return m_session->bandRules(); }
    /** Of those who have it open, whatever is looked at. */
    const std::shared_ptr<model::CampaignSession> &session() const { return m_session; }
    bool isPast() const { return m_past.has_value(); }
    /** The last act of the past that is looked at. */
    const model::HistoryLine &until() const { return m_past->until; }
    /** Of a library that is open for reading alone. */
    bool isReadOnly() const;
    /** It is of now, and its library takes acts. */
    bool isWritable() const { return !isPast() && !isReadOnly(); }
    /** Nothing but words is written in a campaign that has ended. */
    bool isOpen() const;

    QString say(const rules::Phrase &phrase) const;
    QString tell(const model::HistoryLine &line) const;
    QString bandName(rules::BandId band) const;
    const BoardLimits &limits() const { return m_limits; }
    /** Why the board does not play a band as it is now, as a sentence; empty: it plays it. */
    QString offBoard(rules::BandId band) const;
    /** The same of some of its figures. */
    QString offBoard(rules::BandId band, const std::vector<rules::MemberId> &crew) const;
    /** A sentence for each band of a game that the board does not play: of those who go, or of all
        who come unpaid while nobody was chosen. */
    QStringList offBoard(rules::FixtureId fixture) const;
    /** An error in the words of the campaign. */
    QString why(const rules::Error &error) const;

    bool perform(const rules::CampaignAct &act, const QString &reason = {});
    /** Performs an act that was typed into a form and waits for the disk; the draft is dropped once
        the act is stored. */
    bool enter(const rules::CampaignAct &act, DraftKeeper &draft, const QString &reason = {});
    model::Drafts drafts() const;
    /** Where a form of this campaign keeps its draft (app/forms/drafts/forms.h). */
    model::DraftPlace draftPlace(const char *form, const std::string &part = {}) const;
    bool throwDice(rules::FixtureId fixture, rules::BandId band, const std::string &line);
    /** That campaign with one act more, which is not done. */
    rules::Result<rules::Campaign> tried(rules::Campaign campaign,
                                         const rules::CampaignInput &input) const;
    /** Says why an act is refused. */
    void refuse(const rules::Error &error, const rules::CampaignAct &act);
    bool undo();
    bool redo();
    bool retract(const std::vector<std::string> &acts, const QString &reason = {});
    bool retract(const std::vector<std::string> &acts, DraftKeeper &draft, const QString &reason);
    /** Puts an act of the past right and waits for the disk; the draft of the reason is dropped
       once that is stored. */
    bool correct(const std::string &uuid, const rules::CampaignInput &input, DraftKeeper &draft,
                 const QString &reason);
    /** Whether history() has nothing left to tell and is quick. What a long campaign has to tell is
        told a little at a time while the window goes on. */
    bool isTold() const { return m_told; }
    /** Oldest first. */
    std::vector<model::CampaignLine> history();
    std::vector<model::CampaignConsequence> foresee(const std::vector<std::string> &acts);
    rules::Result<std::vector<model::CampaignConsequence>>
    foreseeCorrection(const std::string &uuid, const rules::CampaignInput &input) const;
    /** Says why a correction is refused. */
    void refuseCorrection(const rules::Error &error);
    /** None: it could not be read, and refused() has said why. */
    std::optional<model::CampaignSession::PastAct> pastAct(const std::string &uuid);
    /** The acts that are left open, each with why it is not possible. */
    std::vector<model::CampaignConsequence> questions();
    std::optional<rules::Campaign> asOf(std::int64_t seq);

signals:
    void campaignChanged();
    void historyTold(); // all of it, after a while in which it was not
    void savingChanged();
    void refused(const escarmouche::app::Refusal &refusal);
    /** In place of refused() while a dialog listens: what is asked there is told there. */
    void refusedInDialog(const escarmouche::app::Refusal &refusal);

private:
    struct Past {
        rules::Campaign campaign;
        model::HistoryLine until;
    };

    void follow();
    void tellSome();
    void markSaving();
    bool isStored(const std::function<bool()> &act);
    bool settled(const rules::Result<void> &result);
    void storeRefused(const rules::Error &error, const rules::CampaignAct &act);
    void retractionRefused(const rules::Error &error);
    void tell(const rules::Error &error);
    rules::Error inWords(const rules::Error &error) const;
    void tellOnce(const Refusal &refusal);
    QString offBoard(rules::BandId band, const std::string &text) const;

    std::shared_ptr<model::CampaignSession> m_session;
    BoardLimits m_limits;
    std::optional<Past> m_past;
    QTimer *m_telling;
    bool m_told = true;
};

} // namespace escarmouche::app
