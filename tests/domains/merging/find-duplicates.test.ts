import { describe, expect, it } from "vitest";
import { runJob } from "workers/queue";
import type { CompanyDraft } from "~/domains/directory/companies/company";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { findSearch, requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { dismissGroup, reopenGroup } from "~/domains/merging/groups/dismiss-group.server";
import { GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import { addCompanies } from "../../support/fixtures/companies";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const SAME: Partial<CompanyDraft>[] = [
  { name: "Jua Kali Solar Ltd", country: "KE" },
  { name: "JUA KALI SOLAR LIMITED", country: "KE", city: "Nairobi" },
  { name: "Mawingu Logistics", country: "TZ" },
];

const search = async ({ ctx }: Business) => {
  await requestSearch(ctx);
  await workOnDuplicates(ctx);
  return findSearch(ctx);
};

const open = (ctx: Business["ctx"], list: "companies" | "contacts" = "companies") =>
  listGroups(ctx, GroupQuery.parse({ list }));

describe("finding duplicates", () => {
  it("groups differently spelled rows of the own account only, with their score", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    await addCompanies(mine.ctx, SAME);
    await addCompanies(other.ctx, SAME);
    const done = await search(mine);
    expect(done).toMatchObject({ step: "done", rowsDone: 3, rowsTotal: 3 });
    const { rows, total } = await open(mine.ctx);
    expect(total).toEqual({ count: 1, isExact: true });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ size: 2, state: "open", names: [SAME[0]?.name, SAME[1]?.name] });
    expect(rows[0]?.score).toBeGreaterThanOrEqual(90);
    expect((await open(other.ctx)).rows).toEqual([]);
  });

  it("finds contacts by address, phone and name", async () => {
    const { ctx } = await makeBusiness();
    const add = (person: object) => createContact(ctx, ContactInput.parse(person));
    await add({ contactName: "Amina Odhiambo", contactEmail: "amina@jua.test", companyName: "Jua" });
    await add({ contactName: "Odhiambo Amina", contactEmail: "AMINA@jua.test" });
    await add({ contactName: "Info Desk", contactEmail: "info@jua.test" });
    await add({ contactName: "Grace Wanjiru", contactEmail: "info@jua.test" });
    await add({ contactName: "Kofi Mensah", phoneNumber: "+233 20 123 4567" });
    await add({ contactName: "Kofi Mensah", phoneNumber: "020 123 4567", companyName: "Volta" });
    await requestSearch(ctx);
    await workOnDuplicates(ctx);
    const { rows } = await open(ctx, "contacts");
    expect(rows.map(({ names }) => names.toSorted())).toEqual([
      ["Amina Odhiambo", "Odhiambo Amina"],
      ["Kofi Mensah", "Kofi Mensah"],
    ]);
  });

  it("runs in steps: an interrupted job is requeued and resumes", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    await addCompanies(ctx, SAME);
    await requestSearch(ctx);
    expect(ctx.queue.sent).toEqual([{ kind: "find-duplicates", accountId: ctx.account.id }]);
    for (let job = 0; job < 12; job += 1) await workOnDuplicates(ctx, { milliseconds: 60_000, pieces: 1 });
    expect((await findSearch(ctx))?.step).toBe("done");
    expect(ctx.queue.sent.length).toBeGreaterThan(8);
    expect((await open(ctx)).rows).toHaveLength(1);
    await runJob(env, { kind: "find-duplicates", accountId: ctx.account.id }, "again");
    expect((await open(ctx)).rows).toHaveLength(1);
    const left = await env.DB.prepare(
      "select (select count(*) from duplicate_keys where account_id = ?1) + (select count(*) from duplicate_pairs where account_id = ?1) as n",
    )
      .bind(ctx.account.id)
      .first("n");
    expect(left).toBe(0);
  });

  it("starts no second search while one runs, and a lease excludes a second job", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, SAME);
    const one = await requestSearch(ctx);
    const other = await requestSearch(ctx);
    expect(other.number).toBe(one.number);
    await Promise.all([workOnDuplicates(ctx), workOnDuplicates(ctx)]);
    expect((await open(ctx)).rows).toHaveLength(1);
  });

  it("keeps a dismissed group hidden until it is reopened", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    await addCompanies(ctx, SAME);
    await search(business);
    const [group] = (await open(ctx)).rows;
    await dismissGroup(ctx, group?.id ?? 0);
    await dismissGroup(ctx, group?.id ?? 0);
    await search(business);
    expect((await open(ctx)).rows).toEqual([]);
    expect((await listGroups(ctx, GroupQuery.parse({ state: "dismissed" }))).total.count).toBe(1);
    await reopenGroup(ctx, group?.id ?? 0);
    expect((await open(ctx)).rows.map(({ id }) => id)).toEqual([group?.id]);
    const stranger = await makeBusiness();
    await expect(dismissGroup(stranger.ctx, group?.id ?? 0)).rejects.toMatchObject({ code: "not_found" });
  });
});
