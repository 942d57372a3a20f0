import { agoView, formatAgo, formatShortDate, formatUsd } from "~/core/format";
import { localDay } from "~/core/time/local-time";
import { nameIn, type Person } from "~/domains/identity/team/person";
import { FORM_FIELDS, type FormField, pickFields, TEXT_FIELDS } from "./fields";
import type { Opportunity } from "./opportunity";
import { NO_REGION } from "./regions";
import { isOpen, isStale, probabilityOf, STAGE_NAMES } from "./stages";

const shortDay = (day: string | null, now: Date) =>
  day === null ? null : formatShortDate(new Date(day), now);

export const opportunityView = (row: Opportunity, team: Person[], now: Date, zone: string) => ({
  id: row.id,
  ...pickFields(row, TEXT_FIELDS),
  value: row.revenue === null ? null : formatUsd(row.revenue),
  region: row.region === NO_REGION ? "–" : row.region,
  status: row.status,
  stage: STAGE_NAMES[row.status],
  isOpen: isOpen(row.status),
  probability: `${probabilityOf(row)}%`,
  closeDate: shortDay(row.closeDate, now),
  isOverdue: isOpen(row.status) && row.closeDate !== null && row.closeDate < localDay(now, zone),
  owner: nameIn(team, row.ownerId),
  companyId: row.companyId,
  leadId: row.leadId,
  threadId: row.threadId,
  isStale: isStale(row, now),
  isDemo: row.isDemo,
  created: agoView(row.createdAt, now, zone),
  movedOn: formatShortDate(row.stageAt, now, zone),
  closed: row.closedAt && agoView(row.closedAt, now, zone),
  closedOn: row.closedAt && formatShortDate(row.closedAt, now, zone),
});
export type OpportunityView = ReturnType<typeof opportunityView>;

type Whole = Parameters<typeof opportunityView>;

/** Only the fields of a table row, because a page has fifty rows. */
export function opportunityRow(...row: Whole) {
  const { id, title, isDemo, contactName, companyName, status, isStale, ...rest } = opportunityView(...row);
  const { value, isOverdue, region, owner } = rest;
  const [{ closeDate, stageAt }, , now, zone] = row;
  const who = { id, title, isDemo, contactName, companyName, status, isStale };
  return {
    ...who,
    value,
    closeDate: shortDay(closeDate, now),
    isOverdue,
    region,
    owner,
    movedAt: formatAgo(stageAt, now, zone),
  };
}
export type OpportunityRow = ReturnType<typeof opportunityRow>;

/** The content of a board card. */
export function opportunityCard(...row: Whole) {
  const { id, title, isDemo, contactName, companyName, status, isStale, ...rest } = opportunityView(...row);
  const { value, owner, isOpen, isOverdue } = rest;
  const [{ closeDate, ownerId }, team, now] = row;
  const ownerPicture = team.find(({ value }) => value === String(ownerId))?.picture ?? null;
  const who = { id, title, isDemo, contactName, companyName, status, isStale };
  return { ...who, value, closeDate: shortDay(closeDate, now), owner, ownerPicture, isOpen, isOverdue };
}
export type OpportunityCard = ReturnType<typeof opportunityCard>;

/** A form's initial values: revenue in dollars, unknown values empty. */
export const draftOf = (row: Partial<Opportunity>) =>
  Object.fromEntries(
    FORM_FIELDS.map((name) => {
      const value = row[name] ?? "";
      return [name, String(name === "revenue" && value !== "" ? Number(value) / 100 : value)];
    }),
  ) as Record<FormField, string>;
