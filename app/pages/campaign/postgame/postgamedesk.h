// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding/documents.h"

#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace escarmouche::app {

class CampaignController;

/** Which post-game: of that band, after that game. */
struct PostGameKey {
    rules::FixtureId fixture;
    rules::BandId band;
    bool operator==(const PostGameKey &) const = default;
};

/** The post-game that is open: its document as it was read last, and the acts on it. An act answers
    whether it was done. Shows nothing. */
class PostGameDesk
{
public:
    explicit PostGameDesk(CampaignController &controller) : m_controller(controller) {}

    CampaignController &controller() const { return m_controller; }
    /** None: no post-game is open. */
    const std::optional<PostGameKey> &key() const { return m_key; }
    void open(const std::optional<PostGameKey> &key) { m_key = key; }
    /** Reads the document of the open post-game anew. */
    void read();
    const rules::PostGameDocument &document() const { return m_document; }
    /** Null: there is none. */
    const rules::PostGameLine *line(const std::string &key) const;
    /** The first line that can be settled now and awaits that; null: there is none. */
    const rules::PostGameLine *nextAwaiting(rules::Awaiting what) const;
    /** Whether an earlier post-game and the campaign let anything be done here. */
    bool canAct() const;
    bool hasTypedDice(const rules::PostGameLine &line) const;
    /** Figures of the band who have earned a name and have none. */
    std::vector<rules::FigureGlance> namelessHeroes() const;

    bool settle(const rules::PostGameLine &line, const std::string &answer);
    bool throwDice(const rules::PostGameLine &line);
    /** As many faces as the line asks for. */
    bool enterDice(const rules::PostGameLine &line, std::vector<int> faces);
    bool close();
    void takeBack(const rules::PostGameLine &line, QWidget *parent);
    /** Takes out the last of the typed rolls of the line; those before it can follow. */
    void correctDice(const rules::PostGameLine &line, QWidget *parent);

private:
    CampaignController &m_controller;
    std::optional<PostGameKey> m_key;
    rules::PostGameDocument m_document;
};

} // namespace escarmouche::app
