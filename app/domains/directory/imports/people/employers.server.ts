import type { AccountContext } from "~/core/context";
import { domainOf, nameKey } from "../../search/normalize-for-search";
import type { ImportedCompany } from "../read-row";

type Asked = [nameKey: string, domain: string | null, country: string | null];

const askedOf = ({ name, website, country }: ImportedCompany): Asked => [
  nameKey(name),
  domainOf(website),
  country,
];

// An unknown country matches any country; two known countries must be the same.
const byKey = (match: string, owner: string) => `
(SELECT c.id FROM companies c WHERE ${match} AND ${owner} AND c.country IS asked.value ->> 2 LIMIT 1),
iif(asked.value ->> 2 IS NULL,
  (SELECT c.id FROM companies c WHERE ${match} AND ${owner} LIMIT 1),
  (SELECT c.id FROM companies c WHERE ${match} AND ${owner} AND c.country IS NULL LIMIT 1))`;

const byDomain = (owner: string) => byKey("c.domain = asked.value ->> 1", owner);
const byName = (owner: string) => byKey("c.name_key = asked.value ->> 0", owner);

const OWN = "c.account_id IS ?2";
const SHARED = `c.account_id IS NULL
AND NOT EXISTS (SELECT 1 FROM hidden_companies h WHERE h.account_id = ?2 AND h.company_id = c.id)`;

const FIND = `SELECT asked.key AS place, coalesce(${[byDomain(OWN), byName(OWN), byDomain(SHARED), byName(SHARED)].join(",")}) AS id
FROM json_each(?1) asked`;

/** Finds contacts' employers among the companies visible to the account: its own first, by website, else by name. */
async function findEmployers(
  ctx: AccountContext,
  employers: readonly ImportedCompany[],
): Promise<Map<ImportedCompany, number>> {
  if (employers.length === 0) return new Map();
  const keys = employers.map((employer) => JSON.stringify(askedOf(employer)));
  const asked = [...new Set(keys)];
  const { results } = await ctx.d1
    .prepare(FIND)
    .bind(`[${asked.join(",")}]`, ctx.account.id)
    .all<{ place: number; id: number | null }>();
  const ids = new Map(results.map(({ place, id }) => [asked[place], id]));
  return new Map(
    employers.flatMap((employer, index) => {
      const id = ids.get(keys[index]) ?? null;
      return id === null ? [] : [[employer, id] as const];
    }),
  );
}

interface Placed {
  /** The existing company of each row that has one. */
  known: Map<ImportedCompany, number>;
  /** For each other row, the first row that names its company. */
  firstOf: Map<ImportedCompany, ImportedCompany>;
  /** Missing companies that no earlier row names. */
  created: ImportedCompany[];
}

/** Collects the employers in a contact file chunk by chunk, matched as in `findEmployers`. */
export class Employers {
  private readonly rows = new Map<string, ImportedCompany[]>();

  async place(ctx: AccountContext, employers: readonly ImportedCompany[]): Promise<Placed> {
    const known = await findEmployers(ctx, employers);
    const firstOf = new Map<ImportedCompany, ImportedCompany>();
    const created: ImportedCompany[] = [];
    for (const employer of employers) {
      if (known.has(employer)) continue;
      const first = this.find(employer);
      if (!first) {
        created.push(employer);
        this.add(employer);
      }
      firstOf.set(employer, first ?? employer);
    }
    return { known, firstOf, created };
  }

  private find(employer: ImportedCompany): ImportedCompany | undefined {
    const { country } = employer;
    for (const key of keysOf(employer)) {
      const rows = this.rows.get(key) ?? [];
      const found =
        rows.find((row) => row.country === country) ??
        rows.find((row) => row.country === null || country === null);
      if (found) return found;
    }
    return undefined;
  }

  private add(employer: ImportedCompany): void {
    for (const key of keysOf(employer)) this.rows.set(key, [...(this.rows.get(key) ?? []), employer]);
  }
}

function keysOf(employer: ImportedCompany): string[] {
  const [name, domain] = askedOf(employer);
  return domain === null ? [`name ${name}`] : [`domain ${domain}`, `name ${name}`];
}
