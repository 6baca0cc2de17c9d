<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
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
        <translation>Blessures</translation>
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
        <translation>Particularités</translation>
    </message>
    <message>
        <source>Advances</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Séquelles</translation>
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
        <translation>Constats</translation>
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
</TS>
