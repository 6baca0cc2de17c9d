// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/system/examples.h"

namespace escarmouche::rules::musg {

const SystemExamples &examples()
{
    static const SystemExamples kExamples{
        .firstSteps = {"band new \"Les Busards\" --set race=human",
                       "band add \"Les Busards\" chief", "band show \"Les Busards\"",
                       "band check sample:karnash",
                       "print band sample:karnash --lang fr --output karnash.pdf",
                       "match play sample:hold-the-ravine --ai easy"},
        .calls = {
            "band new \"Les Crocs\" --set race=orc",
            "band new Patrol --set race=human --as Anne",
            "band add \"Les Crocs\" chief",
            "band add \"Les Crocs\" sous-fifre --count 4",
            "band add \"Les Crocs\" shield --to chief --to \"sous-fifre 2\"",
            "band add \"Les Crocs\" dague --to \"#2\"",
            "band remove \"Les Crocs\" shield --from chief",
            "band remove \"Les Crocs\" --from \"sous-fifre 2\"",
            "band remove \"Les Crocs\" --from \"#2\" --count 1",
            "band remove Patrol --whole",
            "band show \"Les Crocs\"",
            "band show sample:karnash --lang fr",
            "band export \"Les Crocs\" --output crocs.band.json",
            "band export sample:mogwash --output goblins.csv",
            "band export \"Les Crocs\" --format csv --spreadsheet-safe",
            "band import goblins.csv sample:karnash",
            "band check crocs.band.json",
            "band check sample:karnash",
            "band check --json .",
            "catalogue list --system musg",
            "catalogue list races --lang fr",
            "catalogue show shield",
            "catalogue show épée --lang fr",
            "rules list --system musg",
            "rules list band",
            "rules show MUSG-BAND-03",
            "rules coverage --system musg",
            "print band \"Les Crocs\" --lang fr --output crocs.pdf",
            "print band sample:karnash --paper letter --output karnash.pdf",
            "match play sample:hold-the-ravine --seed 7 --ai easy,easy --journal duel.journal",
            "match play sample:duel-in-the-hamlet --ai easy --json",
            "match play sample:duel-in-the-hamlet --script sample:opening --journal "
            "opening.journal",
            "match play sample:duel-in-the-hamlet --script sample:opening --ai person,normal "
            "--seed 7",
            "match show duel.journal",
            "match show duel.journal --seat 2 --lang fr",
            "match show opening.journal --awaited",
            "match show duel.journal --as-script > duel.script",
            "simulate sample:hold-the-ravine --games 200 --seed 7 --ai easy",
            "simulate sample:hold-the-ravine --games 200 --seed 7 --shard 1/2 --json > part1.json",
            "simulate sample:hold-the-ravine --games 200 --seed 7 --shard 2/2 --json > part2.json",
            "simulate --merge part1.json part2.json",
            "campaign join Autumn sample:karnash sample:vega --player Anne",
            "campaign join Autumn sample:mogwash --player Bo",
            "campaign join Spring sample:karnash --as-it-stands",
            "campaign join Spring sample:mogwash --player Bo",
            "campaign past Spring Karnash Urzag --set games=12 --set out_of_action=3 --set "
            "sous-fifre=4",
            "campaign past Spring Karnash",
            "campaign figure Spring Karnash Urzag",
            "campaign figure Spring Karnash Urzag --note \"Owes Orin a beer.\"",
            "campaign figure Spring Karnash Urzag --portrait urzag.jpg",
            "campaign name Spring Karnash \"Sous-fifre 1\" --seed 7",
            "campaign name Spring Karnash \"Sous-fifre 1\" Grabnar",
            "campaign withdraw Spring Mogwash",
            "campaign withdraw Spring Karnash --annul",
            "campaign schedule Autumn Karnash \"Vega IX\" --at 2026-10-24T19:30 --place \"At "
            "Anne’s\"",
            "campaign schedule Autumn --round round-robin --scenario pitched-battle",
            "campaign schedule Autumn --round drawn --seats 3 --seed 7",
            "campaign schedule Autumn --game 1 --state confirmed",
            "campaign schedule Autumn --game 2 --state forfeited --by 2",
            "campaign schedule Autumn Mogwash Karnash --scenario raid --set no_rest=yes",
            "campaign schedule Autumn --output autumn.ics",
            "campaign show Autumn",
            "campaign show Autumn Karnash --json",
            "campaign report Autumn 1 --crew Karnash",
            "campaign report Autumn 1 --json > game1.json",
            "campaign report Autumn 1 --report game1.json",
            "campaign report Autumn 3 --play --ai easy --seed 7",
            "campaign postgame Autumn 1 Karnash",
            "campaign postgame Autumn 1 Karnash --rest --seed 7",
            "campaign postgame Autumn 1 Karnash --close",
            "campaign history Autumn --band Karnash",
            "campaign history Autumn --figure Urzag --since 2026-01-01",
            "campaign history Autumn --write \"It rained all day.\" --game 1",
            "campaign history Autumn --take-back 3 --force",
            "campaign import sample:styx",
            "campaign import autumn.campaign.jsonl --library away.library"}};
    return kExamples;
}

} // namespace escarmouche::rules::musg
