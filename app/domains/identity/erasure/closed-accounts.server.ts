import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { accounts, invitations } from "../tables";

const IS_CLOSING = and(isNotNull(accounts.closedAt), isNull(accounts.emptiedAt));

const isClosing = (accountId: number) => and(eq(accounts.id, accountId), IS_CLOSING);

/** Whether an account is closed and what it owned is not removed yet. */
export const isClosingAccount = async (ctx: Context, accountId: number): Promise<boolean> =>
  (await ctx.db.$count(accounts, isClosing(accountId))) > 0;

/** At most 20 accounts that are closed and not empty yet, the first closed first. */
export const listClosingAccounts = (ctx: Context) =>
  ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(IS_CLOSING)
    .orderBy(asc(accounts.closedAt))
    .limit(20);

/** Takes the business out of the row of a closed account, which stays. */
export const emptyAccountStatement = (ctx: Context, accountId: number) =>
  ctx.db
    .update(accounts)
    .set({
      name: "Closed account",
      companySize: null,
      industry: null,
      hqCountry: null,
      operationalMarkets: [],
      emptiedAt: ctx.now(),
    })
    .where(isClosing(accountId));

export const removeInvitationsInto = (ctx: Context, accountId: number) =>
  ctx.db.delete(invitations).where(eq(invitations.accountId, accountId));
