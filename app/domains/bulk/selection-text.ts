import { plural } from "~/core/format";
import { BULK_LISTS, type BulkList } from "./lists";

export const countText = (list: BulkList, count: number) =>
  plural(count, BULK_LISTS[list].one, BULK_LISTS[list].many);

const NAMED = 3;

export function selectionText(list: BulkList, names: readonly string[]): string {
  const more = names.length - NAMED;
  const all = names.slice(0, more > 1 ? NAMED : NAMED + 1);
  const named =
    all.length < names.length ? `${all.join(", ")} and ${names.length - all.length} more` : all.join(", ");
  return `${countText(list, names.length)}: ${named}`;
}
