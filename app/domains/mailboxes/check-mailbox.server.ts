import { and, eq, sql } from "drizzle-orm";
import { createDns, DnsUnavailable } from "~/adapters/dns/dns-over-https";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { findMailRecords } from "./check-dns-auth";
import type { Mailbox } from "./lease-mailbox.server";
import { getMailbox, leavesNowhere } from "./mailboxes.server";
import { queueMailbox } from "./queue-mailbox.server";
import { mailboxes } from "./tables";
import { probeServer } from "./transport-of.server";

/**
 * Lets the mailbox send once SPF, DKIM and DMARC pass and the server accepts our login. Always stores the DNS result.
 * @throws DomainError not_found; too_many; unavailable if DNS does not respond, or the server rejects us
 */
export async function checkMailbox(
  ctx: BusinessContext,
  mailboxId: number,
  knock = probeServer,
): Promise<Mailbox> {
  const row = await getMailbox(ctx, mailboxId);
  if (leavesNowhere(ctx, row)) return row;
  // The check contacts servers that the account names, so it is rate-limited to prevent probing of third parties.
  await consumeAttempt(ctx, ["check-mailbox-account", ctx.account.id]);
  const dns = createDns(ctx.config.DNS_OVER_HTTPS_URL);
  const findings = await findMailRecords(dns, row).catch((error) => {
    if (!(error instanceof DnsUnavailable)) throw error;
    ctx.log.info("DNS did not answer", { mailboxId });
    throw new DomainError("unavailable", "DNS didn’t respond. Try again in a minute.");
  });
  const isFine = findings.spf.isFine && findings.dkim.isFine && findings.dmarc.isFine;
  const failure = isFine && !row.readyAt ? await knock(ctx, row) : null;
  const now = ctx.now();
  await ctx.db
    .update(mailboxes)
    .set({
      dns: findings,
      dnsCheckedAt: now,
      ...(isFine && !failure ? { readyAt: sql`ifnull(ready_at, ${toUnixSeconds(now)})` } : {}),
    })
    .where(
      and(
        eq(mailboxes.id, row.id),
        eq(mailboxes.accountId, ctx.account.id),
        // Only if sender and server are unchanged: an edit in the meantime triggers its own check.
        eq(mailboxes.fromAddress, row.fromAddress),
        sql`${mailboxes.host} is ${row.host}`,
      ),
    );
  if (failure)
    throw new DomainError(
      "unavailable",
      `The DNS records are valid, but the mail server check failed. Correct the server, port or password, then check again. Error: ${failure}`,
    );
  if (isFine && !row.readyAt) await queueMailbox(ctx, row.id);
  return getMailbox(ctx, row.id);
}
