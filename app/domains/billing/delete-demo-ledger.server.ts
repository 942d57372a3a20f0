import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DEMO_PERIOD } from "./periods";
import { leadLedger } from "./tables";

export const deleteDemoLedger = (ctx: AccountContext) =>
  ctx.db
    .delete(leadLedger)
    .where(and(eq(leadLedger.accountId, ctx.account.id), eq(leadLedger.period, DEMO_PERIOD)));
