import { type SQL, sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";

/** A condition. What strangers get mail for wants a person behind it, who confirmed an address. */
export const hasPersonBehind = (accountId: SQL | number): SQL =>
  sql`exists (select 1 from users u where u.account_id = ${accountId} and (u.email_verified_at is not null or u.is_demo = 1)
    and u.suspended_at is null and u.deactivated_at is null)`;

export const NOBODY_PROVED =
  "Nobody of your team has confirmed an email address yet. Open the link in our mail to you; your account page sends it again.";

export async function hasProvedPerson(ctx: AccountContext): Promise<boolean> {
  if (isDemoWork(ctx)) return true;
  const found = await ctx.db.get<{ isIt: number }>(sql`select ${hasPersonBehind(ctx.account.id)} as isIt`);
  return found?.isIt === 1;
}

/** @throws DomainError forbidden */
export async function requireProvedPerson(ctx: AccountContext): Promise<void> {
  if (!(await hasProvedPerson(ctx))) throw new DomainError("forbidden", NOBODY_PROVED);
}

/** A condition: the account is not the demo's. */
export const isRealAccount = (accountId: SQL): SQL =>
  sql`exists (select 1 from accounts a where a.id = ${accountId} and a.is_demo = 0)`;
