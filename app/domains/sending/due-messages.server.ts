import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reusableStatement } from "~/core/statement";
import {
  campaignWindow,
  rollOverStatement,
  type WindowRow,
  windowsAt,
} from "~/domains/campaigns/planning/campaign-windows.server";

/** A message that may be claimed. */
export interface Candidate extends WindowRow {
  id: number;
  campaign_id: number | null;
  position: number;
  lead_id: number | null;
  to_address: string;
  to_name: string | null;
  variant: "a" | "b" | null;
}

const value = sql.placeholder;

const due = reusableStatement(
  sql`select m.id, m.campaign_id, m.position, m.lead_id, m.to_address, m.to_name, m.variant, m.country, ${campaignWindow.columns}
    from outreach_messages m indexed by outreach_messages_due ${campaignWindow.join}
    where m.mailbox_id = ${value("mailboxId")} and m.state = 'waiting' and m.held_at is null
      and m.due_at <= ${value("now")} and ${campaignWindow.isActive}
    order by m.due_at limit ${value("most")}`,
);

/** The statement that reads the first messages that are due, for a batch. */
export const dueStatement = (ctx: Context, mailboxId: number, most: number) =>
  due(ctx, { mailboxId, most, now: Math.floor(ctx.now().getTime() / 1_000) });

const MOST_ROLLS = 20;

/** What is due and may leave. Where the reader's window has closed meanwhile, messages move on to the next one first. */
export async function openMessages(
  ctx: Context,
  mailboxId: number,
  most: number,
  known?: Candidate[],
): Promise<Candidate[]> {
  const read = async () => (await dueStatement(ctx, mailboxId, most).all<Candidate>()).results;
  const isOpen = windowsAt(ctx.now());
  let found = known ?? (await read());
  for (let rolls = 0; rolls < MOST_ROLLS && !found.every(isOpen); rolls += 1) {
    await rollOverStatement(ctx, mailboxId).run();
    found = await read();
  }
  return found.filter(isOpen);
}
