import { and, desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { leads } from "../tables";
import { FOUND_LEAD } from "./leads-of-companies.server";
import { isFirst } from "./same-lead";

/** The surest of the account, as a search shows them: all that a small account has. */
export const surestLeads = (ctx: AccountContext, limit: number) =>
  ctx.db
    .select(FOUND_LEAD)
    .from(leads)
    .where(and(eq(leads.accountId, ctx.account.id), isFirst))
    .orderBy(desc(leads.confidence), desc(leads.id))
    .limit(limit);
