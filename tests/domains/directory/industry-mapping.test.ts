import { beforeEach, describe, expect, inject, it } from "vitest";
import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import { decideWork, getQueue, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueQuery } from "~/domains/admin/reviews/reviews";
import { getCompany } from "~/domains/directory/companies/get-company.server";
import { applyLabel } from "~/domains/directory/industry-mapping/apply-label.server";
import { classifyLabels } from "~/domains/directory/industry-mapping/classify-labels.server";
import { purgeLabels } from "~/domains/directory/industry-mapping/unknown-labels.server";
import { addCompanies } from "../../support/fixtures/companies";
import { importFile } from "../../support/fixtures/imports";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const DAY = 86_400_000;
const QUEUE = getQueue("industry-labels");
const query = QueueQuery.parse({});
/** A word that no rule knows, different in each test. */
let label = "";
beforeEach(() => {
  const letters = [...crypto.randomUUID().slice(0, 8)].map((id) => "ghijklmnop"[Number(id)] ?? id);
  label = `Zorblat ${letters.join("")}`;
});

const later = <C extends { now: () => Date }>(ctx: C, days: number): C => ({
  ...ctx,
  now: () => new Date(Date.now() + days * DAY),
});

async function used(times: number, text = label, days = 0, isConfirmed = true): Promise<Business["ctx"][]> {
  const all: Business["ctx"][] = [];
  for (let index = 0; index < times; index += 1) {
    const { ctx } = await makeBusiness();
    if (isConfirmed)
      await env.DB.prepare("update users set email_verified_at = 1 where account_id = ?1")
        .bind(ctx.account.id)
        .run();
    await addCompanies(later(ctx, days), [{ name: `Zorb ${index}`, industryText: text }]);
    all.push(ctx);
  }
  return all;
}

const rowOf = async (text = label, ctx = testContext()) =>
  (await listWork(ctx, QUEUE, query)).rows.find(({ who }) => who === text);

const industriesOf = async (ctx: Business["ctx"]) =>
  (
    await env.DB.prepare("select id, industry, field_sources as sources from companies where account_id = ?1")
      .bind(ctx.account.id)
      .all<{ id: number; industry: string | null; sources: string | null }>()
  ).results;

async function runJobs(ctx: { queue: { sent: unknown[] } } & ReturnType<typeof testContext>) {
  for (let job = ctx.queue.sent.shift(); job; job = ctx.queue.sent.shift())
    await applyLabel(ctx, job as Parameters<typeof applyLabel>[1]);
}

describe("an unknown industry label", () => {
  it("is queued for an administrator once three accounts used it within 30 days, in any case", async () => {
    await used(2);
    expect(await rowOf()).toBeUndefined();
    await used(3, label, 0, false);
    expect(await rowOf()).toBeUndefined();
    await used(1, label.toUpperCase());
    expect(await rowOf()).toMatchObject({ what: "Used by 3 businesses", email: null, target: null });
    expect(await rowOf(label, later(testContext(), 31))).toBeUndefined();
    await used(1, label, 20);
    expect(await rowOf(label, later(testContext(), 31))).toBeUndefined();
  });

  it("is not queued if mapped, meaningless, personal, from demo data or from the shared directory", async () => {
    for (let index = 0; index < 3; index += 1) {
      const { ctx } = await makeBusiness();
      await addCompanies(ctx, [
        { industryText: "Private company" },
        { industryText: `${label} demo`, isDemo: true },
        { industryText: `${label} known`, industry: "mining" },
        { industryText: `${label} amina@buyer.test` },
        { industryText: `${label} +254 712 345 678` },
      ]);
      await addCompanies(testContext(), [{ industryText: `${label} shared` }]);
    }
    const { rows } = await listWork(testContext(), QUEUE, query);
    expect(rows.filter(({ who }) => who.startsWith(label) || who === "Private company")).toEqual([]);
  });

  it("is decided once, for existing and future companies, with a source and a log entry", async () => {
    const { ctx } = await signUpAdmin();
    const businesses = await used(3);
    const id = (await rowOf())?.id ?? 0;
    const act = { id, act: "means", choice: "Banking" };
    const both = [1, 2].map(() => outcome(decideWork(ctx, QUEUE, act)));
    expect((await Promise.all(both)).sort()).toEqual(["conflict", "passed"]);
    expect(await rowOf()).toBeUndefined();
    await runJobs(ctx as never);
    for (const business of businesses)
      expect(await industriesOf(business)).toEqual([
        expect.objectContaining({
          industry: "banking",
          sources: expect.stringContaining("label classified by an administrator"),
        }),
      ]);
    const [first] = businesses;
    if (!first) throw new Error("nobody");
    await importFile(first, `name,country,industry\nNew Zorb Ltd,Kenya,${label}\n`);
    expect((await industriesOf(first)).map(({ industry }) => industry)).toEqual(["banking", "banking"]);
    const trail = await env.DB.prepare("select detail from audit_log where target = ?1")
      .bind(`industry-label:${id}`)
      .all();
    expect(trail.results).toHaveLength(1);
  });

  it("doesn't replace an industry set by a user since, and is applied once if repeated", async () => {
    const { ctx } = await signUpAdmin();
    const [business] = await used(3);
    if (!business) throw new Error("nobody");
    const [own] = await addCompanies(business, [{ industryText: label, industry: "mining" }]);
    const id = (await rowOf())?.id ?? 0;
    await decideWork(ctx, QUEUE, { id, act: "means", choice: "banking" });
    await runJobs(ctx as never);
    const before = await industriesOf(business);
    await applyLabel(ctx as never, { labelId: id });
    expect(await industriesOf(business)).toEqual(before);
    expect(await getCompany(business, own?.id ?? 0)).toMatchObject({ industry: "mining" });
  });

  it("can be marked as no industry; an unknown industry is rejected without a decision", async () => {
    const { ctx } = await signUpAdmin();
    await used(3);
    const id = (await rowOf())?.id ?? 0;
    for (const choice of [undefined, "Wizardry", "<script>"])
      expect(await outcome(decideWork(ctx, QUEUE, { id, act: "means", choice }))).toBe("invalid");
    expect(await rowOf()).toBeDefined();
    await decideWork(ctx, QUEUE, { id, act: "none" });
    expect(await rowOf()).toBeUndefined();
    expect(ctx.queue).toMatchObject({ sent: [] });
    expect(await outcome(decideWork(ctx, QUEUE, { id: 999_999_999, act: "none" }))).toBe("not_found");
  });

  it("is sent to the model once, which can only choose from the taxonomy", async () => {
    await env.DB.prepare("update industry_labels set attempts = 9").run();
    const texts = ["a", "b", "c"].map((text) => `${label} ${text}`);
    const { ctx } = await makeBusiness();
    for (const text of texts) await addCompanies(ctx, [{ industryText: text }]);
    const server = createCriteriaWriter(
      { AI_BASE_URL: inject("aiServer"), AI_API_KEY: "secret", AI_MODEL: "labels" },
      {},
    );
    const asked: (readonly string[])[] = [];
    const beside = (industry: string) => ({ labels: [{ number: 1, industry }] });
    const ai = {
      ...server,
      chooseIndustries: async (labels: readonly string[], industries: readonly string[]) => {
        asked.push(labels);
        if (labels[0] === texts[0]) return server?.chooseIndustries(labels, industries);
        return beside(labels[0] === texts[1] ? "none" : "Wizardry");
      },
    } as never;
    const asking = { ...testContext(), ai };
    await Promise.all([classifyLabels(asking), classifyLabels(asking)]);
    expect(asked.map((labels) => labels.length)).toEqual([1, 1, 1]);
    const { results } = await env.DB.prepare(
      "select text, industry, decided_by as by from industry_labels where text like ?1 order by id",
    )
      .bind(`${label}%`)
      .all();
    expect(results).toEqual([
      { text: texts[0], industry: "banking", by: "labels" },
      { text: texts[1], industry: null, by: null },
      { text: texts[2], industry: null, by: null },
    ]);
    expect(asking.queue.sent).toHaveLength(1);
    await runJobs(asking);
    expect((await industriesOf(ctx)).map(({ industry }) => industry)).toEqual(["banking", null, null]);
    await classifyLabels({
      ...later(asking, 40),
      ai: { ...server, chooseIndustries: () => Promise.reject() } as never,
    });
  });

  it("stays undecided if the model is unavailable, and is sent again another day", async () => {
    await env.DB.prepare("update industry_labels set attempts = 9").run();
    await used(1);
    const answers: string[][] = [];
    const ai = (isDown: boolean) =>
      ({
        name: "m",
        chooseIndustries: async (labels: string[]) => {
          answers.push(labels);
          if (isDown) throw new Error("down");
          return { labels: [{ number: 1, industry: "Mining" }] };
        },
      }) as never;
    const quiet = { ...testContext(), log: { ...testContext().log, error: () => {} } };
    await classifyLabels({ ...quiet, ai: ai(true) });
    await classifyLabels({ ...quiet, ai: ai(false) });
    expect(answers).toEqual([[label]]);
    await classifyLabels({ ...later(quiet, 2), ai: ai(false) });
    expect(answers).toHaveLength(2);
  });

  it("is purged after the retention period if it is undecided", async () => {
    await used(1);
    await purgeLabels(testContext(), new Date(Date.now() + DAY));
    const left = await env.DB.prepare("select id from industry_labels where text = ?1").bind(label).all();
    expect(left.results).toEqual([]);
  });

  it("reads and adds a limited number of rows, even if every row has another label", async () => {
    const { ctx } = await makeBusiness();
    const before = await env.DB.prepare("select count(*) as n from industry_labels").first<{ n: number }>();
    await addCompanies(
      ctx,
      Array.from({ length: 400 }, (_, index) => ({ industryText: `${label} ${index}` })),
    );
    const after = await env.DB.prepare("select count(*) as n from industry_labels").first<{ n: number }>();
    expect((after?.n ?? 0) - (before?.n ?? 0)).toBe(100);
    const meter = metered(testContext());
    await listWork(meter.ctx, QUEUE, query);
    expect(meter.rowsRead()).toBeLessThan(500);
  });
});
