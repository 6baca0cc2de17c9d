<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Escarmouche</source>
        <translation>À propos d’Escarmouche</translation>
    </message>
    <message>
        <source>Escarmouche</source>
        <translation>Escarmouche</translation>
    </message>
    <message>
        <source>For people who play skirmish games with a handful of figures a side: build a band, check it against the rules, print it.</source>
        <translation>Pour qui joue à l’escarmouche avec une poignée de figurines par camp&#xa0;: monter une bande, la vérifier d’après les règles, l’imprimer.</translation>
    </message>
    <message>
        <source>The rules are told in our own words. Rulings of ours, where a book leaves a doubt, are marked as such.</source>
        <translation>Les règles sont dites avec nos propres mots. Nos décisions, là où un livre laisse un doute, sont signalées comme telles.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. No warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Sans garantie.</translation>
    </message>
</context>
<context>
    <name>ActLines</name>
    <message>
        <source>%1: %2</source>
        <extracomment>an act, then what came of it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (×%2)</source>
        <extracomment>what happened so many times, as it was the last time</extracomment>
        <translation>%1 (×%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>somebody, what became of him</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>between two things that are told one after the other</extracomment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>A tie, rolled again. %1</source>
        <extracomment>sides rolled the same, and roll again: what they roll</extracomment>
        <translation>Égalité, on relance. %1</translation>
    </message>
    <message>
        <source>%1 (own side)</source>
        <extracomment>somebody whom one of his own side hit</extracomment>
        <translation>%1 (son propre camp)</translation>
    </message>
</context>
<context>
    <name>Aftermath</name>
    <message>
        <source>%1: no roll that could fail.</source>
        <translation>%1&#xa0;: aucun jet qui pouvait échouer.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n dice succeeded (%3 expected): nothing unusual.</source>
        <translation>
            <numerusform>%1&#xa0;: %2 réussites sur %n dé (%3 attendues)&#xa0;: rien d’anormal.</numerusform>
            <numerusform>%1&#xa0;: %2 réussites sur %n dés (%3 attendues)&#xa0;: rien d’anormal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n dice succeeded (%3 expected). Bad luck like this comes 1 time in %4.</source>
        <translation>
            <numerusform>%1&#xa0;: %2 réussites sur %n dé (%3 attendues). Une telle malchance n’arrive qu’une fois sur %4.</numerusform>
            <numerusform>%1&#xa0;: %2 réussites sur %n dés (%3 attendues). Une telle malchance n’arrive qu’une fois sur %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n dice succeeded (%3 expected). Luck like this comes 1 time in %4.</source>
        <translation>
            <numerusform>%1&#xa0;: %2 réussites sur %n dé (%3 attendues). Une telle chance n’arrive qu’une fois sur %4.</numerusform>
            <numerusform>%1&#xa0;: %2 réussites sur %n dés (%3 attendues). Une telle chance n’arrive qu’une fois sur %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BandFiles</name>
    <message>
        <source>Band file (*.band.json)</source>
        <translation>Fichier de bande (*.band.json)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tableau pour tableur (*.csv)</translation>
    </message>
    <message>
        <source>Roster sheet (*.pdf)</source>
        <translation>Feuille de bande (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Texte brut (*.txt)</translation>
    </message>
    <message>
        <source>Export band</source>
        <translation>Exporter la bande</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
</context>
<context>
    <name>BandPage</name>
    <message>
        <source>saving…</source>
        <translation>enregistrement…</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>&amp;Shop</source>
        <translation>&amp;Boutique</translation>
    </message>
    <message>
        <source>F&amp;igure</source>
        <translation>Fi&amp;gurine</translation>
    </message>
    <message>
        <source>&amp;Band</source>
        <translation>Ban&amp;de</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>Regi&amp;stre</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n&#xa0;case</numerusform>
            <numerusform>%n&#xa0;cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the top</source>
        <translation>à %1 de la gauche, à %2 du haut</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the top, %3 above the table</source>
        <translation>à %1 de la gauche, à %2 du haut, à %3 au-dessus de la table</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Taken (%1)</source>
        <extracomment>what the scenario fights for, once somebody has it</extracomment>
        <translation>Pris (%1)</translation>
    </message>
    <message>
        <source>Side %1</source>
        <extracomment>the sign of a side of a match, read aloud: its number</extracomment>
        <translation>Camp %1</translation>
    </message>
    <message>
        <source>%1, acts now</source>
        <extracomment>read aloud: a figure with all that is known of it, and that it is in its activation</extracomment>
        <translation>%1, agit maintenant</translation>
    </message>
    <message>
        <source>Objective %1, taken: nothing left of %2</source>
        <extracomment>what the scenario fights for, once somebody has it: number, what it was worth</extracomment>
        <translation>Objectif %1, pris&#xa0;: plus rien de %2</translation>
    </message>
    <message>
        <source>Objective %1: %2</source>
        <extracomment>what the scenario fights for: number, what it is worth</extracomment>
        <translation>Objectif %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Objective %1</source>
        <extracomment>what the scenario fights for, by its number</extracomment>
        <translation>Objectif %1</translation>
    </message>
    <message>
        <source>%1% behind obstacles</source>
        <extracomment>over the columns of a target: how much of it has something before it, of a hundred</extracomment>
        <translation>caché à %1&#xa0;%</translation>
    </message>
    <message>
        <source>in sight, with cover</source>
        <translation>en vue, à couvert</translation>
    </message>
    <message>
        <source>in sight, no cover</source>
        <translation>en vue, à découvert</translation>
    </message>
    <message>
        <source>%1 of %2&#xa0;%3</source>
        <extracomment>of a figure on the board: points left, points it began with, their sign</extracomment>
        <translation>%1&#xa0;%3 sur %2</translation>
    </message>
    <message>
        <source>Free cell</source>
        <translation>Case libre</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>colonne %1, rangée %2</translation>
    </message>
    <message>
        <source>%1, no diagonals</source>
        <extracomment>a distance on squares, where nobody steps past a corner: &quot;5 cells&quot;</extracomment>
        <translation>%1, sans diagonale</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Locked door</source>
        <translation>Porte verrouillée</translation>
    </message>
    <message>
        <source>Opening</source>
        <extracomment>an open door, or a passage without one</extracomment>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>the name of a door, wall, road or river, and what it is: &quot;North gate (locked door)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 towards %2</source>
        <extracomment>a door, wall, road or river, and the places on its other side</extracomment>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <extracomment>of a figure on the board: points left, their sign</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, floor %2</source>
        <extracomment>a cell by its column and row, on which floor</extracomment>
        <translation>%1, étage %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a tile or a building of a board, where its middle lies</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BoardLimits</name>
    <message>
        <source>not on the board yet: %1</source>
        <extracomment>behind a band that no match on the board plays: the rules it would need</extracomment>
        <translation>pas encore sur le plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 can play at a table but not yet on the board: %2.</source>
        <translation>%1 peut jouer sur table, mais pas encore sur le plateau&#xa0;: %2.</translation>
    </message>
    <message>
        <source>for the table only</source>
        <extracomment>short, behind the state of a band that no match on the board plays yet</extracomment>
        <translation>seulement sur table</translation>
    </message>
</context>
<context>
    <name>CalendarFile</name>
    <message>
        <source>Save the calendar</source>
        <translation>Enregistrer le calendrier</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Calendriers (*.ics)</translation>
    </message>
</context>
<context>
    <name>CampaignFiles</name>
    <message>
        <source>Open files</source>
        <translation>Ouvrir des fichiers</translation>
    </message>
    <message>
        <source>Bands and campaigns (*.band.json *.json *.csv *.jsonl);;All files (*)</source>
        <translation>Bandes et campagnes (*.band.json *.json *.csv *.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the campaign</source>
        <translation>Exporter la campagne</translation>
    </message>
    <message>
        <source>Campaign file (*.campaign.jsonl)</source>
        <translation>Fichier de campagne (*.campaign.jsonl)</translation>
    </message>
    <message>
        <source>Importing “%1”</source>
        <translation>Importation de «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>CampaignPrinting</name>
    <message>
        <source>Evening pack of %1</source>
        <translation>Dossier de soirée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 – evening pack</source>
        <translation>%1 – dossier de soirée</translation>
    </message>
    <message>
        <source>Standings of %1</source>
        <translation>Classement&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 – standings</source>
        <translation>%1 – classement</translation>
    </message>
    <message>
        <source>Story of %1</source>
        <translation>Récit de %1</translation>
    </message>
    <message>
        <source>%1 – story</source>
        <translation>%1 – récit</translation>
    </message>
</context>
<context>
    <name>CampaignStoryFile</name>
    <message>
        <source>Save the story of the campaign</source>
        <translation>Enregistrer le récit de la campagne</translation>
    </message>
    <message>
        <source>Web page (*.html);;Markdown (*.md);;Plain text (*.txt)</source>
        <translation>Page web (*.html);;Markdown (*.md);;Texte brut (*.txt)</translation>
    </message>
</context>
<context>
    <name>CampaignWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a game and its victory points
----------
a figure and what it was paid</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>in preparation</source>
        <translation>en préparation</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>proposée</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmée</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>forfait</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>how a game came out, and the victory points of each side</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>forfeited by %1</source>
        <translation>forfait&#xa0;: %1</translation>
    </message>
    <message>
        <source>counts no more</source>
        <translation>ne compte plus</translation>
    </message>
    <message>
        <source>Purchases</source>
        <extracomment>why a treasury rose or fell</extracomment>
        <translation>Achats</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>Fees before games</source>
        <translation>Soldes avant les parties</translation>
    </message>
    <message>
        <source>Post-games</source>
        <translation>Après-parties</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>why a treasury rose or fell, and by how much</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Treasury: %1 + %2 earned − %3 spent = %4</source>
        <extracomment>the accounts of a band since the result of the game</extracomment>
        <translation>Trésor&#xa0;: %1 + %2 gagnés − %3 dépensés = %4</translation>
    </message>
    <message>
        <source>Treasury: %1 − %2 in fees + %3 earned − %4 spent = %5</source>
        <extracomment>the same, with what was paid before the game</extracomment>
        <translation>Trésor&#xa0;: %1 − %2 en soldes + %3 gagnés − %4 dépensés = %5</translation>
    </message>
    <message>
        <source>Paid before the game: %1</source>
        <translation>Payés avant la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is no longer in the band. Enter the result by hand, without %1: choose the game in the calendar. If it was played on the board, the match is kept.</source>
        <translation>%1 n’est plus dans la bande. Saisissez le résultat à la main, sans %1&#xa0;: choisissez la partie dans le calendrier. Si elle a été jouée sur le plateau, le match est conservé.</translation>
    </message>
</context>
<context>
    <name>CareerWords</name>
    <message>
        <source>Fallen before the campaign</source>
        <translation>Mort ou disparition avant la campagne</translation>
    </message>
    <message>
        <source>Contact lost</source>
        <translation>Contact perdu</translation>
    </message>
    <message>
        <source>Fallen: %1</source>
        <extracomment>%1: &quot;Game 2, against Karnash&quot;</extracomment>
        <translation>Mort ou disparition&#xa0;: %1</translation>
    </message>
    <message>
        <source>Contact lost: %1</source>
        <translation>Contact perdu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Killed by %1</source>
        <translation>Coup fatal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put out of action by %1</source>
        <translation>Hors de combat, par %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a game, &quot;Game 2, against Karnash&quot;, and how it came out for the band
----------
a step of the post-game, then the dice that fell and what they came to</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a figure and its band</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Still standing, %n wound(s)</source>
        <translation>
            <numerusform>Encore debout, %n blessure</numerusform>
            <numerusform>Encore debout, %n blessures</numerusform>
        </translation>
    </message>
    <message>
        <source>Still standing</source>
        <translation>Encore debout</translation>
    </message>
    <message>
        <source>Out of action</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>A quitté la table</translation>
    </message>
    <message>
        <source>Did not play</source>
        <translation>N’a pas joué</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>Knocked out %1</source>
        <extracomment>the victim; then its rank, the weapon and the turn, as far as they are known</extracomment>
        <translation>A mis hors de combat %1</translation>
    </message>
    <message>
        <source>Knocked out %1 · %2</source>
        <translation>A mis hors de combat %1 · %2</translation>
    </message>
    <message>
        <source>dice: %1</source>
        <translation>dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Advance: %1</source>
        <translation>Amélioration&#xa0;: %1</translation>
    </message>
    <message>
        <source>Injury: %1</source>
        <translation>Blessure&#xa0;: %1</translation>
    </message>
    <message>
        <source>Has put an enemy out of action and earned a name.</source>
        <translation>A mis un ennemi hors de combat et mérite un nom.</translation>
    </message>
    <message>
        <source>Has taken an advance and earned a name.</source>
        <translation>A pris une amélioration et mérite un nom.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas connu ici.</translation>
    </message>
    <message>
        <source>Something is missing. Usage: %1</source>
        <translation>Il manque quelque chose. Usage&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is not expected here. Usage: %2</source>
        <translation>«&#xa0;%1&#xa0;» est un mot de trop. Usage&#xa0;: %2</translation>
    </message>
    <message>
        <source>The value of %1 is missing or invalid. Usage: %1 %2</source>
        <translation>La valeur de %1 manque ou ne convient pas. Usage&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>“%1” needs one more word: %2.</source>
        <translation>«&#xa0;%1&#xa0;» demande un mot de plus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--set wants KEY=VALUE with one of these keys: %1.</source>
        <translation>--set veut CLÉ=VALEUR avec l’une de ces clés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Say who gets it with --to FIGURE.</source>
        <translation>Dites qui le reçoit avec --to FIGURE.</translation>
    </message>
    <message>
        <source>A recruit goes to nobody: leave out --to.</source>
        <translation>Une recrue ne se donne à personne&#xa0;: laissez --to de côté.</translation>
    </message>
    <message>
        <source>Say who with --from FIGURE, or --whole for the band.</source>
        <translation>Dites qui avec --from FIGURE, ou --whole pour la bande.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file’s name does not tell the format: choose json, csv, md, html, txt or pdf with --format.</source>
        <translation>Le nom du fichier ne dit pas quel format est voulu&#xa0;; donnez json, csv, md, html, txt ou pdf avec --format.</translation>
    </message>
    <message>
        <source>The library has no band yet.</source>
        <translation>La bibliothèque n’a pas encore de bande.</translation>
    </message>
    <message>
        <source>band</source>
        <translation>bande</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>figurines</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégale</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légale</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>gear</source>
        <translation>équipement</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no language “%1”: choose en or fr.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une langue du programme&#xa0;: en ou fr.</translation>
    </message>
    <message>
        <source>the library file, instead of the one the window opens</source>
        <translation>le fichier de bibliothèque, au lieu de celui que la fenêtre ouvre</translation>
    </message>
    <message>
        <source>who is at the keyboard</source>
        <translation>qui est au clavier</translation>
    </message>
    <message>
        <source>language of what is said, printed and exported</source>
        <translation>langue de ce qui est dit, imprimé et exporté</translation>
    </message>
    <message>
        <source>print JSON; its keys are English in every language</source>
        <translation>écrire du JSON&#xa0;; ses clés sont en anglais dans toutes les langues</translation>
    </message>
    <message>
        <source>a property of the new band; may be repeated</source>
        <translation>une propriété de la nouvelle bande&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>the reason, where a campaign would refuse it</source>
        <translation>pourquoi on le fait bien que la campagne le refuse</translation>
    </message>
    <message>
        <source>the whole band, off every list; its history stays</source>
        <translation>la bande elle-même, hors de toute liste&#xa0;; son historique reste</translation>
    </message>
    <message>
        <source>json, csv, md, html, txt or pdf; by the file’s suffix when left out</source>
        <translation>json, csv, md, html, txt ou pdf&#xa0;; sans cela, d’après l’extension du fichier</translation>
    </message>
    <message>
        <source>csv: keep spreadsheets from reading cells as formulas</source>
        <translation>csv&#xa0;: aucune cellule qu’un tableur prendrait pour une formule</translation>
    </message>
    <message>
        <source>distances in millimetres, N of them a pas</source>
        <translation>distances en millimètres, N par pas</translation>
    </message>
    <message>
        <source>size of the paper</source>
        <translation>format du papier</translation>
    </message>
    <message>
        <source>every act as a line of JSON, from which the library can be rebuilt</source>
        <translation>chaque action en une ligne de JSON, de quoi reconstruire la bibliothèque</translation>
    </message>
    <message>
        <source>Creates a band, and the library if there is none.</source>
        <translation>Crée une bande dans la bibliothèque, et la bibliothèque s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Takes gear from figures, dismisses figures, or takes the whole band off the lists.</source>
        <translation>Retire de l’équipement, renvoie des figurines, ou retire toute la bande des listes.</translation>
    </message>
    <message>
        <source>Shows a band of the library, or of a file: figures, totals, findings.</source>
        <translation>Montre une bande de la bibliothèque ou d’un fichier&#xa0;: figurines, totaux, remarques.</translation>
    </message>
    <message>
        <source>Lists the bands of the library.</source>
        <translation>Liste les bandes de la bibliothèque.</translation>
    </message>
    <message>
        <source>Takes band files (json, csv) into the library.</source>
        <translation>Fait entrer des fichiers de bande (json, csv) dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Writes a band as json, csv, md, html, txt or pdf.</source>
        <translation>Écrit une bande en json, csv, md, html, txt ou pdf.</translation>
    </message>
    <message>
        <source>Lists what a game is made of: profiles and gear with their prices, or tiles and cards.</source>
        <translation>Liste ce dont un jeu est fait&#xa0;: profils et équipement avec leurs prix, ou tuiles et cartes.</translation>
    </message>
    <message>
        <source>Shows one entry of the catalogue with all its numbers.</source>
        <translation>Montre une entrée du catalogue avec tous ses chiffres.</translation>
    </message>
    <message>
        <source>Lists the rules and who applies each: the program or the players.</source>
        <translation>Liste les règles et qui veille à chacune&#xa0;: le programme ou la table.</translation>
    </message>
    <message>
        <source>Shows one rule in our own words.</source>
        <translation>Montre une règle, dite à notre façon.</translation>
    </message>
    <message>
        <source>Prints the roster sheet of a band to a PDF file.</source>
        <translation>Imprime la feuille de bande dans un fichier PDF.</translation>
    </message>
    <message>
        <source>Checks the whole library: file, history and every band.</source>
        <translation>Vérifie toute la bibliothèque&#xa0;: fichier, historique et chaque bande.</translation>
    </message>
    <message>
        <source>Makes a backup and checks it.</source>
        <translation>Fait une sauvegarde et la vérifie.</translation>
    </message>
    <message>
        <source>Rebuilds a library from its exported ledger, or from standard input (-).</source>
        <translation>Refait une bibliothèque depuis son registre exporté, ou depuis l’entrée standard (-).</translation>
    </message>
    <message>
        <source>Writes every band of the library into a folder, or the ledger as lines of JSON.</source>
        <translation>Écrit chaque bande de la bibliothèque dans un dossier, ou le registre en lignes de JSON.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Usage&#xa0;:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
    <message>
        <source>Escarmouche builds, keeps, checks and prints skirmish bands. Without a command it opens its window.</source>
        <translation>Escarmouche construit, garde, vérifie et imprime des bandes d’escarmouche. Sans commande, il ouvre sa fenêtre.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>More on a command: escarmouche COMMAND --help. Version: --version.</source>
        <translation>En savoir plus sur une commande&#xa0;: escarmouche COMMANDE --help. Version&#xa0;: --version.</translation>
    </message>
    <message>
        <source>Name a folder with --output, or use --ledger.</source>
        <translation>Nommez le dossier avec --output, ou demandez --ledger.</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Rétablie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restored: %1. The former library is kept as %2.</source>
        <translation>Rétablie&#xa0;: %1. Ce qui s’y trouvait est gardé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>What stood there is kept as %1.</source>
        <translation>Ce qui s’y trouvait est gardé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>enforced</source>
        <translation>appliquée</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>assistée</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>à la table</translation>
    </message>
    <message>
        <source>Our ruling: %1</source>
        <translation>Notre décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>proved by</source>
        <translation>prouvée par</translation>
    </message>
    <message>
        <source>silent in</source>
        <translation>muette dans</translation>
    </message>
    <message>
        <source>%1: %2: %3, %4, %5</source>
        <extracomment>A file or an id, a band, &quot;legal&quot; or &quot;illegal&quot;, its points, its figures.</extracomment>
        <translation>%1&#xa0;: %2&#xa0;: %3, %4, %5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a file, then what is wrong there</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>id</source>
        <extracomment>Heads of a column: what a band is called by besides its name.</extracomment>
        <translation>id</translation>
    </message>
    <message>
        <source>%1 (%2 among them)</source>
        <translation>%1 (dont %2)</translation>
    </message>
    <message>
        <source>each</source>
        <translation>pièce</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>The catalogue has no section “%1”. The sections are: %2.</source>
        <translation>Le catalogue n’a pas de rubrique «&#xa0;%1&#xa0;». Les rubriques sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set. The commands work without one: escarmouche --help</source>
        <translation>Il n’y a pas d’écran où ouvrir la fenêtre&#xa0;: ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Les commandes s’en passent&#xa0;: escarmouche --help</translation>
    </message>
    <message>
        <source>BACKUP</source>
        <translation>SAUVEGARDE</translation>
    </message>
    <message>
        <source>BAND</source>
        <translation>BANDE</translation>
    </message>
    <message>
        <source>CHAPTER</source>
        <translation>CHAPITRE</translation>
    </message>
    <message>
        <source>ENTRY</source>
        <translation>ENTRÉE</translation>
    </message>
    <message>
        <source>FIGURE</source>
        <translation>FIGURINE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>CLÉ</translation>
    </message>
    <message>
        <source>LEDGER</source>
        <translation>REGISTRE</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>CHEMIN</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>RÈGLE</translation>
    </message>
    <message>
        <source>SECTION</source>
        <translation>RUBRIQUE</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>VALUE</source>
        <translation>VALEUR</translation>
    </message>
    <message>
        <source>Restores a backup and keeps the former library. Without BACKUP, lists the backups.</source>
        <translation>Met une sauvegarde à la place de la bibliothèque&#xa0;; ce qui s’y trouvait est gardé. Sans SAUVEGARDE, énumère celles qu’il y a.</translation>
    </message>
    <message>
        <source>Several figures are called “%1”. Nothing was changed. Name one by its row in “band show” (%2), or by rank and number.</source>
        <translation>Plusieurs figurines s’appellent «&#xa0;%1&#xa0;». Rien n’a changé. Désignez-en une par sa ligne dans «&#xa0;band show&#xa0;» (%2), ou par rang et numéro.</translation>
    </message>
    <message numerus="yes">
        <source>The band has %n figure(s) “%1”. Nothing was changed. Say which with a number, as in “%1 2”, or name a row of “band show”, as in #%2.</source>
        <translation>
            <numerusform>La bande a %n figurine «&#xa0;%1&#xa0;». Rien n’a changé. Dites laquelle par un numéro, comme «&#xa0;%1 2&#xa0;», ou désignez une ligne de «&#xa0;band show&#xa0;», comme #%2.</numerusform>
            <numerusform>La bande a %n figurines «&#xa0;%1&#xa0;». Rien n’a changé. Dites laquelle par un numéro, comme «&#xa0;%1 2&#xa0;», ou désignez une ligne de «&#xa0;band show&#xa0;», comme #%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is only %n figure(s) “%1”. Nothing was changed.</source>
        <translation>
            <numerusform>Il n’y a que %n figurine «&#xa0;%1&#xa0;». Rien n’a changé.</numerusform>
            <numerusform>Il n’y a que %n figurines «&#xa0;%1&#xa0;». Rien n’a changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>No figure of this band is “%1”. Nothing was changed.</source>
        <translation>Aucune figurine de cette bande n’est «&#xa0;%1&#xa0;». Rien n’a changé.</translation>
    </message>
    <message>
        <source>“band show” lists the figures; name one by its name, by rank and number, or by its row, as in #3.</source>
        <translation>«&#xa0;band show&#xa0;» énumère les figurines&#xa0;; désignez-en une par son nom, par rang et numéro, ou par sa ligne, comme #3.</translation>
    </message>
    <message>
        <source>its id or its name in English or French, as “catalogue list” shows them</source>
        <translation>son id ou son nom, en français ou en anglais, tels que «&#xa0;catalogue list&#xa0;» les montre</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes (oui) ou no (non)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>Keys of --set (system %1):</source>
        <translation>Clés de --set (système %1)&#xa0;:</translation>
    </message>
    <message>
        <source>The newest one goes back with: %1</source>
        <translation>La plus récente se remet par&#xa0;: %1</translation>
    </message>
    <message>
        <source>The reference has no chapter “%1”. The chapters are: %2.</source>
        <translation>Le recueil n’a pas de chapitre «&#xa0;%1&#xa0;». Les chapitres sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 demande un nombre entier de %2 à %3, pas «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>%1 wants yes or no, not “%2”.</source>
        <translation>%1 demande yes ou no (oui ou non), pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”. It is one of: %3.</source>
        <translation>%1 ne peut être «&#xa0;%2&#xa0;». C’est l’un de&#xa0;: %3.</translation>
    </message>
    <message>
        <source>seed of the dice: the same number gives the same game</source>
        <translation>le point de départ des dés&#xa0;; même nombre, même partie</translation>
    </message>
    <message>
        <source>the machines that play, seat by seat; one name for all seats</source>
        <translation>les machines qui jouent, place par place&#xa0;; un seul nom vaut pour toutes</translation>
    </message>
    <message>
        <source>where to write the journal of the match</source>
        <translation>où écrire le journal de la partie</translation>
    </message>
    <message>
        <source>as the player in that seat knows it; by default, what everybody knows</source>
        <translation>ce qu’en sait le joueur de cette place&#xa0;; ce que tous savent par défaut</translation>
    </message>
    <message>
        <source>how many games; 1000 when left out</source>
        <translation>nombre de parties&#xa0;; 1000 par défaut</translation>
    </message>
    <message>
        <source>how many at a time; one per core by default</source>
        <translation>nombre de parties à la fois&#xa0;; une par cœur par défaut</translation>
    </message>
    <message>
        <source>only the I-th of N parts of the games; see --merge</source>
        <translation>seulement la I-ième de N parts des parties&#xa0;; voir --merge</translation>
    </message>
    <message>
        <source>merges the results of parts, given as their JSON files</source>
        <translation>réunit les résultats de plusieurs parts&#xa0;; les mots sont leurs fichiers JSON</translation>
    </message>
    <message>
        <source>each seed is played once for every seating of the bands</source>
        <translation>chaque graine est jouée une fois dans chaque disposition des bandes</translation>
    </message>
    <message>
        <source>Plays a match many times between machines and counts how the games end.</source>
        <translation>Joue une partie de nombreuses fois entre machines et compte les issues.</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 failure or illegal, 2 usage, 3 not found, 4 input rejected, 5 busy or moved on, 6 damaged, 7 made by another version, 8 not permitted, 9 disk full or unreadable, 11 not as it was played, 130 interrupted.</source>
        <translation>Codes de sortie&#xa0;: 0 tout va bien, 1 échec ou bande illégale, 2 mauvais usage, 3 introuvable, 4 entrée refusée, 5 occupé ou dépassé, 6 endommagé, 7 fait par une autre version, 8 non permis, 9 disque plein ou illisible, 11 autre que ce qui fut joué, 130 interrompu.</translation>
    </message>
    <message>
        <source>win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>place</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Replayed: all %1 entries match their checksums.</source>
        <translation>Rejoué&#xa0;: les %1 entrées donnent les sommes de contrôle annoncées.</translation>
    </message>
    <message>
        <source>--ai names %1 machines for %2 seats.</source>
        <translation>--ai nomme %1 machines pour %2 places.</translation>
    </message>
    <message>
        <source>A person sits in this set-up; here only machines play. Name them with --ai.</source>
        <translation>Un joueur est assis dans cette mise en place&#xa0;; ici seules des machines jouent. Nommez-les avec --ai.</translation>
    </message>
    <message>
        <source>“%1” is not KEY=VALUE.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas de la forme CLÉ=VALEUR.</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 a second</source>
        <translation>%1 parties sur %2, %3 par seconde</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>nuls</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figurine</translation>
    </message>
    <message>
        <source>left the table</source>
        <translation>a quitté la table</translation>
    </message>
    <message>
        <source>puts out of action</source>
        <translation>met hors de combat</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>figures put out of action</source>
        <translation>figurines mises hors de combat</translation>
    </message>
    <message>
        <source>Games: %1, turns: %2, seed: %3</source>
        <translation>Parties&#xa0;: %1, tours&#xa0;: %2, graine&#xa0;: %3</translation>
    </message>
    <message>
        <source>One set-up is played at a time; several files go with --merge.</source>
        <translation>Une seule mise en place se joue à la fois&#xa0;; plusieurs fichiers vont avec --merge.</translation>
    </message>
    <message>
        <source>Parts belong together by their seed: name one with --seed.</source>
        <translation>Les parts vont ensemble par leur graine&#xa0;: donnez-en une avec --seed.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>the peak memory of a game without a window</source>
        <translation>la mémoire que prend au plus une partie sans fenêtre</translation>
    </message>
    <message>
        <source>legality, shop and reading of a band</source>
        <translation>légalité, boutique et lecture d’une bande</translation>
    </message>
    <message>
        <source>games between machines a second, exact odds</source>
        <translation>parties entre machines par seconde, chances exactes</translation>
    </message>
    <message>
        <source>an act on disk, the opening of a library</source>
        <translation>une action écrite sur le disque, l’ouverture d’une bibliothèque</translation>
    </message>
    <message>
        <source>whole commands, from start to end</source>
        <translation>des commandes entières, du début à la fin</translation>
    </message>
    <message>
        <source>from start to the first picture of a window</source>
        <translation>du lancement à la première image d’une fenêtre</translation>
    </message>
    <message>
        <source>the Home page over 10,000 bands</source>
        <translation>la page d’accueil sur 10&#xa0;000 bandes</translation>
    </message>
    <message>
        <source>the roster sheet as PDF</source>
        <translation>la feuille de bande en PDF</translation>
    </message>
    <message>
        <source>Taken off the lists: %1 (%2)</source>
        <extracomment>The band&apos;s name and its id.</extracomment>
        <translation>Retirée des listes&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>There is no measurement “%1”. There are: %2.</source>
        <translation>Il n’y a pas de mesure «&#xa0;%1&#xa0;». Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1 sur %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Measured in %1&#xa0;s.</source>
        <translation>Mesuré en %1&#xa0;s.</translation>
    </message>
    <message>
        <source>how many figures to recruit, or how many each figure gets; one by default</source>
        <translation>combien de figurines sont recrutées, ou combien chaque figurine en reçoit&#xa0;; une à défaut</translation>
    </message>
    <message>
        <source>how many figures of each FIGURE go, all by default; with ENTRY, how many each loses, one by default</source>
        <translation>combien de figurines de chaque FIGURINE partent, toutes à défaut&#xa0;; avec ENTRÉE combien chacune en perd, un à défaut</translation>
    </message>
    <message>
        <source>where to write, replacing an existing file; standard output by default</source>
        <translation>où écrire, par-dessus ce qui s’y trouve&#xa0;; à défaut, la sortie standard</translation>
    </message>
    <message>
        <source>where to write, replacing an existing file; by default a new file with the band’s name</source>
        <translation>où écrire, par-dessus ce qui s’y trouve&#xa0;; à défaut, un nouveau fichier au nom de la bande</translation>
    </message>
    <message>
        <source>the folder for the bands; with --ledger the file, replaced if it exists, or standard output by default</source>
        <translation>le dossier des bandes&#xa0;; avec --ledger le fichier, par-dessus ce qui s’y trouve, ou à défaut la sortie standard</translation>
    </message>
    <message>
        <source>replace existing files</source>
        <translation>remplacer des fichiers déjà là que personne n’a nommés</translation>
    </message>
    <message>
        <source>list the measurements instead</source>
        <translation>énumérer les mesures sans les faire</translation>
    </message>
    <message>
        <source>Measures how fast the program is on this machine: everything, or the one measurement named.</source>
        <translation>Mesure la vitesse du programme sur cette machine&#xa0;: tout, ou la seule mesure nommée.</translation>
    </message>
    <message>
        <source>“%1” already exists. Nothing was written. Choose another place with --output, or replace it with --force.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Rien n’a été écrit. Nommez un autre endroit avec --output, ou remplacez-le avec --force.</translation>
    </message>
    <message>
        <source>its file, or “newest” for the newest that is sound</source>
        <translation>son fichier, ou «&#xa0;newest&#xa0;» pour la plus récente qui soit saine</translation>
    </message>
    <message>
        <source>its path, or sample:KEY for a band that comes with the program (%1)</source>
        <translation>son chemin, ou sample:CLÉ pour une bande livrée avec le programme (%1)</translation>
    </message>
    <message>
        <source>its path, or sample:KEY for a set-up that comes with the program (%1)</source>
        <translation>son chemin, ou sample:CLÉ pour une mise en place livrée avec le programme (%1)</translation>
    </message>
    <message>
        <source>The newest sound backup: %1</source>
        <translation>La sauvegarde saine la plus récente&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked.</source>
        <translation>
            <numerusform>%n fichier vérifié.</numerusform>
            <numerusform>%n fichiers vérifiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped, being no band: %1</source>
        <translation>
            <numerusform>%n laissé de côté, qui n’est pas une bande&#xa0;: %1</numerusform>
            <numerusform>%n laissés de côté, qui ne sont pas des bandes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no band in that folder. %n file(s) (*.json, *.csv) looked at.</source>
        <translation>
            <numerusform>Il n’y a pas de bande dans ce dossier. %n fichier (*.json, *.csv) regardé.</numerusform>
            <numerusform>Il n’y a pas de bande dans ce dossier. %n fichiers (*.json, *.csv) regardés.</numerusform>
        </translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>la sortie standard</translation>
    </message>
    <message>
        <source>There is no backup of “%1” yet. To make one: escarmouche library backup</source>
        <translation>Il n’y a pas encore de sauvegarde de «&#xa0;%1&#xa0;». Pour en faire une&#xa0;: escarmouche library backup</translation>
    </message>
    <message>
        <source>Name the backup to put back, or write newest for the newest sound one: escarmouche library restore newest
There are, newest first:</source>
        <translation>Indiquez la sauvegarde à remettre en place, ou écrivez newest pour la plus récente en bon état&#xa0;: escarmouche library restore newest
Il y a, de la plus récente à la plus ancienne&#xa0;:</translation>
    </message>
    <message>
        <source>pictures of a board with 200 tokens</source>
        <translation>images d’un plateau de 200 pions</translation>
    </message>
    <message>
        <source>MAP</source>
        <translation>CARTE</translation>
    </message>
    <message>
        <source>Makes a table of the rectangles, ellipses and polygons of a map drawn with the Tiled editor.</source>
        <translation>Fait une table des rectangles, ellipses et polygones d’une carte dessinée avec l’éditeur Tiled.</translation>
    </message>
    <message>
        <source>a map saved by Tiled as JSON (.tmj): its path, or sample:KEY for one that comes with the program (%1)</source>
        <translation>une carte enregistrée par Tiled en JSON (.tmj)&#xa0;: son chemin, ou sample:CLÉ pour une carte livrée avec le programme (%1)</translation>
    </message>
    <message>
        <source>The part of the program that opens windows and makes pages is not there: %1. Build or install the program again.</source>
        <translation>La partie du programme qui ouvre les fenêtres et fait les pages manque&#xa0;: %1. Compilez ou réinstallez le programme.</translation>
    </message>
    <message>
        <source>a campaign of 10,000 events</source>
        <translation>une campagne de 10&#xa0;000 événements</translation>
    </message>
    <message>
        <source>Sound: %1 acts are in order, the tables agree, every account balances.</source>
        <translation>Tout est juste&#xa0;: %1 actes se suivent, les tables disent ce qu’ils disent, chaque compte tombe juste.</translation>
    </message>
    <message>
        <source>(taken back) %1</source>
        <translation>(retiré) %1</translation>
    </message>
    <message>
        <source>Nothing was taken back. --force takes it back, and these acts with it.</source>
        <translation>Rien n’a été retiré. Avec --force ce l’est, et ces actes avec.</translation>
    </message>
    <message>
        <source>comes</source>
        <translation>vient</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>n’a pas joué</translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>, withdrawn</source>
        <translation>, retirée</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>when</source>
        <translation>quand</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>bands</source>
        <translation>bandes</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>for this game</source>
        <translation>pour cette partie</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>knock-outs</source>
        <translation>mises hors de combat</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Close.</translation>
    </message>
    <message>
        <source>Ready to be closed.</source>
        <translation>Prête à clôturer.</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>CAMPAIGN</source>
        <translation>CAMPAGNE</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>PARTIE</translation>
    </message>
    <message>
        <source>LINE</source>
        <translation>LIGNE</translation>
    </message>
    <message>
        <source>ANSWER</source>
        <translation>RÉPONSE</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>HEURE</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TABLE</translation>
    </message>
    <message>
        <source>seed of the dice that the program rolls</source>
        <translation>où commencent les dés que jette le programme</translation>
    </message>
    <message>
        <source>how many of those who come free are drawn by lot</source>
        <translation>tant de ceux qui peuvent venir sans frais sont tirés au sort</translation>
    </message>
    <message>
        <source>the calendar as a file for other calendars (ics)</source>
        <translation>le calendrier, en fichier pour d’autres agendas (ics)</translation>
    </message>
    <message>
        <source>an option of the campaign; may be repeated</source>
        <translation>une option de la campagne&#xa0;; peut être répétée</translation>
    </message>
    <message>
        <source>take back even if later acts go with it or change</source>
        <translation>retire même si des actes suivants partent avec ou donnent autre chose</translation>
    </message>
    <message>
        <source>whose bands they are; by default whoever is at the keyboard</source>
        <translation>à qui sont les bandes&#xa0;; par défaut, qui est au clavier</translation>
    </message>
    <message>
        <source>with the experience, advances, injuries and treasury it has on paper</source>
        <translation>avec l’expérience, les progressions, les blessures et le trésor qu’elle a sur le papier</translation>
    </message>
    <message>
        <source>the number of a game</source>
        <translation>le numéro d’une partie</translation>
    </message>
    <message>
        <source>who forfeits; may be repeated</source>
        <translation>qui déclare forfait&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>when, in local time there: 2026-10-24T19:30</source>
        <translation>quand, à l’heure de là-bas&#xa0;: 2026-10-24T19:30</translation>
    </message>
    <message>
        <source>where</source>
        <translation>où</translation>
    </message>
    <message>
        <source>the game’s title; its bands by default</source>
        <translation>le nom de la partie&#xa0;; par défaut, ses bandes</translation>
    </message>
    <message>
        <source>a scenario by its key, or in your own words</source>
        <translation>un scénario du programme par sa clé, ou des mots libres</translation>
    </message>
    <message>
        <source>just those of --figure come</source>
        <translation>seuls viennent ceux de --figure</translation>
    </message>
    <message>
        <source>what you rolled at the table, in the order asked</source>
        <translation>ce qui a été jeté à la table, dans l’ordre où c’est demandé</translation>
    </message>
    <message>
        <source>enters the result in that file, as --json prints it, or in standard input (-)</source>
        <translation>saisit le résultat de ce fichier, tel que --json l’écrit, ou de l’entrée standard (-)</translation>
    </message>
    <message>
        <source>lets machines play the game and enters its result</source>
        <translation>fait jouer la partie par des machines et saisit son résultat</translation>
    </message>
    <message>
        <source>a table of the program by its key</source>
        <translation>une table du programme par sa clé</translation>
    </message>
    <message>
        <source>the line to settle, by its key</source>
        <translation>la ligne à régler, par sa clé</translation>
    </message>
    <message>
        <source>the answer to it, by its key</source>
        <translation>la réponse, par sa clé</translation>
    </message>
    <message>
        <source>the program rolls the line’s dice</source>
        <translation>le programme jette les dés de la ligne</translation>
    </message>
    <message>
        <source>settles every line that needs no choice</source>
        <translation>règle toutes les lignes qui ne demandent le choix de personne</translation>
    </message>
    <message>
        <source>finishes the post-game: balances the accounts, makes a backup</source>
        <translation>clôt l’après-partie&#xa0;: les comptes sont arrêtés, une sauvegarde est faite</translation>
    </message>
    <message>
        <source>figures instead of bands</source>
        <translation>les figurines au lieu des bandes</translation>
    </message>
    <message>
        <source>acts on that band alone</source>
        <translation>seulement les actes sur cette bande</translation>
    </message>
    <message>
        <source>Creates a campaign, and the library if there is none.</source>
        <translation>Fonde une campagne dans la bibliothèque, et la bibliothèque s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Lists the games of a campaign, adds one between bands or a whole round, changes one, writes the calendar.</source>
        <translation>Liste les parties d’une campagne, en ajoute une entre des bandes ou une ronde entière, en modifie une, écrit le calendrier.</translation>
    </message>
    <message>
        <source>Shows a campaign: bands, games, what is to do; or one of its bands.</source>
        <translation>Montre une campagne&#xa0;: bandes, parties, ce qui reste dû&#xa0;; ou l’une de ses bandes.</translation>
    </message>
    <message>
        <source>Chooses who plays a game, enters or shows its result; before the game, prints the blank form.</source>
        <translation>Choisit qui vient à une partie, saisit son résultat ou le montre&#xa0;; d’une partie à venir, le formulaire vide.</translation>
    </message>
    <message>
        <source>Shows what follows from a game for a band, settles its lines, closes it.</source>
        <translation>Montre l’après-partie d’une bande, en règle les lignes, la clôt.</translation>
    </message>
    <message>
        <source>Shows who leads a campaign, by band or by figure.</source>
        <translation>Montre qui mène une campagne, par bande ou par figurine.</translation>
    </message>
    <message>
        <source>Checks that a campaign’s acts are in order, that its tables agree and that every account balances.</source>
        <translation>Prouve que les actes d’une campagne se suivent, que ses tables disent ce qu’ils disent et que chaque compte est juste.</translation>
    </message>
    <message>
        <source>Writes a campaign with its whole history as lines of JSON.</source>
        <translation>Écrit une campagne avec toute son histoire, en lignes de JSON.</translation>
    </message>
    <message>
        <source>Takes a campaign from such a file into the library.</source>
        <translation>Prend une campagne d’un tel fichier dans la bibliothèque.</translation>
    </message>
    <message>
        <source>%1 Nothing was changed.</source>
        <translation>%1 Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>There is no game %1 in the campaign. Its games are listed by “campaign schedule”.</source>
        <translation>Il n’y a pas de partie %1 dans la campagne. «&#xa0;campaign schedule&#xa0;» liste ses parties.</translation>
    </message>
    <message>
        <source>There is no figure “%1” in the band.</source>
        <translation>Il n’y a pas de figurine «&#xa0;%1&#xa0;» dans la bande.</translation>
    </message>
    <message>
        <source>where to write, replacing an existing file; by default a new file with the campaign’s name</source>
        <translation>où écrire, par-dessus ce qui s’y trouve&#xa0;; à défaut, un nouveau fichier au nom de la campagne</translation>
    </message>
    <message>
        <source>the campaign as it was when the act of that number had been done; “campaign history” shows them</source>
        <translation>la campagne telle qu’elle était une fois fait l’acte de ce numéro&#xa0;; «&#xa0;campaign history&#xa0;» les montre</translation>
    </message>
    <message>
        <source>Prints what an evening of games needs to one PDF file: the games, the crews’ rosters, blank result grids. Without GAME those that come next.</source>
        <translation>Imprime en un seul fichier PDF ce qu’il faut pour une soirée de parties&#xa0;: les parties, les feuilles des équipes, les grilles de résultat vierges. Sans PARTIE, celles qui viennent ensuite.</translation>
    </message>
    <message>
        <source>Prints the standings of a campaign, by band and by figure, to a PDF file.</source>
        <translation>Imprime le classement d’une campagne, par bande et par figurine, dans un fichier PDF.</translation>
    </message>
    <message>
        <source>No game of the campaign is to come. Name those to print by their numbers; “campaign schedule” lists them.</source>
        <translation>Aucune partie de la campagne n’est à venir. Nommez celles à imprimer par leur numéro&#xa0;; «&#xa0;campaign schedule&#xa0;» en donne la liste.</translation>
    </message>
    <message>
        <source>The band had not yet joined the campaign then.</source>
        <translation>La bande n’avait pas encore rejoint la campagne à ce moment.</translation>
    </message>
    <message>
        <source>Act %1 left no entry in the chronicle. “campaign history --kind chronicle” shows those that did.</source>
        <translation>L’acte %1 n’a laissé aucune entrée dans la chronique. «&#xa0;campaign history --kind chronicle&#xa0;» montre ceux qui en ont laissé.</translation>
    </message>
    <message>
        <source>Say what is to be written with --write TEXT.</source>
        <translation>Dites ce qu’il faut écrire avec --write TEXTE.</translation>
    </message>
    <message>
        <source>writes that in the chronicle, of the game of --game or of none</source>
        <translation>écrit cela dans la chronique, pour la partie de --game ou pour aucune</translation>
    </message>
    <message>
        <source>the entry of the chronicle that the act of that number wrote gets the words of --write; the former ones stay in the history</source>
        <translation>l’entrée de la chronique que l’acte de ce numéro a écrite reçoit les mots de --write&#xa0;; les anciens restent dans l’historique</translation>
    </message>
    <message>
        <source>A report may also say of a figure:</source>
        <translation>Un rapport peut encore dire d’une figurine&#xa0;:</translation>
    </message>
    <message>
        <source>record</source>
        <translation>parcours</translation>
    </message>
    <message>
        <source>Come for pay:</source>
        <translation>Viennent contre solde&#xa0;:</translation>
    </message>
    <message>
        <source>The fallen:</source>
        <translation>Les morts et disparus&#xa0;:</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>consommé</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>mentions</translation>
    </message>
    <message>
        <source>Contacts lost:</source>
        <extracomment>heading of mercenaries who were put out of action, and would have to be hired anew</extracomment>
        <translation>Contacts perdus&#xa0;:</translation>
    </message>
    <message>
        <source>bands at each table of the round, 2 to 4; 2 when left out</source>
        <translation>bandes à chaque table de la ronde, de 2 à 4&#xa0;; 2 par défaut</translation>
    </message>
    <message>
        <source>%1 is of no use here without %2.</source>
        <translation>%1 ne sert à rien ici sans %2.</translation>
    </message>
    <message>
        <source>%1: %2 paid, treasury %3</source>
        <translation>%1&#xa0;: %2 payés, trésor %3</translation>
    </message>
    <message>
        <source>%1: %2 received, treasury %3</source>
        <translation>%1&#xa0;: %2 reçus, trésor %3</translation>
    </message>
    <message>
        <source>A season has the options of the one before; change them afterwards by “campaign options”.</source>
        <translation>Une saison a les options de la précédente&#xa0;; changez-les ensuite avec «&#xa0;campaign options&#xa0;».</translation>
    </message>
    <message>
        <source>The line “%1” needs %2, typed as --dice %3, not %4. Nothing was changed.</source>
        <extracomment>a line, dice as &quot;2d6&quot;, how they are typed, what was typed</extracomment>
        <translation>La ligne «&#xa0;%1&#xa0;» attend %2, à écrire --dice %3, et non %4. Rien n’a changé.</translation>
    </message>
    <message>
        <source>The line “%1” needs no dice. Nothing was changed.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» n’attend aucun dé. Rien n’a changé.</translation>
    </message>
    <message>
        <source>The line “%1” needs only %2 of these dice (%3). Nothing was changed.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» n’attend que %2 de ces dés (%3). Rien n’a changé.</translation>
    </message>
    <message>
        <source>a d66 (2d6: tens, then units)</source>
        <translation>un d66 (2d6&#xa0;: dizaines, puis unités)</translation>
    </message>
    <message>
        <source>%1d%2</source>
        <translation>%1d%2</translation>
    </message>
    <message>
        <source>35 or 3,5</source>
        <translation>35 ou 3,5</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>d’ordinaire</translation>
    </message>
    <message>
        <source>The library has no campaign yet.</source>
        <translation>La bibliothèque n’a pas encore de campagne.</translation>
    </message>
    <message>
        <source>campaign</source>
        <translation>campagne</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>“%1” is none of: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas de ceux-ci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The campaign is already like that: %1. Nothing was changed.</source>
        <translation>La campagne est déjà ainsi&#xa0;: %1. Rien n’a changé.</translation>
    </message>
    <message>
        <source>There are no acts of the kind “%1”. Kinds are: %2.</source>
        <translation>Il n’y a pas d’actes de la sorte «&#xa0;%1&#xa0;». Les sortes sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no act %1: the last one is %2. “campaign history” shows them.</source>
        <translation>Il n’y a pas d’acte %1&#xa0;: le dernier est le %2. «&#xa0;campaign history&#xa0;» les montre.</translation>
    </message>
    <message>
        <source>Act %1 has been taken back already. Nothing was changed.</source>
        <translation>L’acte %1 a déjà été retiré. Rien n’a changé.</translation>
    </message>
    <message>
        <source>The line “%1” is already settled. “campaign history” shows the act that did it and can take it back.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» est déjà réglée. «&#xa0;campaign history&#xa0;» montre l’acte qui l’a fait, et le retire.</translation>
    </message>
    <message>
        <source>There is no line “%1” in this post-game, and none open.</source>
        <translation>Il n’y a pas de ligne «&#xa0;%1&#xa0;» dans cette après-partie, et aucune n’y est ouverte.</translation>
    </message>
    <message>
        <source>There is no line “%1” in this post-game. Open are: %2.</source>
        <translation>Il n’y a pas de ligne «&#xa0;%1&#xa0;» dans cette après-partie. Sont ouvertes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The line “%1” needs %2: enter them with --dice %3, or let the program --throw them.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» attend %2&#xa0;: donnez le résultat avec --dice %3, ou laissez le programme lancer avec --throw.</translation>
    </message>
    <message>
        <source>The line “%1” needs a choice: --answer with one of %2.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» attend un choix&#xa0;: --answer avec %2.</translation>
    </message>
    <message>
        <source>Dice for who comes: %1 needed, %2 given. Nothing was changed.</source>
        <translation>Dés pour savoir qui vient&#xa0;: %1 attendus, %2 donnés. Rien n’a changé.</translation>
    </message>
    <message>
        <source>--picked names who comes and --count draws them: give one of the two.</source>
        <translation>--picked nomme qui vient et --count le tire au sort&#xa0;: donnez l’un des deux.</translation>
    </message>
    <message>
        <source>--picked sends just those of --figure: name them, as --figure FIGURE --figure FIGURE. Nothing was changed.</source>
        <translation>--picked n’envoie que celles de --figure&#xa0;: nommez-les, par exemple --figure FIGURINE --figure FIGURINE. Rien n’a changé.</translation>
    </message>
    <message>
        <source>A result is played by --play or read by --report: give one of the two.</source>
        <translation>Un résultat se joue avec --play ou se lit avec --report&#xa0;: donnez l’un des deux.</translation>
    </message>
    <message>
        <source>“%1” is not a time zone that this machine knows. Write a part of the world and a city, such as Europe/Paris or Africa/Dakar, or UTC. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fuseau horaire de cette machine. Un fuseau s’écrit Europe/Paris, Africa/Dakar ou UTC&#xa0;: une partie du monde et une ville. Rien n’a changé.</translation>
    </message>
    <message>
        <source>stays behind</source>
        <extracomment>of a figure that may come to a game and was not chosen</extracomment>
        <translation>reste</translation>
    </message>
    <message>
        <source>comes, for %1</source>
        <translation>vient, pour %1</translation>
    </message>
    <message>
        <source>would come for %1</source>
        <translation>viendrait pour %1</translation>
    </message>
    <message>
        <source>%1, drawn by lot</source>
        <translation>%1, par tirage au sort</translation>
    </message>
    <message>
        <source>awaits %1: --dice %2, or --throw</source>
        <extracomment>dice as &quot;2d6&quot;, how they are typed</extracomment>
        <translation>attend %1&#xa0;: --dice %2, ou --throw</translation>
    </message>
    <message>
        <source>, withdrawn, its games annulled</source>
        <translation>, partie, ses parties annulées</translation>
    </message>
    <message>
        <source>Round %1, bye: %2</source>
        <extracomment>a number, and the band that nobody plays against</extracomment>
        <translation>Ronde %1, exempte&#xa0;: %2</translation>
    </message>
    <message>
        <source>No game is scheduled yet.</source>
        <translation>Aucune partie n’est encore prévue.</translation>
    </message>
    <message>
        <source>%1, in the archive</source>
        <translation>%1, aux archives</translation>
    </message>
    <message>
        <source>byes</source>
        <extracomment>rounds in which a band had nobody to play against</extracomment>
        <translation>exemptions</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>forfaits</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>ÉTAT</translation>
    </message>
    <message>
        <source>Lists the library’s campaigns, archived ones too.</source>
        <translation>Liste les campagnes de la bibliothèque, archivées comprises.</translation>
    </message>
    <message>
        <source>Shows what is agreed in a campaign, or changes it; a change counts from now on.</source>
        <translation>Montre ce qui est convenu dans une campagne, ou le change&#xa0;; un changement compte à partir de maintenant.</translation>
    </message>
    <message>
        <source>Starts, ends, archives or unarchives a campaign.</source>
        <translation>Lance ou termine une campagne, l’archive ou la sort des archives.</translation>
    </message>
    <message>
        <source>its name in the campaign, or its number as they joined (#2)</source>
        <translation>son nom dans la campagne, ou son numéro d’arrivée (#2)</translation>
    </message>
    <message>
        <source>its name, or its id from “band list” or the start of it; for a band in a campaign CAMPAIGN/BAND (“Autumn/Les Crocs”)</source>
        <translation>son nom, ou son identifiant tel que «&#xa0;band list&#xa0;» le montre, ou le début de celui-ci&#xa0;; pour une bande en campagne CAMPAGNE/BANDE («&#xa0;Autumn/Les Crocs&#xa0;»)</translation>
    </message>
    <message>
        <source>its name, or its id from “campaign list” or the start of it</source>
        <translation>son nom, ou son identifiant tel que «&#xa0;campaign list&#xa0;» le montre, ou le début de celui-ci</translation>
    </message>
    <message>
        <source>its number, as “campaign schedule” shows it</source>
        <translation>son numéro, tel que «&#xa0;campaign schedule&#xa0;» le montre</translation>
    </message>
    <message>
        <source>prepare (in preparation again), start (it runs, again if it had ended), end, archive or unarchive (out of the archive)</source>
        <extracomment>the words before the brackets are keys and stay English</extracomment>
        <translation>prepare (de nouveau en préparation), start (en cours, à nouveau si elle était terminée), end (terminée), archive (archivée) ou unarchive (sortie des archives)</translation>
    </message>
    <message>
        <source>a band of the library: its name or its id</source>
        <translation>une bande de la bibliothèque&#xa0;: son nom ou son identifiant</translation>
    </message>
    <message>
        <source>Sound: %1 (bands: %2, campaigns: %3, acts: %4, matches: %5)</source>
        <translation>Saine&#xa0;: %1 (bandes&#xa0;: %2, campagnes&#xa0;: %3, actes&#xa0;: %4, parties&#xa0;: %5)</translation>
    </message>
    <message>
        <source>Rebuilt: %1 (bands: %2, campaigns: %3, acts: %4, matches: %5)</source>
        <translation>Reconstruite&#xa0;: %1 (bandes&#xa0;: %2, campagnes&#xa0;: %3, actes&#xa0;: %4, parties&#xa0;: %5)</translation>
    </message>
    <message>
        <source>%1 does not play game %2. Nothing was changed. It is played by: %3.</source>
        <extracomment>a band, the number of a game, the bands that play it</extracomment>
        <translation>%1 ne joue pas la partie %2. Rien n’a changé. Elle est jouée par&#xa0;: %3.</translation>
    </message>
    <message>
        <source>changes an option of the campaign; may be repeated</source>
        <translation>change une option de la campagne&#xa0;; peut être répétée</translation>
    </message>
    <message>
        <source>a round of games for all bands: round-robin (each meets each), drawn (by lot) or by-standing (neighbours in the standings)</source>
        <translation>une ronde de parties pour toutes les bandes&#xa0;: round-robin (chacune rencontre chacune), drawn (tirée au sort) ou by-standing (entre voisines au classement)</translation>
    </message>
    <message>
        <source>what becomes of the game: proposed, confirmed, forfeited (see --by), abandoned (broken off) or cancelled (not played)</source>
        <translation>ce que devient la partie&#xa0;: proposed (proposée), confirmed (confirmée), forfeited (perdue par forfait, voir --by), abandoned (abandonnée) ou cancelled (annulée)</translation>
    </message>
    <message>
        <source>its time zone, such as Europe/Paris; this machine’s by default</source>
        <translation>à quelle heure locale, par partie du monde et ville&#xa0;: Europe/Paris&#xa0;; sans cela, celle de cette machine</translation>
    </message>
    <message>
        <source>chooses who comes from the band, everybody unless some are named or drawn, and shows it; a draw stands</source>
        <translation>choisit qui vient de la bande, tout le monde si personne n’est nommé ni tiré au sort, et le montre&#xa0;; un tirage reste</translation>
    </message>
    <message>
        <source>somebody who comes and must be paid, or with --picked anybody, by name or number; may be repeated</source>
        <translation>quelqu’un qui vient et qu’il faut payer, ou avec --picked n’importe qui, par nom ou numéro&#xa0;; peut être répétée</translation>
    </message>
    <message>
        <source>what you rolled at the table, in the order asked; a d66 as 35 or 3,5</source>
        <translation>ce qui a été lancé à la table, dans l’ordre demandé&#xa0;; un d66 s’écrit 35 ou 3,5</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 come</source>
        <translation>
            <numerusform>%n sur %1 vient</numerusform>
            <numerusform>%n sur %1 viennent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Nothing was imported and the library is unchanged.</source>
        <translation>%1 Rien n’a été importé et la bibliothèque est inchangée.</translation>
    </message>
    <message>
        <source>“%1” is not a campaign file as “campaign export” writes them. For bands, use “band import”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’histoire d’une campagne, que «&#xa0;campaign export&#xa0;» écrit. Les bandes entrent par «&#xa0;band import&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” does not hold one campaign alone. “library rebuild” takes the ledger of a whole library.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas une seule campagne. «&#xa0;library rebuild&#xa0;» prend le registre de toute une bibliothèque.</translation>
    </message>
    <message>
        <source>“%1” was altered or damaged, first at act %2: take another copy of it.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié ou abîmé, d’abord à l’acte %2&#xa0;: prenez-en une autre copie.</translation>
    </message>
    <message>
        <source>Takes a band out of a campaign; its games to come go on without it, or are called off when one band is left.</source>
        <translation>Retire une bande d’une campagne&#xa0;; ses parties à venir se jouent sans elle, ou sont annulées s’il ne reste qu’une bande.</translation>
    </message>
    <message>
        <source>its games against one other band no longer count; by default they do</source>
        <translation>ses parties ne comptent plus, là où une seule autre bande les a jouées&#xa0;; sans cela, elles sont gardées</translation>
    </message>
    <message>
        <source>%1: treasury still %2</source>
        <extracomment>figures or a thing, then points</extracomment>
        <translation>%1&#xa0;: trésor toujours à %2</translation>
    </message>
    <message>
        <source>some of these in order, with spaces: %1</source>
        <extracomment>keys of what can be chosen</extracomment>
        <translation>certains de ceux-ci, dans l’ordre, séparés par des espaces&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is not a date: write dates as 2026-10-24.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un jour&#xa0;: un jour s’écrit 2026-10-24.</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATE</translation>
    </message>
    <message>
        <source>There is no figure “%1” in the campaign.</source>
        <translation>Il n’y a pas de figurine «&#xa0;%1&#xa0;» dans la campagne.</translation>
    </message>
    <message>
        <source>acts on that figure alone, by name, of all bands or of --band, and there by number as well; may be repeated</source>
        <translation>seulement les actes sur cette figurine, par son nom, de toutes les bandes ou de celle de --band, où son numéro convient aussi&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>acts from that day on: 2026-10-24</source>
        <translation>seulement les actes à partir de ce jour&#xa0;: 2026-10-24</translation>
    </message>
    <message>
        <source>acts up to that day, and on it</source>
        <translation>seulement les actes jusqu’à ce jour compris</translation>
    </message>
    <message>
        <source>%1: %2, treasury %3</source>
        <extracomment>a band and its player, its figures, its points</extracomment>
        <translation>%1&#xa0;: %2, trésor %3</translation>
    </message>
    <message>
        <source>--set is about one figure: name it after the band.</source>
        <translation>--set concerne une figurine&#xa0;: nommez-la après la bande.</translation>
    </message>
    <message>
        <source>Say what the figure did by --set, as --set games=12.</source>
        <translation>Dites par --set ce qu’a fait la figurine, comme --set games=12.</translation>
    </message>
    <message>
        <source>%1 is for acts to be shown: it goes neither with --take-back nor with --write.</source>
        <translation>%1 choisit les actes à montrer&#xa0;: il ne va ni avec --take-back ni avec --write.</translation>
    </message>
    <message>
        <source>%1 is for one game, not for a round.</source>
        <translation>%1 vaut pour une partie, pas pour une ronde.</translation>
    </message>
    <message>
        <source>Shows what figures of a band did before the campaign, or writes down what one did, as its paper tells it.</source>
        <translation>Montre ce que les figurines d’une bande ont fait avant la campagne, ou note ce qu’en dit la feuille de l’une d’elles.</translation>
    </message>
    <message>
        <source>an option of one game; may be repeated</source>
        <translation>une option de cette seule partie&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>games, out_of_action or a rank, and how many; may be repeated</source>
        <translation>games (parties), out_of_action (hors de combat) ou un rang, et combien&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>the value of an option that says nothing</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1 takes a length from %2 to %3, not “%4”.</source>
        <translation>%1 attend une longueur de %2 à %3, pas «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>No act fits what was asked for.</source>
        <translation>Aucun acte ne correspond à la demande.</translation>
    </message>
    <message>
        <source>The value of %1 is missing or invalid: it is a whole number from 0 to %2.</source>
        <translation>La valeur de %1 manque ou ne convient pas&#xa0;: c’est un nombre entier de 0 à %2.</translation>
    </message>
    <message>
        <source>Replays a journal and checks its header and every entry.</source>
        <translation>Rejoue un journal et prouve son en-tête et chacune de ses entrées.</translation>
    </message>
    <message>
        <source>The journal has no entries: nothing was replayed.</source>
        <translation>Le journal n’a aucune entrée&#xa0;: rien n’a été rejoué.</translation>
    </message>
    <message>
        <source>The header has no hash, as in older versions: what it says of bands, players and scenario cannot be checked.</source>
        <translation>L’en-tête n’annonce pas d’empreinte, comme ceux d’anciennes versions&#xa0;: rien ne garantit ce qu’il dit des bandes, des joueurs et du scénario.</translation>
    </message>
    <message>
        <source>The match is not over: the journal stops before its end.</source>
        <translation>La partie n’est pas terminée&#xa0;: le journal s’arrête avant sa fin.</translation>
    </message>
    <message>
        <source>%1 %2: This is “%3” in the game, but the report says “%4”. Nothing was changed. Put the bands and figures as “campaign report” prints them for this game.</source>
        <extracomment>file, place in it, a name, another name</extracomment>
        <translation>%1 %2&#xa0;: dans la partie, c’est «&#xa0;%3&#xa0;», mais le rapport dit «&#xa0;%4&#xa0;». Rien n’a changé. Indiquez les bandes et les figurines telles que «&#xa0;campaign report&#xa0;» les affiche pour cette partie.</translation>
    </message>
    <message>
        <source>Plays one match and keeps its journal: between machines, or with the actions and dice of a script.</source>
        <translation>Joue une partie et en garde le journal&#xa0;: entre machines, ou avec les actions et les dés d’un script.</translation>
    </message>
    <message>
        <source>A script is JSON already, a line each: leave --json out with --as-script.</source>
        <translation>Un script est déjà du JSON, ligne par ligne&#xa0;: pas de --json avec --as-script.</translation>
    </message>
    <message>
        <source>--awaited and --as-script show different things: give one of the two.</source>
        <translation>--awaited et --as-script montrent des choses différentes&#xa0;: donnez l’un des deux.</translation>
    </message>
    <message>
        <source>--seat chooses what is told; leave it out with --awaited and --as-script.</source>
        <translation>--seat choisit ce qui est raconté&#xa0;; il ne va pas avec --awaited ni --as-script.</translation>
    </message>
    <message>
        <source>%1 %2: Only the program draws. Let it draw with --seed, or begin with --practice to type what was drawn.</source>
        <translation>%1 %2&#xa0;: seul le programme tire au sort. Laissez-le tirer avec --seed, ou commencez avec --practice pour saisir vos tirages.</translation>
    </message>
    <message>
        <source>The lines before it were played.</source>
        <translation>Les lignes précédentes ont été jouées.</translation>
    </message>
    <message>
        <source>The lines before it were played and are in %1.</source>
        <translation>Les lignes précédentes ont été jouées et sont dans %1.</translation>
    </message>
    <message>
        <source>To list what can be answered: escarmouche match show %1 --awaited</source>
        <translation>Pour voir les réponses possibles&#xa0;: escarmouche match show %1 --awaited</translation>
    </message>
    <message>
        <source>a draw: 0 to %1</source>
        <translation>un tirage&#xa0;: 0 à %1</translation>
    </message>
    <message>
        <source>dice: %1, each 1 to %2</source>
        <translation>dés&#xa0;: %1, de 1 à %2 chacun</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Seat %1 is asked: %2</source>
        <extracomment>%1: number and band of a seat, %2: a question</extracomment>
        <translation>Place %1, à répondre&#xa0;: %2</translation>
    </message>
    <message>
        <source>Awaited: %1 (%2)</source>
        <extracomment>%1: what the dice are for, %2: how many</extracomment>
        <translation>Jet attendu&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Seat %1 rolls: %2 (%3)</source>
        <extracomment>%1: number and band of a seat, %2: what the dice are for, %3: how many</extracomment>
        <translation>Place %1, dés à lancer&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 (fill in where, or the path)</source>
        <translation>%1 (lieu ou trajet à compléter)</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>seed of the dice: the same number gives the same game. With --script the program rolls only if this is given</source>
        <translation>point de départ des dés&#xa0;: même nombre, même partie. Avec --script, le programme ne lance les dés que si cette option est donnée</translation>
    </message>
    <message>
        <source>the machines that play, seat by seat; one name for all seats. With --script “person” is a seat that the script plays</source>
        <translation>les machines qui jouent, place par place&#xa0;; un seul nom vaut pour toutes. Avec --script, «&#xa0;person&#xa0;» est une place que le script joue</translation>
    </message>
    <message>
        <source>plays what that file says, or standard input (-), or sample:opening: actions and dice, a line of JSON each</source>
        <translation>joue ce que dit ce fichier, ou l’entrée standard (-), ou sample:opening&#xa0;: actions et dés, une ligne de JSON chacun</translation>
    </message>
    <message>
        <source>a practice match: the script may type draws, and take actions back although a machine plays</source>
        <translation>une partie d’entraînement&#xa0;: le script peut indiquer les tirages, et reprendre des coups même face à une machine</translation>
    </message>
    <message>
        <source>instead, show what the match waits for, who is where, and every answer as a line for --script</source>
        <translation>montre plutôt ce que la partie attend, qui se trouve où, et chaque réponse sous forme de ligne pour --script</translation>
    </message>
    <message>
        <source>instead, print the match as a script for “match play”</source>
        <translation>affiche plutôt la partie sous forme de script pour «&#xa0;match play&#xa0;»</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>Windows and pages need %1 of memory; the limit is %2. Nothing was changed. Raise the limit (ulimit -v).</source>
        <translation>Les fenêtres et les pages demandent %1 de mémoire&#xa0;; la limite est de %2. Rien n’a changé. Relevez la limite (ulimit -v).</translation>
    </message>
    <message>
        <source>“%1” is larger than %2. If you trust its author, add --force; reading it will take more time and memory.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse %2. Si vous faites confiance à son auteur, ajoutez --force&#xa0;; sa lecture prendra plus de temps et de mémoire.</translation>
    </message>
    <message>
        <source>read a ledger of any size</source>
        <translation>lire un registre de n’importe quelle taille</translation>
    </message>
    <message>
        <source>Act %1 (%2): the rules refuse it. %3</source>
        <extracomment>The number of an act, its kind, why the rules refuse it.</extracomment>
        <translation>Acte %1 (%2)&#xa0;: les règles le refusent. %3</translation>
    </message>
    <message>
        <source>Act %1 (%2): %3 is missing, should be %4</source>
        <extracomment>The number of an act, its kind, a place in it as a JSON pointer, what should stand there.</extracomment>
        <translation>Acte %1 (%2)&#xa0;: %3 manque, devrait valoir %4</translation>
    </message>
    <message>
        <source>Act %1 (%2): %3 is %4, should not be there</source>
        <extracomment>The number of an act, its kind, a place in it as a JSON pointer, what stands there.</extracomment>
        <translation>Acte %1 (%2)&#xa0;: %3 vaut %4, ne devrait pas y être</translation>
    </message>
    <message>
        <source>Act %1 (%2): %3 is %4, should be %5</source>
        <extracomment>The number of an act, its kind, a place in it as a JSON pointer, two values.</extracomment>
        <translation>Acte %1 (%2)&#xa0;: %3 vaut %4, devrait valoir %5</translation>
    </message>
    <message>
        <source>Decided again: %1 acts, all as stored.</source>
        <translation>Actes revérifiés&#xa0;: %1, tous conformes à ce qui est enregistré.</translation>
    </message>
    <message>
        <source>Decided again: %1 acts. Differences: %2.</source>
        <translation>Actes revérifiés&#xa0;: %1. Différences&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Not decided again: %1 acts that another edition of the rules decided; only their dice, sums, seats and times were checked.</source>
        <translation>Actes non rejugés, car jugés par une autre édition des règles&#xa0;: %1. Seuls leurs dés, sommes, places et heures ont été vérifiés.</translation>
    </message>
    <message>
        <source>also decide its acts again by the rules and name every difference</source>
        <translation>rejuger aussi ses actes selon les règles et nommer chaque différence</translation>
    </message>
    <message>
        <source>Part of this is done and stays; do not repeat it: %1. The rest was not done. %2</source>
        <extracomment>what was done, then why the rest was not</extracomment>
        <translation>Une partie est faite et reste acquise, ne la refaites pas&#xa0;: %1. Le reste n’a pas été fait. %2</translation>
    </message>
    <message>
        <source>Done, but the answer could not be printed to %1: %2. Do not repeat the command. Stored: %3</source>
        <extracomment>&quot;standard output&quot;, why nothing can be written there, what was done</extracomment>
        <translation>C’est fait, mais la réponse n’a pas pu être écrite sur %1&#xa0;: %2. Ne relancez pas la commande. Enregistré&#xa0;: %3</translation>
    </message>
    <message>
        <source>The answer “%1” needs no dice. Nothing was changed.</source>
        <translation>La réponse «&#xa0;%1&#xa0;» ne demande pas de dés. Rien n’a changé.</translation>
    </message>
    <message>
        <source>may be left to %1: --dice %2, or --throw</source>
        <extracomment>a choice that dice may make: dice as &quot;2d6&quot;, how they are typed</extracomment>
        <translation>peut être laissé à %1&#xa0;: --dice %2, ou --throw</translation>
    </message>
    <message>
        <source>takes acts back by their numbers; of a take-out, brings back what it took</source>
        <translation>retire des actes par leurs numéros&#xa0;; d’un retrait, rétablit ce qu’il avait retiré</translation>
    </message>
    <message>
        <source>No backup could be made afterwards: %1 To make one: escarmouche library backup</source>
        <extracomment>why; begins the sentence of the backup that follows the end of a post-game</extracomment>
        <translation>La sauvegarde qui devait suivre a échoué&#xa0;: %1 Pour en faire une&#xa0;: escarmouche library backup</translation>
    </message>
    <message>
        <source>Someone else changed this in the meantime. %1</source>
        <extracomment>why it no longer can be done</extracomment>
        <translation>Quelqu’un d’autre a modifié cela entre-temps. %1</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SECONDES</translation>
    </message>
    <message>
        <source>the path of a journal, or the id of a match of the library</source>
        <translation>le chemin d’un journal, ou l’identifiant d’une partie de la bibliothèque</translation>
    </message>
    <message>
        <source>how long to wait for a library that is in use; 5 by default, 0 for not at all</source>
        <translation>combien de temps attendre une bibliothèque occupée&#xa0;; 5 par défaut, 0 pour ne pas attendre</translation>
    </message>
    <message>
        <source>roster only</source>
        <translation>sur la feuille seulement</translation>
    </message>
    <message>
        <source>not yet built</source>
        <translation>pas encore réalisé</translation>
    </message>
    <message>
        <source>Enforced: %1 rules, proved: %2</source>
        <translation>Appliquées&#xa0;: %1 règles, prouvées&#xa0;: %2</translation>
    </message>
    <message>
        <source>Roster only: %1, proved there: %2</source>
        <extracomment>rules of bands that no match plays yet</extracomment>
        <translation>Sur la feuille seulement&#xa0;: %1, prouvées là&#xa0;: %2</translation>
    </message>
    <message>
        <source>Assisted: %1, at the table: %2, not yet built: %3</source>
        <translation>Assistées&#xa0;: %1, à la table&#xa0;: %2, pas encore réalisées&#xa0;: %3</translation>
    </message>
    <message>
        <source>There is another campaign called “%1”. Use their ids in commands, or rename one:</source>
        <translation>Il y a une autre campagne nommée «&#xa0;%1&#xa0;». Utilisez leurs identifiants dans les commandes, ou renommez-en une&#xa0;:</translation>
    </message>
    <message>
        <source>Account:</source>
        <extracomment>heading of why a treasury rose and fell</extracomment>
        <translation>Compte&#xa0;:</translation>
    </message>
    <message>
        <source>The report says 0 turns.</source>
        <translation>Le rapport compte 0 tour.</translation>
    </message>
    <message numerus="yes">
        <source>The report credits nobody with %n figure(s) out of action: no points for them.</source>
        <translation>
            <numerusform>Le rapport n’attribue %n figurine hors de combat à personne&#xa0;: aucun point.</numerusform>
            <numerusform>Le rapport n’attribue %n figurines hors de combat à personne&#xa0;: aucun point.</numerusform>
        </translation>
    </message>
    <message>
        <source>To do: agree on a date for game %1</source>
        <translation>À faire&#xa0;: fixer une date pour la partie %1</translation>
    </message>
    <message>
        <source>To do: enter the result of game %1</source>
        <translation>À faire&#xa0;: saisir le résultat de la partie %1</translation>
    </message>
    <message>
        <source>To do: the post-game %1 of %2</source>
        <translation>À faire&#xa0;: l’après-partie %1 de %2</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>Head of a column: whether the board plays a band.</extracomment>
        <translation>plateau</translation>
    </message>
    <message>
        <source>To see how it was played: escarmouche match show %1</source>
        <translation>Pour voir comment elle s’est jouée&#xa0;: escarmouche match show %1</translation>
    </message>
    <message>
        <source>for casualties</source>
        <extracomment>points for those put out of action</extracomment>
        <translation>pour les éliminés</translation>
    </message>
    <message>
        <source>Shows whether bands are legal, what they cost and which rules they break.</source>
        <translation>Dit si des bandes sont légales, ce qu’elles coûtent et les règles qu’elles enfreignent.</translation>
    </message>
    <message>
        <source>Shows which rules are tested, and by how many tests.</source>
        <translation>Dit quelles règles sont testées, et par combien de tests.</translation>
    </message>
    <message>
        <source>Prints a match from its journal, sentence by sentence, up to the first fault.</source>
        <translation>Raconte une partie d’après son journal, phrase par phrase, jusqu’au premier défaut.</translation>
    </message>
    <message>
        <source>Shows everything done in a campaign, writes in its chronicle, or takes acts back.</source>
        <translation>Montre tout ce qui s’est fait dans une campagne, écrit dans sa chronique, ou en retire des actes.</translation>
    </message>
    <message>
        <source>Unfinished games: %1, illegal actions: %2</source>
        <translation>Parties inachevées&#xa0;: %1, actions illégales&#xa0;: %2</translation>
    </message>
    <message>
        <source>No game (of %1) was finished, so there is nothing to count. Check the table, the scenario and the bands.</source>
        <translation>Aucune partie (sur %1) n’est allée au bout&#xa0;: il n’y a rien à compter. Vérifiez la table, le scénario et les bandes.</translation>
    </message>
    <message>
        <source>system</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>Several games can do this. Name one with --system: %1.</source>
        <translation>Plusieurs jeux le permettent. Choisissez-en un avec --system&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the game, by its key; needed only where several games can do this</source>
        <translation>le jeu, par sa clé&#xa0;; nécessaire seulement si plusieurs jeux le permettent</translation>
    </message>
    <message>
        <source>a figure by its name, by rank and number, or by its row in “band show” (#3); may be repeated</source>
        <translation>une figurine par son nom, par rang et numéro ou par sa ligne dans «&#xa0;band show&#xa0;» (#3)&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>“%1” is no figure: write %2 or BAND#FIGURE.</source>
        <extracomment>%2: how a figure is written, as RACE/RANK/GEAR</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une figurine&#xa0;: écrivez %2 ou BANDE#FIGURINE.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>dice: %1, each one of: %2</source>
        <extracomment>%1: how many dice, %2: what each number stands for</extracomment>
        <translation>dés&#xa0;: %1, chacun parmi&#xa0;: %2</translation>
    </message>
    <message>
        <source>The line “%1” still needs a choice, so the post-game cannot be finished: --line %1 --answer makes it. Nothing was changed.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» attend encore un choix&#xa0;: l’après-partie ne peut pas être close. --line %1 --answer le fait. Rien n’a changé.</translation>
    </message>
    <message>
        <source>But what was decided differs:</source>
        <translation>Mais ce qui a été décidé diffère&#xa0;:</translation>
    </message>
    <message>
        <source>Prints the rules in force of a match, on one page, to a PDF file.</source>
        <translation>Imprime en PDF, sur une page, les règles en vigueur d’une partie.</translation>
    </message>
    <message>
        <source>Prints a sheet to write the scores of its players on to a PDF file.</source>
        <translation>Imprime en PDF une feuille où noter les scores des joueurs.</translation>
    </message>
    <message>
        <source>where to write, replacing an existing file; by default a new file with the game’s name</source>
        <translation>où écrire, par-dessus ce qui s’y trouve&#xa0;; à défaut, un nouveau fichier au nom du jeu</translation>
    </message>
    <message>
        <source>%1 has no such sheet to print.</source>
        <translation>%1 n’a pas de feuille de ce genre à imprimer.</translation>
    </message>
    <message>
        <source>Gives a campaign another name, or somebody who takes part in it by name.</source>
        <translation>Renomme une campagne, ou quelqu’un qui y joue sous son nom.</translation>
    </message>
    <message>
        <source>Copies bands into a campaign; in a game without bands, people join by name.</source>
        <translation>Copie des bandes dans une campagne&#xa0;; dans un jeu sans bandes, on s’inscrit sous son nom.</translation>
    </message>
    <message>
        <source>the game, by its key; when left out, the first that has campaigns</source>
        <translation>le jeu, par sa clé&#xa0;; sans elle, le premier qui a des campagnes</translation>
    </message>
    <message>
        <source>the machine that plays whoever joins by name</source>
        <translation>la machine qui joue pour l’inscrit</translation>
    </message>
    <message>
        <source>%1 is for bands: in this game people take part by name.</source>
        <translation>%1 concerne les bandes&#xa0;: ici on s’inscrit sous son nom.</translation>
    </message>
    <message>
        <source>--ai is for those who take part by name: a band gets its player when a game begins.</source>
        <translation>--ai concerne ceux qui s’inscrivent sous leur nom&#xa0;: une bande reçoit son joueur au début d’une partie.</translation>
    </message>
    <message>
        <source>A band in a campaign is renamed by “band edit”.</source>
        <translation>Une bande de campagne se renomme par «&#xa0;band edit&#xa0;».</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>Those level on points share their place.</source>
        <translation>À égalité de points, la place est partagée.</translation>
    </message>
    <message>
        <source>Ties are broken by: %1.</source>
        <translation>Les égalités se départagent par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>entrants</source>
        <translation>inscrits</translation>
    </message>
    <message>
        <source>“%1” is not in the campaign.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas dans la campagne.</translation>
    </message>
    <message>
        <source>how they ended</source>
        <translation>comment elles ont fini</translation>
    </message>
    <message>
        <source>Corrects an act of the past, by its number in the history. Later acts that no longer hold stay open until somebody decides about them.</source>
        <translation>Corrige un acte du passé, par son numéro dans l’historique. Les actes suivants qui ne tiennent plus restent en suspens jusqu’à ce que quelqu’un tranche.</translation>
    </message>
    <message>
        <source>acts of that kind alone: found, rename, options, status, archive, add-player, rename-player, join, withdraw, band (purchases), schedule, schedule-round, change-fixture, fixture-status, crew, report (results), roll (dice), settle (lines of a post-game), close, chronicle, take-out (acts taken back) or correction (acts corrected)</source>
        <extracomment>the words before the brackets are keys and stay English</extracomment>
        <translation>les seuls actes de cette sorte&#xa0;: found (fondation), rename (nom), options, status (état), archive, add-player (joueur), rename-player (nom d’un joueur), join (arrivée), withdraw (départ), band (achats), schedule (partie prévue), schedule-round (ronde), change-fixture (partie modifiée), fixture-status (état d’une partie), crew (équipe), report (résultat), roll (dés), settle (ligne d’une après-partie), close (clôture), chronicle (chronique), take-out (actes retirés) ou correction (actes corrigés)</translation>
    </message>
    <message>
        <source>the act as it should have been, in the form in which “campaign correct” prints it with --json under “act”; - for standard input</source>
        <translation>l’acte tel qu’il aurait dû être, sous la forme que «&#xa0;campaign correct&#xa0;» affiche avec --json sous «&#xa0;act&#xa0;»&#xa0;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>keeps the act although the campaign refuses it, as a debt for example, for the reason of --reason</source>
        <translation>maintient l’acte bien que la campagne le refuse, comme dette par exemple, pour la raison donnée par --reason</translation>
    </message>
    <message>
        <source>shows what would follow and changes nothing</source>
        <translation>montre ce qui en découlerait, sans rien changer</translation>
    </message>
    <message>
        <source>why it is corrected</source>
        <translation>la raison de la correction</translation>
    </message>
    <message>
        <source>the result as it should have been, in the form in which “campaign report” prints it with --json; - for standard input</source>
        <translation>le résultat tel qu’il aurait dû être, sous la forme que «&#xa0;campaign report&#xa0;» affiche avec --json&#xa0;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>Act %1 corrects or takes out others. Correct those, or take it back with “campaign history --take-back”. Nothing was changed.</source>
        <translation>L’acte %1 en corrige ou en retire d’autres. Corrigez ceux-là, ou annulez-le avec «&#xa0;campaign history --take-back&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is not for an act of this kind. What can be changed is printed by “campaign correct” with --json; --act reads it again.</source>
        <translation>%1 ne convient pas à un acte de ce genre. «&#xa0;campaign correct&#xa0;» affiche avec --json ce qui peut être modifié&#xa0;; --act le relit.</translation>
    </message>
    <message>
        <source>%1 is not act %2. Change what “campaign correct” prints of it with --json. Nothing was changed.</source>
        <translation>%1 n’est pas l’acte %2. Modifiez ce que «&#xa0;campaign correct&#xa0;» en affiche avec --json. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Say what was wrong with --report, --dice, --answer, --set, --count, --to, --title, --scenario, --place, --at, --write or --act, and why with --reason.</source>
        <translation>Dites ce qui était faux avec --report, --dice, --answer, --set, --count, --to, --title, --scenario, --place, --at, --write ou --act, et pourquoi avec --reason.</translation>
    </message>
    <message>
        <source>no longer possible: %1</source>
        <translation>plus possible&#xa0;: %1</translation>
    </message>
    <message>
        <source>The act already says that. Nothing was changed.</source>
        <translation>L’acte dit déjà cela. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Dry run: nothing was changed.</source>
        <translation>Simulation&#xa0;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>To do: decide about act %1, which no longer holds</source>
        <translation>À faire&#xa0;: trancher pour l’acte %1, qui ne tient plus</translation>
    </message>
    <message>
        <source>Gives a figure a name; without NAME, suggests some that fit it.</source>
        <translation>Donne un nom à une figurine&#xa0;; sans NOM, en propose qui lui vont.</translation>
    </message>
    <message>
        <source>There is no list of names for such a figure. Think of one, and add it after the figure.</source>
        <translation>Il n’y a pas de liste de noms pour cette figurine. Inventez-en un et ajoutez-le après la figurine.</translation>
    </message>
    <message>
        <source>how many were bought or joined</source>
        <translation>combien ont été achetés ou recrutés</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>an award, how many it was given for, and who has it</extracomment>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>so many rounds of a round robin at once, or as many as it takes until all have met; 1 when left out</source>
        <translation>tant de rondes à la fois en toutes rondes, ou (all) jusqu’à ce que tous se soient rencontrés&#xa0;; 1 par défaut</translation>
    </message>
    <message>
        <source>from one of these rounds to the next; 7 when left out</source>
        <translation>d’une de ces rondes à la suivante&#xa0;; 7 par défaut</translation>
    </message>
    <message>
        <source>Tells a campaign game by game: how each came out, who put whom out of action, what became of them; as md, html or txt.</source>
        <translation>Raconte une campagne partie par partie&#xa0;: l’issue, qui a mis qui hors de combat, ce qu’ils sont devenus&#xa0;; en md, html ou txt.</translation>
    </message>
    <message>
        <source>Prints the story of a campaign, game by game, to a PDF file.</source>
        <translation>Imprime le récit d’une campagne, partie par partie, dans un fichier PDF.</translation>
    </message>
    <message>
        <source>md, html or txt; by the file’s suffix when left out</source>
        <translation>md, html ou txt&#xa0;; par défaut selon le suffixe du fichier</translation>
    </message>
    <message>
        <source>The file’s name does not tell the format: choose md, html or txt with --format.</source>
        <translation>Le nom du fichier ne dit pas la forme voulue&#xa0;; indiquez md, html ou txt par --format.</translation>
    </message>
    <message>
        <source>Act %1 (%2): %3</source>
        <extracomment>The number of an act, its kind, what is wrong with the form in which it is stored.</extracomment>
        <translation>Acte %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>The answer could not be printed to %1: %2. Nothing was changed.</source>
        <extracomment>&quot;standard output&quot;, why nothing can be written there</extracomment>
        <translation>La réponse n’a pas pu être écrite sur %1&#xa0;: %2. Rien n’a changé.</translation>
    </message>
    <message>
        <source>takes out a purchase that is an open question; its price stays in the treasury</source>
        <translation>retire un achat resté en suspens&#xa0;; son prix reste au trésor</translation>
    </message>
    <message>
        <source>Act %1 is not an open question. Nothing was changed.</source>
        <translation>L’acte %1 n’est pas en suspens. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Act %1 bought nothing, so there is nothing to refund. Nothing was changed.</source>
        <translation>L’acte %1 n’a rien acheté&#xa0;: il n’y a rien à rembourser. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Refund: %1</source>
        <translation>Remboursement&#xa0;: %1</translation>
    </message>
    <message>
        <source>--refund takes the purchase out, so nothing else of it can be corrected. Nothing was changed.</source>
        <translation>--refund retire l’achat&#xa0;: rien d’autre n’y peut être corrigé. Rien n’a changé.</translation>
    </message>
    <message>
        <source>the Campaign page over a campaign of 10,000 events</source>
        <translation>la page d’une campagne de 10&#xa0;000 événements</translation>
    </message>
    <message>
        <source>with the options, players and bands of that campaign, as they stand; figures keep their careers, notes and portraits</source>
        <translation>avec les options, les joueurs et les bandes de cette campagne, dans leur état actuel&#xa0;; les figurines gardent leur carrière, leurs notes et leur portrait</translation>
    </message>
    <message>
        <source>your own words about the figure, in place of those that were there; empty: none</source>
        <translation>vos notes sur la figurine, à la place des précédentes&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>“%1” is not known here. It belongs to “%2”.</source>
        <extracomment>an option, a command of the same group</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas connu ici. C’est une option de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Recruits figures, or gives gear to figures, by the entry’s name in the catalogue. A band in a campaign pays for it. The game is that of the band: “band new --system” chooses it.</source>
        <translation>Recrute des figurines, ou équipe des figurines, par le nom de l’entrée dans le catalogue. Une bande en campagne le paie. Le jeu est celui de la bande&#xa0;: «&#xa0;band new --system&#xa0;» le choisit.</translation>
    </message>
    <message>
        <source>Shows the career of a figure game by game, with the notes on it; the fallen have theirs. Also keeps notes and a portrait.</source>
        <translation>Montre la carrière d’une figurine partie par partie, avec les notes prises sur elle&#xa0;; les morts ont la leur. Garde aussi des notes et un portrait.</translation>
    </message>
    <message>
        <source>Shows the hall of fame over all seasons of a campaign: the champions, and who did most; or says which campaign was the season before it.</source>
        <translation>Montre le palmarès d’une campagne, toutes saisons confondues&#xa0;: les champions et ceux qui en ont fait le plus&#xa0;; ou indique quelle campagne était la saison précédente.</translation>
    </message>
    <message>
        <source>the season before this one; empty: none</source>
        <translation>la saison précédente&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>gives the figure a portrait, from a PNG, JPEG, GIF or BMP file; the library keeps it, made small</source>
        <translation>donne un portrait à la figurine, d’après un fichier PNG, JPEG, GIF ou BMP&#xa0;; la bibliothèque le garde, réduit</translation>
    </message>
    <message>
        <source>removes the portrait</source>
        <translation>retire le portrait</translation>
    </message>
    <message>
        <source>This campaign has ended: its final standings may change.</source>
        <translation>Cette campagne est terminée&#xa0;: son classement final peut changer.</translation>
    </message>
    <message>
        <source>“%1” cannot come before this campaign: it is of another game, or goes on from this one.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas précéder cette campagne&#xa0;: elle est d’un autre jeu, ou en est la suite.</translation>
    </message>
    <message>
        <source>Has a portrait.</source>
        <translation>A un portrait.</translation>
    </message>
    <message>
        <source>--portrait sets a portrait, --no-portrait removes it: give one of the two.</source>
        <translation>--portrait donne un portrait, --no-portrait le retire&#xa0;: donnez l’un des deux.</translation>
    </message>
    <message>
        <source>take it out: %1</source>
        <translation>la retirer&#xa0;: %1</translation>
    </message>
    <message>
        <source>refund it: %1</source>
        <translation>la rembourser&#xa0;: %1</translation>
    </message>
    <message>
        <source>give it to another: %1</source>
        <translation>donner à un autre&#xa0;: %1</translation>
    </message>
    <message>
        <source>correct it: %1</source>
        <translation>la corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>do it all the same: %1</source>
        <translation>la faire quand même&#xa0;: %1</translation>
    </message>
    <message>
        <source>Also taken back: %1 %2</source>
        <translation>Également retiré&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Has another result: %1 %2</source>
        <translation>Donne un autre résultat&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Prints the counters of a game, to be cut out, to a PDF file.</source>
        <translation>Imprime les pions d’un jeu, à découper, dans un fichier PDF.</translation>
    </message>
    <message>
        <source>The line “%1” comes after %2. Nothing was changed.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» vient après %2. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Another figure of the band is called “%1”. Nothing was changed.</source>
        <translation>Une autre figurine de la bande s’appelle «&#xa0;%1&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Taken back: %1 %2</source>
        <translation>Retiré&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Standard input is larger than %1. If you trust its author, add --force; reading it will take more time and memory.</source>
        <translation>L’entrée standard dépasse %1. Si vous faites confiance à son auteur, ajoutez --force&#xa0;; la lecture prendra plus de temps et de mémoire.</translation>
    </message>
</context>
<context>
    <name>Consent</name>
    <message>
        <source>%1 agrees</source>
        <translation>%1 accepte</translation>
    </message>
    <message>
        <source>%1 refuses</source>
        <translation>%1 refuse</translation>
    </message>
</context>
<context>
    <name>ConsequencesDialog</name>
    <message>
        <source>Change the past?</source>
        <translation>Changer le passé&#xa0;?</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Conséquences</translation>
    </message>
    <message>
        <source>Nothing is lost: you can undo this like any other act.</source>
        <translation>Rien n’est perdu&#xa0;: cela s’annule comme toute autre action.</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Correct the past</source>
        <translation>Corriger le passé</translation>
    </message>
    <message>
        <source>The act already says that. Nothing was changed.</source>
        <translation>C’est déjà ce que dit cette action. Rien n’a changé.</translation>
    </message>
    <message>
        <source>What should it say?</source>
        <translation>Que fallait-il écrire&#xa0;?</translation>
    </message>
    <message>
        <source>Refunded</source>
        <extracomment>the reason that the history tells</extracomment>
        <translation>Remboursé</translation>
    </message>
</context>
<context>
    <name>EveningPack</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a band and its player</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Bands and players</source>
        <translation>Bandes et joueurs</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>à confirmer</translation>
    </message>
    <message numerus="yes">
        <source>crew of %n</source>
        <translation>
            <numerusform>équipe de %n figurine</numerusform>
            <numerusform>équipe de %n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the whole band, %n figure(s): no crew is chosen yet</source>
        <translation>
            <numerusform>toute la bande, %n figurine&#xa0;: l’équipe n’est pas encore choisie</numerusform>
            <numerusform>toute la bande, %n figurines&#xa0;: l’équipe n’est pas encore choisie</numerusform>
        </translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Won, drawn or lost</source>
        <translation>Gagné, nul ou perdu</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Victory points for what</source>
        <translation>Points de victoire&#xa0;: pour quoi</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Ce qu’elle est devenue</translation>
    </message>
    <message>
        <source>Put out by</source>
        <translation>Mise hors de combat par</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Anything else: objectives, loot, deeds</source>
        <translation>Ce qu’il y a encore à raconter&#xa0;: objectifs, butin emporté, hauts faits</translation>
    </message>
    <message>
        <source>Result of game %1: %2</source>
        <translation>Résultat de la partie %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Leave the line blank for whoever still stands. Otherwise the first letter will do: Out of action, Left the table, Did not play; and the number of the attacker. The program asks in this order.</source>
        <translation>N’écrivez rien pour qui tient encore debout. Sinon la première lettre suffit&#xa0;: Hors de combat, A quitté la table, N’a pas joué&#xa0;; avec le numéro de l’auteur de la mise hors de combat. Le programme demande dans cet ordre.</translation>
    </message>
    <message>
        <source>Rules these bands use</source>
        <translation>Règles utilisées par ces bandes</translation>
    </message>
    <message>
        <source>%1 – evening pack</source>
        <translation>%1 – dossier de soirée</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 / %2</source>
        <translation>page %1 / %2</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Consommé</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Mentions</translation>
    </message>
    <message>
        <source>Used up, with how many: %1.</source>
        <translation>Consommé, avec le nombre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Marks: %1.</source>
        <translation>Mentions&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <extracomment>a band whose figures go on from the page before</extracomment>
        <translation>%1 (suite)</translation>
    </message>
</context>
<context>
    <name>FameWords</name>
    <message>
        <source>%1 – no game played yet</source>
        <translation>%1 – aucune partie jouée pour l’instant</translation>
    </message>
    <message>
        <source>%1 – in the lead: %2</source>
        <translation>%1 – en tête&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – champions: %2</source>
        <extracomment>a season and the bands that share its first place</extracomment>
        <translation>%1 – champions&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – champion: %2</source>
        <extracomment>a season and the band that won it</extracomment>
        <translation>%1 – champion&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (%3), last season: %4</source>
        <extracomment>how often, a figure that is gone, its band, its last season</extracomment>
        <translation>%1&#xa0;: %2 (%3), dernière saison&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>FigurePanel</name>
    <message>
        <source>What the chosen figures carry and are</source>
        <translation>Ce que portent et sont les figurines choisies</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Lire cette règle</translation>
    </message>
    <message>
        <source>Give this to another figure, at no cost</source>
        <translation>Donner ceci à une autre figurine&#xa0;; ne coûte rien</translation>
    </message>
    <message>
        <source>Take a&amp;way</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Take one from each chosen figure (Del)</source>
        <translation>En retirer un à chaque figurine choisie (Suppr)</translation>
    </message>
    <message>
        <source>Choose one or more figures on the roster.</source>
        <translation>Choisissez une ou plusieurs figurines de l’effectif.</translation>
    </message>
    <message>
        <source>Hand o&amp;ver…</source>
        <translation>&amp;Céder…</translation>
    </message>
    <message>
        <source>Record of the figure</source>
        <translation>Parcours de la figurine</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégalité</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Fi&amp;ndings</source>
        <translation>Re&amp;marques</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Lire cette règle</translation>
    </message>
    <message>
        <source>Set this right (Enter in the list)</source>
        <translation>Corriger (Entrée dans la liste)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Rien à redire sur cette bande.</translation>
    </message>
</context>
<context>
    <name>FirstStartDialog</name>
    <message>
        <source>Welcome to Escarmouche</source>
        <translation>Bienvenue dans Escarmouche</translation>
    </message>
    <message>
        <source>&amp;Language / Langue</source>
        <translation>&amp;Langue / Language</translation>
    </message>
    <message>
        <source>&amp;Who is at the keyboard?</source>
        <translation>&amp;Qui est au clavier&#xa0;?</translation>
    </message>
    <message>
        <source>The history of each band says who did what. Just a label; you can change it at any time.</source>
        <translation>L’historique de chaque bande dit qui a fait quoi. Une simple étiquette, à changer quand vous voulez.</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>Commencer &amp;par</translation>
    </message>
    <message>
        <source>What to begin with</source>
        <translation>Par quoi commencer</translation>
    </message>
    <message>
        <source>Build a band, see at every click what it costs and what is wrong with it, print it. Or play at once: “Quick match” puts it on a board, against the machine or whoever sits beside you. Everything stays on this computer; there is no account.</source>
        <translation>Montez une bande, voyez à chaque clic ce qu’elle coûte et ce qui cloche, imprimez-la. Ou jouez tout de suite&#xa0;: «&#xa0;Partie rapide&#xa0;» la pose sur un plateau, contre la machine ou contre votre voisin. Tout reste sur cet ordinateur&#xa0;; il n’y a pas de compte.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History of the band, latest first</source>
        <translation>Historique de la bande, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Ta&amp;ke out this act…</source>
        <translation>Re&amp;tirer cette action…</translation>
    </message>
    <message>
        <source>&amp;Undo to here</source>
        <translation>Ann&amp;uler jusqu’ici</translation>
    </message>
    <message>
        <source>The band as it stood after this act (Enter)</source>
        <translation>La bande telle qu’elle était après cette action (Entrée)</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>“%1” brought back</source>
        <extracomment>what an act did, which somebody took out of the history later</extracomment>
        <translation>«&#xa0;%1&#xa0;» rétabli</translation>
    </message>
    <message>
        <source>“%1” taken out</source>
        <translation>«&#xa0;%1&#xa0;» retiré</translation>
    </message>
    <message>
        <source>%1. Reason: %2</source>
        <extracomment>what was taken out, and why</extracomment>
        <translation>%1. Raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” as it was before its correction</source>
        <extracomment>what an act did, which somebody corrected later</extracomment>
        <translation>«&#xa0;%1&#xa0;» comme avant sa correction</translation>
    </message>
    <message>
        <source>“%1” corrected</source>
        <translation>«&#xa0;%1&#xa0;» corrigé</translation>
    </message>
    <message>
        <source>No longer possible: %1</source>
        <extracomment>what an act did that a correction of an earlier one made impossible</extracomment>
        <translation>Plus possible&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (before a correction: %2)</source>
        <extracomment>what an act did, then what it did before it was corrected</extracomment>
        <translation>%1 (avant correction&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <extracomment>what an act did, in words that a correction did not change</extracomment>
        <translation>%1 (corrigé)</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) taken out on %1, brought back</source>
        <extracomment>acts of the history that somebody took out together at that time</extracomment>
        <translation>
            <numerusform>%n action retirée le %1, rétablie</numerusform>
            <numerusform>%n actions retirées le %1, rétablies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) taken out on %1, taken out again</source>
        <translation>
            <numerusform>%n action retirée le %1, de nouveau retirée</numerusform>
            <numerusform>%n actions retirées le %1, de nouveau retirées</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>between things that one act took out</extracomment>
        <translation>&#xa0;; </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Bands</source>
        <translation>Bandes</translation>
    </message>
    <message>
        <source>Find a band</source>
        <translation>Chercher une bande</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Bands of the library</source>
        <translation>Bandes de la bibliothèque</translation>
    </message>
    <message>
        <source>No band yet</source>
        <translation>Pas encore de bande</translation>
    </message>
    <message>
        <source>Make your own band, take one of the examples on the right, or drop a band file on this window.</source>
        <translation>Créez votre bande, prenez un des exemples à droite, ou déposez un fichier de bande sur cette fenêtre.</translation>
    </message>
    <message>
        <source>&amp;New band…</source>
        <translation>&amp;Nouvelle bande…</translation>
    </message>
    <message>
        <source>&amp;Open band file…</source>
        <translation>&amp;Ouvrir un fichier de bande…</translation>
    </message>
    <message>
        <source>Show all &amp;bands</source>
        <translation>Montrer toutes les &amp;bandes</translation>
    </message>
    <message>
        <source>New band…</source>
        <translation>Nouvelle bande…</translation>
    </message>
    <message>
        <source>Open band file…</source>
        <translation>Ouvrir un fichier de bande…</translation>
    </message>
    <message>
        <source>Opened &amp;last</source>
        <translation>Ouvertes &amp;récemment</translation>
    </message>
    <message>
        <source>Bands opened last</source>
        <translation>Bandes ouvertes récemment</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>Exe&amp;mples</translation>
    </message>
    <message>
        <source>Legal bands that come with the program. Opening one makes your own copy.</source>
        <translation>Des bandes légales livrées avec le programme. En ouvrir une vous en donne une copie.</translation>
    </message>
    <message>
        <source>Example bands</source>
        <translation>Bandes d’exemple</translation>
    </message>
    <message>
        <source>Quick match…</source>
        <translation>Partie rapide…</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>Matches of the library</source>
        <translation>Parties de la bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Campaigns</source>
        <translation>&amp;Campagnes</translation>
    </message>
    <message>
        <source>Campaigns of the library</source>
        <translation>Campagnes de la bibliothèque</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>Nouvelle campagne…</translation>
    </message>
    <message>
        <source>To &amp;do</source>
        <translation>À fai&amp;re</translation>
    </message>
    <message>
        <source>D&amp;rafts</source>
        <translation>&amp;Brouillons</translation>
    </message>
    <message>
        <source>Typed but not entered yet</source>
        <translation>Saisi mais pas encore validé</translation>
    </message>
    <message>
        <source>Dates, results and post-games to see to</source>
        <translation>Dates, résultats et après-parties à traiter</translation>
    </message>
    <message>
        <source>Lesson&amp;s</source>
        <translation>Leçon&amp;s</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>Left out: %1 holds tiles.</source>
        <extracomment>%1 is an object or a layer of a Tiled map, as &quot;object 12 “Pond”&quot;</extracomment>
        <translation>Laissé de côté&#xa0;: %1 contient des tuiles.</translation>
    </message>
    <message>
        <source>Left out: %1 is a picture.</source>
        <translation>Laissé de côté&#xa0;: %1 est une image.</translation>
    </message>
    <message>
        <source>Left out: %1 is hidden.</source>
        <translation>Laissé de côté&#xa0;: %1 est masqué.</translation>
    </message>
    <message>
        <source>Left out: %1 is a point.</source>
        <translation>Laissé de côté&#xa0;: %1 est un point.</translation>
    </message>
    <message>
        <source>Left out: %1 is a line.</source>
        <translation>Laissé de côté&#xa0;: %1 est une ligne.</translation>
    </message>
    <message>
        <source>Left out: %1 is a capsule.</source>
        <translation>Laissé de côté&#xa0;: %1 est une capsule.</translation>
    </message>
    <message>
        <source>Left out: %1 is a text.</source>
        <translation>Laissé de côté&#xa0;: %1 est un texte.</translation>
    </message>
    <message>
        <source>Left out: %1 is a tile.</source>
        <translation>Laissé de côté&#xa0;: %1 est une tuile.</translation>
    </message>
    <message>
        <source>Left out: %1 comes from a template.</source>
        <translation>Laissé de côté&#xa0;: %1 vient d’un modèle.</translation>
    </message>
    <message>
        <source>Left out: %1 has no class that tells what kind of terrain it is.</source>
        <translation>Laissé de côté&#xa0;: %1 n’a pas de classe qui dise de quel décor il s’agit.</translation>
    </message>
    <message>
        <source>Left out: %1 has no area.</source>
        <translation>Laissé de côté&#xa0;: %1 n’a pas de surface.</translation>
    </message>
    <message>
        <source>object %1</source>
        <translation>l’objet %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>le calque %1</translation>
    </message>
    <message>
        <source>object %1 “%2”</source>
        <translation>l’objet %1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>layer %1 “%2”</source>
        <translation>le calque %1 «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <extracomment>the game of a lesson, and how long it takes</extracomment>
        <translation>
            <numerusform>%1, %n minute</numerusform>
            <numerusform>%1, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n question(s)</source>
        <extracomment>the game of a quiz, and how many positions it has</extracomment>
        <translation>
            <numerusform>%1, %n question</numerusform>
            <numerusform>%1, %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTroubleDialog</name>
    <message>
        <source>The library cannot be opened</source>
        <translation>La bibliothèque ne s’ouvre pas</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Restore the last good backup</source>
        <translation>Re&amp;staurer la dernière bonne sauvegarde</translation>
    </message>
    <message>
        <source>Open &amp;without changing anything</source>
        <translation>Ouvrir &amp;sans rien changer</translation>
    </message>
    <message>
        <source>Open &amp;another library…</source>
        <translation>Ouvrir une &amp;autre bibliothèque…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;New band…</source>
        <translation>&amp;Nouvelle bande…</translation>
    </message>
    <message>
        <source>Make a new band</source>
        <translation>Créer une bande</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>&amp;Restore the last good backup…</source>
        <translation>&amp;Restaurer la dernière bonne sauvegarde…</translation>
    </message>
    <message>
        <source>&amp;Open another library…</source>
        <translation>&amp;Ouvrir une autre bibliothèque…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <source>The bands of the library</source>
        <translation>Les bandes de la bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Find a band</source>
        <translation>&amp;Chercher une bande</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>Page &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>Page &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Look up a rule…</source>
        <translation>Chercher une &amp;règle…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About Escarmouche</source>
        <translation>À &amp;propos d’Escarmouche</translation>
    </message>
    <message>
        <source>Open pages</source>
        <translation>Pages ouvertes</translation>
    </message>
    <message>
        <source>Quick &amp;match…</source>
        <translation>Partie &amp;rapide…</translation>
    </message>
    <message>
        <source>Play a match on the board, against people or the machine</source>
        <translation>Jouer une partie sur le plateau, contre des personnes ou la machine</translation>
    </message>
    <message>
        <source>New &amp;campaign…</source>
        <translation>Nouvelle &amp;campagne…</translation>
    </message>
    <message>
        <source>Found a campaign for several bands</source>
        <translation>Fonder une campagne à plusieurs bandes</translation>
    </message>
    <message>
        <source>E&amp;xample campaign</source>
        <translation>Campagne d’e&amp;xemple</translation>
    </message>
    <message>
        <source>Open the campaign that comes with the program: four bands, three games played, the fourth to come</source>
        <translation>Ouvrir la campagne fournie avec le programme&#xa0;: quatre bandes, trois parties jouées, la quatrième à venir</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Take a band (JSON or CSV) or a campaign (JSON Lines) into the library</source>
        <translation>Prendre dans la bibliothèque une bande (JSON ou CSV) ou une campagne (JSON Lines)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Save this band or campaign as a file</source>
        <translation>Enregistrer cette bande ou cette campagne dans un fichier</translation>
    </message>
    <message>
        <source>Print the sheet of what is shown</source>
        <translation>Imprimer la feuille de ce qui est affiché</translation>
    </message>
    <message>
        <source>Clo&amp;se page</source>
        <translation>&amp;Fermer la page</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
</context>
<context>
    <name>MatchNotice</name>
    <message>
        <source>%1 – out of reach; click again or press Enter to go as far as it can</source>
        <extracomment>an act that does not lead as far as was clicked</extracomment>
        <translation>%1 – hors de portée&#xa0;; cliquez encore ou appuyez sur Entrée pour aller le plus loin possible</translation>
    </message>
    <message>
        <source>%1 – click again or press Enter</source>
        <extracomment>an act that was clicked once</extracomment>
        <translation>%1 – cliquez encore ou appuyez sur Entrée</translation>
    </message>
    <message>
        <source>%1 – R or the wheel turns it</source>
        <extracomment>how a tile would be laid</extracomment>
        <translation>%1 – R ou la molette pour la tourner</translation>
    </message>
</context>
<context>
    <name>MatchOptionsDialog</name>
    <message>
        <source>Options of the match</source>
        <translation>Options de la partie</translation>
    </message>
    <message>
        <source>What players may agree on before a match. Anything left unchanged follows the rules.</source>
        <translation>Ce dont les joueurs peuvent convenir avant une partie. Ce à quoi on ne touche pas reste comme le dit la référence des règles.</translation>
    </message>
</context>
<context>
    <name>MatchPrinting</name>
    <message>
        <source>Reference sheet of %1</source>
        <translation>Aide de jeu de %1</translation>
    </message>
    <message>
        <source>%1 – reference sheet</source>
        <translation>%1 – aide de jeu</translation>
    </message>
    <message>
        <source>Score sheet of %1</source>
        <translation>Feuille de scores de %1</translation>
    </message>
    <message>
        <source>%1 – score sheet</source>
        <translation>%1 – feuille de scores</translation>
    </message>
    <message>
        <source>Counters of %1 to cut out</source>
        <translation>Pions de %1 à découper</translation>
    </message>
    <message>
        <source>%1 – counters</source>
        <translation>%1 – pions</translation>
    </message>
</context>
<context>
    <name>MatchSheets</name>
    <message>
        <source>page %1 / %2</source>
        <translation>page %1 / %2</translation>
    </message>
    <message>
        <source>League or evening</source>
        <translation>Ligue ou soirée</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>%1 – reference sheet</source>
        <translation>%1 – aide de jeu</translation>
    </message>
    <message>
        <source>%1 – score sheet</source>
        <translation>%1 – feuille de scores</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>%1 – counters to cut out</source>
        <translation>%1 – pions à découper</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Rule %1: %2</source>
        <translation>Règle %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a match that goes on from a turn of another: its sides, then its title</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a turn, its phase
----------
what some chances are of, then those</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <extracomment>a number and the sign of what is counted</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of a hundred</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a turn, how far it has got</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 has given the match up.</source>
        <translation>%1 a abandonné la partie.</translation>
    </message>
    <message>
        <source>The draw was agreed.</source>
        <translation>Les camps ont convenu du match nul.</translation>
    </message>
</context>
<context>
    <name>NewBandDialog</name>
    <message>
        <source>New band</source>
        <translation>Nouvelle bande</translation>
    </message>
    <message>
        <source>&amp;Start from</source>
        <translation>&amp;Partir de</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Reason for the adjustment</source>
        <translation>Raison de l’ajustement</translation>
    </message>
    <message>
        <source>As an ad&amp;justment…</source>
        <translation>Par a&amp;justement…</translation>
    </message>
    <message>
        <source>Do it anyway, with a reason that stays in the history</source>
        <translation>Le faire quand même, avec une raison qui reste dans l’historique</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Look at the history</source>
        <translation>Voir l’histori&amp;que</translation>
    </message>
</context>
<context>
    <name>OffersMenu</name>
    <message>
        <source>%1: %2</source>
        <extracomment>an action, and why it cannot be done</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>an action, its price</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 each)</source>
        <extracomment>what several figures do together, and the price for each of them</extracomment>
        <translation>%1 (%2 chacun)</translation>
    </message>
</context>
<context>
    <name>PastMoment</name>
    <message>
        <source>as of %1, before the first game</source>
        <translation>état au %1, avant la première partie</translation>
    </message>
    <message>
        <source>as of %1, after game %2</source>
        <translation>état au %1, après la partie %2</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Machine: random</source>
        <translation>Machine&#xa0;: au hasard</translation>
    </message>
    <message>
        <source>Machine: easy</source>
        <translation>Machine&#xa0;: facile</translation>
    </message>
    <message>
        <source>Machine: normal</source>
        <translation>Machine&#xa0;: normale</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>The file is larger than %1. Make the picture smaller, then try again.</source>
        <translation>Le fichier dépasse %1. Réduisez l’image, puis réessayez.</translation>
    </message>
    <message>
        <source>The picture has more than %1 million pixels. Make it smaller, then try again.</source>
        <translation>L’image dépasse %1&#xa0;millions de pixels. Réduisez-la, puis réessayez.</translation>
    </message>
    <message>
        <source>The picture cannot be read: its file is damaged.</source>
        <translation>L’image est illisible&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>This is not a picture. Choose a PNG, JPEG, GIF or BMP picture.</source>
        <translation>Ce n’est pas une image. Choisissez une image PNG, JPEG, GIF ou BMP.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check its name, and that you may read it.</source>
        <translation>Impossible d’ouvrir le fichier. Vérifiez son nom et le droit de le lire.</translation>
    </message>
</context>
<context>
    <name>PostGameWords</name>
    <message>
        <source>closed</source>
        <translation>clôturée</translation>
    </message>
    <message>
        <source>an earlier post-game of this band comes first</source>
        <translation>une après-partie plus ancienne de cette bande est à clore d’abord</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to settle</source>
        <translation>
            <numerusform>%n ligne à régler</numerusform>
            <numerusform>%n lignes à régler</numerusform>
        </translation>
    </message>
    <message>
        <source>d66</source>
        <translation>d66</translation>
    </message>
    <message>
        <source>d3</source>
        <translation>d3</translation>
    </message>
    <message>
        <source>%1d%2</source>
        <extracomment>dice: how many, with how many sides</extracomment>
        <translation>%1d%2</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>réglée</translation>
    </message>
    <message>
        <source>other lines first</source>
        <translation>après d’autres lignes</translation>
    </message>
    <message>
        <source>to roll: %1</source>
        <translation>à jeter&#xa0;: %1</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>may choose</source>
        <translation>choix possible</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>à confirmer</translation>
    </message>
    <message>
        <source>ready to finish</source>
        <translation>prête</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distances</translation>
    </message>
    <message>
        <source>in &amp;pas, as in the rules</source>
        <translation>en &amp;pas, comme dans les règles</translation>
    </message>
    <message>
        <source>in millimetres, &amp;other scale:</source>
        <translation>en millimètres, &amp;autre échelle&#xa0;:</translation>
    </message>
    <message>
        <source>Millimetres to the pas</source>
        <translation>Millimètres par pas</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Name in the history</source>
        <translation>&amp;Nom dans l’historique</translation>
    </message>
    <message>
        <source>Who is at the keyboard. Choose a name or type a new one.</source>
        <translation>Qui est au clavier. Choisissez un nom ou tapez-en un nouveau.</translation>
    </message>
    <message>
        <source>in &amp;millimetres, 20&#xa0;mm to the pas</source>
        <translation>en &amp;millimètres, 20&#xa0;mm par pas</translation>
    </message>
    <message>
        <source>in m&amp;illimetres, 25&#xa0;mm to the pas</source>
        <translation>en m&amp;illimètres, 25&#xa0;mm par pas</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Anima&amp;tions</source>
        <translation>Anima&amp;tions</translation>
    </message>
    <message>
        <source>&amp;grid</source>
        <translation>&amp;quadrillage</translation>
    </message>
    <message>
        <source>&amp;heights</source>
        <translation>&amp;hauteurs</translation>
    </message>
    <message>
        <source>Written on the terrain</source>
        <translation>Écrites sur le décor</translation>
    </message>
    <message>
        <source>&amp;small map</source>
        <translation>petite &amp;carte</translation>
    </message>
    <message>
        <source>Where the board is larger than the view</source>
        <translation>Quand le plateau dépasse la vue</translation>
    </message>
    <message>
        <source>ask from </source>
        <translation>demander dès </translation>
    </message>
    <message>
        <source>&amp;Free attacks</source>
        <translation>Attaques &amp;gratuites</translation>
    </message>
    <message>
        <source>Chance to do harm. Less likely free attacks are declined for you; the log lists them.</source>
        <translation>Chances de blesser. Les attaques gratuites moins probables sont refusées à votre place&#xa0;; le journal les indique.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>l&amp;etters</source>
        <translation>l&amp;ettres</translation>
    </message>
    <message>
        <source>On the tokens, instead of the outlines of the figures</source>
        <translation>Sur les pions, à la place des silhouettes des figurines</translation>
    </message>
    <message>
        <source>po&amp;rtraits</source>
        <translation>po&amp;rtraits</translation>
    </message>
    <message>
        <source>On the tokens of the figures that have one</source>
        <translation>Sur les pions des figurines qui en ont un</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>Co&amp;uleurs</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QuickMatchDialog</name>
    <message>
        <source>Quick match</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>&amp;Add a side</source>
        <translation>&amp;Ajouter un camp</translation>
    </message>
    <message>
        <source>&amp;Remove the last</source>
        <translation>&amp;Retirer le dernier</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Numéro</translation>
    </message>
    <message>
        <source>An&amp;other table</source>
        <translation>Une a&amp;utre table</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>D’un &amp;fichier…</translation>
    </message>
    <message>
        <source>We roll our own &amp;dice and enter them</source>
        <translation>Nous lançons nos propres &amp;dés et les saisissons</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Print s&amp;heets…</source>
        <translation>Im&amp;primer les feuilles…</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Proposes bands, a scenario and a table that go together</source>
        <translation>Propose des bandes, un scénario et une table qui vont ensemble</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>selon les choix ci-dessous</translation>
    </message>
    <message>
        <source>&amp;Practice: you can take moves back</source>
        <translation>&amp;Entraînement&#xa0;: vous pouvez reprendre vos coups</translation>
    </message>
</context>
<context>
    <name>ReachLegend</name>
    <message>
        <source>Threat: %1</source>
        <extracomment>an area that an enemy threatens, by what</extracomment>
        <translation>Menace&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ReadOnly</name>
    <message>
        <source>This library is open read-only: nothing can be changed.</source>
        <translation>Bibliothèque ouverte en lecture seule&#xa0;: rien ne peut être modifié.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>array</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>nombre entier</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>string</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>word-word (small letters, digits, hyphens)</source>
        <translation>mot-mot (minuscules sans accent, chiffres, traits d’union)</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>a device or a pipe</source>
        <translation>un périphérique ou un tube</translation>
    </message>
    <message>
        <source>file:… inside the folder of the set-up</source>
        <translation>file:… dans le dossier de la mise en place</translation>
    </message>
    <message>
        <source>no SQLite file</source>
        <translation>ce n’est pas un fichier SQLite</translation>
    </message>
    <message>
        <source>SQLite file of another program</source>
        <translation>fichier SQLite d’un autre programme</translation>
    </message>
    <message>
        <source>a table is missing</source>
        <translation>une table manque</translation>
    </message>
    <message>
        <source>a history without acts</source>
        <translation>un historique sans actions</translation>
    </message>
    <message>
        <source>a history that does not add up</source>
        <translation>un historique qui ne se tient pas</translation>
    </message>
    <message>
        <source>an act that cannot be read</source>
        <translation>une action illisible</translation>
    </message>
    <message>
        <source>acts are missing in the copy</source>
        <translation>des actions manquent dans la copie</translation>
    </message>
    <message>
        <source>a band that is not listed</source>
        <translation>une bande absente de la liste</translation>
    </message>
    <message>
        <source>a band listed differently from its history</source>
        <translation>une bande qui ne figure pas dans la liste comme le dit son historique</translation>
    </message>
    <message>
        <source>a band whose checksum does not fit</source>
        <translation>une bande dont la somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>a match listed differently from its journal</source>
        <translation>une partie qui ne figure pas dans la liste comme le dit son journal</translation>
    </message>
    <message>
        <source>a match whose checksum does not fit</source>
        <translation>une partie dont la somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>a line whose owner is missing</source>
        <translation>une ligne sans celle dont elle dépend</translation>
    </message>
    <message>
        <source>something the program did not put there</source>
        <translation>un élément que le programme n’y a pas mis</translation>
    </message>
    <message>
        <source>the structure of the file</source>
        <translation>la structure du fichier</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>le contenu de la base est abîmé</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>ce n’est pas une base de données</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erreur de lecture ou d’écriture du disque</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>la base ne s’ouvre pas</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>descripteur de fichier invalide</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée ou de sortie</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argument invalide</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>périphérique ou adresse inexistant</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier inexistant</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>fichier disparu du disque réseau</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>trop de liens symboliques à la suite</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A reason and its detail, such as the id of a band.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the printer took no page</source>
        <translation>l’imprimante n’a pris aucune page</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>bands, campaigns and histories do not match</source>
        <translation>les bandes, les campagnes et les historiques ne concordent pas</translation>
    </message>
    <message>
        <source>a band whose account does not add up</source>
        <translation>une bande dont le compte ne tombe pas juste</translation>
    </message>
    <message>
        <source>a campaign that is not listed</source>
        <translation>une campagne qui n’est pas dans la liste</translation>
    </message>
    <message>
        <source>a campaign listed differently from its history</source>
        <translation>une campagne dont la ligne ne correspond pas à l’historique</translation>
    </message>
    <message>
        <source>a campaign whose checksum does not fit</source>
        <translation>une campagne dont la somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>les règles</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>la mise en place</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>la graine</translation>
    </message>
    <message>
        <source>the number of games</source>
        <translation>le nombre de parties</translation>
    </message>
    <message>
        <source>the number of parts</source>
        <translation>le nombre de parts</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>le tube est rompu</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>of compact JSON (no spaces between its parts)</source>
        <translation>d’un JSON compact (sans espaces entre ses éléments)</translation>
    </message>
    <message>
        <source>of an undo or a take-out</source>
        <translation>d’une annulation ni d’un retrait</translation>
    </message>
    <message>
        <source>of a correction</source>
        <translation>d’une correction</translation>
    </message>
    <message>
        <source>a picture as PNG</source>
        <translation>une image PNG</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>No game</source>
        <extracomment>an advance or injury that no game of the campaign brought</extracomment>
        <translation>Hors partie</translation>
    </message>
    <message>
        <source>Game %1, against %2</source>
        <extracomment>a game by its number, and the other bands in it</extracomment>
        <translation>Partie %1, contre %2</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>Experience: %1</source>
        <translation>Expérience&#xa0;: %1</translation>
    </message>
    <message>
        <source>Out of action: %1</source>
        <translation>Hors de combat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Knock-outs: %1</source>
        <translation>Mises hors de combat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Games: %1 (%2 before the campaign)</source>
        <translation>Parties&#xa0;: %1 (dont %2 avant la campagne)</translation>
    </message>
    <message>
        <source>Put out of action by %1 (%2)</source>
        <extracomment>a figure and its band</extracomment>
        <translation>Mis hors de combat par %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>%1 was quicker: %2</source>
        <extracomment>who did what, a sentence</extracomment>
        <translation>%1 a été plus rapide&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RegisterPanel</name>
    <message>
        <source>Who comes for pay, and who has fallen</source>
        <translation>Qui se paie à la partie, et qui est tombé</translation>
    </message>
</context>
<context>
    <name>RosterSheet</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Advances</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illégalité</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>Notre décision</translation>
    </message>
    <message>
        <source>page %1 / %2</source>
        <translation>page %1 / %2</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>illégale</translation>
    </message>
    <message numerus="yes">
        <source>This band breaks %n rule(s): the reasons follow the figures.</source>
        <translation>
            <numerusform>Cette bande enfreint %n règle&#xa0;: la raison suit les figurines.</numerusform>
            <numerusform>Cette bande enfreint %n règles&#xa0;: les raisons suivent les figurines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Rules this band uses</source>
        <translation>Règles utilisées par cette bande</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>What befell</source>
        <translation>Ce qui est arrivé</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>The fallen</source>
        <translation>Les morts et disparus</translation>
    </message>
    <message>
        <source>Contacts lost</source>
        <translation>Contacts perdus</translation>
    </message>
</context>
<context>
    <name>RulePopover</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>Notre décision</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Look up a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
</context>
<context>
    <name>SampleBand</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonChoice</name>
    <message>
        <source>(none: it is the first season)</source>
        <translation>(aucune&#xa0;: c’est la première saison)</translation>
    </message>
    <message>
        <source>Season before</source>
        <translation>Saison précédente</translation>
    </message>
    <message>
        <source>This campaign goes on from:</source>
        <translation>Cette campagne est la suite de&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” is in use by another program.</source>
        <translation>«&#xa0;%1&#xa0;» est utilisé par un autre programme.</translation>
    </message>
    <message>
        <source>“%1” is in use by %2.</source>
        <translation>«&#xa0;%1&#xa0;» est utilisé par %2.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n de plus</numerusform>
            <numerusform>… et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A place in a file, then what is wrong there: &quot;/members/3/name: The text is too long.&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file is larger than the %1 the program reads.</source>
        <translation>Le fichier dépasse les %1 que le programme lit.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 (byte %1).</source>
        <translation>Le texte n’est pas en UTF-8 (octet %1).</translation>
    </message>
    <message>
        <source>The character %1 is not allowed (byte %2).</source>
        <translation>Le caractère %1 n’est pas permis (octet %2).</translation>
    </message>
    <message>
        <source>This is not JSON: “%1” was met at byte %2.</source>
        <translation>Ce n’est pas du JSON&#xa0;: «&#xa0;%1&#xa0;» rencontré à l’octet %2.</translation>
    </message>
    <message>
        <source>The text is nested more than %1 levels deep.</source>
        <translation>Le texte est imbriqué sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>The text is longer than %1.</source>
        <translation>Le texte dépasse %1.</translation>
    </message>
    <message>
        <source>The text is shorter than %1.</source>
        <translation>Le texte n’atteint pas %1.</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Le nombre %1 est trop grand.</translation>
    </message>
    <message>
        <source>The number %1 is outside %2.</source>
        <translation>Le nombre %1 sort de %2.</translation>
    </message>
    <message>
        <source>The key “%1” stands there twice.</source>
        <translation>La clé «&#xa0;%1&#xa0;» y figure deux fois.</translation>
    </message>
    <message>
        <source>The key “%1” is not known.</source>
        <translation>La clé «&#xa0;%1&#xa0;» est inconnue.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>La clé «&#xa0;%1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>Expected %1, met %2.</source>
        <translation>Attendu&#xa0;: %1&#xa0;; rencontré&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne fait pas partie de&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” does not have the form %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas la forme %2.</translation>
    </message>
    <message>
        <source>There are more than %1 entries.</source>
        <translation>Il y a plus de %1 entrées.</translation>
    </message>
    <message>
        <source>There are fewer than %1 entries.</source>
        <translation>Il y a moins de %1 entrées.</translation>
    </message>
    <message>
        <source>The catalogue has no “%1”.</source>
        <translation>Le catalogue n’a pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file has format %1; this version of the program reads up to %2.</source>
        <translation>Le fichier est au format %1&#xa0;; cette version du programme lit jusqu’au format %2.</translation>
    </message>
    <message>
        <source>Line %1 of the table cannot be read: “%2”.</source>
        <translation>La ligne %1 du tableau est illisible&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n figure(s) on that line.</source>
        <translation>
            <numerusform>Il n’y a que %n figurine sur cette ligne.</numerusform>
            <numerusform>Il n’y a que %n figurines sur cette ligne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The figure does not have “%1”.</source>
        <translation>La figurine n’a pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no property “%1” to set.</source>
        <translation>Il n’y a pas de propriété «&#xa0;%1&#xa0;» à régler.</translation>
    </message>
    <message>
        <source>“%1” is not for a figure of this rank%2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas pour une figurine de ce rang%2.</translation>
    </message>
    <message numerus="yes">
        <source>The treasury lacks %n point(s)%1.</source>
        <translation>
            <numerusform>Il manque %n point au trésor%1.</numerusform>
            <numerusform>Il manque %n points au trésor%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The purchase would break the rule %1.</source>
        <translation>L’achat enfreindrait la règle %1.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>The file “%1” is not there.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est introuvable.</translation>
    </message>
    <message>
        <source>The library has no band “%1”.</source>
        <translation>La bibliothèque n’a pas de bande «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The catalogue has no entry “%1”.</source>
        <translation>Le catalogue n’a pas d’entrée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The reference has no rule “%1”.</source>
        <translation>Le recueil n’a pas de règle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no library at “%1”.</source>
        <translation>Il n’y a pas de bibliothèque à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The program has no game system “%1”.</source>
        <translation>Le programme n’a pas de système de jeu «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The history has no act “%1”.</source>
        <translation>L’historique n’a pas d’action «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The library has no match “%1”.</source>
        <translation>La bibliothèque n’a pas de partie «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Someone else changed this in the meantime.</source>
        <translation>Quelqu’un d’autre a changé cela entre-temps.</translation>
    </message>
    <message>
        <source>“%1” is not an Escarmouche library.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une bibliothèque d’Escarmouche.</translation>
    </message>
    <message>
        <source>The library “%1” is damaged: %2.</source>
        <translation>La bibliothèque «&#xa0;%1&#xa0;» est endommagée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The library holds “%1”, which the program did not put there.</source>
        <translation>La bibliothèque contient «&#xa0;%1&#xa0;», que le programme n’y a pas mis.</translation>
    </message>
    <message>
        <source>The record of “%1” is damaged at act %2.</source>
        <translation>Le registre de «&#xa0;%1&#xa0;» est endommagé à l’action %2.</translation>
    </message>
    <message>
        <source>The backup “%1” is damaged: %2.</source>
        <translation>La sauvegarde «&#xa0;%1&#xa0;» est endommagée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file “%1” was moved, deleted or replaced while it was open.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a été déplacé, supprimé ou remplacé pendant qu’il était ouvert.</translation>
    </message>
    <message>
        <source>The library “%1” was written by a newer version of the program (version %2; this one knows up to %3).</source>
        <translation>La bibliothèque «&#xa0;%1&#xa0;» vient d’une version plus récente du programme (version %2&#xa0;; celle-ci connaît jusqu’à %3).</translation>
    </message>
    <message>
        <source>The system does not let the program use “%1”.</source>
        <translation>Le système ne laisse pas le programme utiliser «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is on a network drive (%2), where a library cannot be written safely.</source>
        <translation>«&#xa0;%1&#xa0;» est sur un disque réseau (%2), où une bibliothèque ne s’écrit pas en sûreté.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written.</source>
        <translation>Le disque est plein&#xa0;: «&#xa0;%1&#xa0;» n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>“%1” could not be read or written: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être lu ou écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The program made a mistake (%1).</source>
        <translation>Le programme a commis une erreur (%1).</translation>
    </message>
    <message>
        <source>Nothing was changed. Correct this and try again.</source>
        <translation>Rien n’a changé. Corrigez cela et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was imported and the library is unchanged. Update the program, or save the file from the older version.</source>
        <translation>Rien n’a été importé et la bibliothèque est inchangée. Mettez le programme à jour, ou enregistrez le fichier avec l’ancienne version.</translation>
    </message>
    <message>
        <source>The band is as it was. Choose again from what the roster shows now.</source>
        <translation>La bande est restée telle quelle. Choisissez à nouveau dans ce que montre l’effectif.</translation>
    </message>
    <message>
        <source>Nothing was bought. Choose something else, or do it as an adjustment with a reason.</source>
        <translation>Rien n’a été acheté. Choisissez autre chose, ou faites-le par ajustement avec une raison.</translation>
    </message>
    <message>
        <source>Nothing was changed. Write the reason and try again.</source>
        <translation>Rien n’a changé. Écrivez la raison et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name and try again.</source>
        <translation>Rien n’a changé. Vérifiez le nom et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was changed. The list of bands shows what there is.</source>
        <translation>Rien n’a changé. La liste des bandes montre ce qu’il y a.</translation>
    </message>
    <message>
        <source>Nothing was changed. The lists of the catalogue and the rules show what there is.</source>
        <translation>Rien n’a changé. Les listes du catalogue et des règles montrent ce qu’il y a.</translation>
    </message>
    <message>
        <source>Nothing was created. Open the window once, or create a band, to start a library there.</source>
        <translation>Rien n’a été créé. Ouvrez une fois la fenêtre, ou créez une bande, pour y commencer une bibliothèque.</translation>
    </message>
    <message>
        <source>Nothing was changed. Known systems: %1.</source>
        <translation>Rien n’a changé. Systèmes connus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing was changed. The history shows what there is.</source>
        <translation>Rien n’a changé. L’historique montre ce qu’il y a.</translation>
    </message>
    <message>
        <source>Nothing was changed. Home shows the matches there are.</source>
        <translation>Rien n’a changé. L’accueil montre les parties qu’il y a.</translation>
    </message>
    <message>
        <source>Nothing was lost. Close the other program or wait a moment, then try again.</source>
        <translation>Rien n’est perdu. Fermez l’autre programme ou attendez un instant, puis réessayez.</translation>
    </message>
    <message>
        <source>What is stored is shown now; your last act was not made. Make it again if it still fits.</source>
        <translation>Ce qui est enregistré est affiché maintenant&#xa0;; votre dernière action n’a pas été faite. Refaites-la si elle convient encore.</translation>
    </message>
    <message>
        <source>The file was not touched. Choose another one.</source>
        <translation>Le fichier n’a pas été touché. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The file was not touched. Restore the last good backup; the damaged file is kept beside it.</source>
        <translation>Le fichier n’a pas été touché. Restaurez la dernière bonne sauvegarde&#xa0;; le fichier endommagé est gardé à côté.</translation>
    </message>
    <message>
        <source>The library was not touched. Choose an older backup.</source>
        <translation>La bibliothèque n’a pas été touchée. Choisissez une sauvegarde plus ancienne.</translation>
    </message>
    <message>
        <source>What was stored before is in the file that was moved. Put it back or open it from its new place.</source>
        <translation>Ce qui était enregistré est dans le fichier déplacé. Remettez-le en place ou ouvrez-le là où il est.</translation>
    </message>
    <message>
        <source>The file was not touched. Update the program to open it.</source>
        <translation>Le fichier n’a pas été touché. Mettez le programme à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Nothing was changed. Give yourself the right to the file and its folder, or choose another place.</source>
        <translation>Rien n’a changé. Donnez-vous les droits sur le fichier et son dossier, ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Nothing was changed. Copy the library to a disk of this machine.</source>
        <translation>Rien n’a changé. Copiez la bibliothèque sur un disque de cette machine.</translation>
    </message>
    <message>
        <source>The act was refused and what was stored is safe. Please report this with the words in brackets.</source>
        <translation>L’action a été refusée et ce qui était enregistré est sauf. Merci de le signaler avec les mots entre parenthèses.</translation>
    </message>
    <message>
        <source>That figure is not in the band.</source>
        <translation>Cette figurine n’est pas dans la bande.</translation>
    </message>
    <message>
        <source>That figure is already in the band.</source>
        <translation>Cette figurine est déjà dans la bande.</translation>
    </message>
    <message>
        <source>The rules do not allow this%1.</source>
        <translation>Les règles ne le permettent pas%1.</translation>
    </message>
    <message>
        <source>A roll or a draw comes first.</source>
        <translation>Un jet ou un tirage vient d’abord.</translation>
    </message>
    <message>
        <source>Player %1 has to answer first.</source>
        <translation>Le joueur %1 doit d’abord répondre.</translation>
    </message>
    <message>
        <source>These are not the dice needed.</source>
        <translation>Ce ne sont pas les dés attendus.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Since then dice were thrown or something was revealed.</source>
        <translation>Depuis, des dés ont été jetés ou quelque chose a été révélé.</translation>
    </message>
    <message>
        <source>A machine takes nothing back outside a practice match.</source>
        <translation>Hors d’une partie d’entraînement, la machine ne laisse rien reprendre.</translation>
    </message>
    <message>
        <source>No machine plays for player %1.</source>
        <translation>Aucune machine ne joue pour le joueur %1.</translation>
    </message>
    <message>
        <source>The match was played with revision %1 of the rules; this version of the program plays revision %2.</source>
        <translation>La partie a été jouée avec la révision %1 des règles&#xa0;; cette version du programme joue la révision %2.</translation>
    </message>
    <message>
        <source>Replayed, the match differs from its journal, first at entry %1.</source>
        <translation>Rejouée, la partie ne se déroule pas comme le dit son journal, à partir de l’entrée %1.</translation>
    </message>
    <message>
        <source>The match is as it was. Choose something else.</source>
        <translation>La partie est restée telle quelle. Choisissez autre chose.</translation>
    </message>
    <message>
        <source>The match is as it was. Answer what is asked now.</source>
        <translation>La partie est restée telle quelle. Répondez à ce qui est demandé maintenant.</translation>
    </message>
    <message>
        <source>The match is as it was. Its report shows how it ended.</source>
        <translation>La partie est restée telle quelle. Son compte rendu dit comment elle a fini.</translation>
    </message>
    <message>
        <source>The match is as it was. If all players agree, take the action back instead.</source>
        <translation>La partie est restée telle quelle. Si tous les joueurs sont d’accord, reprenez plutôt l’action.</translation>
    </message>
    <message>
        <source>The match is as it was. Begin a match as practice to take actions back.</source>
        <translation>La partie est restée telle quelle. Commencez une partie d’entraînement pour pouvoir reprendre des actions.</translation>
    </message>
    <message>
        <source>The match is as it was. Let the player choose.</source>
        <translation>La partie est restée telle quelle. Laissez le joueur choisir.</translation>
    </message>
    <message>
        <source>Nothing was changed. The match can be shown as it was told, or played again by the version that played it.</source>
        <translation>Rien n’a changé. La partie peut être montrée telle qu’elle fut racontée, ou rejouée par la version qui l’a jouée.</translation>
    </message>
    <message>
        <source>Nothing was changed. The journal was altered or damaged; use another copy of it.</source>
        <translation>Rien n’a changé. Le journal a été modifié ou endommagé&#xa0;; utilisez-en une autre copie.</translation>
    </message>
    <message>
        <source>The band “%1” needs rules that the board does not play yet: %2.</source>
        <translation>La bande «&#xa0;%1&#xa0;» demande des règles que le plateau ne joue pas encore&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No match was begun. Play it on a table, or choose another band.</source>
        <translation>Aucune partie n’a commencé. Jouez-la sur table ou choisissez une autre bande.</translation>
    </message>
    <message>
        <source>The outline of this piece of terrain crosses or touches itself.</source>
        <translation>Le contour de ce décor se croise ou se touche.</translation>
    </message>
    <message>
        <source>Nothing was written. Make the folder, or choose another one.</source>
        <translation>Rien n’a été écrit. Créez le dossier, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Nothing was changed. Name one by its id, or by the start of it.</source>
        <translation>Rien n’a changé. Désignez-en une par son id, ou par le début de celui-ci.</translation>
    </message>
    <message>
        <source>What was stored before is safe; this was not stored. Free some space and try again.</source>
        <translation>Ce qui était enregistré est sauf&#xa0;; ceci ne l’a pas été. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>What was stored before is safe; this was not stored. Check the disk and try again.</source>
        <translation>Ce qui était enregistré est sauf&#xa0;; ceci ne l’a pas été. Vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>The name of a file; what is wrong in it follows line by line.</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Il n’y a pas de dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>“%1” fits %n band(s): %2.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» désigne %n bande&#xa0;: %2.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» désigne %n bandes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean “%1” (%2)?</source>
        <extracomment>The id of an entry, and in brackets its name.</extracomment>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;» (%2)&#xa0;?</translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation>La ligne est vide.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The line ends in the middle, after byte %1.</source>
        <translation>La ligne s’arrête au milieu, après l’octet %1.</translation>
    </message>
    <message>
        <source>The file ends in the middle, after byte %1.</source>
        <translation>Le fichier s’arrête au milieu, après l’octet %1.</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris ici.</translation>
    </message>
    <message>
        <source>Nothing was changed. Take back the line that used the dice; whoever comes to it again finds them. A crew is changed with a reason.</source>
        <translation>Rien n’a changé. Annulez la ligne qui s’est servie des dés&#xa0;; qui y revient les retrouve. Une équipe se modifie avec une raison.</translation>
    </message>
    <message>
        <source>Nothing was imported. Open the one that is there, or restore it if it was removed.</source>
        <translation>Rien n’a été importé. Ouvrez celle qui s’y trouve, ou rétablissez-la si elle a été retirée.</translation>
    </message>
    <message>
        <source>Nothing was changed. The list of campaigns shows what there is.</source>
        <translation>Rien n’a changé. La liste des campagnes montre ce qu’il y a.</translation>
    </message>
    <message>
        <source>An adjustment, a price by hand or a roll taken back needs a reason.</source>
        <translation>Un ajustement, un prix fixé à la main ou un jet annulé doit être motivé.</translation>
    </message>
    <message>
        <source>Dice that the program threw and crews that it drew cannot be taken back.</source>
        <translation>Les dés lancés par le programme et les équipes qu’il a tirées au sort ne peuvent pas être repris.</translation>
    </message>
    <message>
        <source>The library already holds the campaign “%1”.</source>
        <translation>La bibliothèque contient déjà la campagne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The library has no campaign “%1”.</source>
        <translation>La bibliothèque n’a pas de campagne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>“%1” fits %n campaign(s): %2.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» désigne %n campagne&#xa0;: %2.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» désigne %n campagnes&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the dice that are asked for.</source>
        <translation>Rien n’a changé. Donnez les dés demandés.</translation>
    </message>
    <message>
        <source>No match was begun. Choose another band, or count the game as forfeited.</source>
        <translation>Aucune partie n’a été commencée. Choisissez une autre bande, ou comptez la partie comme perdue par forfait.</translation>
    </message>
    <message>
        <source>No match was begun. Choose another table, smaller bases or smaller bands.</source>
        <translation>Aucune partie n’a été commencée. Choisissez une autre table, des socles plus petits ou des bandes plus petites.</translation>
    </message>
    <message numerus="yes">
        <source>On this table there is no room for %n figure(s).</source>
        <translation>
            <numerusform>Sur cette table, il n’y a pas la place pour %n figurine.</numerusform>
            <numerusform>Sur cette table, il n’y a pas la place pour %n figurines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was merged. Name the parts of one simulation: the same set-up, seed, games and number of parts.</source>
        <translation>Rien n’a été fusionné. Nommez les parts d’une même simulation&#xa0;: mêmes mise en place, graine, parties et nombre de parts.</translation>
    </message>
    <message>
        <source>Nothing was merged. Name each part once.</source>
        <translation>Rien n’a été fusionné. Nommez chaque part une seule fois.</translation>
    </message>
    <message>
        <source>Nothing was merged. Play that part again to its end.</source>
        <translation>Rien n’a été fusionné. Rejouez cette part jusqu’au bout.</translation>
    </message>
    <message>
        <source>Nothing was merged. Play what is missing with --shard, and name all parts.</source>
        <translation>Rien n’a été fusionné. Jouez ce qui manque avec --shard, puis nommez toutes les parts.</translation>
    </message>
    <message>
        <source>Nothing was changed. The match can be shown as it was told; update the program to play it again.</source>
        <translation>Rien n’a changé. La partie peut être montrée telle qu’elle a été racontée&#xa0;; mettez le programme à jour pour la rejouer.</translation>
    </message>
    <message>
        <source>The number %1 stands where %2 belongs.</source>
        <translation>Il y a %1 là où il faut %2.</translation>
    </message>
    <message>
        <source>The bands have more than %1 figures together.</source>
        <translation>Les bandes ont ensemble plus de %1 figurines.</translation>
    </message>
    <message>
        <source>The numbers here add up to %1, not to %2.</source>
        <translation>La somme des nombres est ici %1 et non %2.</translation>
    </message>
    <message>
        <source>This part and “%1” differ in %2: they are not of one simulation.</source>
        <translation>Cette part et «&#xa0;%1&#xa0;» ne s’accordent pas sur %2&#xa0;: elles ne sont pas d’une même simulation.</translation>
    </message>
    <message>
        <source>Part %1 is there twice; the other one is “%2”.</source>
        <translation>La part %1 s’y trouve deux fois&#xa0;; l’autre est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Part %1 was interrupted: it holds %2 of its %3 games.</source>
        <translation>La part %1 a été interrompue&#xa0;: elle contient %2 de ses %3 parties.</translation>
    </message>
    <message>
        <source>Parts that are missing: %1.</source>
        <translation>Parts manquantes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The header of the journal was altered: the match did not begin as it says.</source>
        <translation>L’en-tête du journal a été modifié&#xa0;: la partie n’a pas commencé comme il le dit.</translation>
    </message>
    <message>
        <source>“%1” carries more shooting weapons than a match knows: %2 at most.</source>
        <translation>«&#xa0;%1&#xa0;» porte plus d’armes de tir qu’une partie n’en connaît&#xa0;: %2 au plus.</translation>
    </message>
    <message>
        <source>“%1” carries more melee weapons than a match knows: %2 at most.</source>
        <translation>«&#xa0;%1&#xa0;» porte plus d’armes de corps à corps qu’une partie n’en connaît&#xa0;: %2 au plus.</translation>
    </message>
    <message>
        <source>What was stored before is safe. Close other programs or raise the limit (ulimit -v), and look whether this was stored before you try again.</source>
        <translation>Ce qui était enregistré est intact. Fermez d’autres programmes ou relevez la limite (ulimit -v), et vérifiez si ceci a été enregistré avant de réessayer.</translation>
    </message>
    <message>
        <source>“%1” is not an Escarmouche library: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une bibliothèque d’Escarmouche&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>La mémoire ne suffit pas.</translation>
    </message>
    <message>
        <source>“%1” is written, but the disk does not confirm that it will keep it: %2.</source>
        <translation>«&#xa0;%1&#xa0;» est écrit, mais le disque ne confirme pas qu’il le gardera&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is nothing to repeat. Check the disk: a power cut could still bring back what was there before.</source>
        <translation>Il n’y a rien à refaire. Vérifiez le disque&#xa0;: une coupure de courant pourrait encore ramener l’état précédent.</translation>
    </message>
    <message>
        <source>This part is larger than the %1 the program reads.</source>
        <translation>Cette partie dépasse les %1 que le programme lit.</translation>
    </message>
    <message>
        <source>Entry %1 of the journal breaks the rules%2.</source>
        <translation>L’entrée %1 du journal enfreint les règles%2.</translation>
    </message>
    <message>
        <source>No game of this program can do this.</source>
        <translation>Aucun jeu du programme ne le permet.</translation>
    </message>
    <message>
        <source>The program has no game system “%1” for this.</source>
        <translation>Le programme n’a pas de système de jeu «&#xa0;%1&#xa0;» pour cela.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>This scenario has no use for “%1”. Leave it out.</source>
        <translation>Ce scénario n’utilise pas «&#xa0;%1&#xa0;». Retirez cette clé.</translation>
    </message>
    <message>
        <source>Nobody from “%1” is coming.</source>
        <translation>Personne de «&#xa0;%1&#xa0;» ne vient.</translation>
    </message>
    <message>
        <source>“%1” counts only together with “%2”, which is off.</source>
        <translation>«&#xa0;%1&#xa0;» ne compte qu’avec «&#xa0;%2&#xa0;», qui n’est pas retenu.</translation>
    </message>
    <message>
        <source>Only a newer version of the program knows “%1”.</source>
        <translation>Seule une version plus récente du programme connaît «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The library would be damaged: %1.</source>
        <translation>La bibliothèque obtenue ne serait pas saine&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing was imported and the library is unchanged. Take another copy of the file.</source>
        <translation>Rien n’a été importé et la bibliothèque est inchangée. Prenez une autre copie du fichier.</translation>
    </message>
    <message>
        <source>A match can have %1 entries at most, and this one has reached that with no end in sight, as happens when machines play at random. It can be viewed and printed, but not continued.</source>
        <translation>Une partie compte au plus %1 actes&#xa0;; celle-ci les a atteints sans que la fin soit en vue, comme il arrive quand des machines jouent au hasard. On peut la revoir et l’imprimer, mais pas la continuer.</translation>
    </message>
    <message>
        <source>The journal is longer than the %1 entries that a match can have.</source>
        <translation>Le journal dépasse les %1 actes qu’une partie peut compter.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Entrée standard</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Sheet &amp;language</source>
        <translation>&amp;Langue de la feuille</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distances</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>O&amp;uvrir le dossier</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fe&amp;rmer</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Feuille</translation>
    </message>
</context>
<context>
    <name>ShopPanel</name>
    <message>
        <source>Filter by name, in English or French (Ctrl+F)</source>
        <translation>Filtrer par nom, en français ou en anglais (Ctrl+F)</translation>
    </message>
    <message>
        <source>Filter the shop</source>
        <translation>Filtrer la boutique</translation>
    </message>
    <message>
        <source>Parts of the shop</source>
        <translation>Rayons de la boutique</translation>
    </message>
    <message>
        <source>What can be bought</source>
        <translation>Ce qui peut s’acheter</translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Take one from the chosen figures that carry it (Del)</source>
        <translation>En retirer un aux figurines choisies qui le portent (Suppr)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aj&amp;outer</translation>
    </message>
    <message>
        <source>Enter or + in the list</source>
        <translation>Entrée ou + dans la liste</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Everything the mouse can do, the keyboard can do too.</source>
        <translation>Tout ce que fait la souris, le clavier le fait aussi.</translation>
    </message>
</context>
<context>
    <name>StandingsSheet</name>
    <message>
        <source>Points of a game: won %1, drawn %2, lost %3, bye %4, forfeited %5.</source>
        <translation>Points d’une partie&#xa0;: gagnée %1, nulle %2, perdue %3, exempt %4, forfait %5.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Exempt</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Forfaits</translation>
    </message>
    <message>
        <source>VP scored</source>
        <translation>PdV marqués</translation>
    </message>
    <message>
        <source>VP conceded</source>
        <translation>PdV encaissés</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Knock-outs</source>
        <translation>Mises hors de combat</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Victimes</translation>
    </message>
    <message>
        <source>Times out of action</source>
        <translation>Mises hors de combat subies</translation>
    </message>
    <message>
        <source>%1 – standings</source>
        <translation>%1 – classement</translation>
    </message>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>après %n partie</numerusform>
            <numerusform>après %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 / %2</source>
        <translation>page %1 / %2</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bandes</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Ties are broken by: %1.</source>
        <translation>Les égalités se départagent par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Those level on points share their place.</source>
        <translation>À égalité de points, la place est partagée.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>an award, how many it was given for, and who has it</extracomment>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Palmarès</translation>
    </message>
</context>
<context>
    <name>StoryFile</name>
    <message>
        <source>Save the story of the match</source>
        <translation>Enregistrer le récit de la partie</translation>
    </message>
    <message>
        <source>Web page (*.html);;Plain text (*.txt)</source>
        <translation>Page web (*.html);;Texte brut (*.txt)</translation>
    </message>
</context>
<context>
    <name>StorySheet</name>
    <message>
        <source>page %1 / %2</source>
        <translation>page %1 / %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <extracomment>a game by its number, then the bands in it with their score</extracomment>
        <translation>Partie %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Les temps forts</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>After the game</source>
        <translation>Après la partie</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Personne n’a gagné.</translation>
    </message>
    <message>
        <source>Won by %1.</source>
        <translation>Vainqueur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>who rolled and what for, then the dice
----------
a figure and its band, and what it did or what became of it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Dice (%1)</source>
        <extracomment>how many rolls there were for a game, and what fell</extracomment>
        <translation>Dés (%1)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a figure and its band, and the step of the post-game that it rolled for</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SumLines</name>
    <message>
        <source>nobody hurt</source>
        <extracomment>of the time in which a side acted</extracomment>
        <translation>aucun blessé</translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <extracomment>so many figures of a side, in the time in which it acted</extracomment>
        <translation>
            <numerusform>%n figurine déplacée</numerusform>
            <numerusform>%n figurines déplacées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>somebody or a side, what became of them</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what happened, then by whom it was done or the names it is about</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>by whom somebody was harmed: names</extracomment>
        <translation>par %1</translation>
    </message>
    <message>
        <source>%1 (own side)</source>
        <extracomment>by whom somebody was harmed: one of the own side</extracomment>
        <translation>%1 (son propre camp)</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>%1 deux fois</translation>
    </message>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2 fois</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>names but for the last one, then that</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>whom something was done to that came to nothing, and by whom: names</extracomment>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>%1 (twice)</source>
        <extracomment>a name, or what befell somebody or came of an act, and how often</extracomment>
        <translation>%1 (deux fois)</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2 fois)</translation>
    </message>
    <message>
        <source>%1 (aiming at another)</source>
        <extracomment>by whom somebody was harmed: he had aimed at another one</extracomment>
        <translation>%1 (visait quelqu’un d’autre)</translation>
    </message>
</context>
<context>
    <name>TakingOut</name>
    <message>
        <source>Correct typed dice</source>
        <translation>Corriger des dés saisis</translation>
    </message>
    <message>
        <source>Why is “%1” taken out? The reason stays in the history.</source>
        <translation>Pourquoi retirer «&#xa0;%1&#xa0;»&#xa0;? La raison reste dans l’historique.</translation>
    </message>
</context>
<context>
    <name>ThoughtPanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>an act that is advised, its chance: &quot;Shoot Ombre: 45% to wound&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>an act that is advised, why: &quot;Shoot Ombre – it hurts the enemy most&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::AboutDialog</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Bibliothèque&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::AimPanel</name>
    <message>
        <source>What could be done there</source>
        <translation>Ce qu’on peut faire là</translation>
    </message>
    <message>
        <source>Double-click a line to do it, or right-click on the board.</source>
        <translation>Double-cliquez sur une ligne pour l’exécuter, ou faites un clic droit sur le plateau.</translation>
    </message>
    <message>
        <source>Point at a figure or a spot to see what can be done.</source>
        <translation>Pointez une figurine ou un endroit pour voir ce qu’on peut y faire.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::AnswerBar</name>
    <message>
        <source>The machine is thinking…</source>
        <translation>La machine réfléchit…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>%1. Next: %2</source>
        <extracomment>the question, then the figure that the next click on the board places</extracomment>
        <translation>%1. Suivante&#xa0;: %2</translation>
    </message>
    <message>
        <source>N gives this answer</source>
        <translation>N donne cette réponse</translation>
    </message>
    <message>
        <source>%1.
Press N again to do it anyway: %2</source>
        <extracomment>what would be lost; the answer that would lose it</extracomment>
        <translation>%1.
Appuyez de nouveau sur N pour le faire quand même&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show the rest at once (Esc)</source>
        <translation>Passer l’animation (Échap)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Ask if there is any chance</source>
        <translation>Demander dès qu’il y a une chance</translation>
    </message>
    <message>
        <source>Ask from %1%</source>
        <translation>Demander dès %1&#xa0;%</translation>
    </message>
    <message>
        <source>Roll the dice and enter them above.</source>
        <translation>Lancez les dés et saisissez-les ci-dessus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>an attack that is one of the answers, and its chances</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 left.</source>
        <extracomment>action points</extracomment>
        <translation>Il reste %1.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>No to all of this series</source>
        <extracomment>to all questions about free attacks of what the enemy is doing</extracomment>
        <translation>Non pour toute cette série</translation>
    </message>
    <message>
        <source>Less likely free attacks are declined for you; the log lists them.</source>
        <translation>Les attaques gratuites moins probables sont refusées à votre place&#xa0;; le journal les indique.</translation>
    </message>
    <message>
        <source>Whether you are asked when you may pass</source>
        <translation>Si l’on vous demande ce que vous pouvez passer</translation>
    </message>
    <message>
        <source>Ask me: from %1%</source>
        <extracomment>on a button: questions about free attacks come from such a chance on</extracomment>
        <translation>Me demander&#xa0;: dès %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a figure that acts with another one, and what it has left
----------
on a button: a sort of act, its price</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Wherever you point, this is shown first (O: the next)</source>
        <translation>Où que vous pointiez, cet acte est proposé en premier (O&#xa0;: le suivant)</translation>
    </message>
    <message>
        <source>Showing what happened…</source>
        <translation>Le plateau rejoue ce qui s’est passé…</translation>
    </message>
    <message>
        <source>Advised: %1.</source>
        <extracomment>after a question: the answer that is advised</extracomment>
        <translation>Conseil&#xa0;: %1.</translation>
    </message>
    <message>
        <source>With it: %1.</source>
        <extracomment>the figures that act with the one asked about, and what each has left</extracomment>
        <translation>Avec elle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>(advised)</source>
        <translation>(conseillé)</translation>
    </message>
    <message>
        <source>%1 (N)</source>
        <extracomment>an answer on a button, with its key</extracomment>
        <translation>%1 (N)</translation>
    </message>
    <message>
        <source>Nobody is within reach of it</source>
        <translation>Personne n’est à portée</translation>
    </message>
    <message>
        <source>. </source>
        <extracomment>between two things that would be lost</extracomment>
        <translation>. </translation>
    </message>
    <message>
        <source>The match is over. %1</source>
        <extracomment>of a match: that it is over, and how it came to that</extracomment>
        <translation>La partie est terminée. %1</translation>
    </message>
    <message>
        <source>Go on (Space)</source>
        <translation>Continuer (Espace)</translation>
    </message>
    <message>
        <source>The board sums up what has happened.</source>
        <extracomment>the first one: a sum of what a side did stands on the board</extracomment>
        <translation>Le bilan de ce qui s’est passé est affiché sur le plateau.</translation>
    </message>
    <message>
        <source>The next click on the board places this figure</source>
        <translation>Le prochain clic sur le plateau place cette figurine</translation>
    </message>
    <message>
        <source>%1.
Choose it again to do it anyway: %2</source>
        <translation>%1.
Pour le faire quand même, choisissez-le encore&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::AnswerDialog</name>
    <message>
        <source>Correct a choice</source>
        <translation>Corriger un choix</translation>
    </message>
    <message>
        <source>&amp;What follows…</source>
        <translation>&amp;Conséquences…</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BandActions</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Unfold all figures</source>
        <translation>Déplier toutes les figurines</translation>
    </message>
    <message>
        <source>Fold equal figures</source>
        <translation>Replier les figurines identiques</translation>
    </message>
    <message>
        <source>Find in the shop</source>
        <translation>Chercher dans la boutique</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BandListModel</name>
    <message numerus="yes">
        <source>%n broken rule(s)</source>
        <translation>
            <numerusform>%n règle enfreinte</numerusform>
            <numerusform>%n règles enfreintes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>legal, %n warning(s)</source>
        <translation>
            <numerusform>légale, %n avertissement</numerusform>
            <numerusform>légale, %n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légale</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BandPage</name>
    <message>
        <source>Roster</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Boutique</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Roster: the figure in detail</source>
        <translation>Effectif&#xa0;: la figurine en détail</translation>
    </message>
    <message>
        <source>Findings: mend</source>
        <translation>Remarques&#xa0;: corriger</translation>
    </message>
    <message>
        <source>Shop: add</source>
        <translation>Boutique&#xa0;: ajouter</translation>
    </message>
    <message>
        <source>Shop and figure: take away</source>
        <translation>Boutique et figurine&#xa0;: retirer</translation>
    </message>
    <message>
        <source>Shop: everything again, then back to the roster</source>
        <translation>Boutique&#xa0;: tout revoir, puis revenir à l’effectif</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Registre</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BandsPanel</name>
    <message>
        <source>A band joins…</source>
        <translation>Inscrire une bande…</translation>
    </message>
    <message>
        <source>Open the band</source>
        <translation>Ouvrir la bande</translation>
    </message>
    <message>
        <source>The band withdraws…</source>
        <translation>La bande se retire…</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <translation>Ajouter un joueur…</translation>
    </message>
    <message>
        <source>Rename the player…</source>
        <translation>Renommer le joueur…</translation>
    </message>
    <message>
        <source>Bands of the campaign</source>
        <translation>Bandes de la campagne</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>No band yet</source>
        <translation>Pas encore de bande</translation>
    </message>
    <message>
        <source>Bands of the library and the examples can join; each comes as a copy that lives here.</source>
        <translation>Les bandes de la bibliothèque et les exemples peuvent s’inscrire&#xa0;; chacune entre en copie, et c’est cette copie qui vit ici.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n band(s)</source>
        <extracomment>a player and how many bands are hers or his</extracomment>
        <translation>
            <numerusform>%1, %n bande</numerusform>
            <numerusform>%1, %n bandes</numerusform>
        </translation>
    </message>
    <message>
        <source>Has withdrawn</source>
        <translation>S’est retirée</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>W-D-L</source>
        <extracomment>wins, draws, losses</extracomment>
        <translation>V-N-D</translation>
    </message>
    <message>
        <source>Games won, drawn and lost</source>
        <translation>Parties gagnées, nulles et perdues</translation>
    </message>
    <message>
        <source>Has withdrawn; its games no longer count</source>
        <translation>S’est retirée&#xa0;; ses parties ne comptent plus</translation>
    </message>
    <message>
        <source>Has withdrawn; its games count</source>
        <translation>S’est retirée&#xa0;; ses parties comptent</translation>
    </message>
    <message numerus="yes">
        <source>Treasury: %1 point(s)</source>
        <translation>
            <numerusform>Trésor&#xa0;: %1 point</numerusform>
            <numerusform>Trésor&#xa0;: %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joined with %n point(s)</source>
        <translation>
            <numerusform>Arrivée avec %n point</numerusform>
            <numerusform>Arrivée avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A band withdraws</source>
        <translation>Une bande se retire</translation>
    </message>
    <message>
        <source>They &amp;count</source>
        <translation>Elles &amp;comptent</translation>
    </message>
    <message>
        <source>They are &amp;annulled</source>
        <translation>Elles sont &amp;effacées</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Name of the player:</source>
        <translation>Nom du joueur&#xa0;:</translation>
    </message>
    <message>
        <source>Rename the player</source>
        <translation>Renommer le joueur</translation>
    </message>
    <message>
        <source>%1 leaves the campaign. Do the games it has played still count? A game of three or four counts for the others in any case. Games to come go on without it, or are cancelled when only one band is left.</source>
        <translation>%1 quitte la campagne. Les parties qu’elle a jouées comptent-elles encore&#xa0;? À trois ou quatre bandes, une partie compte pour les autres dans tous les cas. Les parties à venir se jouent sans elle, ou sont annulées s’il ne reste qu’une bande.</translation>
    </message>
    <message>
        <source>A band of the past cannot be opened, but its roster can be printed.</source>
        <translation>Une bande du passé ne s’ouvre pas&#xa0;; sa feuille peut être imprimée.</translation>
    </message>
    <message>
        <source>Print the roster…</source>
        <translation>Imprimer la feuille…</translation>
    </message>
    <message>
        <source>Before the campaign…</source>
        <translation>Avant la campagne…</translation>
    </message>
    <message>
        <source>The games and knock-outs on the band’s paper sheet</source>
        <translation>Les parties et les mises hors de combat que donne la feuille de la bande</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BeatPlayer</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>the turn with its phase, then whose it is</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Press Space to go on</source>
        <translation>Espace pour continuer</translation>
    </message>
    <message>
        <source>Paused: press Space to go on</source>
        <translation>En pause&#xa0;: Espace pour continuer</translation>
    </message>
    <message>
        <source>Press Space to see the result</source>
        <translation>Espace&#xa0;: voir le résultat</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BelongingsModel</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>gear, carried by some of the chosen figures</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>included</source>
        <translation>inclus</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BesideTabs</name>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;Notes (%1)</source>
        <translation>&amp;Notes (%1)</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Fi&amp;gurines</translation>
    </message>
    <message>
        <source>&amp;Targets</source>
        <translation>&amp;Cibles</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <extracomment>a tab: what the machine weighs</extracomment>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>Figures on the board</source>
        <translation>Figurines du plateau</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Choisi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tab goes through your figures, C points with the keyboard.</source>
        <translation>Tab parcourt vos figurines, C pointe au clavier.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BoardKeys</name>
    <message>
        <source>Next or previous figure of mine that can act</source>
        <translation>Ma figurine suivante ou précédente qui peut agir</translation>
    </message>
    <message>
        <source>Next enemy, the one before</source>
        <translation>Ennemi suivant, précédent</translation>
    </message>
    <message>
        <source>Point with the keyboard</source>
        <translation>Pointer au clavier</translation>
    </message>
    <message>
        <source>Move where it points (with Shift further)</source>
        <translation>Déplacer ce pointage (avec Maj, plus loin)</translation>
    </message>
    <message>
        <source>Do what is shown</source>
        <translation>Faire ce qui est montré</translation>
    </message>
    <message>
        <source>A floor up, a floor down</source>
        <translation>Un niveau plus haut, plus bas</translation>
    </message>
    <message>
        <source>See the whole board</source>
        <translation>Voir tout le plateau</translation>
    </message>
    <message>
        <source>Nearer, further away</source>
        <translation>Se rapprocher, s’éloigner</translation>
    </message>
    <message>
        <source>Move the board (any arrow)</source>
        <translation>Déplacer le plateau (n’importe quelle flèche)</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Quadrillage</translation>
    </message>
    <message>
        <source>Heights of the terrain</source>
        <translation>Hauteurs du terrain</translation>
    </message>
    <message>
        <source>Small map</source>
        <translation>Petite carte</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Règle graduée</translation>
    </message>
    <message>
        <source>Turn a tile that is laid</source>
        <translation>Tourner la tuile à poser</translation>
    </message>
    <message>
        <source>Letters on tokens</source>
        <translation>Lettres sur les pions</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BoardLooks</name>
    <message>
        <source>R&amp;uler</source>
        <translation>Rè&amp;gle graduée</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Q&amp;uadrillage</translation>
    </message>
    <message>
        <source>He&amp;ights of the terrain</source>
        <translation>Hauteur&amp;s du terrain</translation>
    </message>
    <message>
        <source>Small &amp;map</source>
        <translation>Petite ca&amp;rte</translation>
    </message>
    <message>
        <source>On to&amp;kens</source>
        <translation>Sur les pions (&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Portraits, where there are some</source>
        <translation>&amp;Portraits, s’il y en a</translation>
    </message>
    <message>
        <source>&amp;Outlines of the figures</source>
        <translation>&amp;Silhouettes</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CalendarPanel</name>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Next round…</source>
        <translation>Ronde suivante…</translation>
    </message>
    <message>
        <source>Play it on the board…</source>
        <translation>La jouer sur le plateau…</translation>
    </message>
    <message>
        <source>Played on a table: result…</source>
        <translation>Jouée sur table&#xa0;: résultat…</translation>
    </message>
    <message>
        <source>Crews…</source>
        <translation>Équipes…</translation>
    </message>
    <message>
        <source>After the game</source>
        <translation>Après la partie</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Proposer de nouveau</translation>
    </message>
    <message>
        <source>Forfeited…</source>
        <translation>Forfait…</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <translation>Retirer le résultat…</translation>
    </message>
    <message>
        <source>Join bands</source>
        <translation>Inscrire des bandes</translation>
    </message>
    <message>
        <source>Games of the campaign</source>
        <translation>Parties de la campagne</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>A game needs two bands: let them join first.</source>
        <translation>Il faut deux bandes pour une partie&#xa0;: inscrivez-les d’abord.</translation>
    </message>
    <message>
        <source>Make a first game, or the whole first round.</source>
        <translation>Prévoyez une première partie, ou toute la première ronde.</translation>
    </message>
    <message numerus="yes">
        <source>played, %n post-game(s) open</source>
        <translation>
            <numerusform>jouée, %n après-partie ouverte</numerusform>
            <numerusform>jouée, %n après-parties ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>No date yet</source>
        <translation>Pas encore de date</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figure(s)</source>
        <extracomment>how many figures a band sends to a game</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n figurine</numerusform>
            <numerusform>%1&#xa0;: %n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>Which band did not come?</source>
        <translation>Quelle bande n’est pas venue&#xa0;?</translation>
    </message>
    <message>
        <source>Abandoned…</source>
        <translation>Abandonnée…</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>what each side has scored, in the order of the seats</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Abandon a game</source>
        <translation>Abandonner une partie</translation>
    </message>
    <message>
        <source>Mark “%1” as abandoned?

It stays in the calendar without a result. It counts for no band in the standings and has no post-game; fees paid for it go back to the bands. The bands count as having met when rounds are paired.</source>
        <translation>Marquer «&#xa0;%1&#xa0;» comme abandonnée&#xa0;?

Elle reste au calendrier sans résultat. Elle ne compte pour aucune bande au classement et n’a pas d’après-partie&#xa0;; la solde versée pour elle est rendue aux bandes. Pour l’appariement des rondes, les bandes se seront rencontrées.</translation>
    </message>
    <message>
        <source>Cancel the game…</source>
        <translation>Annuler la partie…</translation>
    </message>
    <message>
        <source>Cancel a game</source>
        <translation>Annuler une partie</translation>
    </message>
    <message>
        <source>Cancel “%1”?

It stays in the calendar as cancelled, without a result. Fees paid for it go back to the bands. The bands do not count as having met when rounds are paired. You can propose the game again later.</source>
        <translation>Annuler «&#xa0;%1&#xa0;»&#xa0;?

La partie reste au calendrier, annulée et sans résultat. Les soldes versées pour elle reviennent aux bandes. Les bandes ne comptent pas comme s’étant rencontrées quand une ronde est appariée. Vous pourrez reproposer la partie plus tard.</translation>
    </message>
    <message>
        <source>Join players</source>
        <translation>Inscrire des joueurs</translation>
    </message>
    <message>
        <source>A game needs two players: let them join first.</source>
        <translation>Une partie demande deux joueurs&#xa0;: inscrivez-les d’abord.</translation>
    </message>
    <message>
        <source>Which player did not come?</source>
        <translation>Quel joueur n’est pas venu&#xa0;?</translation>
    </message>
    <message>
        <source>Mark “%1” as abandoned?

It stays in the calendar without a result and counts for nobody in the standings. The players count as having met when rounds are paired.</source>
        <translation>Noter «&#xa0;%1&#xa0;» comme abandonnée&#xa0;?

Elle reste au calendrier sans résultat et ne compte pour personne au classement. Pour l’appariement des rondes, les joueurs se sont rencontrés.</translation>
    </message>
    <message>
        <source>Cancel “%1”?

It stays in the calendar as cancelled, without a result. The players do not count as having met when rounds are paired. You can propose the game again later.</source>
        <translation>Annuler «&#xa0;%1&#xa0;»&#xa0;?

Elle reste au calendrier comme annulée, sans résultat. Pour l’appariement des rondes, les joueurs ne se sont pas rencontrés. La partie pourra être proposée de nouveau.</translation>
    </message>
    <message>
        <source>Round %1 has games to come after that date.</source>
        <translation>La ronde %1 a des parties prévues après cette date.</translation>
    </message>
    <message>
        <source>Correct the result…</source>
        <translation>Corriger le résultat…</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) left to schedule before all have met.</source>
        <translation>
            <numerusform>Encore %n rencontre à prévoir pour que tous se soient rencontrés.</numerusform>
            <numerusform>Encore %n rencontres à prévoir pour que tous se soient rencontrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have met.</source>
        <translation>Tous se sont rencontrés.</translation>
    </message>
    <message>
        <source>Once these games are played, everybody will have met.</source>
        <translation>Une fois ces parties jouées, tous se seront rencontrés.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignActs</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Rename the campaign…</source>
        <translation>&amp;Renommer la campagne…</translation>
    </message>
    <message>
        <source>&amp;Options…</source>
        <translation>&amp;Options…</translation>
    </message>
    <message>
        <source>&amp;End the campaign</source>
        <translation>T&amp;erminer la campagne</translation>
    </message>
    <message>
        <source>&amp;Save the calendar (ICS)…</source>
        <translation>Enregistrer le ca&amp;lendrier (ICS)…</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Reprendre la &amp;campagne</translation>
    </message>
    <message>
        <source>Set it r&amp;unning</source>
        <translation>Lancer la ca&amp;mpagne</translation>
    </message>
    <message>
        <source>Take it out of the &amp;archive</source>
        <translation>Sortir la campagne des &amp;archives</translation>
    </message>
    <message>
        <source>Put it into the &amp;archive</source>
        <translation>&amp;Archiver la campagne</translation>
    </message>
    <message>
        <source>Rename the campaign</source>
        <translation>Renommer la campagne</translation>
    </message>
    <message>
        <source>Name of the campaign:</source>
        <translation>Nom de la campagne&#xa0;:</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Print the s&amp;tandings…</source>
        <translation>Imprimer le classemen&amp;t…</translation>
    </message>
    <message>
        <source>&amp;New season…</source>
        <translation>&amp;Nouvelle saison…</translation>
    </message>
    <message>
        <source>Print the even&amp;ing pack…</source>
        <translation>Imprimer le &amp;dossier de soirée…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the story…</source>
        <translation>Enre&amp;gistrer le récit…</translation>
    </message>
    <message>
        <source>Print the stor&amp;y…</source>
        <translation>&amp;Imprimer le récit…</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignFigures</name>
    <message>
        <source>Band:</source>
        <translation>Bande&#xa0;:</translation>
    </message>
    <message>
        <source>Figures of the band, including the fallen</source>
        <translation>Figurines de la bande, morts compris</translation>
    </message>
    <message>
        <source>Career of the figure</source>
        <translation>Parcours de la figurine</translation>
    </message>
    <message>
        <source>No figures yet</source>
        <translation>Pas encore de figurines</translation>
    </message>
    <message>
        <source>They appear here once a band has joined.</source>
        <translation>Elles arrivent avec la première bande inscrite.</translation>
    </message>
    <message>
        <source>To the bands</source>
        <translation>Voir les bandes</translation>
    </message>
    <message>
        <source>No longer in the band</source>
        <translation>N’est plus dans la bande</translation>
    </message>
    <message>
        <source>Has earned a name</source>
        <translation>Mérite un nom</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>KO</source>
        <comment>knock-outs</comment>
        <translation>HC</translation>
    </message>
    <message>
        <source>Enemies put out of action</source>
        <translation>Ennemis mis hors de combat</translation>
    </message>
    <message>
        <source>Has not played yet.</source>
        <translation>N’a pas encore joué.</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Notes…</translation>
    </message>
    <message>
        <source>Whatever is worth remembering about the figure, in your own words</source>
        <translation>Tout ce que vous voulez retenir de cette figurine</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes on %1:</source>
        <translation>Notes sur %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignList</name>
    <message>
        <source>in the archive</source>
        <translation>archivée</translation>
    </message>
    <message numerus="yes">
        <source>%n band(s)</source>
        <translation>
            <numerusform>%n bande</numerusform>
            <numerusform>%n bandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>%n à venir</numerusform>
            <numerusform>%n à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignOptionsDialog</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Bands and figures</source>
        <translation>Bandes et figurines</translation>
    </message>
    <message>
        <source>Options of the campaign</source>
        <translation>Options de la campagne</translation>
    </message>
    <message>
        <source>What the group agrees on. A change counts from now on; what has been played stays as it was.</source>
        <translation>Les règles dont le groupe convient. Un changement vaut à partir de maintenant&#xa0;; les parties jouées restent telles quelles.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignPage</name>
    <message>
        <source>&amp;Calendar</source>
        <translation>&amp;Calendrier</translation>
    </message>
    <message>
        <source>&amp;After the game</source>
        <translation>Après la &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Bands</source>
        <translation>&amp;Bandes</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>C&amp;lassement</translation>
    </message>
    <message>
        <source>St&amp;ory</source>
        <translation>&amp;Histoire</translation>
    </message>
    <message>
        <source>Ca&amp;mpaign</source>
        <translation>Ca&amp;mpagne</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>enregistrement…</translation>
    </message>
    <message>
        <source>Calendar: the next step of the game</source>
        <translation>Calendrier&#xa0;: l’étape suivante de la partie</translation>
    </message>
    <message>
        <source>After the game: settle the line</source>
        <translation>Après la partie&#xa0;: régler la ligne</translation>
    </message>
    <message>
        <source>Story: view the campaign at this point</source>
        <translation>Histoire&#xa0;: voir la campagne à ce moment</translation>
    </message>
    <message numerus="yes">
        <source>%n band(s)</source>
        <translation>
            <numerusform>%n bande</numerusform>
            <numerusform>%n bandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>in the archive</source>
        <translation>archivée</translation>
    </message>
    <message>
        <source>As it was on %1; nothing can be changed here. Last act: %2</source>
        <extracomment>looking back: when, and what was done last, a sentence that may end with a full stop</extracomment>
        <translation>Telle qu’elle était le %1&#xa0;; rien ne peut être modifié ici. Dernière action&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;igures</source>
        <translation>Fi&amp;gurines</translation>
    </message>
    <message>
        <source>Standings: the page of the figure</source>
        <translation>Classement&#xa0;: la page de la figurine</translation>
    </message>
    <message>
        <source>Corrected (undo restores it): %1</source>
        <translation>Corrigé (Annuler le rétablit)&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n question en suspens</numerusform>
            <numerusform>%n questions en suspens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignStory</name>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>Ce qui a été écrit</translation>
    </message>
    <message>
        <source>Games and results</source>
        <translation>Parties et résultats</translation>
    </message>
    <message>
        <source>After the game</source>
        <translation>Après la partie</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Bands: purchases and changes</source>
        <translation>Bandes&#xa0;: achats et changements</translation>
    </message>
    <message>
        <source>The campaign itself</source>
        <translation>La campagne elle-même</translation>
    </message>
    <message>
        <source>Write in the chronicle…</source>
        <translation>Écrire dans la chronique…</translation>
    </message>
    <message>
        <source>View campaign at this point</source>
        <translation>Voir la campagne à ce moment</translation>
    </message>
    <message>
        <source>Take out this act…</source>
        <translation>Retirer cette action…</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Find words</source>
        <translation>Chercher un mot</translation>
    </message>
    <message>
        <source>Kind of act</source>
        <translation>Type d’action</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>History of the campaign, latest first</source>
        <translation>Historique de la campagne, du plus récent au plus ancien</translation>
    </message>
    <message>
        <source>All bands</source>
        <translation>Toutes les bandes</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Toutes les figurines</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>The chronicle</source>
        <translation>La chronique</translation>
    </message>
    <message>
        <source>What is to be remembered:</source>
        <translation>À retenir&#xa0;:</translation>
    </message>
    <message>
        <source>Change the entry…</source>
        <translation>Modifier l’entrée…</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Lecture de l’historique…</translation>
    </message>
    <message>
        <source>%1 †</source>
        <extracomment>a figure of the band that is dead or gone</extracomment>
        <translation>%1 †</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’au</translation>
    </message>
    <message>
        <source>Bring back what was taken out…</source>
        <translation>Rétablir ce qui a été retiré…</translation>
    </message>
    <message>
        <source>Brought back (Undo takes it out again): %1</source>
        <translation>Rétabli (Annuler le retire à nouveau)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Taken out (Undo brings it back): %1</source>
        <translation>Retiré (Annuler le rétablit)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Page of the figure</source>
        <translation>Page de la figurine</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Told game by game…</source>
        <translation>Racontée partie par partie…</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignTabs</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a campaign as it was, and when</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Nouvelle saison</translation>
    </message>
    <message>
        <source>%1, next season</source>
        <translation>%1, saison suivante</translation>
    </message>
    <message>
        <source>A campaign of its own with the same players and options, and the bands that are
still in, as they stand: their figures keep their names, what they have done,
portraits and notes. Games, standings, story and the fallen stay with the old
one; the hall of fame shows both.

Name of the new season:</source>
        <translation>Une nouvelle campagne avec les mêmes joueurs et les mêmes options, et les bandes
encore en lice dans leur état actuel&#xa0;: leurs figurines gardent leur nom, leur
palmarès, leur portrait et leurs notes. Les parties, le classement, l’histoire et
les morts restent dans l’ancienne&#xa0;; le palmarès réunit les deux.

Nom de la nouvelle saison&#xa0;:</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CardList</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CardModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>cards of another side: its name, then what they are, or how many</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>%1. %2, %3 of %4</source>
        <extracomment>a card read aloud: what it is, where it lies, which of the cards there, of how many</extracomment>
        <translation>%1. %2, %3 sur %4</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <extracomment>a card</extracomment>
        <translation>Jouable maintenant</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ChoiceList</name>
    <message>
        <source>Ticked ones count, from the top down. Drag to reorder, or use Ctrl and an arrow key.</source>
        <translation>Ceux qui sont cochés comptent, de haut en bas&#xa0;; la souris les déplace, ou Ctrl et une flèche.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ConsequencesDialog</name>
    <message numerus="yes">
        <source>Taking out “%1” also affects %n later act(s):</source>
        <translation>
            <numerusform>Retirer «&#xa0;%1&#xa0;» change %n action suivante&#xa0;:</numerusform>
            <numerusform>Retirer «&#xa0;%1&#xa0;» change %n actions suivantes&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take it out</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Also taken out: it depends on this.</source>
        <translation>Retirée aussi&#xa0;: elle en dépend.</translation>
    </message>
    <message>
        <source>Stays, with another result.</source>
        <translation>Reste, avec un autre résultat.</translation>
    </message>
    <message numerus="yes">
        <source>Bringing back “%1” also affects %n later act(s):</source>
        <translation>
            <numerusform>Rétablir «&#xa0;%1&#xa0;» change %n action suivante&#xa0;:</numerusform>
            <numerusform>Rétablir «&#xa0;%1&#xa0;» change %n actions suivantes&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Rétablir</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CorrectionDialog</name>
    <message>
        <source>Correct the past</source>
        <translation>Corriger le passé</translation>
    </message>
    <message>
        <source>To be corrected: %1</source>
        <translation>À corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>This campaign has ended: its final standings may change.</source>
        <translation>Cette campagne est terminée&#xa0;: son classement final peut changer.</translation>
    </message>
    <message>
        <source>It stays in the history</source>
        <translation>Elle reste dans l’historique</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Raison</translation>
    </message>
    <message>
        <source>&amp;Correct it</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>What becomes of the acts</source>
        <translation>Ce que deviennent les actes</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>As it will be</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>The rules do not allow this; it would be an exception: %1</source>
        <translation>Les règles ne le permettent pas&#xa0;; ce serait une exception&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Refund it</source>
        <translation>La rembourser</translation>
    </message>
    <message>
        <source>Give it to another…</source>
        <translation>Donner à une autre figurine…</translation>
    </message>
    <message>
        <source>Correct it…</source>
        <translation>La corriger…</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>La faire quand même</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) no longer hold. Say here what becomes of them, or decide later: until then they are open questions and count for nothing.</source>
        <translation>
            <numerusform>%n action n’est plus possible. Dites ici ce qu’elle devient, ou décidez plus tard&#xa0;: d’ici là, elle reste en suspens et ne compte pas.</numerusform>
            <numerusform>%n actions ne sont plus possibles. Dites ici ce qu’elles deviennent, ou décidez plus tard&#xa0;: d’ici là, elles restent en suspens et ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;What becomes of the act chosen above:</source>
        <translation>&amp;Ce que devient l’action choisie ci-dessus&#xa0;:</translation>
    </message>
    <message>
        <source>Your correction</source>
        <translation>Votre correction</translation>
    </message>
    <message>
        <source>No longer possible: %1</source>
        <translation>N’est plus possible&#xa0;: %1</translation>
    </message>
    <message>
        <source>What you choose</source>
        <extracomment>a column: what somebody chooses for an act</extracomment>
        <translation>Ce que vous choisissez</translation>
    </message>
    <message>
        <source>Follows from it</source>
        <translation>En découle</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CourseChart</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>a turn, then how each side stands</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Cours de la partie</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>one side after another</extracomment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>how a side stands: its name, what it has</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CrewDialog</name>
    <message>
        <source>Crews: %1</source>
        <translation>Équipes&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Band</source>
        <translation>&amp;Bande</translation>
    </message>
    <message>
        <source>Figures of the band</source>
        <translation>Figurines de la bande</translation>
    </message>
    <message>
        <source>&amp;Send this crew</source>
        <translation>&amp;Envoyer cette équipe</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s), %1 points to pay, %2 in the treasury</source>
        <extracomment>figures, and what they are paid, of what there is</extracomment>
        <translation>
            <numerusform>%n figurine, %1 points à payer, %2 au trésor</numerusform>
            <numerusform>%n figurines, %1 points à payer, %2 au trésor</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>&amp;Everyone who comes free, plus the hired figures ticked</source>
        <translation>&amp;Tout le monde, plus les mercenaires cochés</translation>
    </message>
    <message>
        <source>Only the figures &amp;ticked</source>
        <translation>Seulement les figurines &amp;cochées</translation>
    </message>
    <message>
        <source>Rand&amp;om draw:</source>
        <translation>T&amp;irage au sort&#xa0;:</translation>
    </message>
    <message>
        <source>How many figures are drawn</source>
        <translation>Combien de figurines sont tirées</translation>
    </message>
    <message>
        <source>&amp;Roll to see if he turns up</source>
        <translation>Jet de &amp;présence</translation>
    </message>
    <message>
        <source>Drawn: %1. This draw counts even if the game is cancelled. Hired figures can still join; any other change needs a reason.</source>
        <extracomment>names of figures</extracomment>
        <translation>Équipe tirée au sort&#xa0;: %1. Le tirage reste valable même si la partie est annulée. Des mercenaires peuvent encore s’y joindre&#xa0;; tout autre changement demande une raison.</translation>
    </message>
    <message>
        <source>&amp;Take this crew</source>
        <translation>&amp;Prendre cette équipe</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s), %1 points to pay at the start, %2 in the treasury</source>
        <extracomment>figures, and what they are paid, of what there is</extracomment>
        <translation>
            <numerusform>%n figurine, %1 points à payer au lancement, %2 au trésor</numerusform>
            <numerusform>%n figurines, %1 points à payer au lancement, %2 au trésor</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::Curtain</name>
    <message>
        <source>Now at the screen:</source>
        <translation>À l’écran maintenant&#xa0;:</translation>
    </message>
    <message>
        <source>Press Enter or click Show.</source>
        <extracomment>a side of a match</extracomment>
        <translation>Appuyez sur Entrée ou cliquez sur Montrer.</translation>
    </message>
    <message>
        <source>For %1 only: press Enter or click Show.</source>
        <translation>Pour %1 seulement&#xa0;: appuyez sur Entrée ou cliquez sur Montrer.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Montrer</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CutNotice</name>
    <message>
        <source>Show the &amp;log…</source>
        <translation>Voir le &amp;journal…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No library was open yet.</source>
        <translation>Aucune bibliothèque n’était encore ouverte.</translation>
    </message>
    <message>
        <source>The library %1 was open. Open it to see what was kept.</source>
        <translation>La bibliothèque %1 était ouverte. Ouvrez-la pour voir ce qui a été conservé.</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) of what you were typing are kept below.</source>
        <translation>
            <numerusform>%n brouillon de votre saisie est conservé ci-dessous.</numerusform>
            <numerusform>%n brouillons de votre saisie sont conservés ci-dessous.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>Il n’y a pas de brouillon.</translation>
    </message>
    <message>
        <source>Escarmouche did not close properly last time (%1).</source>
        <translation>Escarmouche ne s’est pas fermé normalement la dernière fois (%1).</translation>
    </message>
    <message>
        <source>Nothing was stored in this library yet.</source>
        <translation>Rien n’était encore enregistré dans cette bibliothèque.</translation>
    </message>
    <message>
        <source>Last stored, %1: a change to “%2”.</source>
        <translation>Dernier enregistrement, %1&#xa0;: une modification de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Last stored, %1, in “%2”: %3</source>
        <extracomment>when, a band or a campaign, a sentence that may end with a full stop</extracomment>
        <translation>Dernier enregistrement, %1, dans «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::DiceDialog</name>
    <message>
        <source>Correct typed dice</source>
        <translation>Corriger des dés saisis</translation>
    </message>
    <message>
        <source>What fell at the table?</source>
        <translation>Qu’est-il tombé à la table&#xa0;?</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Dé %1</translation>
    </message>
    <message>
        <source>&amp;What follows…</source>
        <translation>&amp;Conséquences…</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::DraftBar</name>
    <message>
        <source>Discard draft</source>
        <translation>Supprimer le brouillon</translation>
    </message>
    <message>
        <source>This library is open read-only: no draft is kept.</source>
        <translation>Bibliothèque ouverte en lecture seule&#xa0;: aucun brouillon n’est conservé.</translation>
    </message>
    <message>
        <source>No draft could be kept. %1</source>
        <translation>Le brouillon n’a pas pu être conservé. %1</translation>
    </message>
    <message>
        <source>This is your draft from %1.</source>
        <translation>Voici votre brouillon du %1.</translation>
    </message>
    <message>
        <source>Draft kept: you can close this and finish later.</source>
        <translation>Brouillon gardé&#xa0;: vous pouvez fermer et finir plus tard.</translation>
    </message>
    <message>
        <source>You can close this and finish later: what you enter is kept.</source>
        <translation>Vous pouvez fermer et finir plus tard&#xa0;: ce que vous saisissez est gardé.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::DraftList</name>
    <message>
        <source>Result: %1</source>
        <translation>Résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>New chronicle entry</source>
        <translation>Nouvelle entrée de la chronique</translation>
    </message>
    <message>
        <source>Change to a chronicle entry</source>
        <translation>Entrée de la chronique modifiée</translation>
    </message>
    <message>
        <source>What a band did before the campaign</source>
        <translation>Passé d’une bande avant la campagne</translation>
    </message>
    <message>
        <source>Game of the campaign</source>
        <translation>Partie de la campagne</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prochaine ronde</translation>
    </message>
    <message>
        <source>New name of the campaign</source>
        <translation>Nouveau nom de la campagne</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Nouvelle saison</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Nom d’un joueur</translation>
    </message>
    <message>
        <source>Band joining the campaign</source>
        <translation>Bande qui rejoint la campagne</translation>
    </message>
    <message>
        <source>Reason for a correction</source>
        <translation>Raison d’une correction</translation>
    </message>
    <message>
        <source>Note on a match</source>
        <translation>Note sur un match</translation>
    </message>
    <message>
        <source>Field of a band</source>
        <translation>Champ d’une bande</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>New band</source>
        <translation>Nouvelle bande</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Discard draft</source>
        <translation>&amp;Supprimer le brouillon</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>Crew: %1</source>
        <translation>Équipe&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>Sur le plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Options of a new campaign</source>
        <translation>Options d’une nouvelle campagne</translation>
    </message>
    <message>
        <source>Options of a match</source>
        <translation>Options d’une partie</translation>
    </message>
    <message>
        <source>Reason for an exception</source>
        <translation>Raison d’une exception</translation>
    </message>
    <message>
        <source>Options of the campaign</source>
        <translation>Options de la campagne</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>Correction of a result</source>
        <translation>Correction d’un résultat</translation>
    </message>
    <message>
        <source>Correction of a band’s past</source>
        <translation>Correction du passé d’une bande</translation>
    </message>
    <message>
        <source>Corrected words</source>
        <translation>Texte corrigé</translation>
    </message>
    <message>
        <source>Notes on a figure</source>
        <translation>Notes sur une figurine</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::EndPanel</name>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>&amp;Save the story…</source>
        <translation>Enregi&amp;strer le récit…</translation>
    </message>
    <message>
        <source>The board at that moment</source>
        <translation>Le plateau à ce moment</translation>
    </message>
    <message numerus="yes">
        <source>%n acts were taken back.</source>
        <translation>
            <numerusform>%n coup a été repris.</numerusform>
            <numerusform>%n coups ont été repris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>How the dice fell</source>
        <translation>Ce que les dés ont donné</translation>
    </message>
    <message>
        <source>Click to see the board at the end of that turn</source>
        <translation>Un clic montre le plateau à la fin de ce tour</translation>
    </message>
    <message>
        <source>How the sides stood</source>
        <translation>Le fil de la partie</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>Comment la partie a fini</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a figure whose name another side uses too, its side</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remat&amp;ch</source>
        <translation>Revanc&amp;he</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: %2 puts %3 out of action</source>
        <translation>%1&#xa0;: %2 met %3 hors de combat</translation>
    </message>
    <message>
        <source>%1, for %2: %3</source>
        <extracomment>a moment that decided much: turn, the side that gained, what happened</extracomment>
        <translation>%1, pour %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Show the &amp;board</source>
        <translation>Voir &amp;le plateau</translation>
    </message>
    <message>
        <source>Page of a &amp;figure</source>
        <translation>Page d’une &amp;figurine</translation>
    </message>
    <message>
        <source>%1: %2 leaves the table with %3 of %4</source>
        <extracomment>turn, a figure, the points it still has, of so many with their sign</extracomment>
        <translation>%1&#xa0;: %2 quitte la table avec %3 sur %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a turn, who scored what in it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Out of action, or off the table</source>
        <translation>Hors de combat, ou hors de la table</translation>
    </message>
    <message>
        <source>What the points were for</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>%1: %2 is out of action</source>
        <extracomment>turn, a figure</extracomment>
        <translation>%1&#xa0;: %2 est hors de combat</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::EntrantDialog</name>
    <message>
        <source>Change the player</source>
        <translation>Modifier le joueur</translation>
    </message>
    <message>
        <source>A player joins</source>
        <translation>Inscrire un joueur</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Played by</source>
        <translation>&amp;Joué par</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Inscrire</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::EntrantsPanel</name>
    <message>
        <source>A player joins…</source>
        <translation>Inscrire un joueur…</translation>
    </message>
    <message>
        <source>Change the player…</source>
        <translation>Modifier le joueur…</translation>
    </message>
    <message>
        <source>The player withdraws…</source>
        <translation>Retirer le joueur…</translation>
    </message>
    <message>
        <source>Players of the campaign</source>
        <translation>Joueurs de la campagne</translation>
    </message>
    <message>
        <source>No player yet</source>
        <translation>Pas encore de joueur</translation>
    </message>
    <message>
        <source>People take part by name; a machine can play a seat on the board.</source>
        <translation>On s’inscrit sous son nom&#xa0;; une machine peut tenir une place sur le plateau.</translation>
    </message>
    <message>
        <source>Has withdrawn</source>
        <translation>S’est retiré</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>W-D-L</source>
        <extracomment>wins, draws, losses</extracomment>
        <translation>V-N-D</translation>
    </message>
    <message>
        <source>Games won, drawn and lost</source>
        <translation>Parties gagnées, nulles et perdues</translation>
    </message>
    <message>
        <source>Has withdrawn; the games played no longer count</source>
        <translation>S’est retiré&#xa0;; ses parties ne comptent plus</translation>
    </message>
    <message>
        <source>Has withdrawn; the games played count</source>
        <translation>S’est retiré&#xa0;; ses parties comptent</translation>
    </message>
    <message>
        <source>A player withdraws</source>
        <translation>Un joueur se retire</translation>
    </message>
    <message>
        <source>%1 leaves the league. Do the games played still count? A game of three or four counts for the others in any case. Games to come go on without this player, or are cancelled when only one is left.</source>
        <translation>%1 quitte la ligue. Ses parties jouées comptent-elles encore&#xa0;? Une partie à trois ou quatre compte de toute façon pour les autres. Les parties à venir se joueront sans ce joueur, ou seront annulées s’il n’en reste qu’un.</translation>
    </message>
    <message>
        <source>They &amp;count</source>
        <translation>Elles &amp;comptent</translation>
    </message>
    <message>
        <source>They are &amp;annulled</source>
        <translation>Elles sont &amp;effacées</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::EntryDialog</name>
    <message>
        <source>“%1” means nothing under “%2”, so the cell is unchanged.</source>
        <extracomment>what was typed, the head of its column</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne veut rien dire sous «&#xa0;%2&#xa0;»&#xa0;: la case n’a pas changé.</translation>
    </message>
    <message>
        <source>No draft can be kept, so your entries would be lost. Close anyway?</source>
        <translation>Aucun brouillon ne peut être conservé&#xa0;: votre saisie serait perdue. Fermer quand même&#xa0;?</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FameDialog</name>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Champions and famous figures of all seasons</source>
        <translation>Champions et figurines célèbres de toutes les saisons</translation>
    </message>
    <message>
        <source>&amp;Goes on from…</source>
        <translation>&amp;Suite de…</translation>
    </message>
    <message>
        <source>Say which campaign was the season before this one</source>
        <translation>Indiquer quelle campagne était la saison précédente</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FieldDraftBar</name>
    <message>
        <source>Enter it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>Supprimer le brouillon</translation>
    </message>
    <message>
        <source>Your draft from %1 for “%2”: %3</source>
        <extracomment>a moment, a field, what was typed there</extracomment>
        <translation>Votre brouillon du %1 pour «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>Your draft from %1 for “%2” of %3: %4</source>
        <extracomment>a moment, a field, a figure, what was typed there</extracomment>
        <translation>Votre brouillon du %1 pour «&#xa0;%2&#xa0;» de %3&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FigureCard</name>
    <message>
        <source>Last acts</source>
        <extracomment>heads what a figure did last in a match</extracomment>
        <translation>Dernières actions</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FigurePanel</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FiguresPanel</name>
    <message>
        <source>Carried by %1:</source>
        <extracomment>heads the cards that a figure carries</extracomment>
        <translation>Porté par %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FindingsPanel</name>
    <message numerus="yes">
        <source>%n illegal</source>
        <translation>
            <numerusform>%n illégalité</numerusform>
            <numerusform>%n illégalités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FirstStartDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Bands are kept in %1</source>
        <translation>Les bandes sont gardées dans %1</translation>
    </message>
    <message>
        <source>a band of my own</source>
        <translation>une bande à moi</translation>
    </message>
    <message>
        <source>nothing yet, just look around</source>
        <translation>rien encore, juste un coup d’œil</translation>
    </message>
    <message>
        <source>the example band “%1” – %2</source>
        <translation>la bande d’exemple «&#xa0;%1&#xa0;» – %2</translation>
    </message>
    <message>
        <source>the example campaign: four bands, three games played, the fourth to come</source>
        <translation>la campagne d’exemple&#xa0;: quatre bandes, trois parties jouées, la quatrième à venir</translation>
    </message>
    <message>
        <source>a match on the board, at once, against the machine or somebody beside you</source>
        <translation>une partie sur le plateau, tout de suite, contre la machine ou à deux</translation>
    </message>
    <message>
        <source>a lesson: “%1” – %2</source>
        <extracomment>the title of a lesson; its game and how long it takes</extracomment>
        <translation>une leçon&#xa0;: «&#xa0;%1&#xa0;» – %2</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FixtureDialog</name>
    <message>
        <source>A game of the campaign</source>
        <translation>Une partie de la campagne</translation>
    </message>
    <message>
        <source>Band &amp;%1</source>
        <extracomment>a side of a game, by number</extracomment>
        <translation>Bande &amp;%1</translation>
    </message>
    <message>
        <source>the bands against each other</source>
        <translation>les bandes l’une contre l’autre</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>A band cannot play against itself.</source>
        <translation>Une bande ne joue pas contre elle-même.</translation>
    </message>
    <message>
        <source>Player &amp;%1</source>
        <translation>Joueur &amp;%1</translation>
    </message>
    <message>
        <source>the players against each other</source>
        <translation>les joueurs entre eux</translation>
    </message>
    <message>
        <source>Choose different players.</source>
        <translation>Choisissez des joueurs différents.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::GameStories</name>
    <message>
        <source>The story, game by game</source>
        <translation>L’histoire, partie par partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What happened in the game</source>
        <translation>Ce qui s’est passé pendant la partie</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::HistoryModel</name>
    <message>
        <source>%1 · %2</source>
        <comment>person and moment</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>enregistrement…</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, annulé</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::HistoryPanel</name>
    <message>
        <source>What games brought can be undone only in the campaign</source>
        <translation>Ce qu’une partie a apporté se retire là où elle est&#xa0;: dans la campagne</translation>
    </message>
    <message>
        <source>Undo this act alone, after showing what that does to later ones</source>
        <translation>Annuler cette action seule, après avoir montré ses effets sur les suivantes</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::HomePage</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Make a &amp;copy</source>
        <translation>En faire une &amp;copie</translation>
    </message>
    <message>
        <source>&amp;Remove from the library</source>
        <translation>&amp;Retirer de la bibliothèque</translation>
    </message>
    <message>
        <source>“%1” was taken off the library. Its history is kept.</source>
        <translation>«&#xa0;%1&#xa0;» a été retirée de la bibliothèque. Son historique est gardé.</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Trier par</translation>
    </message>
    <message numerus="yes">
        <source>%Ln band(s)</source>
        <translation>
            <numerusform>%Ln bande</numerusform>
            <numerusform>%Ln bandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln band(s)</source>
        <translation>
            <numerusform>%1 sur %Ln bande</numerusform>
            <numerusform>%1 sur %Ln bandes</numerusform>
        </translation>
    </message>
    <message>
        <source>The match %1 was taken off the list. It is kept in the library.</source>
        <translation>La partie %1 a été retirée de la liste. Elle reste dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The draft was discarded.</source>
        <translation>Le brouillon a été supprimé.</translation>
    </message>
    <message>
        <source>No bands needed</source>
        <translation>Sans bande</translation>
    </message>
    <message>
        <source>Start a quick match; it will be listed here.</source>
        <translation>Lancez une partie rapide&#xa0;: elle s’affichera ici.</translation>
    </message>
    <message>
        <source>Make your own band, or drop a band file on this window.</source>
        <translation>Créez votre bande, ou déposez un fichier de bande sur cette fenêtre.</translation>
    </message>
    <message>
        <source>No band matches “%1”.</source>
        <translation>Aucune bande ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::JoinDialog</name>
    <message>
        <source>&amp;Fresh: without experience or injuries</source>
        <translation>&amp;Neuve&#xa0;: sans expérience ni blessures</translation>
    </message>
    <message>
        <source>&amp;As it stands: with its experience, advances, injuries and treasury</source>
        <translation>&amp;Telle quelle&#xa0;: avec son expérience, ses améliorations, ses blessures et son trésor</translation>
    </message>
    <message>
        <source>A band joins</source>
        <translation>Inscription d’une bande</translation>
    </message>
    <message>
        <source>Find a band by name</source>
        <translation>Chercher une bande par son nom</translation>
    </message>
    <message>
        <source>Find a band</source>
        <translation>Chercher une bande</translation>
    </message>
    <message>
        <source>Bands and examples</source>
        <translation>Bandes et exemples</translation>
    </message>
    <message>
        <source>&amp;Player (a known one, or a new name)</source>
        <translation>&amp;Joueur (connu, ou un nouveau nom)</translation>
    </message>
    <message>
        <source>A copy of the band joins; the one in the library stays as it is.</source>
        <translation>C’est une copie qui s’inscrit&#xa0;; la bande de la bibliothèque reste telle quelle.</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Inscrire</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the example “%1”, %n point(s)</source>
        <translation>
            <numerusform>l’exemple «&#xa0;%1&#xa0;», %n point</numerusform>
            <numerusform>l’exemple «&#xa0;%1&#xa0;», %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>then &amp;write down the games and knock-outs on its paper sheet</source>
        <translation>puis n&amp;oter les parties et mises hors de combat que donne sa feuille</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LastActBar</name>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Dice as they fell</source>
        <translation>Dés tels qu’ils sont tombés</translation>
    </message>
    <message>
        <source>The dice as they fell, such as %1</source>
        <translation>Les dés tels qu’ils sont tombés, par exemple %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>who throws dice: a figure, its side</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1D%2</source>
        <extracomment>so many dice with so many sides</extracomment>
        <translation>%1D%2</translation>
    </message>
    <message>
        <source>Roll %1: %2.</source>
        <extracomment>dice of the game to be rolled at the table: how many, what for</extracomment>
        <translation>Lancez %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2: %3.</source>
        <extracomment>dice to be rolled at the table: who, how many, what for</extracomment>
        <translation>%1 lance %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>A sum of %1 or less succeeds.</source>
        <translation>Une somme de %1 ou moins réussit.</translation>
    </message>
    <message>
        <source>It needs %1 or more.</source>
        <translation>Il faut %1 ou plus.</translation>
    </message>
    <message>
        <source>Each die needs %1 or more.</source>
        <translation>Il faut %1 ou plus à chaque dé.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n numbers from 1 to %1.</source>
        <translation>
            <numerusform>Saisissez %n nombre de 1 à %1.</numerusform>
            <numerusform>Saisissez %n nombres de 1 à %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n faces, each one of these: %1.</source>
        <translation>
            <numerusform>Saisissez %n de ces faces&#xa0;: %1.</numerusform>
            <numerusform>Saisissez %n faces parmi celles-ci&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You typed %n.</source>
        <translation>
            <numerusform>Vous en avez saisi %n.</numerusform>
            <numerusform>Vous en avez saisi %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LeagueDialog</name>
    <message>
        <source>Result: %1</source>
        <translation>Résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Everybody has lost until you say who won. Tab goes to the next cell, Ctrl+Enter enters the result.</source>
        <translation>Tous ont perdu tant que vous n’indiquez pas le vainqueur. Tab passe à la case suivante, Ctrl+Entrée saisit le résultat.</translation>
    </message>
    <message>
        <source>Players of the game</source>
        <translation>Joueurs de la partie</translation>
    </message>
    <message>
        <source>&amp;Enter the result</source>
        <translation>&amp;Saisir le résultat</translation>
    </message>
    <message>
        <source>Nobody won this game. Enter the result anyway?</source>
        <translation>Personne n’a gagné cette partie. Saisir quand même le résultat&#xa0;?</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LeagueGrid</name>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Drew</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Won %1</source>
        <extracomment>how a player has won: &quot;by the Helipad&quot;</extracomment>
        <translation>Gagné %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LessonGuide</name>
    <message>
        <source>Press Enter or the button to go on.</source>
        <translation>Continuez avec Entrée ou le bouton.</translation>
    </message>
    <message>
        <source>Press the button in the ring, or its number.</source>
        <translation>Appuyez sur le bouton entouré, ou sur son numéro.</translation>
    </message>
    <message>
        <source>Read the line first, then go on.</source>
        <translation>Lisez d’abord, puis continuez.</translation>
    </message>
    <message>
        <source>The rules allow that, but the lesson asks for what is in the ring.</source>
        <translation>Les règles le permettent, mais la leçon demande ce qui est entouré.</translation>
    </message>
    <message>
        <source>Click the card, or press Enter on it.</source>
        <translation>Cliquez sur la carte, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Click the card: once to see what it does, once more to play it.</source>
        <translation>Cliquez sur la carte&#xa0;: une fois pour voir son effet, une seconde pour la jouer.</translation>
    </message>
    <message>
        <source>Click inside the ring, or press Enter.</source>
        <translation>Cliquez dans le cercle, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Click inside the ring: once to see what would happen, once more to do it. Enter does it at once.</source>
        <translation>Cliquez dans le cercle&#xa0;: une fois pour voir, une seconde pour le faire. Entrée le fait tout de suite.</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>on a tab: the title of a lesson</extracomment>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LessonList</name>
    <message>
        <source>%1 – done</source>
        <extracomment>a lesson that was done: its game and how long it takes</extracomment>
        <translation>%1 – faite</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LessonStrip</name>
    <message>
        <source>Watch the board…</source>
        <translation>Regardez le plateau…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how far a lesson is: line 3 of 18</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Lesson, line %1 of %2: %3</source>
        <extracomment>for a screen reader: line 3 of 18 of a lesson, then the line</extracomment>
        <translation>Leçon, ligne %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Finir la leçon</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip the lesson</source>
        <translation>Passer la leçon</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LessonTabs</name>
    <message>
        <source>That was the lesson. It stays on Home, to be done again.</source>
        <translation>La leçon est finie. Elle reste sur l’accueil, pour qui veut la refaire.</translation>
    </message>
    <message>
        <source>Preparing the lesson…</source>
        <translation>Préparation de la leçon…</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LibraryCare</name>
    <message numerus="yes">
        <source>The library is sound: %n act(s) checked.</source>
        <translation>
            <numerusform>La bibliothèque est saine&#xa0;: %n action vérifiée.</numerusform>
            <numerusform>La bibliothèque est saine&#xa0;: %n actions vérifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>Sauvegardée et vérifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Sauvegarde de la bibliothèque…</translation>
    </message>
    <message>
        <source>Checking the library…</source>
        <translation>Vérification de la bibliothèque…</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Ouvrir une bibliothèque</translation>
    </message>
    <message>
        <source>Libraries (*.library)</source>
        <translation>Bibliothèques (*.library)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Looking for a good backup…</source>
        <translation>Recherche d’une bonne sauvegarde…</translation>
    </message>
    <message>
        <source>Restoring the last good backup…</source>
        <translation>Restauration de la dernière bonne sauvegarde…</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Ouverture de la bibliothèque…</translation>
    </message>
    <message>
        <source>a good backup</source>
        <translation>une bonne sauvegarde</translation>
    </message>
    <message>
        <source>Restore the backup of %1? Anything done since then will be only in the present file, which is kept beside it.</source>
        <translation>Mettre la sauvegarde du %1 à la place de la bibliothèque&#xa0;? Ce qui a été fait depuis ne sera plus que dans le fichier actuel, gardé à côté.</translation>
    </message>
    <message>
        <source>Today’s backup of the library has been made.</source>
        <translation>La sauvegarde du jour de la bibliothèque est faite.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LibraryTroubleDialog</name>
    <message>
        <source>Last good backup: %1</source>
        <translation>Dernière bonne sauvegarde&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no good backup of it.</source>
        <translation>Il n’y en a pas de bonne sauvegarde.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LogDialog</name>
    <message>
        <source>The log cannot be read: %1</source>
        <translation>Le journal est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What the program logged until then. The file stays on this computer: %1</source>
        <translation>Ce que le programme a noté jusque-là. Ce fichier reste sur cet ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MachineMenu</name>
    <message>
        <source>Machines’ acts (&amp;J)</source>
        <extracomment>a menu: how the acts of machines are shown</extracomment>
        <translation>Coups des machines (&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Tout &amp;montrer</translation>
    </message>
    <message>
        <source>Show &amp;turns</source>
        <extracomment>of a match between machines, the board at the end of each turn is shown</extracomment>
        <translation>Montrer les &amp;tours</translation>
    </message>
    <message>
        <source>&amp;Result at once</source>
        <translation>&amp;Résultat tout de suite</translation>
    </message>
    <message>
        <source>&amp;Follow the figure that acts</source>
        <translation>&amp;Suivre la figurine qui agit</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MainWindow</name>
    <message>
        <source>%1 (read only)</source>
        <translation>%1 (lecture seule)</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchActs</name>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Refait&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 refuses.</source>
        <translation>%1 refuse.</translation>
    </message>
    <message>
        <source>%1 wants to take the last act back, with its dice:
%2</source>
        <translation>%1 veut reprendre le dernier coup, avec ses dés&#xa0;:
%2</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Repris&#xa0;: %1</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>%1 has given the match up.</source>
        <translation>%1 a abandonné la partie.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <translation>%1 propose le match nul.</translation>
    </message>
    <message>
        <source>The match ends in an agreed draw.</source>
        <translation>La partie se termine par un match nul convenu.</translation>
    </message>
    <message>
        <source>%1 is now played by: %2</source>
        <extracomment>who plays a seat from now on: the seat, then &quot;Person&quot; or a machine</extracomment>
        <translation>%1 est désormais joué par&#xa0;: %2</translation>
    </message>
    <message>
        <source>Does %1 give up? The match is then lost and over.</source>
        <translation>%1 abandonne la partie&#xa0;? Elle sera alors perdue et finie.</translation>
    </message>
    <message>
        <source>A machine agrees to a draw only in a practice match.</source>
        <translation>Une machine n’accepte le match nul que dans une partie d’entraînement.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>The match has ended. Take its last act back and go on playing it?</source>
        <translation>La partie est finie. Reprendre le dernier coup et continuer à la jouer&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Take &amp;back…</source>
        <translation>Reprendre le &amp;coup…</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>Offer a &amp;draw…</source>
        <translation>Proposer le match &amp;nul…</translation>
    </message>
    <message>
        <source>&amp;Concede…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchList</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a side and who plays it, as &quot;Vega (Machine: easy)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Remove from the library</source>
        <translation>&amp;Retirer de la bibliothèque</translation>
    </message>
    <message>
        <source>%1, %2 to act</source>
        <extracomment>a turn, the side that is to act</extracomment>
        <translation>%1, à jouer&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchMenu</name>
    <message>
        <source>Activate a figure first: then it can aim.</source>
        <translation>Activez d’abord une figurine&#xa0;: elle pourra alors viser.</translation>
    </message>
    <message>
        <source>There is nothing to aim at.</source>
        <translation>Il n’y a personne à viser.</translation>
    </message>
    <message>
        <source>Nobody can be attacked now; the list says why.</source>
        <translation>Personne ne peut être attaqué pour l’instant&#xa0;; la liste dit pourquoi.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>&amp;Show the rest at once</source>
        <translation>&amp;Montrer la suite sans attendre</translation>
    </message>
    <message>
        <source>&amp;Place all figures for me</source>
        <translation>&amp;Placer toutes les figurines pour moi</translation>
    </message>
    <message>
        <source>&amp;Aim at the best target</source>
        <translation>&amp;Viser la meilleure cible</translation>
    </message>
    <message>
        <source>&amp;Threat of the enemy pointed at</source>
        <translation>Mena&amp;ce de l’adversaire pointé</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>R&amp;evoir la partie</translation>
    </message>
    <message>
        <source>&amp;Note at this moment…</source>
        <translation>Note à ce m&amp;oment…</translation>
    </message>
    <message>
        <source>&amp;Back to the note before</source>
        <translation>Revenir à la note précé&amp;dente</translation>
    </message>
    <message>
        <source>&amp;On to the next note</source>
        <translation>A&amp;ller à la note suivante</translation>
    </message>
    <message>
        <source>Sa&amp;ve the story…</source>
        <translation>Enregistrer le réc&amp;it…</translation>
    </message>
    <message>
        <source>Cover t&amp;he screen</source>
        <translation>&amp;Baisser le rideau</translation>
    </message>
    <message>
        <source>&amp;Questions that may be passed</source>
        <translation>Questions &amp;facultatives</translation>
    </message>
    <message>
        <source>&amp;End the activation, or give the only answer</source>
        <translation>&amp;Terminer l’activation, ou donner la seule réponse</translation>
    </message>
    <message>
        <source>&amp;What the machine would do</source>
        <translation>Ce que ferait la mac&amp;hine</translation>
    </message>
    <message>
        <source>Nothing has happened since the match was opened.</source>
        <translation>Il ne s’est rien passé depuis l’ouverture de la partie.</translation>
    </message>
    <message>
        <source>Ho&amp;ld what is shown</source>
        <translation>Suspendre le &amp;jeu</translation>
    </message>
    <message>
        <source>What happened be&amp;fore</source>
        <translation>Ce qui s’est passé il &amp;y a un instant</translation>
    </message>
    <message>
        <source>There is nothing to decide right now.</source>
        <translation>Il n’y a rien à décider pour le moment.</translation>
    </message>
    <message>
        <source>Card of the figure pointed at (&amp;Z)</source>
        <translation>Fiche de la figurine pointée (&amp;Z)</translation>
    </message>
    <message>
        <source>What the others do is still being shown. Escape shows it at once.</source>
        <translation>On vous montre encore ce que font les autres. Échap passe à la fin.</translation>
    </message>
    <message>
        <source>Advice begins with the first turn. P places your figures for you.</source>
        <translation>Les conseils commencent au premier tour. P place vos figurines pour vous.</translation>
    </message>
    <message>
        <source>There is no advice on setting up; it begins with the first turn.</source>
        <translation>Pas de conseils pour le placement&#xa0;; ils commencent au premier tour.</translation>
    </message>
    <message>
        <source>Follow the ne&amp;xt advice</source>
        <translation>Suivre le conseil (&amp;K)</translation>
    </message>
    <message>
        <source>Follow the advice (K)</source>
        <translation>Suivre le conseil (K)</translation>
    </message>
    <message>
        <source>Place all figures for me (P)</source>
        <translation>Placer toutes les figurines pour moi (P)</translation>
    </message>
    <message>
        <source>No wave has been summed up yet.</source>
        <translation>Aucune vague n’a encore été résumée.</translation>
    </message>
    <message>
        <source>Sum of the last wave (&amp;1)</source>
        <translation>Bilan de la dernière vague (&amp;1)</translation>
    </message>
    <message>
        <source>Read the lesson’s line first, then go on.</source>
        <translation>Lisez d’abord le texte de la leçon, puis continuez.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchOptionsDialog</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>the default of a list of which nothing is ticked</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>By default: %1.</source>
        <extracomment>behind what an option is for: what it is unless people agree otherwise</extracomment>
        <translation>Par défaut&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchPage</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>why something cannot be done, and the rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>On to the next part of the page, to the one before</source>
        <translation>Partie suivante de la page, précédente</translation>
    </message>
    <message>
        <source>The others stay where they are: %1 (%2)</source>
        <extracomment>of several figures that go together one cannot: why, and the rule</extracomment>
        <translation>Les autres restent où elles sont&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>A question is open: press the number on a button to answer.</source>
        <translation>Une question attend&#xa0;: le numéro d’un bouton donne cette réponse.</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>Donner la réponse qui porte ce numéro</translation>
    </message>
    <message>
        <source>Answer this first: %1</source>
        <extracomment>a click on the board while a question is open: the question</extracomment>
        <translation>Répondez d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>Point at an enemy to see what it threatens.</source>
        <translation>Montrez un ennemi pour voir ce qu’il menace.</translation>
    </message>
    <message>
        <source>Another sort of act where you point</source>
        <extracomment>walk, run, shoot</extracomment>
        <translation>Un autre type d’acte là où vous pointez</translation>
    </message>
    <message>
        <source>Activate %1 first: click it, then click again.</source>
        <extracomment>a click on the board where the chosen figure could go: its name</extracomment>
        <translation>Activez d’abord %1&#xa0;: un clic dessus, puis un second.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchStart</name>
    <message>
        <source>Launch the game: %1</source>
        <extracomment>title of a window: the bands against each other</extracomment>
        <translation>Lancer la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play it on the board</source>
        <translation>Jouer sur le plateau</translation>
    </message>
    <message>
        <source>%1

Play the game at a table and enter its result, or choose crews that need none of this. Choose the crews now?</source>
        <translation>%1

Jouez la partie sur table et saisissez son résultat, ou choisissez des équipes qui s’en passent. Choisir les équipes maintenant&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <extracomment>a band, and what it pays</extracomment>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid to hired figures when you start: %1.</source>
        <extracomment>bands, each with what it pays</extracomment>
        <translation>Soldes payées au lancement&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchTabs</name>
    <message>
        <source>This game has no board to show the match on. To read it, enter: escarmouche match show %1</source>
        <translation>Ce jeu n’a pas de plateau où montrer la partie. Pour la lire, tapez&#xa0;: escarmouche match show %1</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::NamingForm</name>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Suggests a name that fits and that nobody in the band has had</source>
        <translation>Propose un nom qui va à la figurine et que personne de la bande n’a porté</translation>
    </message>
    <message>
        <source>Give this name</source>
        <translation>Donner ce nom</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::NewBandDialog</name>
    <message>
        <source>&amp;Make the band</source>
        <translation>&amp;Créer la bande</translation>
    </message>
    <message>
        <source>an empty band</source>
        <translation>une bande vide</translation>
    </message>
    <message numerus="yes">
        <source>the example “%1”, %n point(s)</source>
        <translation>
            <numerusform>l’exemple «&#xa0;%1&#xa0;», %n point</numerusform>
            <numerusform>l’exemple «&#xa0;%1&#xa0;», %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::NewCampaignDialog</name>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Bands join next, as copies that live in the campaign. The first result sets it running; its options can be changed at any time.</source>
        <translation>Les bandes s’inscrivent ensuite, en copies qui vivent dans la campagne. Le premier résultat la lance&#xa0;; ses options restent modifiables à tout moment.</translation>
    </message>
    <message>
        <source>&amp;Found the campaign</source>
        <translation>&amp;Fonder la campagne</translation>
    </message>
    <message>
        <source>&amp;As usual; change…</source>
        <translation>Habit&amp;uelles&#xa0;; modifier…</translation>
    </message>
    <message numerus="yes">
        <source>%n &amp;changed…</source>
        <translation>
            <numerusform>%n &amp;modifiée…</numerusform>
            <numerusform>%n &amp;modifiées…</numerusform>
        </translation>
    </message>
    <message>
        <source>Players join next, by name. The first result sets it running; its options can be changed at any time.</source>
        <translation>Les joueurs s’inscrivent ensuite, sous leur nom. Le premier résultat la met en cours&#xa0;; ses options se changent à tout moment.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::NotePanel</name>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A comment on this moment; left empty it is a bookmark.</source>
        <translation>Un commentaire sur ce moment&#xa0;; laissé vide, c’est un signet.</translation>
    </message>
    <message>
        <source>Bookmarks and comments stand here. B adds one at the moment you look at, in a replay too.</source>
        <translation>Signets et commentaires figurent ici. B en ajoute un au moment affiché, y compris en revoyant la partie.</translation>
    </message>
    <message>
        <source>Bookmarks and comments</source>
        <translation>Signets et commentaires</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>Suppri&amp;mer</translation>
    </message>
    <message>
        <source>E&amp;dit the note…</source>
        <translation>&amp;Modifier la note…</translation>
    </message>
    <message>
        <source>A&amp;dd a note…</source>
        <translation>Ajo&amp;uter une note…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a note: its turn, what it says</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::NoticeBar</name>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Valider</translation>
    </message>
    <message>
        <source>&amp;Do it again</source>
        <translation>&amp;Valider à nouveau</translation>
    </message>
    <message>
        <source>You typed a reason, “%1”, but the act was not done. Do it again: the reason is filled in.</source>
        <translation>Vous aviez saisi une raison, «&#xa0;%1&#xa0;», mais l’acte n’a pas été fait. Recommencez-le&#xa0;: la raison sera déjà remplie.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::OwedList</name>
    <message numerus="yes">
        <source>%n post-game(s) to close</source>
        <translation>
            <numerusform>%n après-partie à clore</numerusform>
            <numerusform>%n après-parties à clore</numerusform>
        </translation>
    </message>
    <message>
        <source>Result to be entered</source>
        <translation>Résultat à saisir</translation>
    </message>
    <message>
        <source>Date to be agreed</source>
        <translation>Date à fixer</translation>
    </message>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n question en suspens</numerusform>
            <numerusform>%n questions en suspens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PageTabs</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>The last change could not be stored. Close anyway?</source>
        <translation>Le dernier changement n’a pas pu être enregistré. Fermer quand même&#xa0;?</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PastDialog</name>
    <message>
        <source>Before the campaign: %1</source>
        <translation>Avant la campagne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Figures of the band</source>
        <translation>Figurines de la bande</translation>
    </message>
    <message>
        <source>&amp;Write down</source>
        <translation>&amp;Noter</translation>
    </message>
    <message>
        <source>What the band’s paper tells of each figure: games, how often it was out of action, and how many it put out of action, by their rank. It stands in the records; standings and rules leave it aside. Tab goes to the next cell, Ctrl+Enter writes all down.</source>
        <translation>Ce que la feuille de la bande dit de chaque figurine&#xa0;: ses parties, combien de fois elle a été hors de combat, et combien elle en a mis hors de combat, par rang. Cela figure dans les bilans&#xa0;; le classement et les règles n’en tiennent pas compte. Tab passe à la case suivante, Ctrl+Entrée note le tout.</translation>
    </message>
    <message>
        <source>&amp;What follows…</source>
        <translation>&amp;Conséquences…</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PastGrid</name>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PersonButton</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Who is at the keyboard: written in the history</source>
        <translation>Qui est au clavier&#xa0;: écrit dans l’historique</translation>
    </message>
    <message>
        <source>Who is at the keyboard</source>
        <translation>Qui est au clavier</translation>
    </message>
    <message>
        <source>Someone else…</source>
        <translation>Quelqu’un d’autre…</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PlanForm</name>
    <message>
        <source>A &amp;date is agreed on</source>
        <translation>La &amp;date est convenue</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>S&amp;cénario</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source> min</source>
        <extracomment>after a number of minutes</extracomment>
        <translation>&#xa0;min</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Quand</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>F&amp;useau</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>Du&amp;rée</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PlayOnDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Continuer la partie à partir d’ici</translation>
    </message>
    <message>
        <source>A new match continues from here; the one you are viewing stays as it is. Who plays?</source>
        <translation>Une nouvelle partie reprend à ce moment&#xa0;; celle que vous regardez reste telle quelle. Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <extracomment>a side of a match</extracomment>
        <translation>Joueur de %1</translation>
    </message>
    <message>
        <source>Only machines play; you watch.</source>
        <translation>Seules des machines jouent&#xa0;; vous regardez.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same bands meet again on the same ground, with other dice. Who plays?</source>
        <translation>Les mêmes bandes s’affrontent de nouveau sur le même terrain, avec d’autres dés. Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PortraitFrame</name>
    <message>
        <source>&amp;Choose a picture…</source>
        <translation>&amp;Choisir une image…</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>C&amp;oller une image</translation>
    </message>
    <message>
        <source>&amp;Remove the portrait</source>
        <translation>&amp;Supprimer le portrait</translation>
    </message>
    <message>
        <source>Drop or paste a picture here, or click to choose a file</source>
        <translation>Déposez ou collez une image ici, ou cliquez pour choisir un fichier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Choose a portrait</source>
        <translation>Choisir un portrait</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.bmp);;All files (*)</source>
        <translation>Images (*.png *.jpg *.jpeg *.gif *.bmp);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Remove the portrait of %1? This cannot be undone.</source>
        <translation>Supprimer le portrait de %1&#xa0;? Vous ne pourrez pas annuler.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PostGameAnswer</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take this line back…</source>
        <translation>Revenir sur cette ligne…</translation>
    </message>
    <message>
        <source>What may be chosen</source>
        <translation>Ce qui peut être choisi</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <extracomment>a rule&apos;s number</extracomment>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Dice as they fell: %1</source>
        <translation>Dés obtenus à la table&#xa0;: %1</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Correct the roll…</source>
        <translation>Corriger le jet…</translation>
    </message>
    <message>
        <source>or enter your own &amp;roll:</source>
        <translation>ou votre propre je&amp;t&#xa0;:</translation>
    </message>
    <message>
        <source>Page of the figure</source>
        <translation>Page de la figurine</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PostGameChooser</name>
    <message>
        <source>Post-games</source>
        <translation>Après-parties</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>clôturée</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PostGameHead</name>
    <message>
        <source>Purchases</source>
        <translation>Achats</translation>
    </message>
    <message>
        <source>%1, after the game</source>
        <extracomment>whose post-game</extracomment>
        <translation>%1, après la partie</translation>
    </message>
    <message>
        <source>Confirms every line that needs neither dice nor a choice. Each can be undone on its own.</source>
        <translation>Confirme chaque ligne sans jet ni choix. Chacune peut être annulée séparément.</translation>
    </message>
    <message>
        <source>Finish post-game</source>
        <translation>Terminer l’après-partie</translation>
    </message>
    <message numerus="yes">
        <source>Name %n figure(s)…</source>
        <extracomment>%n: figures that have earned a name</extracomment>
        <translation>
            <numerusform>Nommer %n figurine…</numerusform>
            <numerusform>Nommer %n figurines…</numerusform>
        </translation>
    </message>
    <message>
        <source>Earned a name by a knock-out or an advance: %1</source>
        <translation>Un nom mérité par une mise hors de combat ou une amélioration&#xa0;: %1</translation>
    </message>
    <message>
        <source>Roll and confirm all</source>
        <translation>Tout lancer et confirmer</translation>
    </message>
    <message>
        <source>Rolls for each line in turn, confirms what needs no choice, and stops at the first that needs your answer. Rolls cannot be undone.</source>
        <translation>Lance les dés de chaque ligne, confirme ce qui n’appelle aucun choix et s’arrête à la première qui attend votre réponse. Un lancer ne s’annule pas.</translation>
    </message>
    <message>
        <source>Confirm routine lines</source>
        <translation>Confirmer la routine</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PostGamePanel</name>
    <message>
        <source>Lines of the post-game</source>
        <translation>Lignes de l’après-partie</translation>
    </message>
    <message>
        <source>No post-game yet</source>
        <translation>Pas encore d’après-partie</translation>
    </message>
    <message>
        <source>Each band gets one with the result of a game.</source>
        <translation>Chaque bande en reçoit une avec le résultat d’une partie.</translation>
    </message>
    <message>
        <source>To the calendar</source>
        <translation>Au calendrier</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PreferencesDialog</name>
    <message>
        <source>A move of %1&#xa0;pas reads “%2”.</source>
        <translation>Un mouvement de %1&#xa0;pas se lit «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lentes</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapides</translation>
    </message>
    <message>
        <source>at normal speed</source>
        <translation>à vitesse normale</translation>
    </message>
    <message>
        <source>as your system is set</source>
        <extracomment>colours of the program</extracomment>
        <translation>comme votre système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claires</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombres</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PurchaseDialog</name>
    <message>
        <source>Correct a purchase</source>
        <translation>Corriger un achat</translation>
    </message>
    <message>
        <source>&amp;Bought</source>
        <translation>&amp;Achat</translation>
    </message>
    <message>
        <source>For &amp;each</source>
        <translation>Pour c&amp;hacun</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;What follows…</source>
        <translation>&amp;Conséquences…</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Pour qui</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n point(s))</source>
        <extracomment>a thing of the shop, its price in points</extracomment>
        <translation>
            <numerusform>%1 (%n point)</numerusform>
            <numerusform>%1 (%n points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::QuestionsDialog</name>
    <message>
        <source>Open questions</source>
        <translation>Questions en suspens</translation>
    </message>
    <message>
        <source>&amp;Take it out…</source>
        <translation>La &amp;retirer…</translation>
    </message>
    <message>
        <source>&amp;Correct it…</source>
        <translation>La &amp;corriger…</translation>
    </message>
    <message>
        <source>&amp;Do it all the same…</source>
        <translation>La faire &amp;quand même…</translation>
    </message>
    <message>
        <source>With a reason: what you cannot pay becomes a debt</source>
        <translation>Avec une raison&#xa0;: ce qui est trop cher devient une dette</translation>
    </message>
    <message>
        <source>It is possible again: do it now.</source>
        <translation>Elle est de nouveau possible&#xa0;: faites-la quand même.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Since the past was corrected, these acts are no longer possible. They count for nothing until you say what becomes of them.</source>
        <translation>Depuis que le passé a été corrigé, ces actions ne sont plus possibles. Elles ne comptent pas tant que vous n’avez pas dit ce qu’elles deviennent.</translation>
    </message>
    <message>
        <source>&amp;Refund it</source>
        <translation>&amp;Rembourser</translation>
    </message>
    <message>
        <source>Nothing is bought and the price stays in the treasury</source>
        <translation>Rien n’est acheté, le prix reste au trésor</translation>
    </message>
    <message>
        <source>&amp;Give it to another…</source>
        <translation>&amp;Donner à un autre…</translation>
    </message>
    <message>
        <source>Refunded</source>
        <extracomment>the reason that the history tells</extracomment>
        <translation>Remboursé</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::QuickMatchDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Générée</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 points</translation>
    </message>
    <message>
        <source>Band of side %1</source>
        <translation>Bande du camp %1</translation>
    </message>
    <message>
        <source>Player of side %1</source>
        <translation>Joueur du camp %1</translation>
    </message>
    <message>
        <source>Opt&amp;ions…</source>
        <translation>Opt&amp;ions…</translation>
    </message>
    <message numerus="yes">
        <source>Opt&amp;ions… (%n changed)</source>
        <translation>
            <numerusform>Opt&amp;ions… (%n modifiée)</numerusform>
            <numerusform>Opt&amp;ions… (%n modifiées)</numerusform>
        </translation>
    </message>
    <message>
        <source>Table from a file</source>
        <translation>Table d’un fichier</translation>
    </message>
    <message>
        <source>Tables and maps of Tiled (*.table.json *.tmj *.json);;All files (*)</source>
        <translation>Tables et cartes de Tiled (*.table.json *.tmj *.json);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pieces.</source>
        <extracomment>a table read from a file: the file&apos;s name</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n élément.</numerusform>
            <numerusform>%1&#xa0;: %n éléments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more are left out.</source>
        <translation>
            <numerusform>Et %n autre est laissé de côté.</numerusform>
            <numerusform>Et %n autres sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nobody in it yet</source>
        <translation>%1&#xa0;: encore personne</translation>
    </message>
    <message>
        <source>%1 (example)</source>
        <extracomment>a band that comes with the program; there may be one&apos;s own of that name</extracomment>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>%1 of the %2 zones are used.</source>
        <extracomment>of zones to set up in</extracomment>
        <translation>%1 des %2 zones servent.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a band, and why the board does not play it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: everyone misses the next game</source>
        <extracomment>a band whose figures all have an injury that keeps them from one game</extracomment>
        <translation>%1&#xa0;: toutes ses figurines manquent la prochaine partie</translation>
    </message>
    <message>
        <source>Name of side %1</source>
        <translation>Nom du camp %1</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Camp %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a band and what it is worth, its race</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>An example: boards are picked at random at the start</source>
        <translation>Un exemple&#xa0;: les plateaux seront tirés au sort au début</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::QuizPage</name>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>the score of a quiz: right answers, positions</extracomment>
        <translation>%1 sur %2 justes</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) not answered.</source>
        <translation>
            <numerusform>%n position sans réponse.</numerusform>
            <numerusform>%n positions sans réponse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Position %1 of %2, right answers: %3</source>
        <extracomment>how far one is in a quiz, and how much was right</extracomment>
        <translation>Position %1 sur %2, bonnes réponses&#xa0;: %3</translation>
    </message>
    <message>
        <source>Click the place. By keys: arrows, then Enter.</source>
        <translation>Cliquez sur l’endroit. Au clavier&#xa0;: flèches, puis Entrée.</translation>
    </message>
    <message>
        <source>Click a figure, or press the number of an answer.</source>
        <translation>Cliquez sur une figurine ou tapez le numéro d’une réponse.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a figure, and where it stands</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Several are as good: the dice decide</source>
        <translation>Plusieurs se valent&#xa0;: les dés décident</translation>
    </message>
    <message>
        <source>Nobody: it stays where it is</source>
        <translation>Personne&#xa0;: il reste où il est</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Exact&#xa0;!</translation>
    </message>
    <message>
        <source>No: it stays.</source>
        <translation>Non&#xa0;: il reste sur place.</translation>
    </message>
    <message>
        <source>No: the dice decide (%1).</source>
        <translation>Non&#xa0;: les dés décident (%1).</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <translation>Non&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Every one. Nothing that walks will surprise you.</source>
        <translation>Toutes. Plus rien de ce qui marche ne vous surprendra.</translation>
    </message>
    <message>
        <source>Well done. Go back over those you missed.</source>
        <translation>Bien joué. Revoyez celles que vous avez manquées.</translation>
    </message>
    <message>
        <source>Go back over those you missed, then try again.</source>
        <translation>Revoyez celles que vous avez manquées, puis recommencez.</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between names or places of which each would be right</extracomment>
        <translation>ou</translation>
    </message>
    <message>
        <source>Not %1, but %2.</source>
        <extracomment>where somebody was said to come to stand, and where it does</extracomment>
        <translation>Pas %1, mais %2.</translation>
    </message>
    <message>
        <source>On the board: a dotted line to whom it goes for, a plain one to others it could reach.</source>
        <translation>Sur le plateau&#xa0;: en pointillé vers sa proie, en trait plein vers les autres qu’il pourrait atteindre.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::QuizPanel</name>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédente</translation>
    </message>
    <message>
        <source>See the &amp;score</source>
        <translation>Voir le &amp;score</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivante</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fe&amp;rmer</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RecordCard</name>
    <message>
        <source>Career game by game</source>
        <translation>Le parcours, partie par partie</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RegisterModel</name>
    <message>
        <source>Come for pay</source>
        <translation>Payés à la partie</translation>
    </message>
    <message>
        <source>The fallen</source>
        <translation>Les morts et disparus</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>Contacts lost</source>
        <extracomment>heading of mercenaries who were put out of action, and would have to be hired anew</extracomment>
        <translation>Contacts perdus</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>where a replay is: this step of all steps</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Étape de la partie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer la partie à partir d’ici</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>What happened in this step</source>
        <translation>Ce qui s’est passé à cette étape</translation>
    </message>
    <message>
        <source>Replay: a step back, a step on</source>
        <translation>Relecture&#xa0;: un pas en arrière, un pas en avant</translation>
    </message>
    <message>
        <source>Replay: play, pause</source>
        <translation>Relecture&#xa0;: lire, suspendre</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Lire ou suspendre (Espace)</translation>
    </message>
    <message>
        <source>Replay: back to the match</source>
        <translation>Relecture&#xa0;: retour à la partie</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ResultDialog</name>
    <message>
        <source>Result: %1</source>
        <translation>Résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Enter the result</source>
        <translation>&amp;Saisir le résultat</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Points de victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>by the victory points</source>
        <translation>selon les points de victoire</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>How %1 came out</source>
        <translation>Issue de la partie pour la bande %1</translation>
    </message>
    <message>
        <source>Victory points:</source>
        <translation>Points de victoire&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Turns played:</source>
        <translation>&amp;Tours joués&#xa0;:</translation>
    </message>
    <message>
        <source>Figures of the game</source>
        <translation>Figurines de la partie</translation>
    </message>
    <message>
        <source>Figures went out of action, but nobody has victory points.</source>
        <translation>Des figurines sont hors de combat, mais personne n’a de points de victoire.</translation>
    </message>
    <message>
        <source>No turn is entered under “Turns played”.</source>
        <translation>Aucun tour n’est saisi sous «&#xa0;Tours joués&#xa0;».</translation>
    </message>
    <message>
        <source>Enter the result anyway?</source>
        <translation>Saisir le résultat quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Correct the result: %1</source>
        <translation>Corriger le résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;What follows…</source>
        <translation>&amp;Conséquences…</translation>
    </message>
    <message>
        <source>One row per figure, in the order of the sheets. Leave the row blank if nothing happened; type O for out of action, the attacker’s number, such as B3, and the rest by its first letter. Tab goes to the next cell, Ctrl+Enter goes on.</source>
        <translation>Une ligne par figurine, dans l’ordre des feuilles. Laissez la ligne vide s’il n’est rien arrivé&#xa0;; tapez H pour hors de combat, le numéro de l’auteur, comme B3, et le reste par sa première lettre. Tab passe à la case suivante, Ctrl+Entrée continue.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ResultGrid</name>
    <message>
        <source>Out of action</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation>A quitté la table</translation>
    </message>
    <message>
        <source>Did not play</source>
        <translation>N’a pas joué</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>code of a figure</comment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Ce qu’elle est devenue</translation>
    </message>
    <message>
        <source>Put out by</source>
        <translation>Mise hors de combat par</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Consommé</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Mentions</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RosterModel</name>
    <message numerus="yes">
        <source>%1, %n figure(s)</source>
        <translation>
            <numerusform>%1, %n figurine</numerusform>
            <numerusform>%1, %n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>gear and its effect</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>%1
%2 × %3 = %4</source>
        <translation>%1
%2 × %3 = %4</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>no gear</source>
        <translation>sans équipement</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RosterView</name>
    <message>
        <source>No figure yet. Choose one in the shop, by its “+” or with Ctrl+F, its name and Enter.</source>
        <translation>Pas encore de figurine. Choisissez-en une dans la boutique, par son «&#xa0;+&#xa0;» ou avec Ctrl+F, son nom et Entrée.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RoundDialog</name>
    <message>
        <source>The next round</source>
        <translation>La ronde suivante</translation>
    </message>
    <message>
        <source>P&amp;airing</source>
        <translation>&amp;Appariement</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>&amp;Prévoir</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <extracomment>a band that finds nobody to play against this round</extracomment>
        <translation>%1 est exempte</translation>
    </message>
    <message>
        <source>&amp;Bands at a table</source>
        <translation>&amp;Bandes par table</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Toutes rondes</translation>
    </message>
    <message>
        <source>Random draw</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Swiss: neighbours in the standings</source>
        <translation>Système suisse&#xa0;: voisins au classement</translation>
    </message>
    <message>
        <source>The pairings are drawn when you schedule the round.</source>
        <translation>Les paires sont tirées quand vous prévoyez la ronde.</translation>
    </message>
    <message>
        <source>Those left over play at a smaller table. Whoever is left alone has a bye.</source>
        <translation>Ceux qui restent jouent à une table plus petite. Qui reste seul est exempt.</translation>
    </message>
    <message>
        <source>&amp;Until all have met</source>
        <translation>&amp;Tour complet</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>Ro&amp;ndes</translation>
    </message>
    <message>
        <source>Days between: </source>
        <translation>Jours d’écart&#xa0;: </translation>
    </message>
    <message>
        <source>Days from one round to the next</source>
        <translation>Jours d’une ronde à la suivante</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronde %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more round(s)</source>
        <translation>
            <numerusform>… et encore %n ronde</numerusform>
            <numerusform>… et encore %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Then all have met.</source>
        <translation>Tous se seront alors rencontrés.</translation>
    </message>
    <message numerus="yes">
        <source>All have met after %n more round(s).</source>
        <translation>
            <numerusform>Encore %n ronde après celles-ci pour que tous se soient rencontrés.</numerusform>
            <numerusform>Encore %n rondes après celles-ci pour que tous se soient rencontrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 has games to come after that date.</source>
        <translation>La ronde %1 a des parties prévues après cette date.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RulePopover</name>
    <message>
        <source>the program sees to it</source>
        <translation>le programme y veille</translation>
    </message>
    <message>
        <source>the program helps</source>
        <translation>le programme aide</translation>
    </message>
    <message>
        <source>left to the table</source>
        <translation>laissé à la table</translation>
    </message>
    <message>
        <source>enforced on the roster only</source>
        <translation>seulement sur la feuille de bande</translation>
    </message>
    <message>
        <source>not yet built</source>
        <translation>pas encore réalisé</translation>
    </message>
    <message>
        <source>The program does not apply this rule yet: play it from the book.</source>
        <translation>Le programme n’applique pas encore cette règle&#xa0;: jouez-la d’après le livre.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RulesDialog</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>A word, or a number such as %1</source>
        <translation>Un mot, ou un numéro comme %1</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ScoreBar</name>
    <message numerus="yes">
        <source>%n standing</source>
        <extracomment>figures of a side</extracomment>
        <translation>
            <numerusform>%n debout</numerusform>
            <numerusform>%n debout</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a match: its name, then how it stands</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to act</source>
        <extracomment>figures of a side that have not acted in this turn</extracomment>
        <translation>
            <numerusform>%n à jouer</numerusform>
            <numerusform>%n à jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <extracomment>a side of a match, and by how many points it is ahead</extracomment>
        <translation>%1 mène de %2</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <extracomment>a score, and what of it this turn has brought</extracomment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>In brackets: what this turn has brought</source>
        <extracomment>why a score is followed by (+2)</extracomment>
        <translation>Entre parenthèses&#xa0;: ce que ce tour a rapporté</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ScoreSum</name>
    <message>
        <source>Casualties</source>
        <translation>Éliminés</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <extracomment>what points are given for, and how many for each</extracomment>
        <translation>
            <numerusform>%1, %n point à chaque fois</numerusform>
            <numerusform>%1, %n points à chaque fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what points are given for, a band</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Adds up to</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Points added up for %1</source>
        <translation>Total des points de %1</translation>
    </message>
    <message>
        <source>&amp;Use these points</source>
        <translation>&amp;Reprendre ces points</translation>
    </message>
    <message>
        <source>%1: %2 typed, %3 added up</source>
        <extracomment>the letter of a band, victory points</extracomment>
        <translation>%1&#xa0;: %2 saisis, %3 calculés</translation>
    </message>
    <message numerus="yes">
        <source>“Put out by” is empty for %n figure(s) out of action: no points for them.</source>
        <translation>
            <numerusform>%n figurine hors de combat sans nom sous «&#xa0;Mise hors de combat par&#xa0;»&#xa0;: aucun point.</numerusform>
            <numerusform>%n figurines hors de combat sans nom sous «&#xa0;Mise hors de combat par&#xa0;»&#xa0;: aucun point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, %n point(s) each (%3)</source>
        <extracomment>how often, what points are given for, the number of a rule</extracomment>
        <translation>
            <numerusform>%1 × %2, %n point chacun (%3)</numerusform>
            <numerusform>%1 × %2, %n points chacun (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::SheetPreview</name>
    <message>
        <source>Roster sheet of %1</source>
        <translation>Feuille de bande&#xa0;: %1</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter (États-Unis)</translation>
    </message>
    <message>
        <source>in pas</source>
        <translation>en pas</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>in mm, %1&#xa0;mm a pas</source>
        <translation>en mm, %1&#xa0;mm par pas</translation>
    </message>
    <message>
        <source>Sent to the printer %1</source>
        <translation>Envoyé à l’imprimante %1</translation>
    </message>
    <message>
        <source>Pages that will be printed</source>
        <translation>Pages qui seront imprimées</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ShopModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>total after: %1</source>
        <translation>total ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>porté</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ShopPanel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>shop tab, entries found</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Choose an entry to read about it.</source>
        <translation>Choisissez une entrée pour en savoir plus.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aj&amp;outer</translation>
    </message>
    <message>
        <source>Choose figures on the roster who can carry it.</source>
        <translation>Choisissez dans l’effectif des figurines qui peuvent le porter.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add to %n figure(s): %1</source>
        <translation>
            <numerusform>Aj&amp;outer à %n figurine&#xa0;: %1</numerusform>
            <numerusform>Aj&amp;outer à %n figurines&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add: %1</source>
        <translation>Aj&amp;outer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing by that name. Esc shows everything again.</source>
        <translation>Rien de ce nom. Échap montre à nouveau tout.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ShortcutsDialog</name>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::StandingsPanel</name>
    <message>
        <source>Bands</source>
        <translation>Bandes</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Standings of the bands</source>
        <translation>Classement des bandes</translation>
    </message>
    <message>
        <source>What the figures have done</source>
        <translation>Ce que les figurines ont fait</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>P</source>
        <comment>played</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation>Parties nulles</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Parties perdues</translation>
    </message>
    <message>
        <source>B</source>
        <comment>byes</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Exemptions</translation>
    </message>
    <message>
        <source>F</source>
        <comment>forfeits</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Forfaits</translation>
    </message>
    <message>
        <source>VP+</source>
        <comment>scored</comment>
        <translation>PdV+</translation>
    </message>
    <message>
        <source>Victory points scored</source>
        <translation>Points de victoire marqués</translation>
    </message>
    <message>
        <source>VP−</source>
        <comment>conceded</comment>
        <translation>PdV−</translation>
    </message>
    <message>
        <source>Victory points conceded</source>
        <translation>Points de victoire encaissés</translation>
    </message>
    <message>
        <source>±</source>
        <comment>difference</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>Difference of victory points</source>
        <translation>Différence de points de victoire</translation>
    </message>
    <message>
        <source>KO</source>
        <comment>knock-outs</comment>
        <translation>HC</translation>
    </message>
    <message>
        <source>Enemies put out of action</source>
        <translation>Ennemis mis hors de combat</translation>
    </message>
    <message>
        <source>No game has been played yet: figures appear here with the first result.</source>
        <translation>Aucune partie jouée&#xa0;: les figurines apparaîtront ici avec le premier résultat.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Subies</translation>
    </message>
    <message>
        <source>Times out of action</source>
        <translation>Mises hors de combat subies</translation>
    </message>
    <message>
        <source>Ties are broken by: %1.</source>
        <translation>Les égalités se départagent par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Standings of the players</source>
        <translation>Classement des joueurs</translation>
    </message>
    <message>
        <source>Those level on points share their place.</source>
        <translation>À égalité de points, la place est partagée.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Double-click or press Enter for the page of a figure</source>
        <translation>Double-clic ou Entrée&#xa0;: la page de la figurine</translation>
    </message>
    <message>
        <source>%1 (%2):</source>
        <extracomment>an award, and how many it was given for: &quot;Most knock-outs (3):&quot;</extracomment>
        <translation>%1 (%2)&#xa0;:</translation>
    </message>
    <message>
        <source>Hall of fame…</source>
        <translation>Palmarès…</translation>
    </message>
    <message>
        <source>Champions and famous figures of this campaign and of the seasons before it</source>
        <translation>Champions et figurines célèbres de cette campagne et des saisons précédentes</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::StoryLines</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>who did something, and when</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::StoryModel</name>
    <message>
        <source>%1 Declined for you (best chance: %2%).</source>
        <extracomment>a question about a free attack that was not asked, and the best chance, in per cent</extracomment>
        <translation>%1 Refusé à votre place (au mieux&#xa0;: %2&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 Passed for you, as you wished.</source>
        <extracomment>a question that was not asked, as the player wished</extracomment>
        <translation>%1 Passé à votre place, comme vous le souhaitiez.</translation>
    </message>
    <message>
        <source>Declined for you, like all of this series.</source>
        <extracomment>after a question that was not asked</extracomment>
        <translation>Refusé à votre place, comme toute cette série.</translation>
    </message>
    <message>
        <source>A tie, rolled again. %1</source>
        <extracomment>sides rolled the same, and roll again: what they roll</extracomment>
        <translation>Égalité, on relance. %1</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::StoryPanel</name>
    <message>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Log of the match</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>The board at that moment</source>
        <translation>Le plateau à ce moment</translation>
    </message>
    <message>
        <source>What was weighed there</source>
        <translation>Ce qui fut pesé là</translation>
    </message>
    <message>
        <source>Nothing in the log has “%1” in it.</source>
        <translation>Rien dans le journal ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Nobody is chosen on the board.</source>
        <translation>Personne n’est choisi sur le plateau.</translation>
    </message>
    <message>
        <source>Nothing of this is in the log.</source>
        <translation>Rien de tel dans le journal.</translation>
    </message>
    <message>
        <source>Nothing of this in the log has “%1” in it.</source>
        <translation>Rien de tel dans le journal ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Ce que montre le journal</translation>
    </message>
    <message>
        <source>All that happened</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Whose lines the log shows</source>
        <translation>De qui parle le journal</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>The chosen figure</source>
        <translation>La figurine choisie</translation>
    </message>
    <message>
        <source>%1 or a double-click on a line shows its rule, %2 or a right-click the board as it was.</source>
        <extracomment>%1, %2: keys</extracomment>
        <translation>%1 ou un double clic sur une ligne montre sa règle, %2 ou un clic droit le plateau à ce moment.</translation>
    </message>
    <message>
        <source>Hits, losses, points, the end</source>
        <translation>Touches, pertes, points, fin</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>%1 or a click shows why, where a line begins with ▸.</source>
        <extracomment>behind what keys do; %1: a key</extracomment>
        <translation>%1 ou un clic montre pourquoi, là où une ligne commence par ▸.</translation>
    </message>
    <message>
        <source>Hide why</source>
        <extracomment>of what rules decided</extracomment>
        <translation>Masquer les raisons</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Montrer les raisons</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::TargetModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>why an attack cannot be made, and the rule that says so</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: not possible. %2</source>
        <extracomment>an attack and why it cannot be made</extracomment>
        <translation>%1&#xa0;: impossible. %2</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>whom an attack is at, then the attack where it does not say so</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <extracomment>heads a column: the sign of action points</extracomment>
        <translation>Prix en %1</translation>
    </message>
    <message>
        <source>Cost in %1</source>
        <extracomment>heads a narrow column of prices: the sign of action points</extracomment>
        <translation>Coût en %1</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::TargetPanel</name>
    <message>
        <source>Targets, the best first</source>
        <translation>Cibles, la meilleure d’abord</translation>
    </message>
    <message>
        <source>Targets of the acting figure, best first. There are none now.</source>
        <translation>Cibles de la figurine active, la meilleure d’abord. Il n’y en a aucune pour l’instant.</translation>
    </message>
    <message>
        <source>A question is open: answer it first.</source>
        <translation>Une question est posée&#xa0;: répondez-y d’abord.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ThoughtModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>an act and how long its way is</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (done)</source>
        <extracomment>an act that was weighed and then done</extracomment>
        <translation>%1 (fait)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>what speaks for or against an act, and how much</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: worth %2. %3</source>
        <extracomment>an act read aloud: what, what it is worth, what spoke for and against it</extracomment>
        <translation>%1&#xa0;: vaut %2. %3</translation>
    </message>
    <message>
        <source>Weighed</source>
        <extracomment>heads a column: what an act is worth</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>In points, as the machine reckons</source>
        <translation>En points, à l’estime de la machine</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ThoughtPanel</name>
    <message>
        <source>There is nothing to decide right now.</source>
        <translation>Il n’y a rien à décider pour le moment.</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>Décision p&amp;récédente</translation>
    </message>
    <message>
        <source>Ne&amp;xt decision</source>
        <translation>Décision s&amp;uivante</translation>
    </message>
    <message>
        <source>%1, before %2 acted (%3).
Done: %4</source>
        <extracomment>a turn, a side, a machine, what was done</extracomment>
        <translation>%1, avant l’acte de %2 (%3).
Fait&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1’s reasoning is hidden while it has secrets.</source>
        <translation>Le raisonnement de %1 reste caché tant que ses secrets le sont.</translation>
    </message>
    <message>
        <source>%1: the machine has nothing to choose here (%2).</source>
        <translation>%1&#xa0;: ici la machine n’a rien à choisir (%2).</translation>
    </message>
    <message>
        <source>What the machine would do, best first</source>
        <translation>Ce que ferait la machine, le meilleur d’abord</translation>
    </message>
    <message>
        <source>Weighed for %1 (%2). Enter does the chosen line.
%3</source>
        <extracomment>a side, a machine, the act that is chosen and why</extracomment>
        <translation>Évaluation (%1, %2). Entrée joue la ligne choisie.
%3</translation>
    </message>
    <message>
        <source>Advice follows once what happened has been shown.</source>
        <translation>Le conseil suivra quand tout aura été montré.</translation>
    </message>
    <message>
        <source>During a lesson, the advice is what the lesson asks for.</source>
        <translation>Pendant une leçon, le conseil est ce qu’elle demande.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::TokenModel</name>
    <message>
        <source>%1/%2</source>
        <extracomment>points left of all</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Objective, %1. %2</source>
        <extracomment>what the scenario fights for, read aloud: what it is worth, whether it is taken</extracomment>
        <translation>Objectif, %1. %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>a figure read aloud: its side</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 of %2&#xa0;%3</source>
        <extracomment>a figure read aloud: points left, points it began with, their sign</extracomment>
        <translation>%1&#xa0;%3 sur %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a figure read aloud: who it is, then its states</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>what stands on a board: its kind, where</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>each listed below</source>
        <extracomment>several alike in one place, read aloud: each has a line of its own in the list</extracomment>
        <translation>chacun a sa ligne plus bas</translation>
    </message>
    <message>
        <source>in one line</source>
        <extracomment>several alike in one place, read aloud: they share a line of the list</extracomment>
        <translation>en une ligne</translation>
    </message>
    <message>
        <source>Acting</source>
        <translation>En action</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::TotalGauge</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2 too many</source>
        <translation>%1, %2 de trop</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::TrackBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>a track beside the board: its name, the step it stands at, its last step</extracomment>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>the step a track stands at, its last step</extracomment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::WaveSum</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Shows on the board when it happened; once more the next time.</source>
        <translation>Montre le moment sur le plateau&#xa0;; un nouveau clic montre le suivant.</translation>
    </message>
    <message>
        <source>What happened in the last wave; S again: in the one before</source>
        <translation>Ce qui s’est passé pendant la dernière vague&#xa0;; S de nouveau&#xa0;: pendant la précédente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a turn, then of whose wave in it a sum is</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Last summary (S)</source>
        <extracomment>a button on the board: what happened in the last wave, and its key</extracomment>
        <translation>Dernier bilan (S)</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::WindowFiles</name>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Import cancelled. The library is unchanged.</source>
        <translation>Importation annulée. La bibliothèque n’a pas changé.</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::WindowMenu</name>
    <message>
        <source>&amp;Always ask me</source>
        <extracomment>when a player is asked what he may pass</extracomment>
        <translation>&amp;Toujours me demander</translation>
    </message>
    <message>
        <source>Ask me &amp;only when I could do something</source>
        <translation>Ne me demander que si je peux &amp;faire quelque chose</translation>
    </message>
    <message>
        <source>Do &amp;not ask me until my turn</source>
        <translation>Ne &amp;rien me demander avant mon tour</translation>
    </message>
    <message>
        <source>Several people share this screen: whoever is asked only then would show the others that he can do something.</source>
        <translation>Plusieurs personnes partagent cet écran&#xa0;: une question posée dans ce cas seulement montrerait aux autres que l’on peut faire quelque chose.</translation>
    </message>
    <message>
        <source>Ask me: always</source>
        <translation>Me demander&#xa0;: toujours</translation>
    </message>
    <message>
        <source>Ask me: if I can act</source>
        <translation>Me demander&#xa0;: si je peux agir</translation>
    </message>
    <message>
        <source>Ask me: on my turn</source>
        <translation>Me demander&#xa0;: à mon tour</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::WindowMenus</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
</context>
<context>
    <name>escarmouche::app::WorkDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>Reading: %1 of %2</source>
        <translation>Lecture&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Storing acts: %1 of %2</source>
        <translation>Enregistrement des actes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Working out the campaign: %1 of %2 acts</source>
        <translation>Reconstitution de la campagne&#xa0;: %1 actes sur %2</translation>
    </message>
</context>
</TS>
