import { describe, expect, inject, it } from "vitest";
import { runJob } from "workers/queue";
import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import type { CriteriaWriter } from "~/adapters/llm/criteria-writer";
import { lastReading } from "~/domains/replies/corrections/last-reading.server";
import { maskedText } from "~/domains/replies/model-review/masked-text";
import { readReply } from "~/domains/replies/model-review/read-reply.server";
import { requeueReadings } from "~/domains/replies/model-review/reading-jobs.server";
import { makeThread } from "../../support/fixtures/answers";
import { later } from "../../support/fixtures/sending";
import { env, makeBusiness } from "../../support/harness/context";

const INTEREST = "Sounds good, please call me.";
const NOTHING = "Blue window.";

const modelOf = (model: string, timeLimit = 20_000) =>
  createCriteriaWriter({ AI_BASE_URL: inject("aiServer"), AI_API_KEY: "", AI_MODEL: model }, {}, timeLimit);

/** Creates a reply with unique text: the model isn't asked again about a text it has classified. */
async function answered(
  ai: CriteriaWriter | null,
  text = `${INTEREST} ${crypto.randomUUID()}`,
  of?: Awaited<ReturnType<typeof makeBusiness>>,
) {
  const made = of ?? (await makeBusiness());
  const business = { ...made, ctx: { ...made.ctx, ai } };
  const { ctx, account } = business;
  const found = await makeThread(text, business);
  const one = (sql: string) => ctx.d1.prepare(sql).bind(account.id).first<Record<string, unknown>>();
  const inboundId = Number((await one("select max(id) id from inbound_emails where account_id = ?"))?.id);
  return {
    ...found,
    ctx,
    inboundId,
    read: () => readReply(ctx, { inboundId }),
    reading: () => lastReading(ctx, found.threadId),
    state: async () =>
      (await one(`select state from model_reviews where account_id = ? and inbound_id = ${inboundId}`))
        ?.state ?? null,
    openings: async () =>
      (await one("select count(*) n from pending_opportunities where account_id = ?"))?.n as number,
    asked: async () =>
      (await ctx.d1
        .prepare("select used from quota_usage where holder = ?")
        .bind(`replies:${account.id}`)
        .first<number>("used")) ?? 0,
  };
}

describe("a configured model", () => {
  it("is called in a job, and its category decides whether an opportunity is created", async () => {
    const of = await answered(modelOf("reads-interested"));
    expect(of.ctx.queue.sent.map(({ kind }) => kind)).toContain("read-reply");
    expect([await of.state(), await of.openings()]).toEqual(["pending", 0]);
    await Promise.all([of.read(), of.read()]);
    expect([await of.state(), await of.openings()]).toEqual(["reviewed", 1]);
    expect(await of.reading()).toMatchObject({ saidClass: "interested", modelClass: "interested" });
    expect((await of.thread()).needsReviewSince).toBeNull();
    expect(of.ctx.queue.sent.filter(({ kind }) => kind === "open-opportunity").length).toBeGreaterThan(0);
  });

  it("that returns another category sends the reply to review, and creates no opportunity", async () => {
    const of = await answered(modelOf("reads-later"));
    await of.read();
    expect([await of.state(), await of.openings()]).toEqual(["reviewed", 0]);
    expect(await of.reading()).toMatchObject({ saidClass: "interested", modelClass: "later", isSure: false });
    expect((await of.thread()).needsReviewSince).toBeInstanceOf(Date);
    await of.change({ replyClass: "later" });
    expect(await of.corrections()).toMatchObject([
      { rules_class: "interested", model_class: "later", corrected_class: "later" },
    ]);
  });

  it.each(["down", "error", "busy", "not-json", "wrong-shape", "reads-nonsense"])(
    "that fails leaves the classification to the rules: %s",
    async (name) => {
      const of = await answered(modelOf(name));
      await of.read();
      expect([await of.state(), await of.openings()]).toEqual(["failed", 1]);
      expect(await of.reading()).toMatchObject({ saidClass: "interested", modelClass: null });
    },
  );

  it("that is removed in the meantime leaves the decision to the rules", async () => {
    const of = await answered(modelOf("reads-later"));
    await runJob(env, { kind: "read-reply", inboundId: of.inboundId }, "test");
    expect([await of.state(), await of.openings()]).toEqual(["skipped", 1]);
  });

  it("never overrides a user who classified the reply first", async () => {
    const of = await answered(modelOf("reads-interested"));
    await of.change({ replyClass: "later" });
    await of.read();
    expect(await of.openings()).toBe(0);
    expect(await of.corrections()).toMatchObject([{ model_class: "interested", corrected_class: "later" }]);
    expect(await of.thread()).toMatchObject({ replyClass: "later", needsReviewSince: null });
  });

  it("is called once per account for the same text, shares no results between accounts, and has a daily limit", async () => {
    const words = `${NOTHING} ${crypto.randomUUID()}`;
    const first = await answered(modelOf("reads-later"), words);
    await first.read();
    const second = await answered(modelOf("reads-later"), words, first.business);
    await second.read();
    expect(await second.asked()).toBe(1);
    expect(await second.reading()).toMatchObject({ modelClass: "later" });
    const other = await answered(modelOf("reads-later"), words);
    await other.read();
    expect(await other.asked()).toBe(1);
    const third = await answered(modelOf("reads-later"));
    const full = third.ctx.d1.prepare(
      "insert into quota_usage (holder, period, kind, used, allowed) values (?, ?, 'questions', 200, 200)",
    );
    const today = third.ctx.now().toISOString().slice(0, 10);
    await full.bind(`replies:${third.business.account.id}`, today).run();
    await third.read();
    expect([await third.state(), await third.openings()]).toEqual(["skipped", 1]);
  });

  it("is called again if its job was lost, but not earlier", async () => {
    const of = await answered(modelOf("reads-interested"));
    const queuedAt = () =>
      of.ctx.d1
        .prepare("select queued_at q from model_reviews where inbound_id = ?")
        .bind(of.inboundId)
        .first<number>("q");
    const first = await queuedAt();
    await requeueReadings(later(of.ctx, 60));
    expect(await queuedAt()).toBe(first);
    const at = new Date(Date.now() + 200_000);
    const late = { ...of.ctx, now: () => at };
    await requeueReadings(late);
    expect(await queuedAt()).toBe(Math.floor(at.getTime() / 1000));
    expect(late.queue.sent).toContainEqual({ kind: "read-reply", inboundId: of.inboundId });
  });

  it("is abandoned after three attempts, and the rules decide", async () => {
    const of = await answered(modelOf("reads-later"));
    const tried = of.ctx.d1.prepare("update model_reviews set attempts = 3 where inbound_id = ?");
    await tried.bind(of.inboundId).run();
    await of.read();
    expect([await of.state(), await of.openings()]).toEqual(["failed", 1]);
  });
});

describe("the text sent to the model", () => {
  it("is truncated, and has no addresses, phone numbers or links", () => {
    expect(
      maskedText(
        "Call +254 712 345 678 or (021) 555-0199, write to amina.o@buyer.co.ke, see https://buyer.test/x?a=1. 25 people, 2026.",
      ),
    ).toBe("Call [number] or [number], write to [address] see [link] 25 people, 2026.");
    expect(maskedText("a".repeat(5_000)).length).toBe(2_000);
    expect(
      maskedText(
        "+254\u00a0712\u00a0345\u00a0678, 0712–345–678, 0712\u2011345\u2011678, ٠٧١٢٣٤٥٦٧٨, amina＠buyer.test",
      ),
    ).toBe("[number], [number], [number], [number], [address]");
    expect(maskedText(`${"a ".repeat(995)}amina.odhiambo@buyer.test`)).not.toContain("odhia");
  });

  it("contains only the reply's own text", async () => {
    const asked: string[] = [];
    const ai = { name: "listens", readReply: async (words: string) => void asked.push(words) } as never;
    const of = await answered(
      ai,
      `Yes ${crypto.randomUUID()}\n\nOn Tue, 3 Nov 2026 at 10:01, Sales wrote:\n> Our secret price`,
    );
    await of.read();
    expect(asked.length).toBe(1);
    expect(asked[0]).toContain("Yes");
    expect(asked[0]).not.toContain("secret");
  });
});
