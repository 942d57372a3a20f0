import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";

interface Stop {
  accountId: number;
  /** Whose messages: those to an address, and those of a lead where it is known. */
  address?: string | null;
  leadId?: number | null;
  /** In words, for the message: "This person answered." */
  reason: string;
}

/** Stops what has not left yet of every sequence to a person: after a reply, a bounce, a no, or a deal. */
export function stopSequenceStatements(_ctx: Context, { accountId, address, leadId, reason }: Stop): SQL[] {
  const stop = (who: SQL) => sql`update outreach_messages set state = 'stopped', reason = ${reason}
    where account_id = ${accountId} and state = 'waiting' and campaign_id is not null and ${who}`;
  return [
    ...(address ? [stop(sql`to_address = ${address.trim()} collate nocase`)] : []),
    ...(leadId ? [stop(sql`lead_id = ${leadId}`)] : []),
  ];
}
