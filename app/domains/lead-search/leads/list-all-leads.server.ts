import { and } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { Lead, LeadSearch } from "../lead-search";
import type { LeadFilter } from "./lead-queries";
import { filterOf, isOwnedBy, isSince, orderOf, readPage } from "./leads.server";
import { isFirst } from "./same-lead";
import { taggedLeads } from "./tagged-leads.server";

const EXPORT_BATCH = 500;

export async function* listAllLeads(
  ctx: AccountContext,
  search: LeadSearch | null,
  filter: LeadFilter = {},
): AsyncGenerator<Lead> {
  let cursor: number | undefined;
  const where = and(
    search ? filterOf(search.id, filter) : filter.tag ? undefined : isFirst,
    isSince(ctx, filter.since),
    isOwnedBy(ctx, filter.owner),
  );
  do {
    const window = { limit: EXPORT_BATCH, cursor };
    const order = search && filter.order !== "unsurest" ? "surest" : orderOf(filter);
    const page: { rows: Lead[]; next: number | null } = filter.tag
      ? await taggedLeads(ctx, { ...window, tag: filter.tag }, where, search !== null)
      : await readPage(ctx, where, { ...window, order });
    yield* page.rows;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
