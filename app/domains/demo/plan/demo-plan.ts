import { demoFiles } from "./companies";
import { dealEvents } from "./deals";
import { at, type DemoEvent } from "./event";
import { CAMPAIGNS, SEARCHES } from "./mailing";
import { orderEvents } from "./order";
import { type DemoPerson, demoPeople } from "./people";
import { type Random, seeded } from "./random";
import { TEMPLATES } from "./templates";

const SEED = 20_261_122;
/** Days after its start during which a campaign sends. */
const SENDS_FOR = 11;
const CONTACTS_BATCH_SIZE = 10;
/** Events per step: one job runs a step, and D1 allows 1,000 statements per job. */
const OF_A_STEP = 24;

/**
 * Days on which emails are handled. The first one precedes its campaign's start, so that each day first handles replies
 * and bounces.
 */
const mailDays = () => [
  ...new Set(
    CAMPAIGNS.flatMap(({ day }) => Array.from({ length: SENDS_FOR }, (_, after) => day - after)).filter(
      (day) => day >= 1,
    ),
  ),
];

const inTens = (people: DemoPerson[]) =>
  Array.from({ length: Math.ceil(people.length / CONTACTS_BATCH_SIZE) }, (_, part) =>
    people.slice(part * CONTACTS_BATCH_SIZE, (part + 1) * CONTACTS_BATCH_SIZE),
  );

function leadEvents(people: readonly DemoPerson[], random: Random): DemoEvent[] {
  return SEARCHES.flatMap(({ key, trade, day }) =>
    people
      .filter(({ company }) => company.trade === trade)
      .slice(-6)
      .map(
        ({ company }, index): DemoEvent => ({
          at: at(Math.max(1, day - 2), 14) + index,
          kind: "lead",
          search: key,
          company: company.name,
          status: index % 3 === 0 ? "qualified" : "contacted",
          value: index % 2 === 0 ? random.whole(6, 90) * 50_000 : null,
        }),
      ),
  );
}

function planned() {
  const random = seeded(SEED);
  const files = demoFiles(random);
  const people = files.flatMap(({ companies }) => demoPeople(companies, random));
  const days = [89, 58, 30];
  const leads = leadEvents(people, random);
  const deals = dealEvents(people, random);
  const events: DemoEvent[] = [
    ...files.flatMap((file, index): DemoEvent[] => {
      const day = days[index] ?? 30;
      const theirs = people.filter(({ company }) => file.companies.includes(company));
      return [
        { at: at(day, 5), kind: "import", file },
        ...inTens(theirs).map(
          (some, part): DemoEvent => ({ at: at(day, 8) + part, kind: "people", people: some }),
        ),
      ];
    }),
    ...SEARCHES.map(({ day, ...search }): DemoEvent => ({ at: at(day, 9), kind: "search", search })),
    { at: at(85, 6), kind: "mailbox" },
    ...TEMPLATES.map((template, index): DemoEvent => ({ at: at(84, 6) + index, kind: "template", template })),
    ...CAMPAIGNS.map(({ day, ...campaign }): DemoEvent => ({ at: at(day, 4), kind: "campaign", campaign })),
    ...mailDays().map((day): DemoEvent => ({ at: at(day, 10.5), kind: "mail-day" })),
    { at: at(7, 16), kind: "read-notices" },
    ...leads,
    ...deals,
    ...orderEvents(
      files,
      people,
      deals.flatMap((event) => (event.kind === "deal" ? [event.deal] : [])),
    ),
  ];
  return { people, events: events.sort((one, other) => one.at - other.at) };
}

interface DemoPlan {
  people: Map<string, DemoPerson>;
  steps: DemoEvent[][];
}

let kept: DemoPlan | undefined;

/** The same plan on every call; a step is the work of one job. */
export function demoPlan(): DemoPlan {
  if (kept) return kept;
  const { people, events } = planned();
  const steps = Array.from({ length: Math.ceil(events.length / OF_A_STEP) }, (_, step) =>
    events.slice(step * OF_A_STEP, (step + 1) * OF_A_STEP),
  );
  kept = {
    people: new Map(people.flatMap((person) => (person.email ? [[person.email, person]] : []))),
    steps,
  };
  return kept;
}
