import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { toUnixSeconds } from "~/core/seconds";
import { reusableStatement } from "~/core/statement";
import type { MessageReason } from "../message-reasons";
import type { messages } from "../tables";

export type SentWith = Pick<typeof messages.$inferSelect, "senderSnapshotId" | "addressSource" | "language">;

export interface MessageResult {
  id: number;
  state: "sent" | "failed" | "unconfirmed" | "waiting";
  reason: string | null;
  reasonCode?: MessageReason;
  dueAt?: Date;
  /** The server never received the message, so the attempt does not count. */
  isUntouched?: boolean;
  values?: Record<string, string>;
  sentWith?: SentWith;
  relayId?: string | undefined;
}

export const resultRows = (results: readonly MessageResult[]): string =>
  JSON.stringify(
    results.map(({ id, state, reason, reasonCode, dueAt, isUntouched, values, sentWith, relayId }) => [
      id,
      state,
      reason?.slice(0, 500) ?? null,
      dueAt ? toUnixSeconds(dueAt) : null,
      isUntouched ? 1 : 0,
      values ? JSON.stringify(values) : null,
      reasonCode ?? null,
      sentWith?.senderSnapshotId ?? null,
      sentWith?.addressSource ?? null,
      sentWith?.language ?? null,
      relayId ?? null,
    ]),
  );

/** Condition: this claim transmitted the message, and no result is recorded yet. */
export const isInFlight = (claim: Placeholder | string): SQL =>
  sql`state in ('sending', 'unconfirmed') and claim = ${claim}`;

export const isInFlightTo = (messageId: number, claim: string): SQL =>
  sql`exists (select 1 from outreach_messages where id = ${messageId} and erased_at is null and ${isInFlight(claim)})`;

const value = sql.placeholder;

/** The recipient was erased during transmission: nothing identifying is recorded. */
const isErased = sql`erased_at is not null`;

const sentWith = (column: string, index: number) =>
  sql.raw(`case when erased_at is not null then null when json_extract(j.value, '$[5]') is null then ${column}
    else json_extract(j.value, '$[${index}]') end`);

export const recordResults = reusableStatement(
  sql`update outreach_messages set state = json_extract(j.value, '$[1]'), reason = case when ${isErased} then reason else json_extract(j.value, '$[2]') end,
    reason_code = case when ${isErased} then reason_code else json_extract(j.value, '$[6]') end,
    due_at = ifnull(json_extract(j.value, '$[3]'), due_at), attempts = attempts - json_extract(j.value, '$[4]'),
    "values" = case when ${isErased} then null else ifnull(json_extract(j.value, '$[5]'), "values") end,
    sender_snapshot_id = ${sentWith("sender_snapshot_id", 7)}, address_source = ${sentWith("address_source", 8)},
    language = ${sentWith("language", 9)}, relay_id = ifnull(json_extract(j.value, '$[10]'), relay_id),
    sent_at = case when json_extract(j.value, '$[1]') = 'sent' then ${value("now")} end
    from json_each(${value("rows")}) j where outreach_messages.id = json_extract(j.value, '$[0]') and ${isInFlight(value("claim"))}`,
);
