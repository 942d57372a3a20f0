import { phoneKey } from "~/core/phone";
import { normalizeForSearch } from "../search/normalize-for-search";

const firstOf = (text: string): string => text.split(/[/;,|]|\s(?:or|ou|et|and)\s/i)[0] ?? "";

/** Returns the key of the first phone number in a text, in any script's digits. */
export const namedPhoneKey = (text: string | null): string | null =>
  phoneKey(firstOf(normalizeForSearch(text ?? "")));
