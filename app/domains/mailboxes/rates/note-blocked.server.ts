import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { notifyEach } from "~/domains/notifications/notify.server";
import { paths } from "~/paths";
import { blockedSince, mailboxToday } from "../mailbox-days.server";
import { SLOWED_SECONDS } from "../policy";
import { BLOCKED_ADVICE, blockedCauseOf } from "./blocked-causes";
import { countOfDay, pauseOver } from "./note-bounce.server";

interface Blocked {
  status: string | null;
  said: string | null;
}

const MAX_DIAGNOSTIC_LENGTH = 300;

/** Recipients may request erasure, so their addresses are not stored here. */
const withoutAddresses = (said: string) =>
  said
    .slice(0, MAX_DIAGNOSTIC_LENGTH)
    .split(/\s/)
    .map((word) => (word.includes("@") ? "[email address]" : word))
    .join(" ");

/**
 * Records an email blocked because of our sender reputation; arguments as for `noteBounce`. A pause notifies the
 * mailbox's creator once.
 */
export function noteBlocked(
  ctx: Context,
  mailboxId: number,
  { status, said }: Blocked,
  condition: SQL = sql`true`,
) {
  const cause = blockedCauseOf({ status, said });
  const now = toUnixSeconds(ctx.now());
  const since = blockedSince(mailboxToday(ctx.now(), sql`b.account_id`));
  const which = sql`b.id = ${mailboxId}`;
  const reason = said === null ? null : withoutAddresses(said);
  const notice =
    notifyEach(sql`select b.account_id, b.created_by, 'mailbox-blocked:' || b.id || ':' || b.paused_at, 'mailbox',
      b.from_address || ' is paused: other mail servers block its emails', ${BLOCKED_ADVICE[cause]},
      ${paths.mailboxes.mailbox(mailboxId)}, ${now}
    from mailboxes b where ${which} and changes() > 0`);
  const slow = sql`update mailboxes set slowed_until = ${now + SLOWED_SECONDS} where id = ${mailboxId} and ${condition}`;
  return [
    ...(cause === "rate" ? [statement(ctx, slow)] : []),
    countOfDay(ctx, mailboxId, "blocked", condition),
    pauseOver(ctx, { which, kind: "blocked", since, reasonCode: `blocked-${cause}`, said: reason }),
    statement(ctx, notice),
  ];
}
