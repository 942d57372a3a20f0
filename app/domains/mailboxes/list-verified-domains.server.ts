import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { providerOfDomain } from "./connecting/providers";
import { MAX_MAILBOXES } from "./mailboxes.server";
import { mailboxes } from "./tables";

/** Domains from which the account may send. Excludes providers' domains such as gmail.com, which belong to no account. */
export async function listVerifiedDomains(ctx: Pick<Context, "db">, accountId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ fromAddress: mailboxes.fromAddress })
    .from(mailboxes)
    .where(
      and(
        eq(mailboxes.accountId, accountId),
        eq(mailboxes.kind, "smtp"),
        eq(mailboxes.isDemo, false),
        isNotNull(mailboxes.readyAt),
        isNull(mailboxes.removedAt),
      ),
    )
    .limit(MAX_MAILBOXES);
  const domains = rows.map(({ fromAddress }) =>
    fromAddress.slice(fromAddress.lastIndexOf("@") + 1).toLowerCase(),
  );
  return [...new Set(domains)].filter((domain) => !providerOfDomain(domain));
}
