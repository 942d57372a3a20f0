import { expect, it } from "vitest";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { writeToAgent } from "~/domains/chats/account-side.server";
import { type BusinessCursor, listBusinessesOfAgent } from "~/domains/chats/businesses-of-agent.server";
import { ChatMessageInput } from "~/domains/chats/schemas";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { requestOf } from "../../access/rows/matching-rows";
import { approvedAgent } from "../../support/fixtures/agents";
import { env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

it("lists each business once with its offer, request and messages, newest first, excluding other agents' data", async () => {
  const business = await makeBusiness({ plan: "corporate", name: "Kilimo Tools" });
  const { side, match } = await requestOf(business);
  const ctx = { ...side.ctx, agent: side.agent };
  expect((await listBusinessesOfAgent(ctx, { view: "all", limit: 10 })).rows).toEqual([]);
  await moveMatch(business.ctx, match.id, "contacted");
  const second = await makeBusiness({ plan: "corporate", name: "Pwani Foods" });
  await assignAgent(second.ctx, AssignAgent.parse({ agentId: side.agent.id }));
  await writeToAgent(second.ctx, side.agent.id, ChatMessageInput.parse({ text: "Welcome" }));
  await env.DB.prepare("update agent_chats set last_at = last_at + 60 where agent_id = ?")
    .bind(side.agent.id)
    .run();
  const listed = async (view: "all" | "requests" | "messages") =>
    (await listBusinessesOfAgent(ctx, { view, limit: 10 })).rows.map(
      ({ business, assignment, requests, chat }) => [
        business,
        assignment?.state ?? null,
        requests.map((asked) => asked.match.id),
        chat?.agentUnread ?? null,
      ],
    );
  const [pwani, kilimo] = [
    ["Pwani Foods", "offered", [], 1],
    ["Kilimo Tools", null, [match.id], null],
  ];
  expect(await listed("all")).toEqual([pwani, kilimo]);
  expect(await listed("requests")).toEqual([kilimo]);
  expect(await listed("messages")).toEqual([pwani]);
  const first = await listBusinessesOfAgent(ctx, { view: "all", limit: 1 });
  expect([first.rows[0]?.business, first.total.count]).toEqual(["Pwani Foods", 2]);
  const after = await listBusinessesOfAgent(ctx, { view: "all", limit: 1, cursor: first.next ?? undefined });
  expect([after.rows[0]?.business, after.next]).toEqual(["Kilimo Tools", null]);
  const other = await approvedAgent();
  expect(
    (await listBusinessesOfAgent({ ...other.ctx, agent: other.agent }, { view: "all", limit: 10 })).rows,
  ).toEqual([]);
});

/** Creates accounts with this name: each wrote to the agent, offered it work and sent it two requests, all at different times. */
async function busyAgent(name: string, count: number) {
  const side = await approvedAgent();
  const values = "with recursive n(value) as (select 1 union all select value + 1 from n where value < ?2)";
  const run = (query: string, ...values: (string | number)[]) =>
    env.DB.prepare(query)
      .bind(...values)
      .run();
  await run(
    `insert into accounts (name, plan, operational_markets, created_at) ${values} select ?1, 'trial', '[]', 1 from n`,
    name,
    count,
  );
  const own = "from accounts where name = ?2";
  await run(
    `insert into agent_chats (account_id, agent_id, last_message_id, last_at) select id, ?1, id, id * 7 % 1009 ${own}`,
    side.agent.id,
    name,
  );
  await run(
    `insert into agent_assignments (account_id, agent_id, state, territory, offered_at, offered_by)
      select id, ?1, 'offered', '[]', id, 1 ${own} order by id desc`,
    side.agent.id,
    name,
  );
  for (const title of ["First", "Second"]) {
    await run(
      `insert into agent_requests (account_id, created_by, title, description, industries, countries, skills, languages, urgency, match_count, created_at)
        select id, 1, ?1, '', '[]', '[]', '[]', '[]', 'low', 1, 1 ${own}`,
      title,
      name,
    );
    await run(
      `insert into agent_matches (account_id, request_id, agent_id, state, score, weights_version, reasons, inputs, created_at, contacted_at)
        select r.account_id, r.id, ?1, 'contacted', 50, 1, '[]', '{}', r.account_id, 1
        from agent_requests r join accounts a on a.id = r.account_id where a.name = ?2 and r.title = ?3`,
      side.agent.id,
      name,
      title,
    );
  }
  return side;
}

it.each(["all", "requests", "messages"] as const)(
  "lists each of 40 businesses once across all pages of the view “%s”",
  async (view) => {
    const side = await busyAgent(`Paged by ${view}`, 40);
    const ctx = { ...side.ctx, agent: side.agent };
    const seen: number[] = [];
    const sizes: number[] = [];
    let cursor: BusinessCursor | null | undefined;
    do {
      const page = await listBusinessesOfAgent(ctx, { view, limit: 9, cursor: cursor ?? undefined });
      expect(page.total).toEqual(
        view === "all" ? { count: 25, isExact: false } : { count: 40, isExact: true },
      );
      expect(page.rows.every(({ assignment, chat }) => assignment && chat)).toBe(true);
      expect(new Set(page.rows.map(({ requests }) => requests.length))).toEqual(new Set([2]));
      seen.push(...page.rows.map(({ accountId }) => accountId));
      sizes.push(page.rows.length);
      cursor = page.next;
    } while (cursor);
    expect(new Set(seen).size).toBe(40);
    expect(sizes).toEqual([9, 9, 9, 9, 4]);
  },
);

it.each(["all", "requests", "messages"] as const)(
  "reads at most 500 rows for a page of the view “%s” with 400 businesses",
  async (view) => {
    const side = await busyAgent(`Counted by ${view}`, 400);
    const { ctx, rowsRead, reset } = metered(side.ctx);
    const asAgent = { ...ctx, agent: side.agent };
    const first = await listBusinessesOfAgent(asAgent, { view, limit: 10 });
    expect(first.rows).toHaveLength(10);
    expect(first.total.isExact).toBe(false);
    expect(rowsRead()).toBeLessThanOrEqual(500);
    reset();
    const second = await listBusinessesOfAgent(asAgent, { view, limit: 10, cursor: first.next ?? undefined });
    expect(second.rows).toHaveLength(10);
    expect(rowsRead()).toBeLessThanOrEqual(500);
  },
);
