import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { formatUsd } from "~/core/format";
import type { Opportunity } from "../opportunity";

/** What somebody saw before changing it; in cents, and days as "2026-11-21". */
export type Seen = Partial<Pick<Opportunity, "revenue" | "closeDate" | "ownerId">>;

/** A condition: what was seen stands there still. */
export const stillSeen = ({ revenue, closeDate, ownerId }: Seen = {}): SQL => sql`true
  ${revenue === undefined ? sql`` : sql`and revenue is ${revenue}`}
  ${closeDate === undefined ? sql`` : sql`and close_date is ${closeDate}`}
  ${ownerId === undefined ? sql`` : sql`and owner_id is ${ownerId}`}`;

function standsText({ revenue, closeDate }: Opportunity, field: string): string {
  if (field === "revenue" && revenue !== null) return `: it is ${formatUsd(revenue)} now`;
  return field === "closeDate" && closeDate !== null ? `: it is ${closeDate} now` : "";
}

const NAMES: Record<string, string> = { revenue: "value", closeDate: "close date", ownerId: "owner" };

/** @throws DomainError conflict where the row is not as it was asked for: somebody else was first */
export function requireWritten(after: Opportunity, wanted: Partial<Opportunity>): void {
  const field = (Object.keys(wanted) as (keyof Opportunity)[]).find(
    (key) => wanted[key] !== undefined && wanted[key] !== after[key],
  );
  if (!field) return;
  const what = NAMES[field] ?? "opportunity";
  const message = `Somebody has changed the ${what} meanwhile${standsText(after, field)}. Nothing was written.`;
  throw new DomainError("conflict", message, { field });
}
