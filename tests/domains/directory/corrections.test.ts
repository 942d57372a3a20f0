import { describe, expect, it } from "vitest";
import { decideWork, getQueue, listQueues, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueQuery } from "~/domains/admin/reviews/reviews";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompany } from "~/domains/directory/companies/get-company.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { STARTER_SOURCE } from "~/domains/directory/companies/starter-source";
import { CORRECTED_SOURCE } from "~/domains/directory/corrections/corrected-source";
import { purgeReports } from "~/domains/directory/corrections/decide-case.server";
import {
  listOwnReports,
  reportCompany,
  withdrawReport,
} from "~/domains/directory/corrections/report-company.server";
import { CompanyReportInput } from "~/domains/directory/corrections/report-schema";
import { addCompanies } from "../../support/fixtures/companies";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

type Ctx = Business["ctx"];
const QUEUE = getQueue("corrections");
const query = (over = {}) => QueueQuery.parse(over);

async function person(): Promise<Ctx> {
  const { ctx } = await makeBusiness();
  await env.DB.prepare("update users set email_verified_at = 1 where account_id = ?1")
    .bind(ctx.account.id)
    .run();
  return ctx;
}

let made = 0;
async function shared(over = {}): Promise<number> {
  made += 1;
  const [company] = await addCompanies(testContext(), [
    { name: `Shared ${made} ${crypto.randomUUID()}`, country: "KE", city: "Nairobi", ...over },
  ]);
  return company?.id ?? 0;
}

const report = (ctx: Ctx, id: number, input: object) =>
  reportCompany(ctx, id, CompanyReportInput.parse(input));

const rowsOf = async (ctx: Ctx, id: number) => {
  const { name } = await getCompany(ctx, id);
  return (await listWork(testContext(), QUEUE, query())).rows.filter(({ who }) => who === name);
};

const decide = async (id: number, act: string) => decideWork((await signUpAdmin()).ctx, QUEUE, { id, act });

const countOf = async () =>
  (await listQueues(testContext())).find(({ queue }) => queue.key === "corrections")?.count ?? 0;

describe("a report of a shared company", () => {
  it("is queued for an administrator, and becomes a proposal once three businesses agree", async () => {
    const before = await countOf();
    const id = await shared();
    const people = [await person(), await person(), await person()] as const;
    await report(people[0], id, { city: "Mombasa", note: "They moved in May." });
    await report(people[1], id, { city: " mombasa " });
    expect(await rowsOf(people[0], id)).toMatchObject([
      { what: "City is “Nairobi” (test); 2 businesses say “Mombasa”. “They moved in May.”" },
    ]);
    expect((await listWork(testContext(), QUEUE, query({ kind: "proposed" }))).rows).toEqual([]);
    await report(people[2], id, { city: "Mombasa" });
    const [row] = await rowsOf(people[0], id);
    expect(row?.what).toMatch(
      /^Proposed correction\. City is “Nairobi” \(test\); 3 businesses say “Mombasa”/,
    );
    expect(await countOf()).toBe(before + 1);
    await decide(row?.id ?? 0, "correct");
    expect(await countOf()).toBe(before);
    const company = await getCompany(people[0], id);
    expect(company).toMatchObject({ city: "Mombasa", country: "KE" });
    expect(company.fieldSources?.city).toMatchObject({ source: CORRECTED_SOURCE });
    expect(await listOwnReports(people[1], id)).toMatchObject([{ state: "corrected", value: "Mombasa" }]);
    const told = await env.DB.prepare("select count(*) as n from notifications where cause = ?1")
      .bind(`correction:${row?.id}`)
      .first("n");
    expect(told).toBe(3);
  });

  it("is stored once per field and account, even if sent repeatedly or concurrently", async () => {
    const [ctx, id] = [await person(), await shared()];
    await Promise.all([1, 2, 3].map(() => report(ctx, id, { city: "Kisumu" })));
    await report(ctx, id, { city: "Eldoret" });
    expect(await listOwnReports(ctx, id)).toMatchObject([
      { value: "Eldoret", state: "open" },
      { value: "Kisumu", state: "withdrawn" },
    ]);
    expect(await rowsOf(ctx, id)).toMatchObject([
      { what: "City is “Nairobi” (test); 1 business says “Eldoret”." },
    ]);
  });

  it("can be withdrawn until it is decided", async () => {
    const [ctx, id] = [await person(), await shared()];
    await report(ctx, id, { note: "Closed for good." });
    const [open] = await listOwnReports(ctx, id);
    await withdrawReport(ctx, id, open?.id ?? 0);
    await withdrawReport(ctx, id, open?.id ?? 0);
    expect(await rowsOf(ctx, id)).toEqual([]);
    await report(ctx, id, { note: "Closed for good." });
    const [row] = await rowsOf(ctx, id);
    expect(row?.what).toBe("1 business reported a problem. “Closed for good.”");
    expect(await outcome(decide(row?.id ?? 0, "correct"))).toBe("invalid");
    await decide(row?.id ?? 0, "keep");
    const [again] = await listOwnReports(ctx, id);
    expect(again?.state).toBe("kept");
    expect(await outcome(withdrawReport(ctx, id, again?.id ?? 0))).toBe("conflict");
    expect(await outcome(decide(row?.id ?? 0, "keep"))).toBe("conflict");
  });

  it("can be sent from the account's copy, and never reveals or changes the copy", async () => {
    const [ctx, other, id] = [await person(), await person(), await shared()];
    const copy = await editCompany(ctx, id, { description: "Our private words" });
    await report(ctx, copy.id, { city: "Thika" });
    expect((await rowsOf(other, id))[0]?.what).not.toContain("private");
    const [row] = await rowsOf(other, id);
    await decide(row?.id ?? 0, "correct");
    expect((await getCompany(other, id)).city).toBe("Thika");
    expect(await getCompany(ctx, copy.id)).toMatchObject({
      city: "Nairobi",
      description: "Our private words",
    });
  });

  it("requires a new value, a shared company, and a reporter with a confirmed email address", async () => {
    const [ctx, id] = [await person(), await shared()];
    expect(await outcome(report(ctx, id, { city: "Nairobi" }))).toBe("invalid");
    const [own] = await addCompanies(ctx, [{ name: "Ours" }]);
    expect(await outcome(report(ctx, own?.id ?? 0, { city: "Thika" }))).toBe("invalid");
    const { ctx: unproved } = await makeBusiness();
    expect(await outcome(report(unproved, id, { city: "Thika" }))).toBe("forbidden");
    const stranger = await person();
    await report(ctx, id, { city: "Thika" });
    const [open] = await listOwnReports(ctx, id);
    expect(await outcome(withdrawReport(stranger, id, open?.id ?? 0))).toBe("not_found");
    expect(CompanyReportInput.safeParse({ note: "x".repeat(501) }).success).toBe(false);
    expect(CompanyReportInput.safeParse({ country: "France" }).success).toBe(false);
  });

  it("is decided once if two administrators decide concurrently", async () => {
    const [ctx, id] = [await person(), await shared()];
    await report(ctx, id, { employees: 40 });
    const [row] = await rowsOf(ctx, id);
    const both = await Promise.allSettled([decide(row?.id ?? 0, "correct"), decide(row?.id ?? 0, "keep")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { employees, size } = await getCompany(ctx, id);
    const [{ state } = { state: "open" }] = await listOwnReports(ctx, id);
    expect([employees, size, state]).toEqual(
      state === "corrected" ? [40, "11-50", "corrected"] : [null, null, "kept"],
    );
  });

  it("keeps its correction through the nightly starter import, and is purged after its retention period", async () => {
    const ctx = await person();
    await seedStarterDirectory(testContext());
    const first = await env.DB.prepare(
      "select id from companies where source = ?1 and account_id is null limit 1",
    )
      .bind(STARTER_SOURCE)
      .first<{ id: number }>();
    const id = first?.id ?? 0;
    await report(ctx, id, { city: "Elsewhere" });
    const [row] = await rowsOf(ctx, id);
    await decide(row?.id ?? 0, "correct");
    await seedStarterDirectory(testContext());
    expect((await getCompany(ctx, id)).city).toBe("Elsewhere");
    expect(await purgeReports(testContext(), new Date(Date.now() - 86_400_000))).toBe(0);
    await purgeReports(testContext(), new Date(Date.now() + 86_400_000));
    expect(await listOwnReports(ctx, id)).toEqual([]);
  });

  it("reads as many rows with 2,000 cases as with a few", async () => {
    const { ctx, rowsRead } = metered(testContext());
    const [reporter, id] = [await person(), await shared()];
    await env.DB.prepare(
      `insert into correction_cases (company_id, field, value, value_key, opened_at, reports)
       select ?1, 'city', 'c' || value, 'c' || value, 1, 1 from generate_series(1, 2000)`.replace(
        "generate_series(1, 2000)",
        "(with recursive n(value) as (select 1 union all select value + 1 from n where value < 2000) select value from n)",
      ),
    )
      .bind(id)
      .run();
    expect((await listWork(ctx, QUEUE, query({ limit: 50 }))).rows).toHaveLength(50);
    expect(rowsRead()).toBeLessThan(260);
    expect(reporter.account.id).toBeGreaterThan(0);
  });
});
