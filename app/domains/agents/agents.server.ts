import { eq, type SQL, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { UNKNOWN_COUNTRY } from "~/core/places/countries";
import { UTC, zoneOf } from "~/core/time/time-zones";
import { activePeople } from "~/domains/identity/users/people.server";
import { joinUser, USER } from "~/domains/identity/users/user-fragments";
import { m } from "~/messages/messages";
import { agentMetrics, agents } from "./tables";

export type Agent = typeof agents.$inferSelect & {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  profilePicture: string | null;
  ratings: number;
  stars: number;
  unreadChats: number;
};

/** The context of a signed-in agent, created by `agentPage`; `getOwnAgent` finds the record for an API call. */
export type AgentContext = Context & { actor: UserActor; agent: Agent };

export const zoneOfAgent = ({ country }: Pick<Agent, "country">): string => zoneOf(country) ?? UTC;

async function findWhere(ctx: Context, condition: SQL): Promise<Agent | null> {
  const person = activePeople(ctx);
  const [row] = await ctx.db
    .select({
      agent: agents,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: person.phone,
      profilePicture: person.profilePicture,
      ratings: sql<number>`coalesce(${agentMetrics.ratings}, 0)`,
      stars: sql<number>`coalesce(${agentMetrics.stars}, 0)`,
      unreadChats: sql<number>`coalesce(${agentMetrics.unreadChats}, 0)`,
    })
    .from(agents)
    .innerJoin(person, eq(person.id, agents.userId))
    .leftJoin(agentMetrics, eq(agentMetrics.agentId, agents.id))
    .where(condition)
    .limit(1);
  if (!row) return null;
  const { agent, ...facts } = row;
  return { ...agent, ...facts };
}

export const findAgent = (ctx: Context, agentId: number) => findWhere(ctx, eq(agents.id, agentId));

export const findAgentOfUser = (ctx: Context, userId: number) => findWhere(ctx, eq(agents.userId, userId));

/** The first name and initial of an approved agent. Referral links use sequential ids, so nothing more is revealed. */
export async function findReferrerName(ctx: Context, agentId: number): Promise<string | null> {
  const agent = await findAgent(ctx, agentId);
  if (!agent?.reviewedAt || agent.rejectedAt) return null;
  const [initial] = agent.lastName;
  return initial ? `${agent.firstName} ${initial}.` : agent.firstName;
}

/** Returns the caller's own agent record by the id in an API call. @throws DomainError not_found for any other user */
export async function getOwnAgent(ctx: Context & { actor: UserActor }, agentId: number): Promise<Agent> {
  const agent = ctx.actor.userType === "agent" ? await findAgentOfUser(ctx, ctx.actor.userId) : null;
  if (agent?.id !== agentId) throw new DomainError("not_found", m.agents_agents_this_agent());
  return agent;
}

const AGENTS = `SELECT count(*) AS count, coalesce(sum(a.lead_value), 0) AS value,
  json_group_array(DISTINCT a.country) FILTER (WHERE a.country <> '${UNKNOWN_COUNTRY}') AS countries
FROM agents a ${joinUser("a.user_id")} WHERE ${USER.isReal} AND ${USER.isActive}`;

/** Counts agents, without demo agents; `dealValue` is US cents. Reads two rows per agent. */
export async function countAgents({ d1 }: Pick<Context, "d1">) {
  const row = await d1.prepare(AGENTS).first<{ count: number; value: number; countries: string }>();
  return {
    count: row?.count ?? 0,
    dealValue: row?.value ?? 0,
    countries: JSON.parse(row?.countries ?? "[]") as string[],
  };
}
