import { describe, expect, it } from "vitest";
import { decideWork, getQueue, listQueues, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueQuery } from "~/domains/admin/reviews/reviews";
import { deleteUser } from "~/domains/admin/users/change-user.server";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { completeSteps } from "../../support/fixtures/interviews";
import { application, outcome, signUpAdmin } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const applications = getQueue("agent-applications");
const erasures = getQueue("erasure-requests");
const query = (over: Record<string, unknown> = {}) => QueueQuery.parse(over);

const apply = (country: string) => registerAgent(testContext(), AgentSignup.parse(application({ country })));
const countOf = async (key: string) =>
  (await listQueues(testContext())).find(({ queue }) => queue.key === key)?.count ?? Number.NaN;

async function request(kind: string, over = "verified_at = 1") {
  const row = await env.DB.prepare(
    "insert into data_requests (kind, email, email_key, token_hash, created_at, expires_at) values (?1, ?2, ?2, ?2, 1, 2) returning id",
  )
    .bind(kind, `${crypto.randomUUID()}@field.test`)
    .first<{ id: number }>();
  await env.DB.prepare(`update data_requests set ${over} where id = ?`).bind(row?.id).run();
  return row?.id ?? 0;
}

describe("the review queues", () => {
  it("are all listed, with a reason for those that have no rows so far", async () => {
    const queues = await listQueues(testContext());
    expect(queues.map(({ queue }) => queue.key)).toEqual([
      "agent-applications",
      "marketing-access",
      "support",
      "disputes",
      "reported-comments",
      "payouts",
      "invoices",
      "payment-returns",
      "erasure-requests",
      "industry-labels",
      "corrections",
      "platform-events",
    ]);
    for (const { queue } of queues.filter(({ queue }) => queue.list === null)) {
      expect(queue.empty.length).toBeGreaterThan(20);
      expect(await listWork(testContext(), queue, query())).toMatchObject({ rows: [], next: null });
    }
    expect(() => getQueue("toString")).toThrow(/wasn’t found/);
  });

  it("list applications oldest first, by country, with the exact total, page by page", async () => {
    const before = await countOf("agent-applications");
    const made = [];
    for (const country of ["Lesotho", "Kenya", "Lesotho", "Lesotho"]) made.push(await apply(country));
    expect(await countOf("agent-applications")).toBe(before + 4);
    const first = await listWork(testContext(), applications, query({ kind: "LS", limit: 2 }));
    expect(first.total).toEqual({ count: 3, isExact: true });
    const second = await listWork(
      testContext(),
      applications,
      query({ kind: "LS", limit: 2, cursor: first.next }),
    );
    const lesotho = [made[0], made[2], made[3]].map((agent) => agent?.agentId);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(lesotho);
    expect([second.next, first.rows[0]?.target]).toEqual([null, `user:${made[0]?.userId}`]);
    for (const kind of ["XX", "'", "%"])
      expect(await listWork(testContext(), applications, query({ kind }))).toMatchObject({
        rows: [],
        total: { count: 0 },
      });
  });

  it("remove an application once one of two concurrent reviews succeeds, and log it", async () => {
    const { ctx } = await signUpAdmin();
    const { agentId } = await apply("Kenya");
    await completeSteps(agentId);
    const before = await countOf("agent-applications");
    const act = { id: agentId, act: "reviewed" };
    const both = [1, 2].map(() => outcome(decideWork(ctx, applications, act)));
    expect((await Promise.all(both)).sort()).toEqual(["conflict", "passed"]);
    expect(await countOf("agent-applications")).toBe(before - 1);
    const trail = await env.DB.prepare(
      "select actor_id from audit_log where target = ? and action = 'review-agent'",
    )
      .bind(`agent:${agentId}`)
      .all();
    expect(trail.results).toEqual([{ actor_id: ctx.actor.userId }]);
    const state = await databaseState(["agents", "audit_log"]);
    expect(await outcome(decideWork(ctx, applications, { ...act, id: 999_999_999 }))).toBe("not_found");
    expect(await outcome(decideWork(ctx, applications, { ...act, act: "delete" }))).toBe("invalid");
    expect(await outcome(decideWork(ctx, getQueue("payouts"), act))).toBe("invalid");
    expect(await databaseState(["agents", "audit_log"])).toBe(state);
  });

  it("refuse to approve an incomplete application and name what is missing", async () => {
    const { ctx } = await signUpAdmin();
    const { agentId } = await apply("Kenya");
    await expect(decideWork(ctx, applications, { id: agentId, act: "reviewed" })).rejects.toThrow(
      "No CV has been uploaded. The psychometric test hasn’t been taken. No interview has been held. Review the application and confirm.",
    );
  });

  it("remove the application of a deleted user", async () => {
    const { ctx } = await signUpAdmin();
    const { userId, agentId } = await apply("Kenya");
    const before = await countOf("agent-applications");
    await deleteUser(ctx, userId);
    expect(await countOf("agent-applications")).toBe(before - 1);
    const { rows } = await listWork(ctx, applications, query({ cursor: agentId - 1 }));
    expect(rows).toEqual([]);
  });

  it("hold data requests that are verified and not completed", async () => {
    const ctx = testContext();
    const before = await countOf("erasure-requests");
    const ids = [
      await request("erase"),
      await request("stop"),
      await request("access", "verified_at = null"),
    ];
    await request("erase", "verified_at = 1, done_at = 1");
    expect(await countOf("erasure-requests")).toBe(before + 2);
    const { rows, total } = await listWork(ctx, erasures, query({ kind: "erase" }));
    expect(rows.map(({ id, what }) => [id, what])).toEqual([[ids[0], "Data erasure"]]);
    expect(total.count).toBe(1);
    await env.DB.prepare("update data_requests set done_at = 2 where id = ?").bind(ids[0]).run();
    await env.DB.prepare("delete from data_requests where id = ?").bind(ids[1]).run();
    expect(await countOf("erasure-requests")).toBe(before);
  });

  it("read a page of 5,000 applications within 500 rows", async () => {
    const people = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
      insert into users (email, email_key, first_name, last_name, user_type, created_at)
      select 'many' || i || '@field.test', 'many' || i || '@field.test', 'Many', i, 'agent', 1000 + i from n`;
    await env.DB.batch([
      env.DB.prepare(people),
      env.DB.prepare(`insert into agents (user_id, country, specializations, operational_markets, languages, created_at)
        select id, iif(id % 2, 'KE', 'RW'), '[]', '[]', '[]', created_at from users where email_key like 'many%'`),
    ]);
    for (const kind of [undefined, "RW"]) {
      const { ctx, rowsRead } = metered(testContext());
      const page = await listWork(ctx, applications, query({ kind }));
      expect(page.rows).toHaveLength(50);
      expect(page.total.count).toBeGreaterThanOrEqual(2500);
      await listQueues(ctx);
      expect(rowsRead()).toBeLessThanOrEqual(400);
    }
  });
});
