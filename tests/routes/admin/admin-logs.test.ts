import { beforeAll, describe, expect, it } from "vitest";
import { listNamedTrail as listAuditTrail, listWholeTrail } from "~/domains/admin/logs/named-trail.server";
import { deleteUser } from "~/domains/admin/users/change-user.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { countAuditTrail } from "~/domains/audit/audit-trail.server";
import { signUp } from "../../support/fixtures/people";
import { cookieOf, fetchApp } from "../../support/harness/app";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

let admin: Business;
let cookie = "";
beforeAll(async () => {
  admin = await makeBusiness();
  await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?")
    .bind(admin.user.userId)
    .run();
  cookie = await cookieOf(admin.user.userId);
});

const word = () => `test-${crypto.randomUUID().slice(0, 8)}`;
const asAdmin = () => ({ ...testContext(), actor: { ...admin.user, isAdmin: true } });

describe("the audit trail", () => {
  it("can't be changed or emptied by any SQL statement", async () => {
    await auditStatement(testContext(), { action: word() });
    for (const sql of ["update audit_log set action = 'nothing'", "delete from audit_log"])
      await expect(env.DB.prepare(sql).run()).rejects.toThrow();
  });

  it("keeps entries about a deleted user, without the email address", async () => {
    const { userId, email } = await signUp();
    await deleteUser(asAdmin(), userId);
    const { lines } = await listAuditTrail(testContext(), { target: `user:${userId}` });
    expect(lines.map(({ action }) => action)).toContain("delete-user");
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  it("combines action, target and actor filters, and counts entries across all pages", async () => {
    const [action, target] = [word(), word()];
    const ctx = testContext();
    const write = (entry: { action: string; target?: string }, times: number) =>
      ctx.d1.batch(
        Array.from({ length: times }, () =>
          ctx.d1
            .prepare("insert into audit_log (at, action, target, detail) values (1, ?, ?, '{}')")
            .bind(entry.action, entry.target ?? null),
        ),
      );
    await write({ action, target }, 60);
    await write({ action }, 5);
    expect(await countAuditTrail(ctx, { action, target })).toEqual({ count: 60, isExact: true });
    expect(await countAuditTrail(ctx, { action })).toEqual({ count: 65, isExact: true });
    expect(await countAuditTrail(ctx, { action, actor: 1 })).toEqual({ count: 0, isExact: true });
    const first = await listAuditTrail(ctx, { action, target });
    expect([first.lines.length, first.next]).toEqual([50, `1-${first.lines.at(-1)?.id}`]);
    const rest = await listAuditTrail(ctx, { action, target, cursor: first.next ?? undefined });
    expect([rest.lines.length, rest.next]).toEqual([10, null]);
    let exported = 0;
    for await (const line of listWholeTrail(ctx, { action })) exported += line.action === action ? 1 : 0;
    expect(exported).toBe(65);
    await write({ action }, 300);
    expect(await countAuditTrail(ctx, { action })).toEqual({ count: 365, isExact: true });
    await write({ action: word(), target }, 300);
    expect(await countAuditTrail(ctx, { target })).toEqual({ count: 300, isExact: false });
    const whole = await env.DB.prepare("select count(*) as n from audit_log").first<number>("n");
    expect(await countAuditTrail(ctx, {})).toEqual({ count: whole, isExact: true });
  });

  it("is shown on a page, and exported as CSV without executable formulas", async () => {
    const action = word();
    await auditStatement(asAdmin(), { action, target: "=cmd()", detail: { fields: ["<b>role</b>"] } });
    const page = await (await fetchApp(`/admin/logs?action=${action}`, { cookie })).text();
    expect([page.includes("1 entry"), page.includes("<b>role</b>")]).toEqual([true, false]);
    const file = await fetchApp(`/admin/logs.csv?action=${action}`, { cookie });
    expect(file.headers.get("content-disposition")).toContain("attachment");
    const csv = await file.text();
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    expect(csv).not.toMatch(/(^|,)"?=cmd/m);
    const nothing = await (await fetchApp(`/admin/logs?action=${word()}`, { cookie })).text();
    expect([nothing.includes("No matching entries"), nothing.includes("Show all entries")]).toEqual([
      true,
      true,
    ]);
  });

  it.each(["?actor=abc", "?actor=-1", "?cursor=x", `?action=${"a".repeat(100)}`, "?target=%00"])(
    "causes no server error for an invalid filter: %s",
    async (query) => {
      expect((await fetchApp(`/admin/logs${query}`, { cookie })).status).toBeLessThan(500);
      expect((await fetchApp(`/admin/logs.csv${query}`, { cookie })).status).toBeLessThan(500);
    },
  );

  it("filters by a user's email, name or number, on the page and in the CSV", async () => {
    const { userId, email } = await signUp();
    const last = `Quill${crypto.randomUUID().slice(0, 8)}`;
    await env.DB.prepare("update users set last_name = ? where id = ?").bind(last, userId).run();
    const [did, done] = [word(), word()];
    await env.DB.batch([
      env.DB.prepare(
        "insert into audit_log (at, actor_id, action, target, detail) values (1, ?, ?, 'x:1', '{}')",
      ).bind(userId, did),
      env.DB.prepare("insert into audit_log (at, action, target, detail) values (1, ?, ?, '{}')").bind(
        done,
        `user:${userId}`,
      ),
    ]);
    for (const words of [email.toUpperCase(), last, String(userId)])
      for (const path of ["/admin/logs", "/admin/logs.csv"]) {
        const of = async (field: string) =>
          (await fetchApp(`${path}?${field}=${encodeURIComponent(words)}`, { cookie })).text();
        expect([words, path, (await of("actor")).includes(did), (await of("target")).includes(done)]).toEqual(
          [words, path, true, true],
        );
      }
    expect(await (await fetchApp("/admin/logs?actor=nobody@shop.test", { cookie })).text()).toContain(
      "No matching entries",
    );
  });
});
