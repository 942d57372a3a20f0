import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { reusableStatement } from "~/core/statement";
import {
  campaignWindow,
  rollOverStatement,
  type WindowRow,
  windowsAt,
} from "~/domains/campaigns/planning/campaign-windows.server";
import { claimableMessages } from "~/domains/messages/claims/claimable-messages";

export interface Candidate extends WindowRow {
  id: number;
  campaign_id: number | null;
  position: number;
  lead_id: number | null;
  contact_id: number | null;
  to_address: string;
  to_name: string | null;
  variant: "a" | "b" | null;
  is_one_to_one: 0 | 1;
}

/** How many messages of each kind are wanted. */
export interface Wanted {
  oneToOne: number;
  campaigns: number;
}

const due = reusableStatement(claimableMessages(campaignWindow));

export const dueStatement = (ctx: Context, mailboxId: number, { oneToOne, campaigns }: Wanted) =>
  due(ctx, { mailboxId, oneToOne, campaigns, now: toUnixSeconds(ctx.now()) });

const MAX_ROLLS = 20;

/** Messages that are due and may be sent. If the recipient's sending window has closed, they are moved to the next one first. */
export async function openMessages(
  ctx: Context,
  mailboxId: number,
  wanted: Wanted,
  known?: Candidate[],
): Promise<Candidate[]> {
  const read = async () => (await dueStatement(ctx, mailboxId, wanted).all<Candidate>()).results;
  const isOpen = windowsAt(ctx.now());
  let found = known ?? (await read());
  for (let rolls = 0; rolls < MAX_ROLLS && !found.every(isOpen); rolls += 1) {
    await rollOverStatement(ctx, mailboxId).run();
    found = await read();
  }
  return found.filter(isOpen);
}
