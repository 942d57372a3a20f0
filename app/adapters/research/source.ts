/** What a source says of one company, each as it writes it; whoever reads it judges it. */
export interface FoundCompany {
  sourceId: string;
  /** In Latin letters, where the source has such a name. */
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

/** At least half of its letters: "4S مصر" is not. */
const isLatin = (name: string) => {
  const latin = count(name, /\p{Script=Latin}/gu);
  return latin > 0 && 2 * latin >= count(name, /\p{L}/gu);
};

const MAX_OTHER_NAMES = 3;

/** The first name in Latin letters, and the others; null without any. */
export function namesOf(
  written: readonly (string | null | undefined)[],
): Pick<FoundCompany, "name" | "otherNames"> | null {
  const names = [...new Set(written.map((name) => name?.trim() ?? "").filter(Boolean))];
  const worded = names.filter((each) => /\p{L}/u.test(each));
  const name = worded.find(isLatin) ?? worded[0] ?? names[0];
  if (name === undefined) return null;
  // Spellings in the same letters are found without being kept.
  const others = worded.filter((other) => other !== name && !isLatin(other)).slice(0, MAX_OTHER_NAMES);
  return others.length > 0 ? { name, otherNames: others } : { name };
}

interface FoundPage {
  companies: FoundCompany[];
  /** Records that were skipped because they have another form than documented. */
  unreadable: number;
  /** The cursor of the next page; null after the last. */
  next: string | null;
}

/** A place where companies are found, a page a call. */
export interface CompanySource {
  /** @param cursor `next` of the page before; null for the first. @throws FetchError */
  readPage(cursor: string | null): Promise<FoundPage>;
}

/** How a source is asked. */
export interface Asking {
  /** Names the product and whom to write to. */
  userAgent: string;
  /** Country codes, in the order in which they are read. */
  countries: readonly string[];
  now: Date;
}
