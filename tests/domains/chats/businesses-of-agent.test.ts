import { expect, it } from "vitest";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { writeToAgent } from "~/domains/chats/account-side.server";
import { listBusinessesOfAgent } from "~/domains/chats/businesses-of-agent.server";
import { ChatMessageInput } from "~/domains/chats/schemas";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { requestOf } from "../../access/rows/matching-rows";
import { approvedAgent } from "../../support/fixtures/agents";
import { env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

it("lists a business once with its offer, request and messages, the latest first, and nothing of another agent", async () => {
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
  expect([first.next, first.total.count]).toEqual([1, 2]);
  const after = await listBusinessesOfAgent(ctx, { view: "all", limit: 1, cursor: first.next ?? 0 });
  expect([after.rows[0]?.business, after.next]).toEqual(["Kilimo Tools", null]);
  const other = await approvedAgent();
  expect(
    (await listBusinessesOfAgent({ ...other.ctx, agent: other.agent }, { view: "all", limit: 10 })).rows,
  ).toEqual([]);
});

it("reads at most 500 rows, however many businesses wrote", async () => {
  const side = await approvedAgent();
  const n = "with recursive n(value) as (select 1 union all select value + 1 from n where value < 400)";
  await env.DB.prepare(
    `insert into accounts (name, plan, operational_markets, created_at) ${n} select 'Many of one', 'trial', '[]', 1 from n`,
  ).run();
  await env.DB.prepare(
    `insert into agent_chats (account_id, agent_id, last_message_id, last_at)
      select id, ?1, id, id from accounts where name = 'Many of one'`,
  )
    .bind(side.agent.id)
    .run();
  const { ctx, rowsRead } = metered(side.ctx);
  const page = await listBusinessesOfAgent({ ...ctx, agent: side.agent }, { view: "all", limit: 10 });
  expect(page.rows).toHaveLength(10);
  expect(rowsRead()).toBeLessThanOrEqual(500);
});
