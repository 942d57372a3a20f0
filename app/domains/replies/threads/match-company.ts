const SHARED_DOMAINS =
  /^((gmail|googlemail|outlook|hotmail|live|msn|icloud|me|aol|gmx|zoho|proton|protonmail|ymail)\.[a-z.]+|yahoo\.[a-z.]+|mail\.(com|ru))$/;

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Whether both are the same address, or their domains are equal or one is a subdomain of the other. */
export function isSameCompany(one: string, other: string): boolean {
  if (one.trim().toLowerCase() === other.trim().toLowerCase()) return true;
  const [a, b] = [domainOf(one.trim()), domainOf(other.trim())];
  if (SHARED_DOMAINS.test(a) || SHARED_DOMAINS.test(b)) return false;
  return a.includes(".") && b.includes(".") && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`));
}
