import { domainOf, nameKey } from "../search/normalize-for-search";

export interface Keyed {
  name: string;
  country: string | null;
  website: string | null;
}

/** Subsidiaries share a website across borders, so the country is part of each; unknown countries are the same. */
export function keysOf({ name, country, website }: Keyed): string[] {
  const domain = domainOf(website);
  const keys = [`name ${country ?? "-"} ${nameKey(name)}`];
  return domain ? [...keys, `domain ${country ?? "-"} ${domain}`] : keys;
}
