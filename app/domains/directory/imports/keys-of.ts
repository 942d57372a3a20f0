import { domainOf, nameKey } from "../search/normalize-for-search";

export interface Keyed {
  name: string;
  country: string | null;
  website: string | null;
}

/**
 * Duplicate keys. Each includes the country, because subsidiaries share a website across borders. Unknown countries are
 * treated as equal.
 */
export function keysOf({ name, country, website }: Keyed): string[] {
  const domain = domainOf(website);
  const keys = [`name ${country ?? "-"} ${nameKey(name)}`];
  return domain ? [...keys, `domain ${country ?? "-"} ${domain}`] : keys;
}
