import { and, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { accountMatch } from "~/core/text";
import { leads } from "../tables";
import { FOUND_LEAD } from "./leads-of-companies.server";
import { isFirst } from "./same-lead";

/** The newest whose company or person is named so; `words` are letters and digits. */
export const namedLeads = (ctx: AccountContext, words: readonly string[], limit: number) =>
  ctx.db
    .select(FOUND_LEAD)
    .from(leads)
    .where(
      and(
        sql`${leads.id} in (select rowid from lead_search
          where lead_search match ${accountMatch(ctx.account.id, words)} order by rowid desc limit ${limit})`,
        sql`+${leads.accountId} = ${ctx.account.id}`,
        isFirst,
      ),
    );
