import { sql } from "drizzle-orm";
import type { Account } from "~/core/context";
import { taggedPage } from "~/domains/tags/tagged-rows.server";
import type { Company } from "../companies/company";
import { getCompaniesByIds } from "../companies/get-company.server";
import type { CompanyFilter } from "./company-filter";
import type { SearchContext } from "./search-companies.server";
import { matchOf } from "./search-match";

type Owner = SearchContext & { account: Account };

export const isNarrowed = ({
  words,
  countries,
  industries,
  sizes,
  isOwnOnly,
  owner,
}: CompanyFilter): boolean =>
  Boolean(words?.trim() || countries?.length || industries?.length || sizes?.length || isOwnOnly || owner);

/** Newest first, not best first. @throws DomainError invalid */
export function listTaggedCompanies(
  ctx: Owner,
  filter: CompanyFilter,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
) {
  const isKept = sql`exists (select 1 from companies c cross join company_search f on f.rowid = c.slot
    where c.id = t.row_id and f.company_search match ${matchOf(filter, ctx.account.id)})`;
  const keep = isNarrowed(filter) ? isKept : undefined;
  const asked = { tag: filter.tag ?? 0, list: "companies", limit, cursor, keep } as const;
  return taggedPage(ctx, asked, (ids) => getCompaniesByIds(ctx, ids));
}

export async function* allTaggedCompanies(
  ctx: Owner,
  filter: CompanyFilter,
  limit: number,
): AsyncGenerator<Company> {
  let cursor: number | null | undefined;
  while (cursor !== null) {
    const page: { rows: Company[]; next: number | null } = await listTaggedCompanies(ctx, filter, {
      limit,
      cursor,
    });
    yield* page.rows;
    cursor = page.next;
  }
}
