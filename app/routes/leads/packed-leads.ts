import type { LeadRow } from "~/domains/lead-search/view";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";

/** Packs rows: the reasons of 50 rows make up most of a page and mostly repeat, so each is sent once, as values only. */
export function packLeads(rows: LeadRow[]) {
  const places = new Map<string, number>();
  const placeOf = ({ label, points, max, detail }: LeadRow["reasons"][number]) => {
    const text = JSON.stringify([label, points, max, detail]);
    if (!places.has(text)) places.set(text, places.size);
    return places.get(text);
  };
  const leads = columnarRows(
    rows.map(({ reasons, ...row }) => ({ ...row, why: reasons.map(placeOf).join(" ") })),
  );
  const reasons = [...places.keys()].map((text) => JSON.parse(text) as [string, number, number, string]);
  return {
    leads,
    reasons: columnarRows(reasons.map(([label, points, max, detail]) => ({ label, points, max, detail }))),
  };
}

export function unpackLeads({ leads, reasons }: ReturnType<typeof packLeads>): LeadRow[] {
  const known = unpackRows(reasons).map((reason) => ({ id: reason.label as never, ...reason }));
  return unpackRows(leads).map(({ why, ...row }) => ({
    ...row,
    reasons: [...why.matchAll(/\d+/g)].flatMap(([place]) => known[Number(place)] ?? []),
  }));
}
