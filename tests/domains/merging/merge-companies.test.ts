import { describe, expect, it } from "vitest";
import { findCompany, findCompanyOrCopy, getCompany } from "~/domains/directory/companies/get-company.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { twoOfOne, worked } from "../../support/fixtures/merging";
import { checkLeads } from "../../support/fixtures/one-lead";
import { type Business, env, makeBusiness } from "../../support/harness/context";

type Ctx = Business["ctx"];

/** What a user sees of an account, without times of writing and positions in an index. */
const SEEN = {
  companies: "id, name, country, city, industry, website, description",
  contacts: "id, company_id, contact_name, contact_email",
  leads:
    "id, company_id, same_company_id, contact_id, contact_name, status, owner_id, estimated_value, is_first, origin_count",
  company_notes: "id, company_id, contact_id, text",
  opportunities: "id, company_id, title",
  tasks: "id, company_id, contact_id, title",
  tagged_rows: "tag_id, list, row_id",
  directory_owners: "list, row_id, owner_id",
} as const;

interface Row {
  id: number;
  name: string;
  company_id: number;
  status: string;
  is_first: number;
}

async function seen({ account }: Ctx) {
  const tables = Object.entries(SEEN).map(async ([table, columns]) => {
    const { results } = await env.DB.prepare(
      `select ${columns} from ${table} where account_id = ?1 order by ${columns}`,
    )
      .bind(account.id)
      .all<Row>();
    return [table, results] as const;
  });
  return Object.fromEntries(await Promise.all(tables)) as Record<keyof typeof SEEN, Row[]>;
}

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

const NAMED = {
  leads: "company_id = ?1 and is_first = 1",
  contacts: "company_id = ?1",
  company_notes: "company_id = ?1",
  opportunities: "company_id = ?1",
  tasks: "company_id = ?1",
  tagged_rows: "list = 'companies' and row_id = ?1",
} as const;

/** The tables that name a company, one entry for each row that does. */
const namesOf = async (id: number, { account }: Ctx) => {
  const found = await env.DB.batch(
    Object.entries(NAMED).map(([table, where]) =>
      env.DB.prepare(`select '${table}' as t from ${table} where account_id = ?2 and ${where}`).bind(
        id,
        account.id,
      ),
    ),
  );
  return found.flatMap(({ results }) => (results as { t: string }[]).map(({ t }) => t));
};

describe("merging companies", () => {
  it("keeps the chosen values and the other's linked records, and an undo restores everything", async () => {
    const ctx = await business();
    const { keptId, goneId, groupId } = await worked(ctx);
    const before = await seen(ctx);
    await checkLeads(ctx);
    const merged = await mergeGroup(ctx, groupId, { keptId, from: { name: goneId } });
    expect(merged).toMatchObject({ keptId, removed: 1 });
    const kept = await getCompany(ctx, keptId);
    const gone = before.companies.find((row) => row.id === goneId);
    expect(kept).toMatchObject({ name: gone?.name, city: "Nairobi", website: "https://jua.test" });
    expect(kept.description).toBe("Solar pumps.");
    expect(kept.fieldSources).toMatchObject({ name: { source: "test" } });
    expect(await findCompany(ctx, goneId)).toBeNull();
    expect((await findCompanyOrCopy(ctx, goneId))?.id).toBe(keptId);
    expect(await namesOf(goneId, ctx)).toEqual([]);
    for (const what of Object.keys(NAMED)) expect(await namesOf(keptId, ctx)).toContain(what);
    expect((await namesOf(keptId, ctx)).filter((what) => what === "contacts")).toHaveLength(2);
    const after = await seen(ctx);
    for (const table of ["leads", "company_notes", "opportunities", "tasks", "contacts"] as const)
      expect(after[table]).toHaveLength(before[table].length);
    expect(after.directory_owners).toContainEqual({
      list: "companies",
      row_id: keptId,
      owner_id: ctx.actor.userId,
    });
    await checkLeads(ctx);
    const undone = await undoMerge(ctx, groupId);
    expect(undone).toMatchObject({ back: [goneId], refused: [] });
    expect(await seen(ctx)).toEqual(before);
    await checkLeads(ctx);
    await expect(undoMerge(ctx, groupId)).rejects.toMatchObject({ code: "conflict" });
  });

  it("combines the leads' data, and an undo keeps later changes", async () => {
    const ctx = await business();
    const { keptId, goneId, groupId } = await worked(ctx);
    const lead = (await seen(ctx)).leads.find((row) => row.company_id === goneId);
    await updateLead(ctx, Number(lead?.id), { status: "contacted" } as never);
    await mergeGroup(ctx, groupId, { keptId, from: {} });
    const united = (await seen(ctx)).leads;
    expect(united.map(({ status }) => status)).toEqual(united.map(() => "contacted"));
    expect(united.filter(({ is_first }) => is_first)).toHaveLength(1);
    await updateLead(ctx, Number(united.find(({ is_first }) => is_first)?.id), {
      status: "qualified",
    } as never);
    await undoMerge(ctx, groupId);
    const back = (await seen(ctx)).leads;
    expect(back.map(({ status }) => status)).toContain("qualified");
    await checkLeads(ctx);
  });

  it("happens once: a second concurrent request gets a conflict", async () => {
    const ctx = await business();
    const { keptId, goneId, groupId } = await twoOfOne(ctx);
    const both = await Promise.allSettled([
      mergeGroup(ctx, groupId, { keptId, from: {} }),
      mergeGroup(ctx, groupId, { keptId: goneId, from: {} }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/already merged/),
    });
    expect((await seen(ctx)).companies).toHaveLength(1);
  });

  it("rejects ids outside the group, and groups of other accounts", async () => {
    const ctx = await business();
    const { keptId, groupId } = await twoOfOne(ctx);
    const stranger = await business();
    const theirs = await twoOfOne(stranger);
    await expect(mergeGroup(stranger, groupId, { keptId, from: {} })).rejects.toMatchObject({
      code: "not_found",
    });
    for (const input of [
      { keptId: theirs.keptId, from: {} },
      { keptId, from: { name: theirs.keptId } },
    ])
      await expect(mergeGroup(ctx, groupId, input)).rejects.toMatchObject({ code: "invalid" });
    expect((await seen(ctx)).companies).toHaveLength(2);
  });
});
