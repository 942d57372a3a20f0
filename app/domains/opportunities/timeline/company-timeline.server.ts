import type { BusinessContext } from "~/core/context";
import { largest, smallest } from "~/core/lists/unbounded";
import type { Contact } from "~/domains/directory/contacts/contact";
import { type Note, notesOfCompany, notesOfContact } from "~/domains/directory/notes/notes.server";
import { nameIn, type Person } from "~/domains/identity/team/person";
import type { Origin } from "~/domains/lead-search/leads/provenance.server";
import { paths } from "~/paths";
import type { Deal } from "./deals-of.server";
import { listEvents } from "./events.server";
import { mailsWith } from "./related-activity.server";
import { isOfCompany, isOfContact, taskLines } from "./task-lines.server";
import { type Happening, told } from "./timeline.server";

const LINES = 25;
const MAX_ADDRESSES = 20;

/** What later domains know of leads: each source by itself, the newest first, at most `limit` lines before a time. */
export type LeadLines = (
  ctx: BusinessContext,
  leadIds: readonly number[],
  limit: number,
  before?: Date,
) => Promise<Happening[][]>;

export interface TimelinePage {
  lines: Happening[];
  /** Seconds since 1970 of the last line, where older ones follow. */
  next: number | null;
}

const ofNote = ({ id, at, text, byUserId }: Note, team: Person[]): Happening => ({
  id: `note-${id}`,
  at,
  title: `Note · ${nameIn(team, byUserId) ?? "Somebody who left"}`,
  detail: text,
});

const ofOrigin = ({ leadId, foundAt, searchName }: Origin): Happening => ({
  id: `lead-${leadId}`,
  at: foundAt,
  title: `Found by “${searchName}”`,
  detail: null,
  to: paths.leadSearch.lead(leadId),
});

const timeOf = ({ at }: Happening) => Math.floor(at.getTime() / 1000);

/**
 * Of one second all or none, so that the next page begins where this one ends. A source that came as long as it may be is
 * known up to its last line only.
 */
function paged(sources: Happening[][], before: Date | undefined): TimelinePage {
  const from = before ? before.getTime() / 1000 : Number.POSITIVE_INFINITY;
  const lines = sources
    .flat()
    .filter((line) => timeOf(line) < from)
    .sort((one, two) => two.at.getTime() - one.at.getTime());
  const ends = sources.filter(({ length }) => length > LINES).map((source) => smallest(source.map(timeOf)));
  const known = lines.filter((line) => timeOf(line) > largest(ends, 0));
  const whole = known.length > 0 ? known : lines;
  const last = whole[LINES - 1] ?? whole.at(-1);
  const shown = last ? whole.filter((line) => timeOf(line) >= timeOf(last)) : [];
  return { lines: shown, next: last && shown.length < lines.length ? timeOf(last) : null };
}

async function eventsOf(
  ctx: BusinessContext,
  deals: Deal[],
  team: Person[],
  before?: Date,
): Promise<Happening[]> {
  const titles = new Map(deals.map(({ id, title }) => [id, title]));
  if (titles.size === 0) return [];
  const events = await listEvents(ctx, [...titles.keys()], LINES + 1, before);
  return events.map((event) => ({
    ...told(event, team, titles.get(event.opportunityId)),
    to: paths.opportunities.opportunity(event.opportunityId),
  }));
}

/** Finds, mails, replies, opportunities, tasks, notes: of a company and its people. */
export async function companyTimeline(
  ctx: BusinessContext,
  companyId: number,
  known: {
    people: Pick<Contact, "contactEmail">[];
    origins: Origin[];
    deals: Deal[];
    team: Person[];
    leadLines?: LeadLines | undefined;
  },
  before?: Date,
): Promise<TimelinePage> {
  const { people, origins, deals, team, leadLines } = known;
  const addresses = [...new Set(people.flatMap(({ contactEmail }) => contactEmail ?? []))].slice(
    0,
    MAX_ADDRESSES,
  );
  const leadIds = origins.map(({ leadId }) => leadId);
  const [mails, notes, events, tasks, further] = await Promise.all([
    mailsWith(ctx, { leadIds, addresses }, before),
    notesOfCompany(ctx, companyId, LINES + 1, before),
    eventsOf(ctx, deals, team, before),
    taskLines(ctx, isOfCompany(ctx, companyId), team, LINES + 1, before),
    leadLines && leadIds.length > 0 ? leadLines(ctx, leadIds, LINES + 1, before) : [],
  ]);
  const found = origins.map(ofOrigin);
  return paged([mails, events, notes.map((note) => ofNote(note, team)), ...tasks, ...further, found], before);
}

/** The same of one person. */
export async function contactTimeline(
  ctx: BusinessContext,
  contact: Pick<Contact, "id" | "contactEmail">,
  { deals, team }: { deals: Deal[]; team: Person[] },
  before?: Date,
): Promise<TimelinePage> {
  const addresses = contact.contactEmail ? [contact.contactEmail] : [];
  const [mails, notes, events, tasks] = await Promise.all([
    mailsWith(ctx, { leadIds: [], addresses }, before),
    notesOfContact(ctx, contact.id, LINES + 1, before),
    eventsOf(ctx, deals, team, before),
    taskLines(ctx, isOfContact(contact.id), team, LINES + 1, before),
  ]);
  return paged([mails, events, notes.map((note) => ofNote(note, team)), ...tasks], before);
}
