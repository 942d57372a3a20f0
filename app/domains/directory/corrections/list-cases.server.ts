import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { ownValue } from "~/core/own-value";
import { COLUMNS } from "../companies/company";
import { MIN_REPORTS_FOR_PROPOSAL } from "./report-schema";

export interface OpenCase {
  id: number;
  companyId: number;
  companyName: string;
  field: string;
  /** The directory's current value. */
  present: string | null;
  source: string;
  value: string | null;
  reports: number;
  /** The text of one of its reports. */
  note: string | null;
  openedAt: Date;
}

const PRESENT = `case k.field ${Object.entries(COLUMNS)
  .map(([field, column]) => `when '${field}' then c.${column}`)
  .join(" ")} end`;

const KIND = {
  proposed: `and k.reports >= ${MIN_REPORTS_FOR_PROPOSAL}`,
  questioned: `and k.reports < ${MIN_REPORTS_FOR_PROPOSAL}`,
};

/** Oldest first; `limit` + 1 rows if there are more. */
export async function listOpenCases(
  ctx: Context,
  { after, limit, kind }: { after: number; limit: number; kind?: string | undefined },
): Promise<OpenCase[]> {
  const only = kind ? (ownValue(KIND, kind) ?? "and false") : "";
  const rows = await ctx.db.all<Omit<OpenCase, "openedAt"> & { openedAt: number }>(
    sql`select k.id, k.company_id as "companyId", c.name as "companyName", k.field, ${sql.raw(PRESENT)} as present, c.source,
      k.value, k.reports, (select r.note from company_reports r where r.case_id = k.id and r.withdrawn_at is null limit 1) as note,
      k.opened_at as "openedAt"
      from correction_cases k cross join companies c on c.id = k.company_id
      where k.decided_at is null and k.reports > 0 and k.id > ${after} ${sql.raw(only)} order by k.id limit ${limit + 1}`,
  );
  return rows.map((row) => ({ ...row, openedAt: new Date(row.openedAt * 1000) }));
}
