import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import type { Opportunity } from "./opportunity";
import { isOpen, type Stage } from "./stages";
import { opportunities } from "./tables";

/** Ends the contact's sequences. Add to the batch that closes the deal, after it. */
export function endSequences(
  ctx: AccountContext,
  { id, leadId, contactEmail }: Pick<Opportunity, "id" | "leadId" | "contactEmail">,
  status: Stage,
): D1PreparedStatement[] {
  if (isOpen(status)) return [];
  const isClosed = sql`exists (select 1 from ${opportunities} o where o.id = ${id} and o.account_id = ${ctx.account.id}
    and o.status = ${status})`;
  return stopSequenceStatements({
    accountId: ctx.account.id,
    leadId,
    address: contactEmail,
    reasonCode: status === "closed_won" ? "deal_won" : "deal_lost",
    condition: isClosed,
  }).map((query) => statement(ctx, query));
}
