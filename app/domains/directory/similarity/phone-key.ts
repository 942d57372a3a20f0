import { phoneKey } from "~/core/phone";
import { normalizeForSearch } from "../search/normalize-for-search";

const firstOf = (text: string): string => text.split(/[/;,|]|\s(?:or|ou|et|and)\s/i)[0] ?? "";

/** Of the first number that a text names, in whichever digits it is written. */
export const namedPhoneKey = (text: string | null): string | null =>
  phoneKey(firstOf(normalizeForSearch(text ?? "")));
