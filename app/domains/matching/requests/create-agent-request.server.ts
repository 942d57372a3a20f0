import { sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { countOpenByAgent, findCandidates } from "~/domains/agents/marketplace/find-candidates.server";
import { marketAgentsByIds } from "~/domains/agents/marketplace/market-agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { agentFacts } from "../scoring/agent-facts";
import { relatedIndustries, sameIndustries } from "../scoring/industry-fit";
import { WEIGHTS_VERSION } from "../scoring/match-weights";
import { scoreMatch, type Wanted } from "../scoring/score-match";
import { type AgentRequest, agentMatches, agentRequests } from "../tables";
import { listAgentRequests } from "./agent-requests.server";
import type { AgentRequestInput } from "./schemas";

/** Maximum agents scored for a request, and maximum matches created. */
const MAX_CANDIDATES = 500;
export const MAX_MATCHES = 50;

const wantedOf = (input: AgentRequestInput): Wanted => ({
  industries: input.requiredIndustries,
  countries: input.requiredCountries,
  languages: input.preferredLanguages,
  skills: input.requiredSkills,
  minExperience: input.minExperience,
});

/** Scores candidates, best first. Reads at most 500 candidates. */
export async function scoreCandidates(ctx: BusinessContext, wanted: Wanted) {
  const industries = [...new Set(wanted.industries.flatMap(sameIndustries))];
  const related = [...new Set(wanted.industries.flatMap(relatedIndustries))];
  const { countries, languages } = wanted;
  const ids = await findCandidates(ctx, { countries, industries, related, languages }, MAX_CANDIDATES);
  if (ids.length === 0) return [];
  const [agents, open] = await Promise.all([marketAgentsByIds(ctx, ids), countOpenByAgent(ctx, ids)]);
  return agents
    .map((agent) => {
      const facts = agentFacts(agent, wanted.skills, open.get(agent.id) ?? 0);
      return { agentId: agent.id, facts, ...scoreMatch(wanted, facts) };
    })
    .toSorted((a, b) => b.score - a.score || a.agentId - b.agentId)
    .slice(0, MAX_MATCHES);
}

/** Creates the request with its matches. @throws DomainError limit_reached at the daily limit */
export async function createAgentRequest(
  ctx: BusinessContext,
  input: AgentRequestInput,
): Promise<AgentRequest> {
  const { account, actor } = ctx;
  const wanted = wantedOf(input);
  const matches = await scoreCandidates(ctx, wanted);
  const now = toUnixSeconds(ctx.now());
  const isDemo = isDemoWork(ctx) ? 1 : 0;
  const json = JSON.stringify;
  const request = sql`
    insert into ${agentRequests} (account_id, created_by, title, description, industries, countries, skills, languages,
      min_experience, max_budget, duration, urgency, special_requirements, match_count, is_demo, created_at)
    values (${account.id}, ${actor.userId}, ${input.projectTitle}, ${input.projectDescription}, ${json(wanted.industries)},
      ${json(wanted.countries)}, ${json(wanted.skills)}, ${json(wanted.languages)}, ${wanted.minExperience}, ${input.maxBudget},
      ${input.projectDuration}, ${input.urgency}, ${input.specialRequirements}, ${matches.length}, ${isDemo}, ${now})`;
  const written = sql`(select max(id) from ${agentRequests} where account_id = ${account.id})`;
  const rows = matches.map(({ agentId, score, reasons, facts }) => ({
    agentId,
    score,
    reasons,
    inputs: { wanted, agent: facts },
  }));
  const insertMatches = sql`
    insert into ${agentMatches} (account_id, request_id, agent_id, state, score, weights_version, reasons, inputs, created_at, is_demo)
    select cast(${account.id} as integer), ${written}, value ->> 'agentId', 'suggested', value ->> 'score',
      cast(${WEIGHTS_VERSION} as integer), value -> 'reasons', value -> 'inputs', cast(${now} as integer), cast(${isDemo} as integer)
    from json_each(${json(rows)})`;
  const audit = auditStatement(ctx, {
    action: "create-agent-request",
    target: sql`'agent-request:' || ${written}`,
    detail: { matches: matches.length },
  });
  await withQuota(ctx, { rows: 1 + matches.length }, (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      statement(ctx, request),
      statement(ctx, insertMatches),
      statement(ctx, audit),
    ]),
  );
  const [made] = (await listAgentRequests(ctx, { limit: 1 })).rows;
  if (!made) throw notFound("This request");
  return made;
}
