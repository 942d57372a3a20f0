import type { DemoCompany } from "./companies";
import { isFrench, PEOPLE_OF } from "./names";
import type { Random } from "./random";

const ANSWERS = ["interested", "question", "later", "not_interested", "unclear", "wrong_person"] as const;
export type Answer = (typeof ANSWERS)[number] | "unsubscribe";

const BOUNCED = ["full", "blocked", "unexplained", "pressed", "pressed"] as const;
export type ComesBack = "bounce" | (typeof BOUNCED)[number];

/** A contact's reaction to emails. */
interface PlannedOutcome {
  /** Null if there is no reaction. */
  comes: Answer | ComesBack | null;
  /** The campaign email it reacts to. */
  position: 1 | 2;
  /** Hours after it was sent. */
  after: number;
  clicks: boolean;
}

export interface DemoPerson {
  name: string;
  title: string;
  email: string | null;
  company: DemoCompany;
  language: "en" | "fr" | "sw";
  fate: PlannedOutcome;
}

export const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "");

const languageOf = ({ country }: DemoCompany) => (isFrench(country) ? "fr" : country === "TZ" ? "sw" : "en");

export const comesBack = (comes: PlannedOutcome["comes"]): comes is ComesBack =>
  comes === "bounce" || BOUNCED.some((outcome) => outcome === comes);

/** Reactions other than a reply: bounces. */
const returnedAs = (index: number) =>
  index % 6 === 4 ? (BOUNCED[Math.floor(index / 6) % BOUNCED.length] ?? null) : null;

/** Of 100 contacts, 4 are unreachable, 9 bounce otherwise, and 42 reply. Each campaign has too few bounces to pause its mailbox. */
function fateOf(random: Random, index: number): PlannedOutcome {
  const dice = random.whole(1, 100);
  const which = random.whole(1, 100);
  const answer = ANSWERS[[45, 63, 75, 82, 92, 100].findIndex((limit) => which <= limit)] ?? "interested";
  return {
    comes: index % 25 === 6 ? "bounce" : dice <= 40 ? answer : dice <= 44 ? "unsubscribe" : returnedAs(index),
    position: random.chance(0.7) ? 1 : 2,
    after: random.whole(1, 20),
    clicks: random.chance(0.2),
  };
}

/**
 * Four in five companies have a contact, and nine in ten of those have an address. Some hosts are closed: email to them
 * is rejected.
 */
export function demoPeople(companies: readonly DemoCompany[], random: Random): DemoPerson[] {
  return companies.flatMap((company, index) => {
    const { first, last, titles } = PEOPLE_OF[company.country] ?? { first: [], last: [], titles: [] };
    const person = { first: random.pick(first), last: random.pick(last), title: random.pick(titles) };
    const fate = fateOf(random, index);
    const host = `${random.chance(0.04) ? "closed." : ""}${company.domain}`;
    const hasAddress = random.chance(0.9);
    if (!random.chance(0.82)) return [];
    return [
      {
        name: `${person.first} ${person.last}`,
        title: person.title,
        email: hasAddress ? `${plain(person.first)}.${plain(person.last)}@${host}` : null,
        company,
        language: languageOf(company),
        fate,
      },
    ];
  });
}
