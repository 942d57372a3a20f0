import { type SQL, sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { countryName } from "~/core/places/countries";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { inNameOf } from "~/domains/identity/brand/brand.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { type MarketAgent, marketsOf } from "../marketplace/market-agent";
import { canBeAssigned, isInMarket, marketAgentsByIds } from "../marketplace/market-agents.server";
import { agentAssignments } from "../tables";
import { endOf } from "./answer-assignment.server";
import { type Assignment, countAssigned, isOpen, openAssignment } from "./assignments.server";
import { offerMail, startMail } from "./mails";
import { assignRefusal, mostAgents, NO_LIMIT, rateOf } from "./policy";
import type { AssignAgent } from "./schemas";

interface Options {
  /** Statements in the same batch as the new offer, which they may abort. */
  also?: D1PreparedStatement[];
  /** When the agent accepted these terms, and a condition that this is still so: the work starts without another answer. */
  agreed?: { at: Date; isAgreed: SQL };
}

/** Offers the account's terms to an agent; safe to repeat, returns the same offer. @throws DomainError not_found, limit_reached */
export async function assignAgent(
  ctx: BusinessContext,
  input: AssignAgent,
  options: Options = {},
): Promise<Assignment> {
  requireNotImpersonating(ctx);
  const { account } = ctx;
  const known = await openAssignment(ctx, input.agentId, account.id);
  if (known) return known;
  const [agent] = await marketAgentsByIds(ctx, [input.agentId]);
  if (!agent || !(await canBeAssigned(ctx, agent))) throw notFound("This agent");
  await requirePlace(ctx);
  try {
    await write(ctx, agent, input, options);
  } catch (error) {
    if (!isAborted(error)) throw error;
    const meanwhile = await openAssignment(ctx, agent.id, account.id);
    if (meanwhile) return meanwhile;
    await requirePlace(ctx);
    throw notFound("This agent");
  }
  await queueMails(ctx);
  const written = await openAssignment(ctx, agent.id, account.id);
  if (!written) throw notFound("This assignment");
  return written;
}

async function requirePlace(ctx: BusinessContext): Promise<void> {
  if (isDemoWork(ctx)) return;
  const refusal = assignRefusal(ctx.account, await countAssigned(ctx), ctx.now());
  if (refusal) throw new DomainError("limit_reached", refusal);
}

/** Checks and takes the seat in one statement: concurrent assignments never exceed the limit. */
async function write(
  ctx: BusinessContext,
  agent: MarketAgent,
  { durationMonths, message, ...input }: AssignAgent,
  { also = [], agreed }: Options,
) {
  const { account, actor } = ctx;
  const isDemo = isDemoWork(ctx);
  const limit = isDemo ? NO_LIMIT : (mostAgents(account) ?? NO_LIMIT);
  const territory = input.territory.length > 0 ? input.territory : marketsOf(agent);
  const rate = rateOf(agent.tier);
  const now = toUnixSeconds(ctx.now());
  const endsAt = agreed ? endOf(now, sql`cast(${durationMonths} as integer)`) : sql`null`;
  const insert = sql`
    insert into ${agentAssignments} (account_id, agent_id, state, rate_base, duration_months, territory, message, rate_shown,
      offered_at, offered_by, answered_at, ends_at, is_demo)
    select ${account.id}, ${agent.id}, ${agreed ? "accepted" : "offered"}, 'deal_value', ${durationMonths},
      ${JSON.stringify(territory)}, ${message}, ${rate}, ${now}, ${actor.userId},
      ${agreed ? toUnixSeconds(agreed.at) : null}, ${endsAt}, ${isDemo ? 1 : 0}
    where (select count(*) from (select 1 from ${agentAssignments} where account_id = ${account.id} and ${isOpen}
      and is_demo = 0 limit ${limit})) < ${limit} and ${isInMarket(agent.id)} and ${agreed?.isAgreed ?? sql`true`}
    on conflict do nothing`;
  const isMailed = !isDemo && !agent.isDemo && !account.isDemo;
  const { config, brand } = await inNameOf(ctx);
  const mail = mailStatement(ctx, {
    brand,
    cause: `assignment:${crypto.randomUUID()}`,
    to: { address: agent.email, name: agent.name },
    ...(agreed ? startMail : offerMail)(config, account.name, {
      rate,
      durationMonths,
      territory: territory.map(countryName),
      message,
    }),
  });
  const audit = auditStatement(ctx, { action: "assign-agent", target: `agent:${agent.id}` });
  return withQuota(ctx, { rows: 1, mails: isMailed ? 1 : 0 }, (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      statement(ctx, insert),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(ctx, audit),
      ...also,
      ...(isMailed ? [statement(ctx, mail)] : []),
    ]),
  );
}
