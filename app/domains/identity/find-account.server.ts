import { eq, type SQL, sql } from "drizzle-orm";
import type { Account, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";
import { accounts } from "./tables";
import { hasVerifiedUser } from "./verified-user.server";

export const accountColumns = {
  id: accounts.id,
  name: accounts.name,
  state: accounts.state,
  plan: accounts.plan,
  trialEndsAt: accounts.trialEndsAt,
  formerPlan: accounts.formerPlan,
  paymentDueAt: accounts.paymentDueAt,
  readOnlySince: accounts.readOnlySince,
  isDemo: accounts.isDemo,
  hqCountry: accounts.hqCountry,
  isConfirmed: sql<boolean>`${hasVerifiedUser(sql`${accounts.id}`)}`.mapWith(Boolean),
};

export const countryOfAccount = (accountId: SQL | number): SQL<string | null> =>
  sql`(select a.hq_country from accounts a where a.id = ${accountId})`;

export async function findAccount(db: Context["db"], accountId: number): Promise<Account | null> {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, accountId)).limit(1);
  return row ?? null;
}

export async function getAccount(ctx: Pick<Context, "db">, accountId: number): Promise<Account> {
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw new DomainError("not_found", m.auth_find_account_this_account());
  return account;
}
