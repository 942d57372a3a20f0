import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { demoLeads } from "~/domains/lead-search/delete-demo-searches.server";
import { isDemoMailbox } from "~/domains/mailboxes/mailbox-sql";
import { deleteDemoDrafts } from "./email-drafts.server";

const BATCH_SIZE = 500;

/** Deletes a batch of demo messages: of campaigns, to leads, and to addresses, because a reply outlives its lead. */
export async function deleteDemoMessages(
  ctx: AccountContext,
  { campaigns, addresses }: { campaigns: SQL; addresses: SQL },
): Promise<boolean> {
  const demoMessages = (which: SQL) => sql`select m.id from outreach_messages m
    where ${which} and m.account_id = ${ctx.account.id} and ${isDemoMailbox(sql`m.mailbox_id`)}`;
  const some = sql`select id from (${demoMessages(sql`m.campaign_id in (${campaigns})`)}
    union ${demoMessages(sql`m.lead_id in (${demoLeads(ctx)})`)}
    union ${demoMessages(sql`m.to_address collate nocase in (${addresses})`)}) limit ${BATCH_SIZE}`;
  const [, , removed] = await ctx.d1.batch([
    deleteDemoDrafts(ctx, addresses),
    statement(ctx, sql`delete from one_off_emails where message_id in (${some})`),
    statement(ctx, sql`delete from outreach_messages where id in (${some})`),
  ]);
  return (removed?.meta.changes ?? 0) > 0;
}

export const removeSenderSnapshotsOf = (ctx: AccountContext, addresses: SQL) =>
  statement(
    ctx,
    sql`delete from sender_snapshots where account_id = ${ctx.account.id} and content ->> '$.fromAddress' in (${addresses})`,
  );
