import type { LeadRow } from "~/domains/lead-search/view";
import { packRows, unpackRows } from "~/ui/data/packed-rows";

/** The reasons of fifty rows are most of a page: each is its values alone. */
export const packLeads = (rows: LeadRow[]) =>
  packRows(
    rows.map(({ reasons, ...row }) => ({
      ...row,
      why: reasons.map(({ label, points, max, detail }) => [label, points, max, detail] as const),
    })),
  );

export const unpackLeads = (packed: ReturnType<typeof packLeads>): LeadRow[] =>
  unpackRows(packed).map(({ why, ...row }) => ({
    ...row,
    reasons: why.map(([label, points, max, detail]) => ({ id: label as never, label, points, max, detail })),
  }));
