import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { inOrder } from "~/core/ids";
import { append } from "~/core/lists/unbounded";
import { type Page, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray, statement } from "~/core/statement";
import { searchWords } from "~/core/text";
import { joinUser, USER } from "~/domains/identity/users/user-fragments";
import { isOn } from "~/domains/settings/operator.server";
import { lastAssignment } from "../assignments/assignments.server";
import { agentAssignments } from "../tables";
import { AGENT_TIERS } from "../tiers";
import type { MarketAgent } from "./market-agent";
import type { MarketFilter, MarketQuery } from "./schemas";

const COUNTED = 200;

const TIERS = AGENT_TIERS.toReversed();
const TIER_STEP = 2 ** 40;

const SELECT =
  sql.raw(`select a.id, a.user_id as userId, a.country, a.city, a.specializations, a.operational_markets,
  a.experience, a.bio, a.languages, a.skills, a.tier, a.leads_closed as leadsClosed, a.lead_value as leadValue,
  ${USER.name} as name, ${USER.email} as email, ${USER.phone} as phone, ${USER.isDemo} as isDemo,
  ${USER.picture} as profilePicture,
  coalesce(f.closed, 0) as closed, coalesce(f.lost, 0) as lost,
  coalesce(f.ratings, 0) as ratings, coalesce(f.stars, 0) as stars
  from agents a ${joinUser("a.user_id")} left join agent_metrics f on f.agent_id = a.id`);

type Found = Omit<
  MarketAgent,
  "specializations" | "operationalMarkets" | "languages" | "skills" | "isDemo"
> & {
  specializations: string;
  operational_markets: string;
  languages: string;
  skills: string;
  isDemo: number;
};

export async function marketAgentsByIds(ctx: Pick<Context, "d1">, ids: number[]): Promise<MarketAgent[]> {
  const { results } = await statement(ctx, sql`${SELECT} where a.id in ${inJsonArray(ids)}`).all<Found>();
  const agents = results.map(({ operational_markets, ...row }) => ({
    ...row,
    isDemo: row.isDemo === 1,
    specializations: JSON.parse(row.specializations) as string[],
    operationalMarkets: JSON.parse(operational_markets) as string[],
    languages: JSON.parse(row.languages) as string[],
    skills: JSON.parse(row.skills) as string[],
  }));
  return inOrder(ids, agents);
}

/**
 * Which agents an account sees. Demo agents are fictional: real accounts see them while the operator has the demo
 * turned on. A demo visitor sees only demo agents.
 */
export async function marketSide(ctx: AccountContext): Promise<"real" | "demo" | "both"> {
  if (ctx.actor.kind === "user" && ctx.actor.isReadOnly) return "demo";
  return ctx.account.isDemo || (await isOn(ctx, "demo")) ? "both" : "real";
}

type MarketSide = Awaited<ReturnType<typeof marketSide>>;

/** Condition: the agent is approved and can sign in. `agentId` may be an SQL expression. */
export const isInMarket = (agentId: SQL | number): SQL =>
  sql`exists (select 1 from market_agents where id = ${agentId})`;

function matchOf(filter: MarketFilter, side: MarketSide): string | null {
  const { search, country, industry, language, free } = filter;
  const terms = search ? searchWords(search) : [];
  if (search && terms.length === 0) return null;
  const keys = [
    ...(side === "both" ? [] : [side]),
    ...(country ? [`c${country}`] : []),
    ...(industry ? [`i${industry.replace(/-/g, "")}`] : []),
    ...(language ? [`l${language}`] : []),
    ...(free ? ["free"] : []),
  ];
  const parts = [...keys.map((key) => `keys : "${key}"`), ...terms.map((word) => `words : "${word}" *`)];
  return parts.length > 0 ? parts.join(" AND ") : "";
}

const withTier = (match: string, tier: string) => [`keys : "t${tier}"`, match].filter(Boolean).join(" AND ");

/** Returns up to `limit + 1` matches as cursors: highest tier first, then longest registered. */
async function findKeys(
  ctx: Context,
  match: string,
  { tier, limit, cursor = -1 }: MarketQuery,
): Promise<number[]> {
  const found: number[] = [];
  for (const [index, name] of TIERS.entries()) {
    const after = cursor - index * TIER_STEP;
    if ((tier && tier !== name) || after >= TIER_STEP) continue;
    const rows = await ctx.db.all<{ id: number }>(sql`select rowid as id from agent_search
      where agent_search match ${withTier(match, name)} and rowid > cast(${Math.max(after, 0)} as integer)
      order by rowid limit ${limit + 1 - found.length}`);
    append(
      found,
      rows.map(({ id }) => index * TIER_STEP + id),
    );
    if (found.length > limit) break;
  }
  return found;
}

async function countMatches(ctx: Context, match: string, tier: string | undefined): Promise<number> {
  const whole = tier ? withTier(match, tier) : match || TIERS.map((tier) => `keys : "t${tier}"`).join(" OR ");
  const some = sql`select 1 from agent_search where agent_search match ${whole} limit ${COUNTED}`;
  return (await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${some})`)).n;
}

/** Lists approved agents. Reads at most 500 rows, regardless of how many there are. */
export async function listMarket(ctx: AccountContext, query: MarketQuery): Promise<Page<MarketAgent>> {
  const match = matchOf(query, await marketSide(ctx));
  if (match === null) return { rows: [], next: null, total: { count: 0, isExact: true } };
  const keys = await findKeys(ctx, match, query);
  const { rows, next } = pageOf(keys, query.limit, (last) => last);
  const isWhole = query.cursor === undefined && next === null;
  const total = totalUpTo(isWhole ? rows.length : await countMatches(ctx, match, query.tier), COUNTED);
  const ids = rows.map((key) => key % TIER_STEP);
  return { rows: await marketAgentsByIds(ctx, ids), next, total };
}

/** Returns an agent in the marketplace, or one ever assigned to the account. @throws DomainError not_found */
export async function getMarketAgent(ctx: AccountContext, agentId: number): Promise<MarketAgent> {
  const [agent] = await marketAgentsByIds(ctx, [agentId]);
  if (!agent) throw notFound("This agent");
  if (await lastAssignment(ctx, agentId)) return agent;
  if (!(await canBeAssigned(ctx, agent))) throw notFound("This agent");
  return agent;
}

/** Whether the account may assign this agent now, apart from its limit. */
export async function canBeAssigned(ctx: AccountContext, { id, isDemo }: Pick<MarketAgent, "id" | "isDemo">) {
  const side = await marketSide(ctx);
  if (side !== "both" && side !== (isDemo ? "demo" : "real")) return false;
  const found = await ctx.db.get<{ isIn: number }>(sql`select ${isInMarket(id)} as "isIn"`);
  return found.isIn === 1;
}

/** Condition on a user's id: an agent in the marketplace, or one ever assigned to the account. */
export async function isAgentSeenBy(ctx: AccountContext): Promise<(userId: SQL) => SQL> {
  const isReal = sql.raw(USER.isReal);
  const isKept = { both: sql`true`, real: isReal, demo: sql`not ${isReal}` }[await marketSide(ctx)];
  return (
    userId,
  ) => sql`exists (select 1 from agents a ${sql.raw(joinUser("a.user_id"))} where a.user_id = ${userId}
    and (exists (select 1 from ${agentAssignments} where agent_id = a.id and account_id = ${ctx.account.id}) or (${isKept} and ${isInMarket(sql`a.id`)})))`;
}
