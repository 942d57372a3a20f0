import { type SQL, sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";

/** SQL condition: emails to strangers require a user with a confirmed address. */
export const hasVerifiedUser = (accountId: SQL | number): SQL =>
  sql`exists (select 1 from users u where u.account_id = ${accountId} and (u.email_verified_at is not null or u.is_demo = 1)
    and u.suspended_at is null and u.deactivated_at is null)`;

export const EMAIL_NOT_VERIFIED =
  "Confirm your email address first. Open the link in our email, or resend it from your account page.";

export async function isAccountVerified(ctx: AccountContext): Promise<boolean> {
  if (isDemoWork(ctx)) return true;
  const found = await ctx.db.get<{ isVerified: number }>(
    sql`select ${hasVerifiedUser(ctx.account.id)} as isVerified`,
  );
  return found?.isVerified === 1;
}

/** @throws DomainError forbidden */
export async function requireVerifiedAccount(ctx: AccountContext): Promise<void> {
  if (!(await isAccountVerified(ctx))) throw new DomainError("forbidden", EMAIL_NOT_VERIFIED);
}

/** SQL condition: the account is not the demo's. */
export const isRealAccount = (accountId: SQL): SQL =>
  sql`exists (select 1 from accounts a where a.id = ${accountId} and a.is_demo = 0)`;
