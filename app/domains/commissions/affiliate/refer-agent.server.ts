import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { untagged } from "~/core/email";
import { DomainError } from "~/core/errors";
import { DAY_MS, toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { requireNotImpersonating, requireProvedAddress } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { oneLine, quoted, unlinked } from "~/domains/mail/render-mail";
import { paths } from "~/paths";
import { referrals } from "../tables";
import type { Referral } from "./affiliate-facts.server";
import { DAILY_REFERRAL_LIMIT, MAX_REFERRALS, MAX_REFERRALS_PER_ADDRESS } from "./policy";
import type { ReferralInput } from "./referral-schemas";

export const referralLink = (origin: string, agentId: number) =>
  `${origin}${paths.withQuery(paths.agent.auth, { mode: "signup", ref: agentId })}`;

const invitation = (ctx: AgentContext, to: string, notes: string | null) => {
  const name = oneLine(`${ctx.agent.firstName} ${ctx.agent.lastName}`);
  return {
    cause: `referral:${ctx.agent.id}:${addressHash(ctx.config, to)}`,
    to: { address: to },
    subject: `${quoted(name)} recommends you as a sales agent`,
    paragraphs: [
      `${quoted(name)} is a sales agent on ${ctx.config.APP_NAME} and recommended you. Agents sell for businesses in their own country and earn commission on each deal. Joining is free.`,
      ...(notes ? [`Their message: ${unlinked(notes)}`] : []),
      "This is a one-time email. If you’re not interested, ignore it.",
    ],
    wayOut: {
      text: "You’re receiving this because an agent recommended you.",
      label: "View or delete your data",
      url: `${ctx.config.APP_ORIGIN}${paths.site.dataRequest}`,
    },
    action: { label: "Apply as an agent", url: referralLink(ctx.config.APP_ORIGIN, ctx.agent.id) },
  };
};

async function findInvited(ctx: Context, agentId: number, hash: string): Promise<Referral | null> {
  const [row] = await ctx.db
    .select()
    .from(referrals)
    .where(sql`agent_id = ${agentId} and email_hash = ${hash}`)
    .limit(1);
  return row ?? null;
}

/**
 * One invitation per address and agent, with its email in the same batch; repeating returns the same one. Whether the address has a user
 * is not revealed. @throws DomainError invalid for the own address; limit_reached; forbidden without a confirmed address, and while impersonated
 */
export async function referAgent(
  ctx: AgentContext,
  { referredEmail, notes }: ReferralInput,
): Promise<Referral> {
  requireNotImpersonating(ctx);
  if (!ctx.actor.isDemo) requireProvedAddress(ctx);
  if (untagged(referredEmail) === untagged(ctx.agent.email))
    throw new DomainError("invalid", "This is your own address.", { field: "referredEmail" });
  const agentId = ctx.agent.id;
  const hash = addressHash(ctx.config, referredEmail);
  const known = await findInvited(ctx, agentId, hash);
  if (known) return known;
  const now = toUnixSeconds(ctx.now());
  const since = (days: number) => now - (days * DAY_MS) / 1_000;
  const { isDemo } = ctx.actor;
  const insert = sql`insert into ${referrals} (agent_id, email, email_hash, notes, state, created_at, is_demo)
    select ${agentId}, ${referredEmail}, ${hash}, ${notes}, 'invited', ${now}, ${isDemo ? 1 : 0}
    where (select count(*) from ${referrals} where agent_id = ${agentId} and created_at > ${since(1)}) < ${DAILY_REFERRAL_LIMIT}
      and (select count(*) from ${referrals} where agent_id = ${agentId}) < ${MAX_REFERRALS}
      and (select count(*) from ${referrals} where email_hash = ${hash} and created_at > ${since(30)}) < ${MAX_REFERRALS_PER_ADDRESS}
    on conflict do nothing`;
  const mail = isDemo ? [] : [mailStatement(ctx, invitation(ctx, referredEmail, notes))];
  const audit = auditStatement(ctx, { action: "refer-agent", target: `agent:${agentId}` });
  try {
    await ctx.d1.batch([
      statement(ctx, insert),
      ctx.d1.prepare(IF_UNCHANGED),
      ...[audit, ...mail].map((query) => statement(ctx, query)),
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
  }
  const made = await findInvited(ctx, agentId, hash);
  if (!made)
    throw new DomainError(
      "limit_reached",
      `You’ve reached the limit of ${DAILY_REFERRAL_LIMIT} invitations per day, or invited this address too often. Share your link instead.`,
    );
  if (mail.length > 0) await queueMails(ctx);
  return made;
}
