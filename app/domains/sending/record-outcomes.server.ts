import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reusableStatement } from "~/core/statement";
import { countDelivery } from "~/domains/campaigns/figures/count-delivery.server";
import { nextStepStatement } from "~/domains/campaigns/steps/next-step.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { dayOf } from "~/domains/mailboxes/policy";
import type { MessageReason } from "~/domains/messages/message-reasons";
import type { SentWith } from "~/domains/messages/tables";
import { type Copy, copyStatements } from "./copies.server";

const value = sql.placeholder;
const isHeld = sql`state in ('sending', 'unknown') and claim = ${value("claim")}`;

const countSending = countDelivery(isHeld);

const countDay = reusableStatement(
  sql`insert into mailbox_days (mailbox_id, day, sent) values (${value("mailboxId")}, ${value("day")}, ${value("left")})
    on conflict do update set sent = sent + excluded.sent`,
);

/** Its reader was erased while it was on the wire: what would name them is not written down. */
const isErased = sql`erased_at is not null`;

/** It comes with the variables, and takes the place of what an earlier try left. */
const sentWith = (column: string, at: number) =>
  sql.raw(`case when erased_at is not null then null when json_extract(j.value, '$[5]') is null then ${column}
    else json_extract(j.value, '$[${at}]') end`);

const endMessages = reusableStatement(
  sql`update outreach_messages set state = json_extract(j.value, '$[1]'), reason = case when ${isErased} then reason else json_extract(j.value, '$[2]') end,
    reason_code = case when ${isErased} then reason_code else json_extract(j.value, '$[6]') end,
    due_at = ifnull(json_extract(j.value, '$[3]'), due_at), tries = tries - json_extract(j.value, '$[4]'),
    "values" = case when ${isErased} then null else ifnull(json_extract(j.value, '$[5]'), "values") end,
    letterhead_id = ${sentWith("letterhead_id", 7)}, address_source = ${sentWith("address_source", 8)},
    language = ${sentWith("language", 9)},
    sent_at = case when json_extract(j.value, '$[1]') = 'sent' then ${value("now")} end
    from json_each(${value("rows")}) j where outreach_messages.id = json_extract(j.value, '$[0]') and ${isHeld}`,
);

/** What became of a message that was on the wire. */
export interface Ending {
  id: number;
  state: "sent" | "failed" | "unknown" | "waiting";
  /** What the mail server said. */
  reason: string | null;
  reasonCode?: MessageReason;
  /** UTC; for "waiting": when it is tried again. */
  dueAt?: Date;
  /** The server never saw it: the try does not count. */
  isUntouched?: boolean;
  values?: Record<string, string>;
  sentWith?: SentWith;
  /** Another step of its campaign follows. */
  isFollowed?: boolean;
  copies?: readonly Copy[];
}

/** The statements that write endings down: message, counters of campaign and mailbox, and the next step, together or not at all. */
export function endStatements(
  ctx: Context,
  mailbox: Pick<Mailbox, "id" | "accountId">,
  claim: string,
  ends: readonly Ending[],
): D1PreparedStatement[] {
  if (ends.length === 0) return [];
  const now = ctx.now();
  const followed = ends.filter(({ state, isFollowed }) => state === "sent" && isFollowed);
  // One that was unknown in between counts as sent already in the mailbox.
  const left = ends.filter(({ state }) => state === "sent" || state === "unknown").length;
  const rows = JSON.stringify(
    ends.map(({ id, state, reason, reasonCode, dueAt, isUntouched, values, sentWith: kept }) => [
      id,
      state,
      reason?.slice(0, 500) ?? null,
      dueAt ? Math.floor(dueAt.getTime() / 1_000) : null,
      isUntouched ? 1 : 0,
      values ? JSON.stringify(values) : null,
      reasonCode ?? null,
      kept?.letterheadId ?? null,
      kept?.addressSource ?? null,
      kept?.language ?? null,
    ]),
  );
  return [
    ...countSending(ctx, { outcomes: rows, claim }),
    ...(left ? [countDay(ctx, { mailboxId: mailbox.id, day: dayOf(now), left })] : []),
    ...ends.flatMap(({ id, state, copies = [] }) =>
      state === "sent"
        ? copyStatements(
            ctx,
            mailbox,
            { id, copies },
            sql`state in ('sending', 'unknown') and claim = ${claim}`,
          )
        : [],
    ),
    endMessages(ctx, { now: Math.floor(now.getTime() / 1_000), rows, claim }),
    ...(followed.length
      ? [
          nextStepStatement(
            ctx,
            followed.map(({ id }) => id),
          ),
        ]
      : []),
  ];
}
