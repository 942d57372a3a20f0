import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Page, totalUpTo } from "~/core/pagination";
import { inJsonArray, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import {
  type Assignment,
  assignmentsOfAgentWith,
  businessesWithOffer,
  hasOfferSince,
  lastOffersOfAgent,
} from "~/domains/agents/assignments/assignments.server";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import {
  type Asked,
  askedBy,
  businessesWithRequest,
  hasRequestSince,
  lastRequestsOfAgent,
} from "~/domains/matching/matches/incoming-requests.server";
import { m } from "~/messages/messages";
import { GONE } from "./agent-side.server";
import { type AgentChat, agentChats } from "./tables";

/** The filter of the list: everything, businesses with a request, or businesses with messages. */
export type BusinessView = "all" | "requests" | "messages";

/** A business of an agent: its last offer, its requests and their chat. */
interface BusinessOfAgent {
  accountId: number;
  business: string;
  assignment: Assignment | null;
  requests: Asked[];
  chat: AgentChat | null;
}

type Kind = "offer" | "request" | "chat";
interface Entry {
  accountId: number;
  id: number;
  at: number;
  kind: Kind;
}

/** The id of the last listed row per kind: `offer.request.chat`, 0 if none. */
export type BusinessCursor = Record<Kind, number>;
const FIRST_PAGE: BusinessCursor = { offer: 0, request: 0, chat: 0 };
const LAST_ID = Number.MAX_SAFE_INTEGER;

export const BusinessQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}\.\d{1,15}$/, {
      error: () => m.agents_businesses_of_agent_this_page_of_the_list(),
    })
    .transform((text): BusinessCursor => {
      const [offer = 0, request = 0, chat = 0] = text.split(".").map(Number);
      return { offer, request, chat };
    })
    .optional(),
});

export const formatBusinessCursor = ({ offer, request, chat }: BusinessCursor) =>
  [offer, request, chat].join(".");

const KINDS: Record<BusinessView, readonly Kind[]> = {
  all: ["offer", "request", "chat"],
  requests: ["request"],
  messages: ["chat"],
};

/** Maximum businesses counted: counting reads every request, and a page may read 500 rows. */
const MAX_COUNTED: Record<BusinessView, number> = { all: 25, requests: 80, messages: 200 };

const lastEntries: Record<Kind, (agentId: number) => SQL> = {
  offer: lastOffersOfAgent,
  request: lastRequestsOfAgent,
  chat: (agentId) =>
    sql`select account_id, id, at, 'chat' as kind
      from (select account_id, last_message_id as id, last_at as at from ${agentChats} where agent_id = ${agentId}) o where true`,
};

const businessesWith: Record<Kind, (agentId: number) => SQL> = {
  offer: businessesWithOffer,
  request: businessesWithRequest,
  chat: (agentId) => sql`select account_id from ${agentChats} where agent_id = ${agentId}`,
};

const hasEntrySince: Record<Kind, (agentId: number, account: SQL, id: number) => SQL> = {
  offer: hasOfferSince,
  request: hasRequestSince,
  chat: (agentId, account, id) =>
    sql`exists (select 1 from ${agentChats} c
      where c.account_id = ${account} and c.agent_id = ${agentId} and c.last_message_id >= ${id})`,
};

/** The next entries of a kind, without businesses that an earlier page listed for another kind. */
function nextEntries(
  agentId: number,
  kind: Kind,
  kinds: readonly Kind[],
  cursor: BusinessCursor,
  limit: number,
) {
  const others = kinds.filter((other) => other !== kind && cursor[other] > 0);
  const unlisted = others.map(
    (other) => sql` and not ${hasEntrySince[other](agentId, sql`o.account_id`, cursor[other])}`,
  );
  return sql`select * from (${lastEntries[kind](agentId)} and o.id < ${cursor[kind] || LAST_ID}${sql.join(unlisted)}
    order by o.id desc limit ${limit + 1})`;
}

/** Takes the latest entry of any kind until the page is full, each business once. */
function takePage(found: Entry[], kinds: readonly Kind[], start: BusinessCursor, limit: number) {
  const cursor = { ...start };
  const accountIds: number[] = [];
  let rest = found;
  while (rest.length > 0 && accountIds.length < limit) {
    const heads = kinds.flatMap((kind) => rest.find((entry) => entry.kind === kind) ?? []);
    const latest = heads.reduce((one, other) => (other.at > one.at ? other : one));
    cursor[latest.kind] = latest.id;
    accountIds.push(latest.accountId);
    rest = rest.filter(({ accountId }) => accountId !== latest.accountId);
  }
  return { accountIds, next: rest.length > 0 ? cursor : null };
}

const chatsWith = ({ db, agent }: AgentContext, accountIds: readonly number[]) =>
  db
    .select()
    .from(agentChats)
    .where(and(sql`${agentChats.accountId} in ${inJsonArray(accountIds)}`, eq(agentChats.agentId, agent.id)))
    .limit(accountIds.length);

/** Lists businesses that offered work, sent a request or wrote, newest first. */
export async function listBusinessesOfAgent(
  ctx: AgentContext,
  {
    view,
    limit,
    cursor = FIRST_PAGE,
  }: { view: BusinessView; limit: number; cursor?: BusinessCursor | undefined },
): Promise<Omit<Page<BusinessOfAgent>, "next"> & { next: BusinessCursor | null }> {
  const { id } = ctx.agent;
  const kinds = KINDS[view];
  const entries = kinds.map((kind) => nextEntries(id, kind, kinds, cursor, limit));
  const counted = kinds.map(
    (kind) => sql`select * from (${businessesWith[kind](id)} limit ${MAX_COUNTED[view]})`,
  );
  const [found, total] = await ctx.d1.batch<Entry & { n: number }>([
    statement(
      ctx,
      sql`select account_id as accountId, id, at, kind from (${sql.join(entries, sql` union all `)})`,
    ),
    statement(ctx, sql`select count(*) as n from (${sql.join(counted, sql` union `)})`),
  ]);
  const { accountIds, next } = takePage(found?.results ?? [], kinds, cursor, limit);
  const [names, assignments, requests, chats] = await Promise.all([
    accountNames(ctx, accountIds),
    assignmentsOfAgentWith(ctx, id, accountIds),
    askedBy(ctx, id, accountIds),
    chatsWith(ctx, accountIds),
  ]);
  return {
    rows: accountIds.map((accountId) => ({
      accountId,
      business: names.get(accountId) || GONE,
      assignment: assignments.find((row) => row.accountId === accountId) ?? null,
      requests: requests.filter(({ match }) => match.accountId === accountId),
      chat: chats.find((row) => row.accountId === accountId) ?? null,
    })),
    next,
    total: totalUpTo(total?.results[0]?.n ?? 0, MAX_COUNTED[view]),
  };
}
