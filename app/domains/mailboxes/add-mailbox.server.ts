import { sql } from "drizzle-orm";
import { type BusinessContext, type Context, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { seal } from "~/core/secrets/seal.server";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { type MailServer, requireMailServer } from "./connecting/server-blocking-reason";
import type { Mailbox } from "./lease-mailbox.server";
import { getMailbox, leavesNowhere, MAX_MAILBOXES, platformAddress } from "./mailboxes.server";
import { usualPort } from "./policy";
import type { MailboxInput } from "./schemas";
import { sealOwner } from "./seal-owner";
import { PASSWORD_USE } from "./transport-of.server";

const SMTP_FIELDS = { host: "host", port: "port", security: "security" } as const;

export const requireServer = (ctx: Pick<Context, "config">, server: MailServer) =>
  requireMailServer(ctx, "smtp", server, SMTP_FIELDS);

/** @throws DomainError invalid; conflict if the address already has a mailbox; limit_reached after 20 */
export async function addMailbox(ctx: BusinessContext, input: MailboxInput): Promise<Mailbox> {
  const isOwn = input.kind === "smtp";
  const port = isOwn ? (input.port ?? usualPort(input.security)) : null;
  const isDemo = isDemoWork(ctx);
  if (isOwn && port !== null && !isDemo) await requireServer(ctx, { ...input, port });
  const fromAddress = isOwn ? input.fromAddress : platformAddress(ctx);
  const password = isOwn ? input.password : undefined;
  const sealed = password ? await seal(ctx.config, PASSWORD_USE, sealOwner(ctx.account.id), password) : null;
  const now = toUnixSeconds(ctx.now());
  const ready = isDemo || leavesNowhere(ctx, { kind: input.kind, fromAddress }) ? now : null;
  const isOfAddress = sql`account_id = ${ctx.account.id} and from_address = ${fromAddress} collate nocase`;
  const isFree = sql`(select count(*) from mailboxes where account_id = ${ctx.account.id}
      and removed_at is null and not is_demo) < ${MAX_MAILBOXES}
    and not exists (select 1 from mailboxes where ${isOfAddress} and removed_at is null)`;
  const write = [
    statement(
      ctx,
      sql`insert into mailboxes (account_id, created_by, kind, from_address, from_name, postal_address, host, port, security,
          username, encrypted_password, dkim_selector, daily_limit, hourly_limit, gap_seconds, warmup_started_at, ready_at, last_sent_at, created_at, is_demo)
        select ${ctx.account.id}, ${ctx.actor.userId}, ${input.kind}, ${fromAddress}, ${input.fromName}, ${input.postalAddress},
          ${isOwn ? input.host : null}, ${port}, ${isOwn ? input.security : null},
          ${(isOwn ? input.username : null) ?? null}, ${sealed}, ${(isOwn ? input.dkimSelector : null) ?? null},
          ${input.dailyLimit}, ${input.hourlyLimit ?? null}, ${input.gapSeconds}, ${now}, ${ready},
          (select max(last_sent_at) from mailboxes where ${isOfAddress}), ${now}, ${isDemo ? 1 : 0}
        where ${isFree} returning id`,
    ),
    statement(
      ctx,
      auditIfChanged(ctx, {
        action: "add-mailbox",
        target: sql`'mailbox:' || last_insert_rowid()`,
        detail: { kind: input.kind, hasPassword: sealed !== null },
      }),
    ),
    // The daily counts of the same address carry over: removing and adding it again gives no new limits.
    statement(
      ctx,
      sql`insert into mailbox_daily_stats (mailbox_id, day, sent, sent_one_to_one, one_to_one_claimed, tests_claimed,
          bounces, complaints, blocked)
        select (select max(id) from mailboxes where ${isOfAddress} and removed_at is null), d.day, max(d.sent),
          max(d.sent_one_to_one), max(d.one_to_one_claimed), max(d.tests_claimed), max(d.bounces), max(d.complaints), max(d.blocked)
        from mailboxes b join mailbox_daily_stats d on d.mailbox_id = b.id and d.day >= ifnull(b.counted_from, '')
        where ${isOfAddress} and b.removed_at is not null group by d.day on conflict do nothing`,
    ),
  ];
  // A removed mailbox keeps its row: adding one repeatedly would fill the table.
  const [, added] = await withQuota(
    ctx,
    { rows: 1 },
    (count) => ctx.d1.batch<{ id: number }>([statement(ctx, count), ...write]),
    { onlyIf: isFree },
  );
  const id = added?.results[0]?.id;
  if (id !== undefined) return getMailbox(ctx, id);
  const { results } = await statement(
    ctx,
    sql`select 1 from mailboxes where account_id = ${ctx.account.id} and removed_at is null
      and from_address = ${fromAddress} collate nocase limit 1`,
  ).all();
  if (results.length)
    throw new DomainError(
      "conflict",
      `${fromAddress} is already one of your mailboxes. Enter another address.`,
      {
        ...(isOwn ? { field: "fromAddress" } : {}),
      },
    );
  throw new DomainError(
    "limit_reached",
    `An account can have at most ${MAX_MAILBOXES} mailboxes. Remove one first.`,
  );
}
