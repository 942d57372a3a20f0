import { formatNumber, plural } from "~/core/format";

/** What a run of a picked list says: `open` are those that were no leads of it yet. */
export function selectionText(picked: number, open: number, chosen: number): string {
  const of = `Of ${formatNumber(picked)} picked`;
  if (open === 0) return `${of}, all that can be seen are leads of this list.`;
  const added = `${of}, ${plural(chosen, "company", "companies")} became ${chosen === 1 ? "a lead" : "leads"}`;
  return chosen < open ? `${added}, as many as were left.` : `${added}.`;
}
