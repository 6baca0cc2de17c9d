<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Aftermath</name>
    <message numerus="yes">
        <source>%1: %2 of %n dice succeeded (%3 expected): nothing unusual.</source>
        <translation>
            <numerusform>%1: %2 of %n die succeeded (%3 expected): nothing unusual.</numerusform>
            <numerusform>%1: %2 of %n dice succeeded (%3 expected): nothing unusual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n dice succeeded (%3 expected). Bad luck like this comes 1 time in %4.</source>
        <translation>
            <numerusform>%1: %2 of %n die succeeded (%3 expected). Bad luck like this comes 1 time in %4.</numerusform>
            <numerusform>%1: %2 of %n dice succeeded (%3 expected). Bad luck like this comes 1 time in %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n dice succeeded (%3 expected). Luck like this comes 1 time in %4.</source>
        <translation>
            <numerusform>%1: %2 of %n die succeeded (%3 expected). Luck like this comes 1 time in %4.</numerusform>
            <numerusform>%1: %2 of %n dice succeeded (%3 expected). Luck like this comes 1 time in %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n&#xa0;cell</numerusform>
            <numerusform>%n&#xa0;cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CareerWords</name>
    <message numerus="yes">
        <source>Still standing, %n wound(s)</source>
        <translation>
            <numerusform>Still standing, %n wound</numerusform>
            <numerusform>Still standing, %n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The band has %n figure(s) “%1”. Nothing was changed. Say which with a number, as in “%1 2”, or name a row of “band show”, as in #%2.</source>
        <translation>
            <numerusform>The band has %n figure “%1”. Nothing was changed. Say which with a number, as in “%1 2”, or name a row of “band show”, as in #%2.</numerusform>
            <numerusform>The band has %n figures “%1”. Nothing was changed. Say which with a number, as in “%1 2”, or name a row of “band show”, as in #%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is only %n figure(s) “%1”. Nothing was changed.</source>
        <translation>
            <numerusform>There is only %n figure “%1”. Nothing was changed.</numerusform>
            <numerusform>There are only %n figures “%1”. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked.</source>
        <translation>
            <numerusform>%n file checked.</numerusform>
            <numerusform>%n files checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped, being no band: %1</source>
        <translation>
            <numerusform>%n skipped, being no band: %1</numerusform>
            <numerusform>%n skipped, being no bands: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no band in that folder. %n file(s) (*.json, *.csv) looked at.</source>
        <translation>
            <numerusform>There is no band in that folder. %n file (*.json, *.csv) looked at.</numerusform>
            <numerusform>There is no band in that folder. %n files (*.json, *.csv) looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 come</source>
        <translation>
            <numerusform>%n of %1 comes</numerusform>
            <numerusform>%n of %1 come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The report credits nobody with %n figure(s) out of action: no points for them.</source>
        <translation>
            <numerusform>The report credits nobody with %n figure out of action: no points for it.</numerusform>
            <numerusform>The report credits nobody with %n figures out of action: no points for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningPack</name>
    <message numerus="yes">
        <source>crew of %n</source>
        <translation>
            <numerusform>crew of %n</numerusform>
            <numerusform>crew of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the whole band, %n figure(s): no crew is chosen yet</source>
        <translation>
            <numerusform>the whole band, %n figure: no crew is chosen yet</numerusform>
            <numerusform>the whole band, %n figures: no crew is chosen yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message numerus="yes">
        <source>%n act(s) taken out on %1, brought back</source>
        <extracomment>acts of the history that somebody took out together at that time</extracomment>
        <translation>
            <numerusform>%n act taken out on %1, brought back</numerusform>
            <numerusform>%n acts taken out on %1, brought back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) taken out on %1, taken out again</source>
        <translation>
            <numerusform>%n act taken out on %1, taken out again</numerusform>
            <numerusform>%n acts taken out on %1, taken out again</numerusform>
        </translation>
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
    <name>PostGameWords</name>
    <message numerus="yes">
        <source>%n line(s) to settle</source>
        <translation>
            <numerusform>%n line to settle</numerusform>
            <numerusform>%n lines to settle</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>This band breaks %n rule(s): the reasons follow the figures.</source>
        <translation>
            <numerusform>This band breaks %n rule: the reason follows the figures.</numerusform>
            <numerusform>This band breaks %n rules: the reasons follow the figures.</numerusform>
        </translation>
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
    <name>Sentences</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n figure(s) on that line.</source>
        <translation>
            <numerusform>There is only %n figure on that line.</numerusform>
            <numerusform>There are only %n figures on that line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The treasury lacks %n point(s)%1.</source>
        <translation>
            <numerusform>The treasury lacks %n point%1.</numerusform>
            <numerusform>The treasury lacks %n points%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” fits %n band(s): %2.</source>
        <translation>
            <numerusform>“%1” fits %n band: %2.</numerusform>
            <numerusform>“%1” fits %n bands: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” fits %n campaign(s): %2.</source>
        <translation>
            <numerusform>“%1” fits %n campaign: %2.</numerusform>
            <numerusform>“%1” fits %n campaigns: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On this table there is no room for %n figure(s).</source>
        <translation>
            <numerusform>On this table there is no room for %n figure.</numerusform>
            <numerusform>On this table there is no room for %n figures.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsSheet</name>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>after %n game</numerusform>
            <numerusform>after %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumLines</name>
    <message numerus="yes">
        <source>%n moved</source>
        <extracomment>so many figures of a side, in the time in which it acted</extracomment>
        <translation>
            <numerusform>%n moved</numerusform>
            <numerusform>%n moved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BandListModel</name>
    <message numerus="yes">
        <source>%n broken rule(s)</source>
        <translation>
            <numerusform>%n broken rule</numerusform>
            <numerusform>%n broken rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>legal, %n warning(s)</source>
        <translation>
            <numerusform>legal, %n warning</numerusform>
            <numerusform>legal, %n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::BandsPanel</name>
    <message numerus="yes">
        <source>%1, %n band(s)</source>
        <extracomment>a player and how many bands are hers or his</extracomment>
        <translation>
            <numerusform>%1, %n band</numerusform>
            <numerusform>%1, %n bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Treasury: %1 point(s)</source>
        <translation>
            <numerusform>Treasury: %1 point</numerusform>
            <numerusform>Treasury: %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joined with %n point(s)</source>
        <translation>
            <numerusform>Joined with %n point</numerusform>
            <numerusform>Joined with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CalendarPanel</name>
    <message numerus="yes">
        <source>played, %n post-game(s) open</source>
        <translation>
            <numerusform>played, %n post-game open</numerusform>
            <numerusform>played, %n post-games open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n figure(s)</source>
        <extracomment>how many figures a band sends to a game</extracomment>
        <translation>
            <numerusform>%1: %n figure</numerusform>
            <numerusform>%1: %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) left to schedule before all have met.</source>
        <translation>
            <numerusform>%n pairing left to schedule before all have met.</numerusform>
            <numerusform>%n pairings left to schedule before all have met.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignList</name>
    <message numerus="yes">
        <source>%n band(s)</source>
        <translation>
            <numerusform>%n band</numerusform>
            <numerusform>%n bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <translation>
            <numerusform>%n to come</numerusform>
            <numerusform>%n to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignPage</name>
    <message numerus="yes">
        <source>%n band(s)</source>
        <translation>
            <numerusform>%n band</numerusform>
            <numerusform>%n bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n open question</numerusform>
            <numerusform>%n open questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CampaignStory</name>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ConsequencesDialog</name>
    <message numerus="yes">
        <source>Taking out “%1” also affects %n later act(s):</source>
        <translation>
            <numerusform>Taking out “%1” changes %n later act:</numerusform>
            <numerusform>Taking out “%1” changes %n later acts:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bringing back “%1” also affects %n later act(s):</source>
        <translation>
            <numerusform>Bringing back “%1” changes %n later act:</numerusform>
            <numerusform>Bringing back “%1” changes %n later acts:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CorrectionDialog</name>
    <message numerus="yes">
        <source>%n act(s) no longer hold. Say here what becomes of them, or decide later: until then they are open questions and count for nothing.</source>
        <translation>
            <numerusform>%n act no longer holds. Say here what becomes of it, or decide later: until then it is an open question and counts for nothing.</numerusform>
            <numerusform>%n acts no longer hold. Say here what becomes of them, or decide later: until then they are open questions and count for nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CrewDialog</name>
    <message numerus="yes">
        <source>%n figure(s), %1 points to pay, %2 in the treasury</source>
        <extracomment>figures, and what they are paid, of what there is</extracomment>
        <translation>
            <numerusform>%n figure, %1 points to pay, %2 in the treasury</numerusform>
            <numerusform>%n figures, %1 points to pay, %2 in the treasury</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s), %1 points to pay at the start, %2 in the treasury</source>
        <extracomment>figures, and what they are paid, of what there is</extracomment>
        <translation>
            <numerusform>%n figure, %1 points to pay at the start, %2 in the treasury</numerusform>
            <numerusform>%n figures, %1 points to pay at the start, %2 in the treasury</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::CutNotice</name>
    <message numerus="yes">
        <source>%n draft(s) of what you were typing are kept below.</source>
        <translation>
            <numerusform>%n draft of what you were typing is kept below.</numerusform>
            <numerusform>%n drafts of what you were typing are kept below.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::EndPanel</name>
    <message numerus="yes">
        <source>%n acts were taken back.</source>
        <translation>
            <numerusform>%n act was taken back.</numerusform>
            <numerusform>%n acts were taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FigurePanel</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::FindingsPanel</name>
    <message numerus="yes">
        <source>%n illegal</source>
        <translation>
            <numerusform>%n illegal</numerusform>
            <numerusform>%n illegal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
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
    <name>escarmouche::app::HomePage</name>
    <message numerus="yes">
        <source>%Ln band(s)</source>
        <translation>
            <numerusform>%Ln band</numerusform>
            <numerusform>%Ln bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln band(s)</source>
        <translation>
            <numerusform>%1 of %Ln band</numerusform>
            <numerusform>%1 of %Ln bands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::JoinDialog</name>
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
            <numerusform>the example “%1”, %n point</numerusform>
            <numerusform>the example “%1”, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LastActBar</name>
    <message numerus="yes">
        <source>You typed %n.</source>
        <translation>
            <numerusform>You typed %n.</numerusform>
            <numerusform>You typed %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n numbers from 1 to %1.</source>
        <translation>
            <numerusform>Enter %n number from 1 to %1.</numerusform>
            <numerusform>Enter %n numbers from 1 to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n faces, each one of these: %1.</source>
        <translation>
            <numerusform>Enter %n of these: %1.</numerusform>
            <numerusform>Enter %n faces, each one of these: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::LibraryCare</name>
    <message numerus="yes">
        <source>The library is sound: %n act(s) checked.</source>
        <translation>
            <numerusform>The library is sound: %n act checked.</numerusform>
            <numerusform>The library is sound: %n acts checked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::MatchStart</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <extracomment>a band, and what it pays</extracomment>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::NewBandDialog</name>
    <message numerus="yes">
        <source>the example “%1”, %n point(s)</source>
        <translation>
            <numerusform>the example “%1”, %n point</numerusform>
            <numerusform>the example “%1”, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::NewCampaignDialog</name>
    <message numerus="yes">
        <source>%n &amp;changed…</source>
        <translation>
            <numerusform>%n &amp;changed…</numerusform>
            <numerusform>%n &amp;changed…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::OwedList</name>
    <message numerus="yes">
        <source>%n post-game(s) to close</source>
        <translation>
            <numerusform>%n post-game to close</numerusform>
            <numerusform>%n post-games to close</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n open question</numerusform>
            <numerusform>%n open questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PostGameHead</name>
    <message numerus="yes">
        <source>Name %n figure(s)…</source>
        <extracomment>%n: figures that have earned a name</extracomment>
        <translation>
            <numerusform>Name %n figure…</numerusform>
            <numerusform>Name %n figures…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::PurchaseDialog</name>
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
    <name>escarmouche::app::QuickMatchDialog</name>
    <message numerus="yes">
        <source>Opt&amp;ions… (%n changed)</source>
        <translation>
            <numerusform>Opt&amp;ions… (%n changed)</numerusform>
            <numerusform>Opt&amp;ions… (%n changed)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pieces.</source>
        <extracomment>a table read from a file: the file&apos;s name</extracomment>
        <translation>
            <numerusform>%1: %n piece.</numerusform>
            <numerusform>%1: %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more are left out.</source>
        <translation>
            <numerusform>And %n more is left out.</numerusform>
            <numerusform>And %n more are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::QuizPage</name>
    <message numerus="yes">
        <source>%n position(s) not answered.</source>
        <translation>
            <numerusform>%n position not answered.</numerusform>
            <numerusform>%n positions not answered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RegisterModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RosterModel</name>
    <message numerus="yes">
        <source>%1, %n figure(s)</source>
        <translation>
            <numerusform>%1, %n figure</numerusform>
            <numerusform>%1, %n figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RoundDialog</name>
    <message numerus="yes">
        <source>… and %n more round(s)</source>
        <translation>
            <numerusform>… and %n more round</numerusform>
            <numerusform>… and %n more rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All have met after %n more round(s).</source>
        <translation>
            <numerusform>All have met after %n more round.</numerusform>
            <numerusform>All have met after %n more rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::RulesDialog</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ScoreBar</name>
    <message numerus="yes">
        <source>%n standing</source>
        <extracomment>figures of a side</extracomment>
        <translation>
            <numerusform>%n standing</numerusform>
            <numerusform>%n standing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to act</source>
        <extracomment>figures of a side that have not acted in this turn</extracomment>
        <translation>
            <numerusform>%n to act</numerusform>
            <numerusform>%n to act</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::ScoreSum</name>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <extracomment>what points are given for, and how many for each</extracomment>
        <translation>
            <numerusform>%1, %n point each</numerusform>
            <numerusform>%1, %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“Put out by” is empty for %n figure(s) out of action: no points for them.</source>
        <translation>
            <numerusform>“Put out by” is empty for %n figure out of action: no points for it.</numerusform>
            <numerusform>“Put out by” is empty for %n figures out of action: no points for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, %n point(s) each (%3)</source>
        <extracomment>how often, what points are given for, the number of a rule</extracomment>
        <translation>
            <numerusform>%1 × %2, %n point each (%3)</numerusform>
            <numerusform>%1 × %2, %n points each (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>escarmouche::app::SheetPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
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
</context>
<context>
    <name>escarmouche::app::ShopPanel</name>
    <message numerus="yes">
        <source>&amp;Add to %n figure(s): %1</source>
        <translation>
            <numerusform>&amp;Add to %n figure: %1</numerusform>
            <numerusform>&amp;Add to %n figures: %1</numerusform>
        </translation>
    </message>
</context>
</TS>
