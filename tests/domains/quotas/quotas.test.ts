import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Plan } from "~/core/context";
import type { DomainError } from "~/core/errors";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { getImport } from "~/domains/directory/imports/imports.server";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { consumeQuota, purgeQuotaUsage, withQuota } from "~/domains/quotas/charge-quota.server";
import { consumeAgentStorage, returnAgentBytes } from "~/domains/quotas/consume-agent-storage.server";
import { getAllowances } from "~/domains/quotas/get-allowances.server";
import { ALLOWANCES, type QuotaKind } from "~/domains/quotas/policy";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { check, importFile, runQueue, upload } from "../../support/fixtures/imports";
import { outcome } from "../../support/fixtures/people";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

type Ctx = Business["ctx"];

let ctx: Ctx;
beforeEach(async () => {
  ctx = (await makeBusiness()).ctx;
});

const unconfirmed = (of: Ctx): Ctx => ({ ...of, account: { ...of.account, isConfirmed: false } });
const at = <C extends Ctx>(of: C, time: string): C => ({ ...of, now: () => new Date(time) });
const used = async (of: Ctx, kind: QuotaKind) =>
  (await getAllowances(of)).find((allowance) => allowance.kind === kind)?.used;
const contact = (contactName: string) => ContactInput.parse({ contactName });
const contactsOf = (of: Ctx) =>
  of.d1
    .prepare("select count(*) n from contacts where account_id = ?")
    .bind(of.account.id)
    .first<number>("n");
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: DomainError) => error,
  );

describe("daily allowances", () => {
  it("are 3, 10 and 30 times the trial's, and low until an address is confirmed", () => {
    const factor: Record<Plan, number> = { trial: 1, startup: 3, scaleup: 10, corporate: 30 };
    for (const plan of Object.keys(factor) as Plan[])
      for (const kind of Object.keys(ALLOWANCES.trial) as QuotaKind[])
        expect(ALLOWANCES[plan][kind]).toBe(ALLOWANCES.trial[kind] * factor[plan]);
    expect(ALLOWANCES.unconfirmed).toEqual({ rows: 2000, bytes: 20e6, jobs: 20, questions: 20, mails: 5 });
    expect(ALLOWANCES.trial).toMatchObject({ rows: 60_000, bytes: 200e6, jobs: 200, questions: 100 });
  });

  it("are those of a confirmed account once a user is confirmed", async () => {
    const { id } = ctx.account;
    expect((await findAccount(ctx.db, id))?.isConfirmed).toBe(false);
    await ctx.d1.prepare("update users set email_verified_at = 1 where account_id = ?").bind(id).run();
    expect((await findAccount(ctx.db, id))?.isConfirmed).toBe(true);
    await ctx.d1.prepare("update users set suspended_at = 1 where account_id = ?").bind(id).run();
    expect((await findAccount(ctx.db, id))?.isConfirmed).toBe(false);
  });

  it("are counted with each write, and state usage, reset time and advice when exceeded", async () => {
    const tight = at(unconfirmed(ctx), "2026-11-22T21:00:00Z");
    await consumeQuota(tight, { rows: 1_999 });
    await createContact(tight, contact("The last one"));
    expect(await used(tight, "rows")).toBe(2_000);
    const error = await refused(createContact(tight, contact("One more")));
    expect(error).toMatchObject({ code: "limit_reached", status: 429, retryAfter: 3 * 3600 });
    expect(error?.message).toBe(
      "An account without a confirmed email address can add 2,000 rows per day. 2,000 are used; this action needs 1. Resets on 23 Nov 2026, 00:00 UTC. Confirm your email to raise the limit. You can resend the link from your account.",
    );
    expect(await contactsOf(ctx)).toBe(1);
    expect(await used(tight, "rows")).toBe(2_000);
    await createContact({ ...tight, account: ctx.account }, contact("Confirmed meanwhile"));
    await createContact(at(tight, "2026-11-23T00:00:00Z"), contact("The next day"));
    expect(await contactsOf(ctx)).toBe(3);
  });

  it("suggest an upgrade to a confirmed account that exceeds them", async () => {
    const error = await refused(consumeQuota(ctx, { rows: 60_001 }));
    expect(error?.message).toMatch(
      /^An account on the Trial plan can add 60,000 rows per day\. .* Upgrade your plan for a higher limit\.$/,
    );
  });

  it("can't be exceeded by concurrent requests at the limit", async () => {
    const tight = unconfirmed(ctx);
    await consumeQuota(tight, { rows: 1_997 });
    const all = Array.from({ length: 8 }, (_, n) => outcome(createContact(tight, contact(`Person ${n}`))));
    const passed = (await Promise.all(all)).filter((result) => result === "passed");
    expect(passed).toHaveLength(3);
    expect(await contactsOf(ctx)).toBe(3);
    expect(await used(tight, "rows")).toBe(2_000);
  });

  it("count nothing if the batch condition fails, or for the system's own actions", async () => {
    const write = () => withQuota(ctx, { rows: 5 }, (count) => count.run(), { onlyIf: sql`false` });
    await write();
    await consumeQuota({ ...ctx, actor: { kind: "system" } }, { rows: 5 });
    expect(await used(ctx, "rows")).toBe(0);
  });

  it("accept a list completely or not at all", async () => {
    const tight = unconfirmed(ctx);
    await consumeQuota(tight, { rows: 1_990 });
    const addresses = Array.from({ length: 11 }, (_, n) => `person-${n}@shop.test`);
    expect(await outcome(addSuppressions(tight, { addresses, note: "" }))).toBe("limit_reached");
    const { n } = (await ctx.d1
      .prepare("select count(*) n from suppressions where account_id = ?")
      .bind(ctx.account.id)
      .first<{ n: number }>()) ?? { n: -1 };
    expect(n).toBe(0);
    expect(await addSuppressions(tight, { addresses: addresses.slice(1), note: "" })).toMatchObject({
      added: 10,
    });
  });

  it("cost a few rows read per check", async () => {
    await consumeQuota(ctx, { rows: 1, jobs: 1 });
    const meter = metered(ctx);
    await consumeQuota({ ...ctx, ...meter.ctx }, { rows: 1 });
    expect(meter.rowsRead()).toBeLessThanOrEqual(3);
    meter.reset();
    await getAllowances({ ...ctx, ...meter.ctx });
    expect(meter.rowsRead()).toBeLessThanOrEqual(2);
  });

  it("are purged after their day", async () => {
    await consumeQuota(at(ctx, "2026-01-05T12:00:00Z"), { rows: 1 });
    await consumeQuota(at(ctx, "2026-01-06T12:00:00Z"), { rows: 1 });
    expect(await purgeQuotaUsage(testContext(), new Date("2026-01-06T02:17:00Z"))).toBe(1);
    expect(await used(at(ctx, "2026-01-06T12:00:00Z"), "rows")).toBe(1);
  });
});

describe("an agent's files", () => {
  const MB = 1_000_000;
  const agentOf = async (isVerified: boolean) => {
    const { ctx, account } = await makeBusiness();
    return { ctx: { ...ctx, actor: { ...ctx.actor, isVerified } }, id: 1_000_000 + account.id };
  };

  it("are limited to 20 MB until the email is confirmed", async () => {
    const { ctx, id } = await agentOf(false);
    await consumeAgentStorage(ctx, id, 20 * MB - 1);
    expect(await refused(consumeAgentStorage(ctx, id, 2))).toMatchObject({
      status: 413,
      retryAfter: undefined,
      message: expect.stringMatching(
        /^Until your email is confirmed, you can upload 20 MB .*Confirm your email/,
      ),
    });
    await consumeAgentStorage(ctx, id, 1);
  });

  it("are limited to 300 MB in total once the email is confirmed, whatever the day", async () => {
    const { ctx, id } = await agentOf(true);
    await consumeAgentStorage(at(ctx, "2026-01-05T12:00:00Z"), id, 200 * MB);
    await consumeAgentStorage(at(ctx, "2026-01-06T12:00:00Z"), id, 100 * MB);
    const next = consumeAgentStorage(at(ctx, "2026-02-06T12:00:00Z"), id, 1);
    expect((await refused(next))?.message).toContain("You can upload 300 MB of files in total.");
  });

  it("stay counted when daily usage is purged", async () => {
    const { ctx, id } = await agentOf(true);
    await consumeAgentStorage(ctx, id, 300 * MB);
    await purgeQuotaUsage(testContext(), new Date("2100-01-01T00:00:00Z"));
    await refused(consumeAgentStorage(ctx, id, 1));
  });

  it("can't exceed the limit by concurrent uploads", async () => {
    const { ctx, id } = await agentOf(false);
    const uploads = Array.from({ length: 30 }, () => outcome(consumeAgentStorage(ctx, id, MB)));
    expect((await Promise.all(uploads)).filter((result) => result === "passed")).toHaveLength(20);
  });

  it("free storage when they are deleted", async () => {
    const { ctx, id } = await agentOf(true);
    await consumeAgentStorage(ctx, id, 300 * MB);
    await returnAgentBytes(ctx, [
      { agentId: id, bytes: MB },
      { agentId: id, bytes: MB },
    ]);
    await consumeAgentStorage(ctx, id, 2 * MB);
    await refused(consumeAgentStorage(ctx, id, 1));
  });
});

describe("an account's files", () => {
  const file = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(new TextEncoder().encode("%PDF-1.7"));
    return { name: "a.pdf", bytes };
  };

  it("are counted before they are stored: of two concurrent uploads, only one fits", async () => {
    const tight = unconfirmed(ctx);
    await consumeQuota(tight, { bytes: 13_000_000 });
    const broken = { put: () => Promise.reject(new Error("R2 is away")) } as unknown as R2Bucket;
    const before = [await used(tight, "bytes"), await used(tight, "rows")];
    await expect(storeFile({ ...tight, files: broken }, "attachment", file(5_000_000))).rejects.toThrow(
      "R2 is away",
    );
    expect([await used(tight, "bytes"), await used(tight, "rows")]).toEqual(before);
    const both = [1, 2].map(() => outcome(storeFile(tight, "attachment", file(5_000_000))));
    expect((await Promise.all(both)).sort()).toEqual(["limit_reached", "passed"]);
    expect((await ctx.files.list({ prefix: `attachments/${ctx.account.id}/` })).objects).toHaveLength(1);
    expect(await used(tight, "bytes")).toBe(18_000_000);
  });

  it("leave neither data nor a count if they are rejected during the upload", async () => {
    const tight = unconfirmed(ctx);
    const stored = async () =>
      (await ctx.files.list({ prefix: `imports/${ctx.account.id}/` })).objects.map(({ key }) => key);
    const before = await stored();
    const large = `name,country\n${"Solar Works of Nairobi,Kenya\n".repeat(800_000)}`;
    expect(await refused(upload(tight, large))).toMatchObject({ code: "limit_reached" });
    expect(await stored()).toEqual(before);
    expect(await used(tight, "bytes")).toBe(0);
  });
});

describe("an import", () => {
  /** The row used by the import itself. */
  const UPLOAD = 1;
  const rows = (count: number, word = "Works") =>
    `name,country\n${Array.from({ length: count }, (_, n) => `${word} ${n} of Nairobi,Kenya`).join("\n")}\n`;

  it("of 50,000 rows always fits the allowance of a confirmed account", async () => {
    const file = rows(50_000);
    const row = await check(ctx, file);
    await startImport(ctx, row.id, {});
    expect(await used(ctx, "rows")).toBe(50_000 + UPLOAD);
    expect(await getImport(ctx, row.id)).toMatchObject({ status: "running" });
  });

  it("reserves its rows once at the start, despite repeated starts, and returns skipped rows", async () => {
    const first = await importFile(ctx, rows(30));
    expect(first).toMatchObject({ status: "completed", rowsCreated: 30 });
    const before = await used(ctx, "rows");
    const row = await check(ctx, rows(40));
    await Promise.all([1, 2, 3].map(() => startImport(ctx, row.id, {})));
    expect(await used(ctx, "rows")).toBe(Number(before) + 40 + UPLOAD);
    ctx.queue.sent.push({ kind: "run-import", importId: row.id });
    await runQueue(ctx);
    expect(await getImport(ctx, row.id)).toMatchObject({ rowsCreated: 10, rowsSkipped: 30 });
    expect(await used(ctx, "rows")).toBe(40 + 2 * UPLOAD);
    expect(await used(ctx, "jobs")).toBe(4);
  });

  it("with more rows than remain is rejected at the start, and left unchanged", async () => {
    const tight = unconfirmed(ctx);
    const row = await check(tight, rows(2_001));
    expect(await refused(startImport(tight, row.id, {}))).toMatchObject({
      code: "limit_reached",
      status: 429,
    });
    expect(await getImport(tight, row.id)).toMatchObject({ status: "checked" });
    expect(await used(tight, "jobs")).toBe(1);
    expect(tight.queue.sent).toEqual([]);
    await startImport(ctx, row.id, {});
    expect(await getImport(ctx, row.id)).toMatchObject({ status: "running" });
  });

  it("counts rejected rows, and fails if they exceed the daily allowance", async () => {
    const bad = `name,country\n${",Kenya\n".repeat(100)}`;
    const row = await check(ctx, bad);
    expect(row).toMatchObject({ rowsRejected: 100 });
    expect(await used(ctx, "rows")).toBe(100 + UPLOAD);
    const tight = unconfirmed(ctx);
    const failed = await check(tight, `name,country\n${",Kenya\n".repeat(1_950)}`);
    expect(failed).toMatchObject({ status: "failed" });
    expect(failed.failureReason).toContain("can add 2,000 rows per day");
  });
});
