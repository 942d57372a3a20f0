import { describe, expect, it } from "vitest";
import { readServiceStatus, recordSchedulerRun } from "~/domains/admin/activity/service-status.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { invalidateSettings } from "~/domains/settings/settings.server";
import { fetchApp } from "../../support/harness/app";
import { env, makeBusiness, testContext } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

const MINUTE_MS = 60_000;

/** A context with its own cache of settings and status. */
function freshContext() {
  const meter = { read: 0, written: 0 };
  const ctx = testContext();
  return { meter, ctx: { ...ctx, d1: meterDatabase(env.DB, meter) } };
}

async function statesOf(ctx: ReturnType<typeof freshContext>["ctx"]) {
  invalidateSettings(ctx);
  const { parts } = await readServiceStatus(ctx);
  return Object.fromEntries(parts.map(({ name, state }) => [name, state]));
}

async function queueMail(state: "queued" | "sent" | "failed", minutesAgo: number) {
  const ctx = testContext();
  await mailStatement(ctx, {
    cause: `status:${crypto.randomUUID()}`,
    to: { address: "amina@people.example" },
    subject: "Status",
    paragraphs: ["Hello"],
  });
  const seconds = Math.floor((ctx.now().getTime() - minutesAgo * MINUTE_MS) / 1_000);
  await env.DB.prepare(
    "update transactional_emails set state = ?, created_at = ?, sent_at = ? where id = (select max(id) from transactional_emails)",
  )
    .bind(state, seconds, state === "sent" ? seconds : null)
    .run();
}

describe("the status page", () => {
  it("is public, without script, and lists each part's status and the last query's time", async () => {
    await recordSchedulerRun(testContext());
    const answer = await fetchApp("/status");
    const html = await answer.text();
    expect(answer.status).toBe(200);
    for (const part of ["Database", "Job queue", "Email sending", "Scheduled tasks"])
      expect(html).toMatch(new RegExp(`${part}</th><td><b>(Operational|Delayed|Down|Unknown)</b>`));
    expect(html).toMatch(/Last successful query(<!-- -->)? · [^<]*UTC<\/p>/);
    expect(html).not.toContain("<script");
  });

  it("is linked in the footer of public pages", async () => {
    expect(await (await fetchApp("/terms")).text()).toContain('href="/status"');
  });
});

describe("the service status", () => {
  it("is delayed for a part whose oldest job or last run is too old", async () => {
    await env.DB.prepare("delete from transactional_emails").run();
    await recordSchedulerRun(testContext());
    await queueMail("sent", 30);
    expect(await statesOf(freshContext().ctx)).toEqual({
      Database: "operational",
      "Job queue": "operational",
      "Email sending": "operational",
      "Scheduled tasks": "operational",
    });
    await queueMail("queued", 20);
    await env.DB.prepare(
      `update settings set value = '{"at":"2020-01-01T00:00:00.000Z"}' where key = 'schedulerRun'`,
    ).run();
    expect(await statesOf(freshContext().ctx)).toEqual({
      Database: "operational",
      "Job queue": "delayed",
      "Email sending": "delayed",
      "Scheduled tasks": "delayed",
    });
  });

  it("is delayed for emails when 3 and more than 10% of the last hour failed, not for fewer", async () => {
    const sending = async () => (await statesOf(freshContext().ctx))["Email sending"];
    await env.DB.prepare("delete from transactional_emails").run();
    for (const minutes of [70, 80, 90]) await queueMail("failed", minutes);
    await queueMail("failed", 10);
    await queueMail("failed", 9);
    expect(await sending()).toBe("operational");
    await queueMail("failed", 8);
    expect(await sending()).toBe("delayed");
    for (let n = 0; n < 27; n += 1) await queueMail("sent", 30);
    expect(await sending()).toBe("operational");
    await queueMail("failed", 5);
    expect(await sending()).toBe("delayed");
  });

  it("is delayed for jobs if no job picks up an import, duplicate scan or social lead import", async () => {
    const queue = async () => (await statesOf(freshContext().ctx))["Job queue"];
    const { account } = await makeBusiness();
    await env.DB.prepare("delete from transactional_emails").run();
    const minutesAgo = (minutes: number) => Math.floor(testContext().now().getTime() / 1_000) - minutes * 60;
    const jobs: [table: string, insert: string][] = [
      [
        "imports",
        `insert into imports (account_id, created_by, file_key, file_name, file_size, encoding, delimiter, columns, mapping, sample, status, created_at, lease_until)
          values (?1, 1, 'k', 'f', 1, 'utf-8', ',', '[]', '[]', '[]', 'running', 1, ?2)`,
      ],
      [
        "duplicate_scans",
        `insert into duplicate_scans (account_id, number, step, started_at, lease_until) values (?1, 1, 'keys', 1, ?2)`,
      ],
      [
        "social_imports",
        `insert into social_imports (account_id, created_by, kind, columns, status, total, created_at, lease_until) values (?1, 1, 'file', '[]', 'running', 1, 1, ?2)`,
      ],
    ];
    for (const [table, insert] of jobs) {
      await env.DB.prepare(insert).bind(account.id, minutesAgo(10)).run();
      expect([table, await queue()]).toEqual([table, "operational"]);
      await env.DB.prepare(`update ${table} set lease_until = ?`).bind(minutesAgo(20)).run();
      expect([table, await queue()]).toEqual([table, "delayed"]);
      await env.DB.prepare(`delete from ${table}`).run();
    }
  });

  it("shows the database as down when a query fails", async () => {
    const { ctx } = freshContext();
    const d1 = {
      prepare: () => {
        throw new Error("no database");
      },
    } as unknown as D1Database;
    const { parts } = await readServiceStatus({ ...ctx, d1, log: { ...ctx.log, error: () => undefined } });
    expect(parts.map(({ state }) => state)).toEqual(["down", "unknown", "unknown", "unknown"]);
  });

  it("reads few rows whatever the number of emails, and none again within 30 seconds", async () => {
    for (let n = 0; n < 40; n += 1) await queueMail("queued", n);
    const { ctx, meter } = freshContext();
    await readServiceStatus(ctx);
    expect(meter.read).toBeLessThanOrEqual(40);
    const { read } = meter;
    await readServiceStatus(ctx);
    expect(meter.read).toBe(read);
    await readServiceStatus({ ...ctx, now: () => new Date(ctx.now().getTime() + 31_000) });
    expect(meter.read).toBeGreaterThan(read);
  });
});
