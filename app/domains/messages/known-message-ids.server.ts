import { sql } from "drizzle-orm";
import type { Config } from "~/core/config";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { derivedHmac } from "~/core/secrets/pepper.server";
import { inJsonArray, statement } from "~/core/statement";
import { relayIdOf } from "./find-message.server";

/**
 * Returns which of these Message-IDs (with angle brackets) belong to messages the account sent, including IDs assigned
 * by relays.
 */
export async function findKnownMessageIds(
  ctx: Context,
  accountId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { results } = await statement(
    ctx,
    sql`select message_id as known from outreach_messages where message_id is not null and message_id in ${inJsonArray(ids)}
        and account_id = ${accountId}
      union all select relay_id from outreach_messages where relay_id is not null
        and relay_id in ${inJsonArray(ids.map(relayIdOf))} and account_id = ${accountId}`,
  ).all<{ known: string }>();
  const known = new Set(results.map((row) => row.known));
  return new Set(ids.filter((id) => known.has(id) || known.has(relayIdOf(id))));
}

/** Returns which of these lowercase addresses the account has emailed since a date, without tests. */
export async function writtenToAmong(
  ctx: Context,
  accountId: number,
  addresses: readonly string[],
  since = new Date(0),
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const { results } = await statement(
    ctx,
    sql`select a.value as address from json_each(${JSON.stringify(addresses)}) a where exists (select 1 from outreach_messages m
      where m.to_address = a.value collate nocase and m.account_id = ${accountId}
      and m.sent_at >= ${toUnixSeconds(since)} and m.rule is not 'test')`,
  ).all<{ address: string }>();
  return new Set(results.map(({ address }) => address));
}

interface Row {
  id: number;
  campaignId: number | null;
  position: number;
  leadId: number | null;
  contactId: number | null;
}

/** Derived from the message's identity, so that copies share one Message-ID; includes angle brackets. */
export function messageIdOf(config: Config, row: Row, fromAddress: string): string {
  const { id, campaignId, position, leadId, contactId } = row;
  const who = contactId === null ? leadId : `contact:${contactId}`;
  const what = campaignId === null ? `single:${id}` : `${campaignId}:${position}:${who}`;
  const code = derivedHmac(config, "message-id", what).subarray(0, 20).toString("hex");
  return `<${code}@${fromAddress.slice(fromAddress.lastIndexOf("@") + 1)}>`;
}
