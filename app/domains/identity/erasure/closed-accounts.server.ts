import { and, asc, eq, isNull } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { accounts, invitations } from "../tables";

const IS_CLOSING = and(eq(accounts.state, "closed"), isNull(accounts.purgedAt));

const isClosing = (accountId: number) => and(eq(accounts.id, accountId), IS_CLOSING);

export const isClosingAccount = async (ctx: Context, accountId: number): Promise<boolean> =>
  (await ctx.db.$count(accounts, isClosing(accountId))) > 0;

export const listClosingAccounts = (ctx: Context) =>
  ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(IS_CLOSING)
    .orderBy(asc(accounts.closedAt))
    .limit(20);

export const eraseAccountStatement = (ctx: Context, accountId: number) =>
  ctx.db
    .update(accounts)
    .set({
      name: "Closed account",
      suspensionReason: null,
      companySize: null,
      industry: null,
      hqCountry: null,
      operationalMarkets: [],
      purgedAt: ctx.now(),
    })
    .where(isClosing(accountId));

/** Deletes the account's sign-in provider and email brand. */
export const eraseOwnSettings = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["sso_identities", "sso_connections", "account_brands"]);

export const removeInvitationsInto = (ctx: Context, accountId: number) =>
  ctx.db.delete(invitations).where(eq(invitations.accountId, accountId));
