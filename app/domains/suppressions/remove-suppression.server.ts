import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import { canRemove } from "./reason-labels";
import { getSuppression } from "./suppressions.server";
import { suppressions } from "./tables";

const STAYS = "You can only remove addresses you added. This one opted out, bounced or reported spam.";

/** @throws DomainError not_found; conflict for the recipient's own opt-out */
export async function removeSuppression(ctx: BusinessContext, hash: string | undefined): Promise<void> {
  const refusal = await getSuppression(ctx, hash);
  if (!canRemove(refusal)) throw new DomainError("conflict", STAYS);
  await ctx.db.batch([
    ctx.db
      .delete(suppressions)
      .where(
        and(
          eq(suppressions.accountId, ctx.account.id),
          eq(suppressions.addressHash, refusal.addressHash),
          eq(suppressions.reason, "manual"),
        ),
      ),
    auditIfChanged(ctx, { action: "remove-refusal", target: `refusal:${refusal.addressHash.slice(0, 16)}` }),
  ]);
}

interface Decided {
  accountId: number;
  mailId: number;
  heir: SQL;
  condition: SQL;
}

/** Deletes a suppression caused only by this decision; if a second decision caused it too, it is reassigned to that one. */
export const removeManualBounces = ({ accountId, mailId, heir, condition }: Decided): SQL[] => {
  const which = sql`account_id = ${accountId} and bounce_email_id = ${mailId} and ${condition}`;
  return [
    sql`update suppressions set bounce_email_id = coalesce(${heir}, bounce_email_id) where ${which}`,
    sql`delete from suppressions where ${which}`,
  ];
};

export const isGoneBy = (accountId: number, hashes: string, messageId: number): SQL =>
  sql`exists (select 1 from suppressions r where r.account_id = ${accountId} and ${isKnownAs(sql`r.address_hash`, hashes)}
    and r.reason = 'bounce' and r.outreach_message_id = ${messageId} and r.bounce_email_id is null)`;
