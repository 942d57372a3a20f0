import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { referrals } from "../tables";

const EMPTIED = sql`email = null, notes = null`;
const BATCH_SIZE = 200;

/** Erases people invited by an erased agent, and the address of the agent's own invitation. Referral relations stay, as ids. */
export const eraseReferrals = (ctx: Context, userId: number, email: string, condition: SQL) => {
  const agentId = agentIdOfUser(userId);
  return [
    sql`update ${referrals} set ${EMPTIED}, email_hash = null where agent_id = ${agentId} and ${condition}`,
    sql`update ${referrals} set ${EMPTIED}, email_hash = null where referred_id = ${agentId} and ${condition}`,
    sql`update ${referrals} set ${EMPTIED}, email_hash = null where email = ${email} and ${condition}`,
  ].map((query) => statement(ctx, query));
};

/** Erases the referral of an address without an account. The address hash stays, so that it is not invited again. */
export const withdrawReferralsOf = (email: string) =>
  sql`update ${referrals} set ${EMPTIED} where email = ${email}`;

export const referralsHeldOf = (ctx: Context, email: string, limit: number) =>
  ctx.db
    .select({ email: referrals.email, notes: referrals.notes, invitedAt: referrals.createdAt })
    .from(referrals)
    .where(sql`email is not null and email = ${email}`)
    .limit(limit);

/** Purges addresses and notes of older invitations. The address hash stays, so that no agent invites a person twice. */
export async function purgeReferredAddresses(ctx: Context, before: Date): Promise<number> {
  const old = sql`update ${referrals} set ${EMPTIED} where id in (select id from ${referrals}
    where email is not null and created_at < ${toUnixSeconds(before)} limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}

export const ownReferrals = (ctx: Context, agentId: number, limit: number) =>
  ctx.db
    .select({
      email: referrals.email,
      notes: referrals.notes,
      state: referrals.state,
      createdAt: referrals.createdAt,
      joinedAt: referrals.joinedAt,
    })
    .from(referrals)
    .where(eq(referrals.agentId, agentId))
    .orderBy(desc(referrals.id))
    .limit(limit);
