import { describe, expect, it } from "vitest";
import { listWholeTrail } from "~/domains/admin/logs/named-trail.server";
import { countAuditTrail, listActions, listAuditTrail } from "~/domains/audit/audit-trail.server";
import { env, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const word = () => `test-${crypto.randomUUID().slice(0, 8)}`;

const write = (action: string, times: number[]) =>
  env.DB.batch(
    times.map((at) =>
      env.DB.prepare("insert into audit_log (at, action, detail) values (?, ?, '{}')").bind(at, action),
    ),
  );

const timesOf = (lines: { at: Date }[]) => lines.map(({ at }) => at.getTime() / 1000);

describe("the audit log", () => {
  it("lists entries by time, even if an earlier time was recorded later", async () => {
    const action = word();
    await write(action, [300, 100, 200]);
    const { lines } = await listAuditTrail(testContext(), { action });
    expect(timesOf(lines)).toEqual([300, 200, 100]);
  });

  it("pages by time without losing or repeating entries of the same second", async () => {
    const action = word();
    await write(action, [200, 100, 200, 100, 200, 300, 50]);
    const ctx = testContext();
    const seen: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await listAuditTrail(ctx, { action, cursor }, 2);
      seen.push(...page.lines.map(({ id }) => id));
      cursor = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });

  it("is exported whole in the same order", async () => {
    const action = word();
    await write(action, [100, 300, 200]);
    const lines = [];
    for await (const line of listWholeTrail(testContext(), { action })) lines.push(line);
    expect(timesOf(lines)).toEqual([300, 200, 100]);
  });

  it("counts each action exactly", async () => {
    const action = word();
    await write(
      action,
      Array.from({ length: 350 }, () => 100),
    );
    const ctx = testContext();
    expect(await countAuditTrail(ctx, { action })).toEqual({ count: 350, isExact: true });
    expect(await listActions(ctx)).toContainEqual({ action, entries: 350 });
  });

  it.each([
    ["all entries", {}],
    ["one action", { action: "test-bulk" }],
    ["one actor", { actor: 7_000_001 }],
    ["one target", { target: "test:7000001" }],
  ])("reads at most 110 rows for a page of entries, filter: %s", async (_, query) => {
    await env.DB.prepare(
      `insert into audit_log (at, actor_id, action, target, detail)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 400)
        select i, 7000001, 'test-bulk', 'test:7000001', '{}' from n`,
    ).run();
    const { ctx, rowsRead } = metered(testContext());
    await listAuditTrail(ctx, query);
    expect(rowsRead()).toBeLessThanOrEqual(110);
  });
});
