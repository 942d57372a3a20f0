import { describe, expect, it } from "vitest";
import { SCHEDULE } from "workers/schedule";
import { getImport } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { undoImport } from "~/domains/directory/imports/undo-import.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { applyRetention } from "~/domains/privacy/retention/apply-retention.server";
import { RETENTION } from "~/domains/privacy/retention/retention";
import {
  changeRetentionPeriod,
  listRetentionPeriods,
} from "~/domains/privacy/retention/retention-periods.server";
import docs from "../../../docs/privacy.md?raw";
import { importFile, upload } from "../../support/fixtures/imports";
import { outcome, signUp } from "../../support/fixtures/people";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const DAY = 86_400_000;
const later = (days: number) => ({ ...testContext(), now: () => new Date(Date.now() + days * DAY) });
const count = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>("n");

describe("retention periods", () => {
  it("are the same in the table, the code and the docs", async () => {
    const rows = await env.DB.prepare("select key, days from retention_periods order by rowid").all();
    expect(rows.results).toEqual(RETENTION.map(({ key, days }) => ({ key, days })));
    for (const { key, what, days, minDays: least, maxDays: most } of RETENTION) {
      expect(docs).toContain(`| ${key} | ${what()} | ${days} |`);
      expect(days).toBeGreaterThanOrEqual(least);
      expect(days).toBeLessThanOrEqual(most);
    }
    expect(SCHEDULE.filter(({ run }) => run === applyRetention).map(({ cron }) => cron)).toEqual([
      "17 2 * * *",
    ]);
  });

  it("can be changed within their limits, with an audit entry", async () => {
    const ctx = testContext();
    expect(await changeRetentionPeriod(ctx, "mails", 60)).toMatchObject({ days: 60 });
    for (const days of [29, 366, -1])
      expect(await outcome(changeRetentionPeriod(ctx, "mails", days))).toBe("invalid");
    expect(await outcome(changeRetentionPeriod(ctx, "audit-log", 1))).toBe("not_found");
    const [line] = (
      await env.DB.prepare("select detail from audit_log where target = 'retention:mails'").all()
    ).results;
    expect(JSON.parse(String(line?.detail))).toEqual({ from: 90, to: 60 });
    await env.DB.exec("update retention_periods set days = 1 where key = 'mails'");
    expect((await listRetentionPeriods(ctx)).find(({ key }) => key === "mails")?.days).toBe(30);
    await env.DB.exec("update retention_periods set days = 90 where key = 'mails'");
  });
});

describe("the nightly job", () => {
  it("purges rows past their period, keeps the rest, and logs the counts", async () => {
    const { userId } = await signUp();
    const ctx = testContext();
    const write = (cause: string) =>
      mailStatement(ctx, { cause, to: { address: "a@shop.test" }, subject: "S", paragraphs: ["P"] });
    await write(`old:${userId}`);
    await env.DB.prepare("update transactional_emails set state = 'sent'").run();
    await write(`waits:${userId}`);
    await requestData(ctx, { email: "b@shop.test", kind: "stop" });
    expect(await count("select count(*) n from sessions where user_id = ?", userId)).toBe(1);

    const counts = await applyRetention(later(31));
    expect(counts).toMatchObject({
      mails: 0,
      "one-time-tokens": 1,
      "unproved-requests": 1,
      "unused-users": 0,
    });
    expect(counts.sessions).toBe(1);
    expect(counts["mail-texts"]).toBeGreaterThanOrEqual(1);
    expect(
      await count("select count(*) n from transactional_emails where text = '' and state = 'sent'"),
    ).toBe(counts["mail-texts"]);
    const again = await applyRetention(later(31));
    expect(Object.values(again).every((removed) => removed === 0)).toBe(true);
    const more = await applyRetention(later(91));
    expect(more.mails).toBe(counts["mail-texts"]);
    expect(
      await count("select count(*) n from transactional_emails where cause = ?", `waits:${userId}`),
    ).toBe(1);

    const periods = await listRetentionPeriods(ctx);
    expect(periods.find(({ key }) => key === "mails")).toMatchObject({
      lastRemoved: more.mails,
      removedInAll: more.mails,
    });
    const trail = await env.DB.prepare(
      "select detail, actor_id from audit_log where action = 'apply-retention' order by id",
    ).all();
    expect(JSON.parse(String(trail.results[0]?.detail))).toEqual(counts);
    expect(trail.results[0]?.actor_id).toBeNull();
  });

  it("finishes the busiest day's data in one night, one job after another", async () => {
    const ctx = later(31);
    const rows = 90_000;
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into quota_usage (holder, period, kind, used, allowed) select 'address:' || i, '2026-01-01', 'mails', 1, 1 from n`,
    )
      .bind(rows)
      .run();
    let removed = (await applyRetention(ctx))["quota-use"] ?? 0;
    expect(removed).toBeLessThan(rows);
    let jobs = 0;
    for (; ctx.queue.sent.some(({ kind }) => kind === "apply-retention"); jobs += 1) {
      ctx.queue.sent.length = 0;
      removed += (await applyRetention(ctx))["quota-use"] ?? 0;
    }
    expect(jobs).toBeGreaterThan(0);
    expect(removed).toBeGreaterThanOrEqual(rows);
    expect(await count("select count(*) n from quota_usage where period = '2026-01-01'")).toBe(0);
  });

  it("erases only users who signed up, never confirmed and never returned", async () => {
    const [unused, verified, signedIn, worked, onlyDemo] = [
      await signUp(),
      await signUp(),
      await signUp(),
      await signUp(),
      await signUp(),
    ];
    await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(verified.userId).run();
    const far = Math.floor((Date.now() + 400 * DAY) / 1000);
    await env.DB.prepare("update sessions set expires_at = ? where user_id = ?")
      .bind(far, signedIn.userId)
      .run();
    for (const [person, isDemo] of [
      [worked, 0],
      [onlyDemo, 1],
    ] as const)
      await env.DB.prepare(
        "insert into lead_searches (account_id, created_by, search_name, criteria, max_leads, status, created_at, is_demo) values (?, ?, 'x', '{}', 1, 'pending', 1, ?)",
      )
        .bind(person.accountId, person.userId, isDemo)
        .run();
    await applyRetention(later(364));
    expect(
      await count("select count(*) n from users where id = ? and deactivated_at is null", unused.userId),
    ).toBe(1);
    await applyRetention(later(366));
    for (const [person, left] of [
      [unused, 0],
      [onlyDemo, 0],
      [verified, 1],
      [signedIn, 1],
      [worked, 1],
    ] as const)
      expect(
        await count("select count(*) n from users where id = ? and deactivated_at is null", person.userId),
      ).toBe(left);
    expect(await count("select closed_at is not null n from accounts where id = ?", unused.accountId)).toBe(
      1,
    );
  });

  it("deletes files of old imports, which can no longer be undone; companies stay", async () => {
    const { ctx, account } = await makeBusiness({ plan: "scaleup" });
    const done = await importFile(ctx, "name\nAcme\nBest\none,too many\n");
    const late = await upload(ctx, "name\nLater\n");
    await applyRetention(later(89));
    expect(await env.FILES.head(done.fileKey)).not.toBeNull();
    await applyRetention(later(91));
    for (const { fileKey } of [done, late]) expect(await env.FILES.head(fileKey)).toBeNull();
    expect(await count("select count(*) n from import_rejects where import_id = ?", done.id)).toBe(0);
    expect(await count("select count(*) n from import_chunks where import_id = ?", done.id)).toBe(0);
    // The next run purges what an interrupted removal left behind.
    await env.DB.prepare(
      "insert into import_duplicates (import_id, first_line, last_line, rows) values (?, 2, 2, '[]')",
    )
      .bind(late.id)
      .run();
    await applyRetention(later(92));
    expect(await count("select count(*) n from import_duplicates where import_id = ?", late.id)).toBe(0);
    expect(await count("select count(*) n from companies where account_id = ?", account.id)).toBe(2);
    await expect(requestImportUndo(ctx, done.id)).rejects.toThrow(/too old to undo/);
    expect(await getImport(ctx, late.id)).toMatchObject({ status: "failed", sample: [] });
    await undoImport(ctx, done.id);
    expect(await count("select count(*) n from companies where account_id = ?", account.id)).toBe(2);
  });
});
