import { describe, expect, it } from "vitest";
import { eraseAccountRows } from "~/domains/privacy/erasure/erase-account-rows.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { CHAT_MESSAGES } from "~/domains/quotas/policy";
import { closeThread } from "~/domains/support/close-thread.server";
import { namedMessages } from "~/domains/support/named.server";
import { stateOf } from "~/domains/support/policy";
import { purgeSupport } from "~/domains/support/purge-support.server";
import { SupportQuestion } from "~/domains/support/schemas";
import { getThread, listThreads } from "~/domains/support/threads.server";
import {
  answerSupport,
  askSupport,
  noteSupportRead,
  writeToSupport,
} from "~/domains/support/write-support.server";
import { admin } from "../../support/fixtures/payouts";
import { mailsTo, outcome } from "../../support/fixtures/people";
import { askedSupport } from "../../support/fixtures/support";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const seen = async ({ ctx, account }: Business, id: number) => {
  const thread = await getThread(ctx, id, account.id);
  const { rows } = await namedMessages(ctx, thread, { limit: 20 });
  await noteSupportRead(ctx, thread, "account");
  return rows.map(({ writer, text }) => `${writer}: ${text}`);
};
const told = async ({ user }: Business) =>
  (await mailsTo(testContext(), user.email)).filter(({ subject }) => subject.includes("We replied")).length;
const stateNow = async ({ ctx, account }: Business, id: number) =>
  stateOf(await getThread(ctx, id, account.id));

describe("a support conversation", () => {
  it("can be asked, answered, continued and closed; a new message reopens it", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const operator = (await admin()).ctx;
    const { id } = await askedSupport(business);
    expect(await stateNow(business, id)).toBe("waiting");
    await answerSupport(operator, id, { text: "As many as you like." });
    expect(await stateNow(business, id)).toBe("answered");
    const [first, second] = await seen(business, id);
    expect(first).toMatch(/, Njia support: As many as you like\.$/);
    expect(second).toBe("Amina Owner: How many rows at once?");
    await closeThread(operator, id);
    await closeThread(operator, id);
    expect(await stateNow(business, id)).toBe("closed");
    await writeToSupport(business.ctx, id, { text: "Of contacts too?" });
    expect(await stateNow(business, id)).toBe("waiting");
    const { results } = await env.DB.prepare("select action from audit_log where target = ? order by id")
      .bind(`support:${id}`)
      .all<{ action: string }>();
    expect(results.map(({ action }) => action)).toEqual(["answer-support", "close-support"]);
  });

  it("sends one email and one notification until the reply is read", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const operator = (await admin()).ctx;
    const { id } = await askedSupport(business);
    for (const text of ["One", "Two"]) await answerSupport(operator, id, { text });
    expect(await told(business)).toBe(1);
    await seen(business, id);
    await Promise.all(["Three", "Four"].map((text) => answerSupport(operator, id, { text })));
    expect(await told(business)).toBe(2);
    const notices = await env.DB.prepare(
      "select path from notifications where account_id = ? and kind = 'support'",
    )
      .bind(business.account.id)
      .all();
    expect(notices.results).toEqual([{ path: `/support/${id}` }, { path: `/support/${id}` }]);
    const [mail] = await mailsTo(testContext(), business.user.email);
    expect(mail?.text).not.toContain("One");
  });

  it("can't be read or written by other accounts, nor written while impersonating", async () => {
    const { id } = await askedSupport(await makeBusiness());
    const other = await makeBusiness({ plan: "corporate" });
    expect(await outcome(writeToSupport(other.ctx, id, { text: "Hello" }))).toBe("not_found");
    expect(await outcome(getThread(other.ctx, id, other.account.id))).toBe("not_found");
    const acting = { ...other.ctx, actor: { ...other.user, impersonatorId: 1 } };
    expect(await outcome(askedSupport({ ctx: acting }))).toBe("forbidden");
  });

  it("is limited to 20 open threads and 200 messages per day", async () => {
    const business = await makeBusiness({ plan: "startup" });
    for (let index = 0; index < 20; index += 1) await askedSupport(business, `Question ${index}`);
    expect(await outcome(askedSupport(business))).toBe("conflict");
    const count = await env.DB.prepare("select count(*) n from support_messages where account_id = ?")
      .bind(business.account.id)
      .first("n");
    expect(count).toBe(20);
    await env.DB.prepare("update quota_usage set used = ?1, allowed = ?1 where holder = ?2")
      .bind(CHAT_MESSAGES, `support:account:${business.account.id}`)
      .run();
    const thread = await env.DB.prepare("select max(id) id from support_threads").first<number>("id");
    expect(await outcome(writeToSupport(business.ctx, thread ?? 0, { text: "More" }))).toBe("limit_reached");
  });

  it("needs a subject and a text", () => {
    for (const wrong of [
      { subject: "", text: "a" },
      { subject: "\u200b", text: "a" },
      { subject: "a", text: " " },
    ])
      expect(SupportQuestion.safeParse(wrong).success).toBe(false);
    expect(SupportQuestion.safeParse({ subject: "x".repeat(121), text: "a" }).success).toBe(false);
  });
});

describe("the operator's queue", () => {
  it("lists priority plans first, then the longest waiting, across pages", async () => {
    await env.DB.prepare("update support_threads set waiting_since = null").run();
    const at = (seconds: number) => ({ now: () => new Date(Date.UTC(2030, 0, 1, 0, 0, seconds)) });
    const ask = async (plan: "startup" | "scaleup" | "corporate", seconds: number) =>
      (await askedSupport({ ctx: { ...(await makeBusiness({ plan })).ctx, ...at(seconds) } })).id;
    const [a, b, c, d] = [
      await ask("startup", 1),
      await ask("corporate", 3),
      await ask("startup", 0),
      await ask("scaleup", 2),
    ];
    const ctx = testContext();
    const ids: number[] = [];
    let cursor: number | undefined;
    do {
      const page = await listThreads(ctx, { view: "waiting", limit: 1, cursor });
      expect(page.total).toEqual({ count: 4, isExact: true });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual([d, b, c, a]);
    await answerSupport((await admin()).ctx, d ?? 0, { text: "Yes" });
    const first = await listThreads(ctx, { view: "waiting", limit: 2, cursor: d });
    expect(first.rows.map(({ id }) => id)).toEqual([b, c]);
  });

  it("reads few rows of 10,000", async () => {
    const { account } = await makeBusiness();
    await env.DB.prepare(
      `with recursive n(v) as (select 1 union all select v + 1 from n where v < 10000)
       insert into support_threads (account_id, subject, last_message_id, last_at, is_priority, waiting_since)
       select ?1, 'q' || v, v, v, v % 2, 5 from n`,
    )
      .bind(account.id)
      .run();
    const { ctx, rowsRead, reset } = metered(testContext());
    for (const view of ["waiting", "all"] as const) {
      const { rows, next } = await listThreads(ctx, { view, limit: 50 });
      expect([view, rows.length, rowsRead() <= 500]).toEqual([view, 50, true]);
      reset();
      await listThreads(ctx, { view, limit: 50, cursor: next ?? 0 });
      expect([view, rowsRead() <= 500]).toEqual([view, true]);
      reset();
    }
    await env.DB.prepare("delete from support_threads where account_id = ?").bind(account.id).run();
  });
});

describe("stored support messages", () => {
  it("are in the data export, and are deleted after their retention period or with the account", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const { id } = await askedSupport(business);
    expect((await ownData(business.ctx)).supportMessages).toMatchObject([{ text: "How many rows at once?" }]);
    const left = () =>
      env.DB.prepare(
        "select (select count(*) from support_messages where account_id = ?1) + (select count(*) from support_threads where account_id = ?1) n",
      )
        .bind(business.account.id)
        .first("n");
    expect(await left()).toBe(2);
    while ((await purgeSupport(testContext(), new Date(Date.now() + 10_000))) > 0);
    expect(await left()).toBe(0);
    await askSupport(business.ctx, { subject: "Again", text: `After ${id}` });
    await env.DB.prepare("update accounts set closed_at = 1, state = 'closed' where id = ?")
      .bind(business.account.id)
      .run();
    await eraseAccountRows(testContext(business.account) as typeof business.ctx);
    expect(await left()).toBe(0);
  });
});
