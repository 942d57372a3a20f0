import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { closes } from "../tables";
import type { Close } from "./answer-close.server";

const MAX_CLOSES = 20;

/** The newest first; at most 20. */
export const closesOfSharings = (
  ctx: AccountContext,
  sharedLeadIds: readonly number[],
): PromiseLike<Close[]> =>
  ctx.db
    .select()
    .from(closes)
    .where(
      sql`${closes.sharedLeadId} in ${inJsonArray(sharedLeadIds)} and +${closes.accountId} = ${ctx.account.id}`,
    )
    .orderBy(sql`${closes.id} desc`)
    .limit(MAX_CLOSES);
