import type { Context, UserActor } from "~/core/context";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { LanguagesInput } from "~/domains/agents/languages";
import { agentProfileStatement } from "~/domains/agents/save-agent-profile.server";
import { addPerson, PersonInput } from "~/domains/agents/shared-leads/add-person.server";
import {
  leadEventJson,
  nextStepsJson,
  oneSharedLeadJson,
  sharedLeadJson,
} from "~/domains/agents/shared-leads/json";
import { listLeadEvents, writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { listNextSteps, setStepDone } from "~/domains/agents/shared-leads/next-steps.server";
import { LeadEventSchema, SharedLeadQuery, StepDoneSchema } from "~/domains/agents/shared-leads/schemas";
import { listSharedLeads, sharedLeadOf } from "~/domains/agents/shared-leads/shared-leads.server";
import { waysToReach } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { SkillsInput } from "~/domains/agents/skills";
import type { Referral } from "~/domains/commissions/affiliate/affiliate-facts.server";
import { type ReferralStats, referralsOf } from "~/domains/commissions/affiliate/list-referrals.server";
import { TRY_LATER } from "~/domains/commissions/affiliate/policy";
import { referAgent } from "~/domains/commissions/affiliate/refer-agent.server";
import { ReferralInput } from "~/domains/commissions/affiliate/referral-schemas";
import { leadBrief, leadBriefJson } from "~/domains/matching/matches/lead-brief.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { orUnavailable } from "~/http/errors.server";

const referralJson = ({ id, email, notes, state, reason, createdAt, joinedAt, isDemo }: Referral) => ({
  id,
  referredEmail: email,
  notes,
  status: state,
  reason,
  createdAt: createdAt.toISOString(),
  joinedAt: joinedAt?.toISOString() ?? null,
  isDemo,
});

const statsJson = ({ totalReferrals, activeReferrals, ...money }: ReferralStats) => ({
  totalReferrals,
  activeReferrals,
  totalCommissions: money.totalCommissions / 100,
  pendingCommissions: money.pendingCommissions / 100,
  paidCommissions: money.paidCommissions / 100,
});

interface Asked {
  ctx: Context & { actor: UserActor };
  params: { agentId?: string | undefined; sharedLeadId?: string | undefined };
}

/** The agent and the lead in the path. @throws DomainError not_found */
async function namedLead({ ctx, params }: Asked) {
  const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
  return { agent, lead: await sharedLeadOf(ctx, agent.id, parseId(params.sharedLeadId, "lead")) };
}

const agentIdOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

export const agentsApi: ApiPaths = {
  "/api/agents/:agentId/referrals": {
    GET: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, agentIdOf(params)),
      query: PageQuery,
      run: async ({ ctx, params, query }) => {
        const { rows, next, stats } = await orUnavailable(ctx, "Failed to fetch affiliate data", () =>
          referralsOf(ctx, agentIdOf(params), query),
        );
        return { success: true, referrals: rows.map(referralJson), stats: statsJson(stats), next };
      },
    }),
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, agentIdOf(params)),
      body: ReferralInput,
      status: 201,
      run: async ({ ctx, params, body }) => {
        const agent = await getOwnAgent(ctx, agentIdOf(params));
        const referral = await orUnavailable(ctx, TRY_LATER, () => referAgent({ ...ctx, agent }, body));
        return { success: true, message: "Referral Sent Successfully", referral: referralJson(referral) };
      },
    }),
  },
  "/api/agents/:agentId/languages": {
    PUT: endpoint({
      access: "user",
      body: LanguagesInput,
      run: async ({ ctx, params, body }) => {
        const { id } = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        await agentProfileStatement(ctx, id, body);
        return agentJson(await getOwnAgent(ctx, id));
      },
    }),
  },
  "/api/agents/:agentId/skills": {
    PUT: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, agentIdOf(params)),
      body: SkillsInput,
      run: async ({ ctx, params, body }) => {
        const { id } = await getOwnAgent(ctx, agentIdOf(params));
        await agentProfileStatement(ctx, id, body);
        return agentJson(await getOwnAgent(ctx, id));
      },
    }),
  },
  /** Leads that businesses share with this agent. */
  "/api/agents/:agentId/leads": {
    GET: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      query: SharedLeadQuery,
      run: async ({ ctx, params, query, request }) =>
        jsonPage(
          request,
          await listSharedLeads(ctx, parseId(params.agentId, "agent"), query),
          sharedLeadJson,
        ),
    }),
  },
  "/api/agents/:agentId/leads/:sharedLeadId": {
    GET: endpoint({
      access: "user",
      run: async (asked) => {
        const { agent, lead } = await namedLead(asked);
        const ways = await waysToReach(asked.ctx, agent, lead);
        const brief = await leadBrief({ ...asked.ctx, agent }, lead);
        return {
          ...oneSharedLeadJson(lead, ways, await listLeadEvents(asked.ctx, lead)),
          ...leadBriefJson(brief),
        };
      },
    }),
  },
  /** Adds a contact the agent found at the company. */
  "/api/agents/:agentId/leads/:sharedLeadId/person": {
    POST: endpoint({
      access: "user",
      find: namedLead,
      body: PersonInput,
      status: 201,
      run: async ({ body, ...asked }) => {
        const { agent, lead } = await namedLead(asked);
        const now = await addPerson(asked.ctx, agent, lead.id, body);
        return oneSharedLeadJson(now, await waysToReach(asked.ctx, agent, now), []);
      },
    }),
  },
  /** The agent's activity on a lead: actions, outcomes and next steps. */
  "/api/agents/:agentId/leads/:sharedLeadId/events": {
    GET: endpoint({
      access: "user",
      run: async (asked) =>
        (await listLeadEvents(asked.ctx, (await namedLead(asked)).lead)).map(leadEventJson),
    }),
    POST: endpoint({
      access: "user",
      find: namedLead,
      body: LeadEventSchema,
      status: 201,
      run: async ({ body, ...asked }) => {
        const { agent, lead } = await namedLead(asked);
        return sharedLeadJson(await writeLeadEvent(asked.ctx, agent, lead.id, body));
      },
    }),
  },
  /** Marks the next step of a lead as done or reopens it. */
  "/api/agents/:agentId/leads/:sharedLeadId/step": {
    PATCH: endpoint({
      access: "user",
      find: namedLead,
      body: StepDoneSchema,
      run: async ({ body, ...asked }) => {
        const { agent, lead } = await namedLead(asked);
        return sharedLeadJson(await setStepDone(asked.ctx, agent, lead.id, body));
      },
    }),
  },
  /** Open steps by date, and those completed within a week. */
  "/api/agents/:agentId/tasks": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx, params }) =>
        nextStepsJson(await listNextSteps(ctx, await getOwnAgent(ctx, parseId(params.agentId, "agent")))),
    }),
  },
};
