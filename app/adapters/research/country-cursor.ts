/** "KE 3": the third page of a country. An outdated cursor starts at the first country. */
export function readCountryCursor(
  cursor: string | null,
  countries: readonly string[],
): { country: string; page: number } {
  const [, country = "", page = ""] = /^([A-Z]{2}) ([1-9]\d{0,5})$/.exec(cursor ?? "") ?? [];
  return countries.includes(country)
    ? { country, page: Number(page) }
    : { country: countries[0] ?? "", page: 1 };
}

/** The page that follows: of this country, else the first of the next one, else none. */
export function cursorAfter(
  { country, page }: { country: string; page: number },
  hasMore: boolean,
  countries: readonly string[],
): string | null {
  if (hasMore) return `${country} ${page + 1}`;
  const next = countries[countries.indexOf(country) + 1];
  return next ? `${next} 1` : null;
}
