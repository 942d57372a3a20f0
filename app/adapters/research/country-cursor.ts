/** Reads a cursor such as "KE 3": page 3 of Kenya. An invalid or outdated cursor starts at the first country. */
export function readCountryCursor(
  cursor: string | null,
  countries: readonly string[],
): { country: string; page: number } {
  const [, country = "", page = ""] = /^([A-Z]{2}) ([1-9]\d{0,5})$/.exec(cursor ?? "") ?? [];
  return countries.includes(country)
    ? { country, page: Number(page) }
    : { country: countries[0] ?? "", page: 1 };
}

/** The next page: of this country, otherwise of the next country, otherwise null. */
export function cursorAfter(
  { country, page }: { country: string; page: number },
  hasMore: boolean,
  countries: readonly string[],
): string | null {
  if (hasMore) return `${country} ${page + 1}`;
  const next = countries[countries.indexOf(country) + 1];
  return next ? `${next} 1` : null;
}
