import type { DemoCompany, DemoFile } from "./companies";
import { at, type DemoDeal, type DemoEvent } from "./event";
import { CAMPAIGNS, SEARCHES } from "./mailing";
import type { DemoPerson } from "./people";

const nth = <T>(rows: readonly T[], step: number, offset = 0) =>
  rows.filter((_, index) => index % step === offset);
const companyKeys = (some: readonly DemoCompany[]) => some.map(({ name }) => `company:${name}`);
const contactKeys = (some: readonly DemoPerson[]) => some.map(({ company }) => `contact:${company.name}`);
const leadKeys = (search: string, some: readonly DemoPerson[]) =>
  some.map(({ company }) => `lead:${search}:${company.name}`);

function tagEvents(people: readonly DemoPerson[], deals: readonly string[]): DemoEvent[] {
  const peopleIn = (trade: string) => people.filter(({ company }) => company.trade === trade);
  const chiefs = people.filter(({ title }) => /^(chief executive|managing|directrice)/i.test(title));
  const rows: [tag: string, list: "companies" | "contacts" | "leads" | "opportunities", keys: string[]][] = [
    ["Visited", "companies", companyKeys(nth(people, 7).map(({ company }) => company))],
    ["Visited", "opportunities", nth(deals, 5)],
    ["Decides alone", "contacts", contactKeys(chiefs.slice(0, 40))],
    ["Needs financing", "opportunities", nth(deals, 4, 1)],
    ["Needs financing", "leads", leadKeys("clinics", nth(peopleIn("clinics"), 3))],
    ["Distributor", "companies", companyKeys(nth(peopleIn("wholesale"), 2).map(({ company }) => company))],
    ["Distributor", "leads", leadKeys("wholesale", nth(peopleIn("wholesale"), 2))],
    ["Trade fair", "leads", leadKeys("freight", nth(peopleIn("freight"), 4))],
  ];
  return rows.map(([tag, list, keys], index) => ({
    at: at(6, 11) + index,
    kind: "tag",
    tag,
    list,
    rows: keys,
  }));
}

/** Assigns each file's rows to one team member. */
function ownerEvents(
  files: readonly DemoFile[],
  people: readonly DemoPerson[],
  deals: readonly string[],
): DemoEvent[] {
  return files.flatMap(({ companies }, to): DemoEvent[] => {
    const theirs = people.filter(({ company }) => companies.includes(company));
    const trades = new Set(companies.map(({ trade }) => trade));
    const leads = SEARCHES.filter(({ trade }) => trades.has(trade)).flatMap(({ key, trade }) =>
      leadKeys(
        key,
        theirs.filter(({ company }) => company.trade === trade),
      ),
    );
    const rows = [
      ["companies", companyKeys(nth(theirs, 2).map(({ company }) => company))],
      ["contacts", contactKeys(nth(theirs, 3))],
      ["leads", nth(leads, 2)],
      ["opportunities", nth(deals, 5, to)],
    ] as const;
    return rows.map(([list, keys], index) => ({
      at: at(7, 9) + 4 * to + index,
      kind: "assign",
      list,
      rows: [...keys],
      to,
    }));
  });
}

const VIEWS: readonly [
  list: "opportunities" | "companies" | "contacts" | "leads",
  name: string,
  query: string,
][] = [
  ["opportunities", "Biggest in progress", "status=in_progress&sort=value"],
  ["companies", "Clinics in East Africa", "industry=healthcare&country=KE&country=TZ&country=UG&country=RW"],
  ["contacts", "By company", "sort=company"],
  ["leads", "Lowest confidence first", "order=unsurest"],
];

/** Two companies with swapped words, a certain duplicate; the others lack one letter, like a typo. */
function writtenAgain(people: DemoPerson[]) {
  const again = people.map(({ company }, index) => ({
    ...company,
    domain: "",
    name: index < 2 ? company.name.split(" ").reverse().join(" ") : company.name.replace(/^(...)./, "$1"),
  }));
  return {
    file: { key: "again", fileName: "field-visits.csv", companies: again },
    people: people.slice(0, 2),
  };
}

/** Tags, owners, views and deletions in the last days of the plan. */
export function orderEvents(
  files: readonly DemoFile[],
  people: readonly DemoPerson[],
  deals: readonly DemoDeal[],
): DemoEvent[] {
  const written = CAMPAIGNS.map(({ search }) => SEARCHES.find(({ key }) => key === search)?.trade);
  const bounced = people.filter(
    ({ email, company, fate }) => email && fate.comes === "bounce" && written.includes(company.trade),
  );
  const kept = people.filter((person) => !bounced.includes(person));
  const inDeals = new Set(deals.map(({ person }) => person.company));
  const withoutDeal = files.flatMap(({ companies }) => companies.filter((company) => !inDeals.has(company)));
  const keys = deals.map(({ key }) => `deal:${key}`);
  return [
    ...ownerEvents(files, people, keys),
    ...tagEvents(people, keys),
    ...VIEWS.map(
      ([list, name, query], index): DemoEvent => ({
        at: at(5, 9) + index,
        kind: "view",
        view: { list, name, query },
      }),
    ),
    { at: at(3, 10), kind: "duplicates", ...writtenAgain(nth(kept, 40).slice(0, 4)) },
    { at: at(4, 12), kind: "delete-unfound", companies: withoutDeal, limit: 4 },
    { at: at(2, 16), kind: "delete", list: "contacts", rows: contactKeys(bounced) },
  ];
}
