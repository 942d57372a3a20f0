import type { BulkList } from "~/domains/bulk/lists";
import type { Stage } from "~/domains/opportunities/stages";
import type { ListName } from "~/domains/saved-views/lists";
import type { DemoCompany, DemoFile, Trade } from "./companies";
import type { DemoPerson } from "./people";

export interface DemoSearch {
  key: string;
  name: string;
  sentence: string;
  trade: Trade;
  industry: string;
  countries: string[];
  cities?: string[];
  leads: number;
}

export interface DemoTemplate {
  key: string;
  name: string;
  type: "cold_email" | "follow_up" | "proposal";
  language: "en" | "fr" | "sw";
  variantOf: string | null;
  subject: string;
  content: string;
}

export interface DemoCampaign {
  key: string;
  name: string;
  description: string;
  search: string;
  steps: { template: string; delayHours: number; subjectB: string | null }[];
}

export interface DemoDeal {
  key: string;
  /** The search of its lead, if it came from one. */
  search: string | null;
  person: DemoPerson;
  title: string;
  /** US cents. */
  revenue: number;
  /** The close date, in days before or after the end of the plan. */
  closesOn: number;
}

type Happens =
  | { kind: "import"; file: DemoFile }
  | { kind: "people"; people: DemoPerson[] }
  | { kind: "search"; search: DemoSearch }
  | { kind: "lead"; search: string; company: string; status: "contacted" | "qualified"; value: number | null }
  | { kind: "mailbox" }
  | { kind: "template"; template: DemoTemplate }
  | { kind: "campaign"; campaign: DemoCampaign }
  | { kind: "mail-day" }
  | { kind: "read-notices" }
  | { kind: "deal"; deal: DemoDeal }
  | { kind: "value"; deal: string; revenue: number; closesOn: number }
  | { kind: "move"; deal: string; to: Stage; reason: string | null }
  | { kind: "note"; deal: string; text: string }
  | { kind: "task"; key: string; deal: string; title: string; dueIn: number }
  | { kind: "task-due"; key: string }
  | { kind: "task-done"; key: string }
  | { kind: "tag"; tag: string; list: BulkList; rows: string[] }
  | { kind: "assign"; list: BulkList; rows: string[]; to: number }
  | { kind: "view"; view: { list: ListName; name: string; query: string } }
  | { kind: "delete"; list: BulkList; rows: string[] }
  | { kind: "delete-unfound"; companies: DemoCompany[]; limit: number }
  | { kind: "duplicates"; file: DemoFile; people: DemoPerson[] };

/** `at` is in minutes before the end of the plan, as a negative number. */
export type DemoEvent = { at: number } & Happens;
export type EventOf<Kind extends DemoEvent["kind"]> = Extract<DemoEvent, { kind: Kind }>;

export const DAY = 24 * 60;

/** Minutes before the end of the plan, for an hour of the day `day` days before it. */
export const at = (day: number, hour: number) => -day * DAY + hour * 60;
