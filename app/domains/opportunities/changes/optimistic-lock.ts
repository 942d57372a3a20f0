import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { formatUsd } from "~/core/format";
import { CELLS, type CellName, opportunityField } from "../fields";
import type { Opportunity } from "../opportunity";
import { columnOf } from "../tables";

/** The values that the user saw before the change; revenue in cents, days as "2026-11-21". */
export type Seen = Partial<Pick<Opportunity, CellName>>;

/** SQL condition: the row still has these values. */
export function stillSeen(was: Seen = {}): SQL {
  const seen = CELLS.filter((name) => was[name] !== undefined);
  return sql.join([sql`true`, ...seen.map((name) => sql`${columnOf(name)} is ${was[name]}`)], sql` and `);
}

function currentValueText({ revenue, closeDate }: Opportunity, field: string): string {
  if (field === "revenue" && revenue !== null) return `: it is now ${formatUsd(revenue)}`;
  return field === "closeDate" && closeDate !== null ? `: it is now ${closeDate}` : "";
}

const nameOf = (field: string) =>
  CELLS.some((name) => name === field) ? opportunityField(field as CellName).label.toLowerCase() : "deal";

/** @throws DomainError conflict if another change was written first */
export function requireWritten(after: Opportunity, wanted: Partial<Opportunity>): void {
  const field = (Object.keys(wanted) as (keyof Opportunity)[]).find(
    (key) => wanted[key] !== undefined && wanted[key] !== after[key],
  );
  if (!field) return;
  const message = `The ${nameOf(field)} was updated elsewhere${currentValueText(after, field)}. Reload and try again.`;
  throw new DomainError("conflict", message, { field });
}
