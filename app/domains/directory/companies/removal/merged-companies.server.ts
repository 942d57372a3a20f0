import type { AccountContext } from "~/core/context";

const REMEMBER = `INSERT OR REPLACE INTO merged_companies (account_id, company_id, into_id)
SELECT ?1, value, ?3 FROM json_each(?2)`;
const FORGET =
  "DELETE FROM merged_companies WHERE account_id = ?1 AND company_id IN (SELECT value FROM json_each(?2))";

/** Records the target company of merged ids. */
export const rememberMergedStatement = (ctx: AccountContext, ids: readonly number[], into: number) =>
  ctx.d1.prepare(REMEMBER).bind(ctx.account.id, JSON.stringify(ids), into);

export const purgeMergedStatement = (ctx: AccountContext, ids: readonly number[]) =>
  ctx.d1.prepare(FORGET).bind(ctx.account.id, JSON.stringify(ids));
