import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { taggedPage } from "~/domains/tags/tagged-rows.server";
import { leads } from "../tables";
import { getLeadsByIds } from "./leads-by-ids.server";

/** The newest first; `where` narrows them. */
export function taggedLeads(
  ctx: AccountContext,
  asked: { tag: number; limit: number; cursor: number | undefined },
  where: SQL | undefined,
) {
  const keep = where && sql`exists (select 1 from ${leads} where ${leads.id} = t.row_id and ${where})`;
  return taggedPage(ctx, { ...asked, list: "leads", keep }, (ids) => getLeadsByIds(ctx, ids));
}
