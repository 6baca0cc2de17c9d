// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/league/leaguerules.h"

namespace escarmouche::rules {

const PhraseBook &leagueWords()
{
    static const PhraseBook kWords{
        {"campaign.joined", {"{band} joined", "Inscription de {band}"}},
        {"campaign.whose", {"{band}", "{band}"}},
        {"campaign.withdrew",
         {"{band} withdrew; the games played count", "{band} se retire ; ses parties comptent"}},
        {"campaign.annulled",
         {"{band} withdrew; the games played count no more",
          "{band} se retire ; ses parties ne comptent plus"}},
        {"campaign.refused.withdrawn",
         {"This player has withdrawn from the league.", "Ce joueur a quitté la ligue."}},
        {"campaign.refused.same-name",
         {"A player of that name is already in the league: choose another name.",
          "Un joueur de ce nom est déjà dans la ligue : choisissez un autre nom."}},
        {"campaign.refused.seats",
         {"A game is for two to four players.", "Une partie réunit de deux à quatre joueurs."}},
        {"campaign.refused.twice",
         {"A player cannot play against himself.", "Un joueur ne joue pas contre lui-même."}},
        {"campaign.refused.too-few",
         {"A round needs two players.", "Une ronde demande deux joueurs."}},
        {"campaign.refused.forfeit",
         {"Name the players who did not come, for a forfeit alone.",
          "Nommez les joueurs qui ne sont pas venus, pour un forfait seulement."}},
        {"league.name", {"Name", "Nom"}},
        {"league.player", {"Played by", "Joué par"}},
        {"league.player.help",
         {"Who takes the seat when a game is played on the board.",
          "Qui tient la place quand une partie se joue sur le plateau."}},
        {"league.person", {"a person", "une personne"}},
        {"league.renamed", {"is now called {name}", "s’appelle désormais {name}"}},
        {"league.by-person", {"is played by a person", "est joué par une personne"}},
        {"league.by-machine", {"is played by the {player}", "est joué par la {player}"}},
        {"league.machine.random", {"random machine", "machine au hasard"}},
        {"league.machine.easy", {"easy machine", "machine facile"}},
        {"league.machine.normal", {"normal machine", "machine normale"}},
        {"league.unchanged", {"nothing changed", "rien ne change"}},
    };
    return kWords;
}

} // namespace escarmouche::rules
