import { type SQL, sql } from "drizzle-orm";
import type { MessageReason } from "~/domains/messages/message-reasons";
import { stopMessages, takeOverStopped } from "~/domains/messages/sequences/stop-messages";
import { decrementAudience } from "../audience-counters";

interface Stop {
  accountId: number;
  /** Stops messages to this address, and those of this lead if given. */
  address?: string | null;
  leadId?: number | null;
  reasonCode: MessageReason;
  /** Must be true, e.g. that the deal is now closed. */
  condition?: SQL;
}

/** Stops queued messages after a reply, a bounce, an opt-out or a deal. Must run in the batch that records the event, after it. */
export function stopSequenceStatements(stop: Stop): SQL[] {
  const { accountId, address, leadId, reasonCode, condition = sql`true` } = stop;
  const which = (
    who: SQL,
  ) => sql`m.account_id = ${accountId} and m.state = 'waiting' and m.campaign_id is not null
    and ${who} and ${condition}`;
  const stopThem = (who: SQL) => [
    decrementAudience(which(who)),
    stopMessages(which(who), reasonCode),
    ...(reasonCode === "manual_hard_bounce"
      ? []
      : [takeOverStopped(sql`m.account_id = ${accountId} and ${who} and ${condition}`, reasonCode)]),
  ];
  return [
    ...(address ? stopThem(sql`m.to_address = ${address.trim()} collate nocase`) : []),
    ...(leadId ? stopThem(sql`m.lead_id = ${leadId}`) : []),
  ];
}
