import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { hasTag, taggedPage } from "~/domains/tags/tagged-rows.server";
import { leads } from "../tables";
import { getLeadsByIds } from "./leads-by-ids.server";

/** SQL condition on `t.row_id`: the company's first lead with the tag. */
const isFirstTagged = ({ account }: AccountContext, tag: number): SQL =>
  sql`exists (select 1 from ${leads} l where l.id = t.row_id and (l.is_first = 1 or not exists (
    select 1 from ${leads} o where o.account_id = ${account.id} and o.same_company_id = l.same_company_id
      and (o.is_demo, o.id) < (l.is_demo, l.id) and ${hasTag(tag, "leads", sql`o.id`)})))`;

/** Returns tagged leads newest first; each company once, unless listed for one search. `where` narrows them. */
export function taggedLeads(
  ctx: AccountContext,
  asked: { tag: number; limit: number; cursor: number | undefined },
  where: SQL | undefined,
  isOfSearch = false,
) {
  const keep = where && sql`exists (select 1 from ${leads} where ${leads.id} = t.row_id and ${where})`;
  const isNoRepeat = isOfSearch ? undefined : isFirstTagged(ctx, asked.tag);
  return taggedPage(ctx, { ...asked, list: "leads", keep, isNoRepeat }, (ids) => getLeadsByIds(ctx, ids));
}
