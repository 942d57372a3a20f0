import type { Stage } from "~/domains/opportunities/stages";
import { at, type DemoDeal, type DemoEvent } from "./event";
import { CAMPAIGNS, SEARCHES } from "./mailing";
import type { DemoPerson } from "./people";
import type { Random } from "./random";
import { EARLIEST_TASK, tasksOf } from "./tasks";

const WHAT = [
  "Solar kit",
  "Cold store",
  "Backup battery",
  "Service for five years",
  "Two sites",
  "Pilot site",
] as const;
const LOST = [
  "The budget went to another project.",
  "They chose a supplier in the same city.",
  "No reply after the offer.",
];
const NOTES = [
  "Called. They want the price in local currency and delivery before the rains.",
  "Met at their site. The roof can carry the panels, and the meter is in the back yard.",
  "Their finance manager wants to pay in three instalments.",
  "Sent the offer. They’ll decide after the board meeting.",
];

const WAY: Record<Stage, Stage[]> = {
  new_lead: [],
  qualified: ["qualified"],
  in_progress: ["qualified", "in_progress"],
  closed_won: ["qualified", "in_progress", "closed_won"],
  closed_lost: ["qualified", "closed_lost"],
};

/** Final stages of the manually entered deals, with their counts. */
const STANDS: readonly (readonly [Stage, number])[] = [
  ["closed_won", 6],
  ["closed_lost", 4],
  ["in_progress", 7],
  ["qualified", 9],
  ["new_lead", 9],
];

const dollars = (random: Random) => random.whole(8, 240) * 25_000;

/** A deal's stage moves, a note and a task, from the day it was entered. */
function courseOf(key: string, day: number, to: Stage, random: Random): DemoEvent[] {
  const way = WAY[to];
  const pace = Math.max(1, Math.floor((day - 1) / (way.length + 1)));
  const moves = way.map((stage, index): DemoEvent => {
    const reason = stage === "closed_lost" ? random.pick(LOST) : null;
    return {
      at: at(Math.max(1, day - pace * (index + 1)), 9) + index,
      kind: "move",
      deal: key,
      to: stage,
      reason,
    };
  });
  const note: DemoEvent = {
    at: at(Math.max(1, day - 1), 8),
    kind: "note",
    deal: key,
    text: random.pick(NOTES),
  };
  return random.chance(0.6) ? [...moves, note] : moves;
}

function writtenDeals(people: readonly DemoPerson[], random: Random) {
  const stages = STANDS.flatMap(([stage, count]) => Array.from({ length: count }, () => stage));
  return stages.map((stage, index) => {
    const isOfLead = index % 3 !== 2;
    const person = people[Math.floor((index * people.length) / stages.length)] as DemoPerson;
    const search = isOfLead ? (SEARCHES.find(({ trade }) => trade === person.company.trade) ?? null) : null;
    const youngest = stage === "new_lead" ? 1 : 12;
    const day = Math.max(2, Math.min(search ? search.day - 1 : 80, random.whole(youngest, youngest + 40)));
    const isShut = stage.startsWith("closed");
    const deal: DemoDeal = {
      key: `deal-${index}`,
      search: search?.key ?? null,
      person,
      title: `${random.pick(WHAT)}: ${person.company.name}`,
      revenue: dollars(random),
      closesOn: isShut ? -2 : index % 5 === 0 ? -random.whole(1, 9) : random.whole(4, 70),
    };
    return { deal, day, stage };
  });
}

const SUCH: readonly Stage[] = ["in_progress", "qualified", "closed_won", "qualified", "new_lead"];

/** Deals opened by replies: a user enters the value, and they move through the stages. */
function answeredDeals(people: readonly DemoPerson[], random: Random): DemoEvent[] {
  return CAMPAIGNS.flatMap(({ search, day: start }) => {
    const trade = SEARCHES.find(({ key }) => key === search)?.trade;
    const keen = people.filter(({ company, fate }) => company.trade === trade && fate.comes === "interested");
    return keen.flatMap(({ email }, index): DemoEvent[] => {
      const key = `reply-${email}`;
      const day = Math.max(1, start - 8);
      const stage = SUCH[index % SUCH.length] ?? "qualified";
      const [revenue, later] = [dollars(random), random.whole(6, 50)];
      const closesOn = stage === "closed_won" ? -2 : later;
      return [
        { at: at(day, 15), kind: "value", deal: key, revenue, closesOn },
        ...courseOf(key, day, stage, random),
      ];
    });
  });
}

/** The manually entered deals, their tasks, and the deals opened by replies. */
export function dealEvents(people: readonly DemoPerson[], random: Random): DemoEvent[] {
  const written = writtenDeals(people, random);
  return [
    ...written.flatMap(({ deal, day, stage }) => [
      { at: at(day, 6), kind: "deal", deal } as const,
      ...courseOf(deal.key, day, stage, random),
    ]),
    ...tasksOf(
      written.filter(({ day }) => day > EARLIEST_TASK).map(({ deal }) => deal),
      random,
    ),
    ...answeredDeals(people, random),
  ];
}
