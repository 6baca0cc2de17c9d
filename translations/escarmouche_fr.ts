<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire « %1 » ?</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>« %1 » n&apos;est pas connu ici.</translation>
    </message>
    <message>
        <source>Something is missing. Usage: %1</source>
        <translation>Il manque quelque chose. Usage : %1</translation>
    </message>
    <message>
        <source>“%1” is one word too many. Usage: %2</source>
        <translation>« %1 » est un mot de trop. Usage : %2</translation>
    </message>
    <message>
        <source>The value of %1 is missing or not usable. Usage: %1 %2</source>
        <translation>La valeur de %1 manque ou ne convient pas. Usage : %1 %2</translation>
    </message>
    <message>
        <source>“%1” needs one more word: %2.</source>
        <translation>« %1 » demande un mot de plus : %2.</translation>
    </message>
    <message>
        <source>%1 wants a whole number, not “%2”.</source>
        <translation>%1 veut un nombre entier, pas « %2 ».</translation>
    </message>
    <message>
        <source>--set wants KEY=VALUE with one of these keys: %1.</source>
        <translation>--set veut CLÉ=VALEUR avec l&apos;une de ces clés : %1.</translation>
    </message>
    <message>
        <source>Say who gets it with --to FIGURE.</source>
        <translation>Dites qui le reçoit avec --to FIGURE.</translation>
    </message>
    <message>
        <source>A recruit is given to nobody: leave --to out.</source>
        <translation>Une recrue ne se donne à personne : laissez --to de côté.</translation>
    </message>
    <message>
        <source>Taken off the lists: %1</source>
        <translation>Retirée des listes : %1</translation>
    </message>
    <message>
        <source>Say who with --from FIGURE, or --whole for the band.</source>
        <translation>Dites qui avec --from FIGURE, ou --whole pour la bande.</translation>
    </message>
    <message>
        <source>There is no band file (*.band.json, *.csv) in that folder.</source>
        <translation>Il n&apos;y a pas de fichier de bande (*.band.json, *.csv) dans ce dossier.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit : %1</translation>
    </message>
    <message>
        <source>The file&apos;s name does not say which form is wanted; name one of json, csv, md, html, txt, pdf with --format.</source>
        <translation>Le nom du fichier ne dit pas quelle forme est voulue ; nommez json, csv, md, html, txt ou pdf avec --format.</translation>
    </message>
    <message>
        <source>The library has no band yet.</source>
        <translation>La bibliothèque n&apos;a pas encore de bande.</translation>
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
        <translation>non réglementaire</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>réglementaire</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>attention</translation>
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
        <translation>matériel</translation>
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
        <translation>Aide : %1</translation>
    </message>
    <message>
        <source>“%1” is not a language of the program: en or fr.</source>
        <translation>« %1 » n&apos;est pas une langue du programme : en ou fr.</translation>
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
        <translation>écrire du JSON ; ses clés sont en anglais dans toutes les langues</translation>
    </message>
    <message>
        <source>the game system; the first one when left out</source>
        <translation>le système de jeu ; sans cela, le premier</translation>
    </message>
    <message>
        <source>a property of the new band; may be repeated</source>
        <translation>une propriété de la nouvelle bande ; peut être répété</translation>
    </message>
    <message>
        <source>a figure by its name or number (#3); may be repeated</source>
        <translation>une figurine par son nom ou son numéro (#3) ; peut être répété</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>why it is done although a campaign would refuse it</source>
        <translation>pourquoi on le fait bien que la campagne le refuse</translation>
    </message>
    <message>
        <source>the band itself, off every list; its history stays</source>
        <translation>la bande elle-même, hors de toute liste ; son histoire reste</translation>
    </message>
    <message>
        <source>where to write; standard output when left out</source>
        <translation>où écrire ; sans cela, la sortie standard</translation>
    </message>
    <message>
        <source>json, csv, md, html, txt or pdf; by the file&apos;s suffix when left out</source>
        <translation>json, csv, md, html, txt ou pdf ; sans cela, d&apos;après le suffixe du fichier</translation>
    </message>
    <message>
        <source>csv: no cell that a spreadsheet takes for a formula</source>
        <translation>csv : aucune case qu&apos;un tableur prendrait pour une formule</translation>
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
        <source>every act as a line of JSON, enough to rebuild the library from</source>
        <translation>chaque acte en une ligne de JSON, de quoi reconstruire la bibliothèque</translation>
    </message>
    <message>
        <source>Tells whether bands are legal, what they cost and which rules they break.</source>
        <translation>Dit si des bandes sont réglementaires, ce qu&apos;elles coûtent et les règles qu&apos;elles enfreignent.</translation>
    </message>
    <message>
        <source>Makes a band in the library, and the library where there is none.</source>
        <translation>Crée une bande dans la bibliothèque, et la bibliothèque s&apos;il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>Recruits figures, or gives gear to figures, by the entry&apos;s name in the catalogue.</source>
        <translation>Recrute des figurines ou leur donne du matériel, par le nom de l&apos;entrée au catalogue.</translation>
    </message>
    <message>
        <source>Takes gear from figures, dismisses figures, or takes the whole band off the lists.</source>
        <translation>Retire du matériel, renvoie des figurines, ou retire toute la bande des listes.</translation>
    </message>
    <message>
        <source>Shows a band of the library, or of a file: figures, totals, findings.</source>
        <translation>Montre une bande de la bibliothèque ou d&apos;un fichier : figurines, totaux, remarques.</translation>
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
        <source>Lists what a band can be made of, with prices.</source>
        <translation>Liste ce dont une bande peut être faite, avec les prix.</translation>
    </message>
    <message>
        <source>Shows one entry of the catalogue with all its numbers.</source>
        <translation>Montre une entrée du catalogue avec tous ses chiffres.</translation>
    </message>
    <message>
        <source>Lists the rules, and who sees to each: the program, or the table.</source>
        <translation>Liste les règles et qui veille à chacune : le programme ou la table.</translation>
    </message>
    <message>
        <source>Shows one rule in our own words.</source>
        <translation>Montre une règle, dite à notre façon.</translation>
    </message>
    <message>
        <source>Tells which rules are proved, and by how many tests.</source>
        <translation>Dit quelles règles sont prouvées, et par combien d&apos;essais.</translation>
    </message>
    <message>
        <source>Prints the roster sheet of a band to a PDF file.</source>
        <translation>Imprime la feuille de bande dans un fichier PDF.</translation>
    </message>
    <message>
        <source>Checks the whole library: file, history and every band.</source>
        <translation>Vérifie toute la bibliothèque : fichier, histoire et chaque bande.</translation>
    </message>
    <message>
        <source>Makes a backup and checks it.</source>
        <translation>Fait une sauvegarde et la vérifie.</translation>
    </message>
    <message>
        <source>Puts a backup in the library&apos;s place; what stood there is kept.</source>
        <translation>Met une sauvegarde à la place de la bibliothèque ; celle qui s&apos;y trouvait est gardée.</translation>
    </message>
    <message>
        <source>Makes a library from its exported ledger; - reads standard input.</source>
        <translation>Refait une bibliothèque depuis son registre exporté ; - lit l&apos;entrée standard.</translation>
    </message>
    <message>
        <source>Writes every band of the library into a folder, or the ledger as lines of JSON.</source>
        <translation>Écrit chaque bande de la bibliothèque dans un dossier, ou le registre en lignes de JSON.</translation>
    </message>
    <message>
        <source>Measures how fast the program is on this machine.</source>
        <translation>Mesure la vitesse du programme sur cette machine.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Usage :</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples :</translation>
    </message>
    <message>
        <source>Escarmouche builds, keeps, checks and prints skirmish bands. Without a command it opens its window.</source>
        <translation>Escarmouche construit, garde, vérifie et imprime des bandes d&apos;escarmouche. Sans commande, il ouvre sa fenêtre.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes :</translation>
    </message>
    <message>
        <source>More on a command: escarmouche COMMAND --help. Version: --version.</source>
        <translation>En savoir plus sur une commande : escarmouche COMMANDE --help. Version : --version.</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 failure or illegal, 2 usage, 3 not found, 4 input rejected, 5 busy or moved on, 6 damaged, 7 made by a newer version, 8 not permitted, 9 disk full or unreadable, 130 interrupted.</source>
        <translation>Codes de sortie : 0 bien, 1 échec ou non réglementaire, 2 usage, 3 introuvable, 4 entrée refusée, 5 occupé ou dépassé, 6 endommagé, 7 fait par une version plus récente, 8 non permis, 9 disque plein ou illisible, 130 interrompu.</translation>
    </message>
    <message>
        <source>Several figures are called “%1”; name one by the number that “band show” gives, as in #3.</source>
        <translation>Plusieurs figurines s&apos;appellent « %1 » ; nommez-en une par le numéro que donne « band show », comme #3.</translation>
    </message>
    <message>
        <source>No figure of this band is “%1”.</source>
        <translation>Aucune figurine de cette bande n&apos;est « %1 ».</translation>
    </message>
    <message>
        <source>Sound: %1 (bands: %2, acts: %3)</source>
        <translation>Saine : %1 (bandes : %2, actes : %3)</translation>
    </message>
    <message>
        <source>Name the folder with --output, or ask for --ledger.</source>
        <translation>Nommez le dossier avec --output, ou demandez --ledger.</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Rétablie : %1</translation>
    </message>
    <message>
        <source>Restored: %1. What stood there is kept as %2.</source>
        <translation>Rétablie : %1. Ce qui s&apos;y trouvait est gardé : %2.</translation>
    </message>
    <message>
        <source>Rebuilt: %1 (bands: %2, acts: %3)</source>
        <translation>Reconstruite : %1 (bandes : %2, actes : %3)</translation>
    </message>
    <message>
        <source>What stood there is kept as %1.</source>
        <translation>Ce qui s&apos;y trouvait est gardé : %1.</translation>
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
        <source>Ruling: %1</source>
        <translation>Précision : %1</translation>
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
        <translation>tue dans</translation>
    </message>
    <message>
        <source>Enforced rules: %1, proved: %2</source>
        <translation>Règles appliquées : %1, prouvées : %2</translation>
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
        <translation>PV</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Advances</source>
        <translation>Progressions</translation>
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
        <translation>Illégal</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>page %1 / %2</source>
        <translation>page %1 / %2</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>non réglementaire</translation>
    </message>
    <message numerus="yes">
        <source>This band breaks %n rule(s): the reasons follow the figures.</source>
        <translation>
            <numerusform>Cette bande enfreint %n règle : la raison suit les figurines.</numerusform>
            <numerusform>Cette bande enfreint %n règles : les raisons suivent les figurines.</numerusform>
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
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in use by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in use by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A place in a file, then what is wrong there: &quot;/members/3/name: The text is too long.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than the %1 the program reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not UTF-8 (byte %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character %1 is not allowed (byte %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON: “%1” was met at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is nested deeper than %1 levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is longer than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is shorter than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is outside %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” stands there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1, met %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not have the form %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are fewer than %1 entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has no “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has format %1; this version of the program reads up to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of the table cannot be read: “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band has no figure number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band already has a figure number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are only %n figure(s) on that line.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The figure does not have “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no property “%1” to set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not for a figure of this rank%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The treasury lacks %n point(s)%1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The purchase would break the rule %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price or an adjustment by hand needs a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library has no band “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has no entry “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference has no rule “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no library at “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has no game system “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history has no act “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone else changed this band in the meantime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not an Escarmouche library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “%1” is damaged: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library holds “%1”, which the program did not put there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of “%1” is damaged at act %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup “%1” is damaged: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” was moved, deleted or replaced while it was open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “%1” was written by a newer version of the program (version %2; this one knows up to %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not let the program use “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is on a network drive (%2), where a library cannot be written safely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be read or written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken over and the library is unchanged. Correct this and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken over and the library is unchanged. Update the program, or save the file from the older version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is as it was. Choose again from what the roster shows now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was bought. Choose something else, or do it as an adjustment with a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Write the reason and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. The list of bands shows what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. The lists of the catalogue and the rules show what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was made. Open the window once, or make a band, to begin a library there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Known systems: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. The history shows what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was lost. Close the other program or wait a moment, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band now shows what is stored; your last act was not made. Make it again if it still fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not touched. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not touched. Restore the last good backup; the damaged file is kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library was not touched. Choose an older backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was stored before is in the file that was moved. Put it back or open it from its new place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not touched. Update the program to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Give yourself the right to the file and its folder, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Copy the library to a disk of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was stored before is safe; the last act was not stored. Free some space and do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was stored before is safe; the last act was not stored. Check the disk and do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The act was refused and what was stored is safe. Please report this with the words in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>escarmouche::app::SheetPreview</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Roster sheet of %1</source>
        <translation>Feuille de bande : %1</translation>
    </message>
    <message>
        <source>Pages of the roster sheet</source>
        <translation>Pages de la feuille de bande</translation>
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
        <source>in mm, %1 mm a pas</source>
        <translation>en mm, %1 mm par pas</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier :</translation>
    </message>
    <message>
        <source>Sheet &amp;language:</source>
        <translation>&amp;Langue de la feuille :</translation>
    </message>
    <message>
        <source>&amp;Distances:</source>
        <translation>&amp;Distances :</translation>
    </message>
    <message>
        <source>Save the roster sheet</source>
        <translation>Enregistrer la feuille de bande</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
</context>
</TS>
