import { type SQL, sql } from "drizzle-orm";
import type { Account } from "~/core/context";
import { DomainError } from "~/core/errors";

const hasState = (accountId: SQL | number, state: Account["state"]): SQL =>
  sql`exists (select 1 from accounts acting where acting.id = ${accountId} and acting.state = ${sql.raw(`'${state}'`)})`;

/** A condition for every statement that sends, redirects or collects for an account. */
export const isAccountActive = (accountId: SQL | number): SQL => hasState(accountId, "active");

export const isAccountSuspended = (accountId: SQL | number): SQL => hasState(accountId, "suspended");

export const SUSPENDED =
  "This account is suspended. You can view data but not change, send or export it. To appeal, contact support.";

export const LINK_UNAVAILABLE =
  "This link isn’t available at the moment. Contact the business that shared it.";

export function requireActiveAccount({ account }: { account: Pick<Account, "state"> }): void {
  if (account.state !== "active") throw new DomainError("forbidden", SUSPENDED);
}

const OPEN_PATHS = ["/support", "/api/support"];

/** For every write of a business, by page or API call. @throws DomainError forbidden */
export function requireActiveFor(ctx: { account: Pick<Account, "state"> }, pathname: string): void {
  if (!OPEN_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`)))
    requireActiveAccount(ctx);
}
