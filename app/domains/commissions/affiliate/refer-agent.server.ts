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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { referrals } from "../tables";
import type { Referral } from "./affiliate-facts.server";
import { DAILY_REFERRAL_LIMIT, MAX_REFERRALS, MAX_REFERRALS_PER_ADDRESS } from "./policy";
import type { ReferralInput } from "./referral-schemas";

export const referralLink = (origin: string, agentId: number) =>
  `${origin}${paths.withQuery(paths.agent.auth, { mode: "signup", ref: agentId })}`;

const invitation = (ctx: AgentContext, to: string, notes: string | null) => {
  const agent = quoted(oneLine(`${ctx.agent.firstName} ${ctx.agent.lastName}`));
  return {
    cause: `referral:${ctx.agent.id}:${addressHash(ctx.config, to)}`,
    to: { address: to },
    subject: m.emails_referral_subject({ agent }),
    paragraphs: [
      m.emails_referral_news({ agent, app: ctx.config.APP_NAME }),
      ...(notes ? [m.emails_referral_message({ agent, message: unlinked(notes) })] : []),
      m.emails_referral_once(),
    ],
    wayOut: {
      text: m.emails_referral_why(),
      label: m.emails_referral_data(),
      url: `${ctx.config.APP_ORIGIN}${paths.site.dataRequest}`,
    },
    action: {
      label: m.emails_referral_button(),
      url: referralLink(ctx.config.APP_ORIGIN, ctx.agent.id),
    },
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
 * Sends one invitation per address and agent, its email in the same batch; a repeated call returns the same one. Does
 * not reveal whether the address has a user.
 * @throws DomainError invalid for the agent's own address; limit_reached; forbidden without a confirmed address, and
 * while impersonated
 */
export async function referAgent(
  ctx: AgentContext,
  { referredEmail, notes }: ReferralInput,
): Promise<Referral> {
  requireNotImpersonating(ctx);
  if (!ctx.actor.isDemo) requireProvedAddress(ctx);
  if (untagged(referredEmail) === untagged(ctx.agent.email))
    // not translated: shown on an error screen
    throw new DomainError("invalid", m.agents_refer_agent_this_is_your_own_address(), {
      field: "referredEmail",
    });
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
      // not translated: shown on an error screen
      m.agents_refer_agent_youve_reached_the_limit_of({ dailyReferralLimit: DAILY_REFERRAL_LIMIT }),
    );
  if (mail.length > 0) await queueMails(ctx);
  return made;
}
