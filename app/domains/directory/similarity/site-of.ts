/** Second-level domains whose subdomains have different owners: "jua.co.ke", "jua.wordpress.com". */
const SECOND_LEVEL = /^(?:ac|co|com|edu|go|gob|gouv|gov|gv|info|mil|ne|net|nom|or|org|sch|web)\.[a-z]{2}$/;
const HOSTED =
  /^(?:blogspot\.[a-z.]+|(?:business|square|wordpress|wixsite|weebly|webs|jimdofree|github|myshopify|odoo)\.[a-z]+)$/;

/** Removes subdomains of the registered name: "shop.jua.co.ke" becomes "jua.co.ke". */
export function siteOf(domain: string): string {
  const labels = domain.split(".");
  const last = (count: number) => labels.slice(-count).join(".");
  return SECOND_LEVEL.test(last(2)) || HOSTED.test(last(2)) || HOSTED.test(last(3))
    ? last(HOSTED.test(last(3)) ? 4 : 3)
    : last(2);
}

export const brandOf = (domain: string): string => siteOf(domain).split(".")[0] ?? "";
