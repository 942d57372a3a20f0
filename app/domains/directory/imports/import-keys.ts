import { domainOf, nameKey } from "../search/fold";

export interface Keyed {
  name: string;
  country: string | null;
  website: string | null;
}

/**
 * What makes two rows the same company: the same name key in the same country, or the same website in the same country
 * (subsidiaries share a website across borders). Countries that are not known are the same.
 */
export function keysOf({ name, country, website }: Keyed): string[] {
  const domain = domainOf(website);
  const keys = [`name ${country ?? "-"} ${nameKey(name)}`];
  return domain ? [...keys, `domain ${country ?? "-"} ${domain}`] : keys;
}
