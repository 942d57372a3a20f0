import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { untagged } from "~/core/email";
import { findAgent } from "~/domains/agents/agents.server";
import { payoutAccounts } from "../tables";

const digits = (phone: string | null) => (phone ?? "").replace(/\D/g, "");

/** Whether two agents share an email address (ignoring its tag), a phone number or a payout account. */
export async function isSamePerson(ctx: Context, oneId: number, otherId: number): Promise<boolean> {
  const [one, other, accounts] = await Promise.all([
    findAgent(ctx, oneId),
    findAgent(ctx, otherId),
    ctx.db
      .select({ fingerprint: payoutAccounts.fingerprint })
      .from(payoutAccounts)
      .where(sql`agent_id in (${oneId}, ${otherId})`),
  ]);
  if (!one || !other) return false;
  if (untagged(one.email) === untagged(other.email)) return true;
  const phone = digits(one.phone);
  if (phone !== "" && phone === digits(other.phone)) return true;
  return accounts.length === 2 && accounts[0]?.fingerprint === accounts[1]?.fingerprint;
}
