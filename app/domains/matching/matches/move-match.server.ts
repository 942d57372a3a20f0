import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, statement } from "~/core/statement";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { marketAgentsByIds } from "~/domains/agents/marketplace/market-agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { inNameOf } from "~/domains/identity/brand/brand.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getAgentRequest } from "../requests/agent-requests.server";
import { type AgentMatch, agentMatches } from "../tables";
import { contactMail } from "./mails";
import { getMatch } from "./matches.server";
import { BUSINESS_MOVES, MATCH_STATES, type MatchState, refusedMove } from "./policy";
import { termsOf } from "./terms";

const cameFrom = (to: MatchState) => MATCH_STATES.filter((from) => BUSINESS_MOVES[from].includes(to));

/**
 * Changes a match's status for the business. Safe to repeat. Hiring creates an assignment offer in the same batch,
 * within the plan's limit. @throws DomainError not_found, conflict, limit_reached
 */
export async function moveMatch(ctx: BusinessContext, matchId: number, to: MatchState): Promise<AgentMatch> {
  const match = await getMatch(ctx, matchId);
  if (match.state === to) return match;
  if (!BUSINESS_MOVES[match.state].includes(to)) throw new DomainError("conflict", refusedMove(to));
  try {
    await (to === "hired" ? hire(ctx, match) : write(ctx, match, to));
  } catch (error) {
    const meanwhile = await getMatch(ctx, matchId);
    if (meanwhile.state === to) return meanwhile;
    if (meanwhile.state !== match.state) throw new DomainError("conflict", refusedMove(to));
    throw error;
  }
  await queueMails(ctx);
  return getMatch(ctx, matchId);
}

function moveStatements(ctx: BusinessContext, match: AgentMatch, to: MatchState) {
  const now = toUnixSeconds(ctx.now());
  const set = {
    contacted: sql`, contacted_at = ${now}`,
    hired: sql`, hired_at = ${now}`,
    declined: sql`, declined_by = 'business'`,
  }[to as "contacted" | "hired" | "declined"];
  const from = sql.join(
    cameFrom(to).map((state) => sql`${state}`),
    sql`, `,
  );
  return [
    statement(
      ctx,
      sql`update ${agentMatches} set state = ${to} ${set}
        where id = ${match.id} and account_id = ${ctx.account.id} and state in (${from})`,
    ),
    ctx.d1.prepare(IF_UNCHANGED),
    statement(
      ctx,
      auditStatement(ctx, { action: "move-agent-match", target: `agent-match:${match.id}`, detail: { to } }),
    ),
  ];
}

async function write(ctx: BusinessContext, match: AgentMatch, to: MatchState) {
  const [agent] = to === "contacted" ? await marketAgentsByIds(ctx, [match.agentId]) : [];
  const isMailed = agent !== undefined && !agent.isDemo && !match.isDemo && !ctx.account.isDemo;
  const request = isMailed ? await getAgentRequest(ctx, match.requestId) : null;
  const { config, brand } = await inNameOf(ctx);
  const mails =
    agent && request
      ? [
          mailStatement(ctx, {
            brand,
            cause: `agent-match:${match.id}:contacted`,
            to: { address: agent.email, name: agent.name },
            ...contactMail(config, ctx.account.name, request, match),
          }),
        ]
      : [];
  await withQuota(ctx, { rows: 1, mails: mails.length }, (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      ...moveStatements(ctx, match, to),
      ...mails.map((mail) => statement(ctx, mail)),
    ]),
  );
}

/** Creates the offer and changes the match in one batch; if the agent is already assigned, only the match changes. */
async function hire(given: BusinessContext, match: AgentMatch) {
  const now = given.now();
  // Offer and match share a timestamp, which links the agent's answer to its match.
  const ctx = { ...given, now: () => now };
  const request = await getAgentRequest(ctx, match.requestId);
  const input = { agentId: match.agentId, ...termsOf(request, match) };
  await assignAgent(ctx, input, { also: moveStatements(ctx, match, "hired") });
  if ((await getMatch(ctx, match.id)).state === "hired") return;
  await ctx.d1.batch(moveStatements(ctx, match, "hired"));
}
