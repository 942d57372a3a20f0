import { type SQL, sql } from "drizzle-orm";
import type { MessageReason } from "~/domains/messages/message-reasons";
import { stopMessages, takeOverStopped } from "~/domains/messages/sequences/stop-messages";
import { decrementAudience } from "../audience-counters";

interface Stop {
  accountId: number;
  /** Messages to an address, and those of a lead where it is known. */
  address?: string | null;
  leadId?: number | null;
  reasonCode: MessageReason;
  /** Must hold, such as that the deal is closed now. */
  condition?: SQL;
}

/** After a reply, a bounce, a no, or a deal; for the batch of that, after it. */
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
