/** What a source says of one company, each as it writes it; whoever reads it judges it. */
export interface FoundCompany {
  sourceId: string;
  name: string;
  country?: string | undefined;
  city?: string | undefined;
  industry?: string | undefined;
  website?: string | undefined;
  employees?: string | undefined;
  description?: string | undefined;
}

interface FoundPage {
  companies: FoundCompany[];
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
