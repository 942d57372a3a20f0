import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { formatUsd } from "~/core/format";
import { CELLS, type CellName, opportunityField } from "../fields";
import type { Opportunity } from "../opportunity";
import { columnOf } from "../tables";

/** What somebody saw before changing it; in cents, and days as "2026-11-21". */
export type Seen = Partial<Pick<Opportunity, CellName>>;

/** A condition: what was seen stands there still. */
export function stillSeen(was: Seen = {}): SQL {
  const seen = CELLS.filter((name) => was[name] !== undefined);
  return sql.join([sql`true`, ...seen.map((name) => sql`${columnOf(name)} is ${was[name]}`)], sql` and `);
}

function standsText({ revenue, closeDate }: Opportunity, field: string): string {
  if (field === "revenue" && revenue !== null) return `: it is ${formatUsd(revenue)} now`;
  return field === "closeDate" && closeDate !== null ? `: it is ${closeDate} now` : "";
}

const nameOf = (field: string) =>
  CELLS.some((name) => name === field)
    ? opportunityField(field as CellName).label.toLowerCase()
    : "opportunity";

/** @throws DomainError conflict where the row is not as it was asked for: somebody else was first */
export function requireWritten(after: Opportunity, wanted: Partial<Opportunity>): void {
  const field = (Object.keys(wanted) as (keyof Opportunity)[]).find(
    (key) => wanted[key] !== undefined && wanted[key] !== after[key],
  );
  if (!field) return;
  const message = `Somebody has changed the ${nameOf(field)} meanwhile${standsText(after, field)}. Nothing was written.`;
  throw new DomainError("conflict", message, { field });
}
