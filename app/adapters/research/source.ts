/** One company as the source describes it, unchecked; the caller validates each value. */
export interface FoundCompany {
  sourceId: string;
  /** In Latin script, if the source has such a name. */
  name: string;
  /** Further names, such as the one in Arabic. */
  otherNames?: readonly string[];
  country?: string | undefined;
  city?: string | undefined;
  industry?: string | undefined;
  website?: string | undefined;
  employees?: string | undefined;
  description?: string | undefined;
}

const count = (name: string, letters: RegExp) => name.match(letters)?.length ?? 0;

/** Whether at least half of the letters are Latin: those of "4S مصر" are not. */
const isLatin = (name: string) => {
  const latin = count(name, /\p{Script=Latin}/gu);
  return latin > 0 && 2 * latin >= count(name, /\p{L}/gu);
};

const MAX_OTHER_NAMES = 3;

/** The first name in Latin script, or the first name if none is, and up to three others; null without any name. */
export function namesOf(
  written: readonly (string | null | undefined)[],
): Pick<FoundCompany, "name" | "otherNames"> | null {
  const names = [...new Set(written.map((name) => name?.trim() ?? "").filter(Boolean))];
  const worded = names.filter((each) => /\p{L}/u.test(each));
  const name = worded.find(isLatin) ?? worded[0] ?? names[0];
  if (name === undefined) return null;
  // Other names in Latin script aren't kept; search finds them anyway.
  const others = worded.filter((other) => other !== name && !isLatin(other)).slice(0, MAX_OTHER_NAMES);
  return others.length > 0 ? { name, otherNames: others } : { name };
}

interface FoundPage {
  companies: FoundCompany[];
  /** Records that were skipped because of an undocumented format. */
  unreadable: number;
  /** The cursor of the next page; null after the last. */
  next: string | null;
}

/** A source of companies, read one page per call. */
export interface CompanySource {
  /** @param cursor `next` of the previous page; null for the first. @throws FetchError */
  readPage(cursor: string | null): Promise<FoundPage>;
}

/** How a source is queried. */
export interface Asking {
  /** Names the product and a contact address. */
  userAgent: string;
  /** Country codes, in the order in which they are queried. */
  countries: readonly string[];
  now: Date;
}
