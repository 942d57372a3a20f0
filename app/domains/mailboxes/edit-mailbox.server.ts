import { and, eq, isNull, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { seal } from "~/core/secrets/seal.server";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { requireServer } from "./add-mailbox.server";
import type { Mailbox } from "./lease-mailbox.server";
import { getMailbox, leavesNowhere } from "./mailboxes.server";
import { usualPort } from "./policy";
import type { MailboxChange } from "./schemas";
import { sealOwner } from "./seal-owner";
import { mailboxes } from "./tables";
import { PASSWORD_USE } from "./transport-of.server";

const OWN_ONLY = ["fromAddress", "host", "port", "security", "username", "password", "dkimSelector"] as const;

/** @throws DomainError not_found; invalid; conflict if another mailbox has the address */
export async function editMailbox(
  ctx: BusinessContext,
  mailboxId: number,
  { password, ...change }: MailboxChange,
): Promise<Mailbox> {
  const row = await getMailbox(ctx, mailboxId);
  const given = { ...change, password };
  const foreign = row.kind === "platform" ? OWN_ONLY.find((name) => given[name] !== undefined) : undefined;
  if (foreign)
    throw new DomainError(
      "invalid",
      "For the platform mailbox, you can only change the name, postal address and limits.",
      {
        field: foreign,
      },
    );
  const next = {
    ...row,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  };
  if (change.port === undefined && change.security && row.port === usualPort(row.security ?? "tls"))
    next.port = usualPort(change.security);
  if (row.kind === "smtp")
    await requireServer(ctx, {
      host: next.host ?? "",
      port: next.port ?? 0,
      security: next.security ?? "none",
    });
  const isNewSender =
    next.fromAddress.toLowerCase() !== row.fromAddress.toLowerCase() || next.host !== row.host;
  const isOtherServer = next.host !== row.host || next.username !== row.username;
  if (row.encryptedPassword && isOtherServer && !password && next.username)
    throw new DomainError("invalid", "Enter the password again, because the server or username changed.", {
      field: "password",
    });
  const set = {
    fromName: next.fromName,
    postalAddress: next.postalAddress,
    fromAddress: next.fromAddress,
    host: next.host,
    port: next.port,
    security: next.security,
    username: next.username,
    dkimSelector: next.dkimSelector,
    dailyLimit: next.dailyLimit,
    hourlyLimit: next.hourlyLimit,
    gapSeconds: next.gapSeconds,
    ...(password
      ? { encryptedPassword: await seal(ctx.config, PASSWORD_USE, sealOwner(ctx.account.id), password) }
      : {}),
    ...(isNewSender
      ? {
          dns: null,
          dnsCheckedAt: null,
          readyAt: leavesNowhere(ctx, next) ? ctx.now() : null,
          warmupStartedAt: ctx.now(),
        }
      : {}),
  };
  const isTaken = sql`exists (select 1 from mailboxes o where o.account_id = ${ctx.account.id} and o.id <> ${row.id}
    and o.removed_at is null and o.from_address = ${next.fromAddress} collate nocase)`;
  const write = [
    statement(
      ctx,
      ctx.db
        .update(mailboxes)
        .set(set)
        .where(
          and(
            eq(mailboxes.id, row.id),
            eq(mailboxes.accountId, ctx.account.id),
            isNull(mailboxes.removedAt),
            // A password set in the meantime must not go to this server.
            sql`${mailboxes.host} is ${row.host} and ${mailboxes.username} is ${row.username}
              and ${mailboxes.encryptedPassword} is ${row.encryptedPassword}`,
            sql`not ${isTaken}`,
          ),
        ),
    ),
    ...(password || isOtherServer
      ? [
          statement(
            ctx,
            auditIfChanged(ctx, {
              action: password ? "change-mailbox-password" : "change-mailbox-server",
              target: `mailbox:${row.id}`,
            }),
          ),
        ]
      : []),
  ];
  const rows = password || isOtherServer ? 1 : 0;
  const [changed] = await withQuota(
    ctx,
    { rows },
    (count) => ctx.d1.batch([...write, statement(ctx, count)]),
    { onlyIf: sql`changes() > 0` },
  );
  if (changed?.meta.changes) return getMailbox(ctx, row.id);
  const { host, username, encryptedPassword } = await getMailbox(ctx, row.id);
  if (host !== row.host || username !== row.username || encryptedPassword !== row.encryptedPassword)
    throw new DomainError("conflict", "This mailbox was updated elsewhere. Reload and try again.");
  throw new DomainError(
    "conflict",
    `${next.fromAddress} is already one of your mailboxes. Enter another address.`,
    {
      field: "fromAddress",
    },
  );
}
