import { formatNumber, plural } from "~/core/format";
import { BULK_LISTS, type BulkList } from "./lists";

export const countText = (list: BulkList, count: number) =>
  plural(count, BULK_LISTS[list].one, BULK_LISTS[list].many);

const NAMED = 3;

export function namesText(names: readonly string[]): string {
  const more = names.length - NAMED;
  const all = names.slice(0, more > 1 ? NAMED : NAMED + 1);
  return all.length < names.length
    ? `${all.join(", ")} and ${names.length - all.length} more`
    : all.join(", ");
}

export const selectionText = (list: BulkList, names: readonly string[]) =>
  `${countText(list, names.length)}: ${namesText(names)}`;

export const cutText = (limit: number) =>
  `Your plan allows ${formatNumber(limit)} rows at a time. Select fewer rows or use filters.`;
