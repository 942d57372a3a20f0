import { beforeEach, describe, expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { addContactNote } from "~/domains/directory/notes/notes.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { foundGroups, worked } from "../../support/fixtures/merging";
import { checkLeads } from "../../support/fixtures/one-lead";
import { countedStages, DAY, markReplied, markSent } from "../../support/fixtures/stages";
import { type Business, env, makeBusiness } from "../../support/harness/context";

type Ctx = Business["ctx"];

let ctx: Ctx;
beforeEach(async () => {
  ({ ctx } = await makeBusiness({ plan: "scaleup" }));
});

/** Tables that an undo leaves changed: the pair is known to be no duplicates, and the account has used some of its daily quota. */
const BECOMES = /^(sqlite|_cf|d1)_|^duplicate_|^quota_usage$|_search_(data|idx|docsize|config|content)$/;

async function everyTable(): Promise<Record<string, unknown>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and sql not like '%virtual%' order by name",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !BECOMES.test(name));
  const rows = await env.DB.batch<object>(
    names.map((name) => env.DB.prepare(`select * from "${name}" order by 1, 2`)),
  );
  return Object.fromEntries(names.map((name, index) => [name, rows[index]?.results]));
}

const rowsOf = async <Row>(query: string) =>
  (await env.DB.prepare(query).bind(ctx.account.id).all<Row>()).results;

const leads = () =>
  rowsOf<{ id: number; companyId: number }>(
    "select id, company_id as companyId from leads where account_id = ? order by id",
  );

const stagesOf = async (companyId: number) =>
  (
    await rowsOf<{ company: number; position: number; at: number }>(
      "select same_company_id as company, position, at from lead_stages where account_id = ? order by position",
    )
  ).flatMap(({ company, position, at }) => (company === companyId ? [[position, at]] : []));

const now = () => Math.floor(Date.now() / 1000);

/**
 * One company was emailed and became a deal. The other was found earlier and by one more search, was emailed earlier,
 * and replied.
 */
async function reached() {
  const group = await worked(ctx);
  await runSearch(ctx, (await makeSearch(ctx, { industry: ["renewables"] })).id);
  const [keptLead, goneLead] = [group.keptId, group.goneId].map(async (company) =>
    Number((await leads()).find(({ companyId }) => companyId === company)?.id),
  );
  const ids = { kept: (await keptLead) ?? 0, gone: (await goneLead) ?? 0 };
  const found = now() - 9 * DAY;
  await env.DB.batch([
    env.DB.prepare("delete from lead_stages where same_company_id = ?").bind(group.goneId),
    ...[1, 2].map((position) =>
      env.DB.prepare("insert into stage_marks values (?, ?, ?, null)").bind(ids.gone, position, found),
    ),
  ]);
  await markSent(ctx, ids.kept, now() - 5 * DAY, 31);
  await markSent(ctx, ids.gone, now() - 6 * DAY, 32);
  await markReplied(ctx, ids.gone, now() - 4 * DAY);
  // The company's deal is from before it was a lead.
  await removeOpportunity(ctx, (await convertLead(ctx, ids.kept)).opportunity.id);
  const { opportunity } = await convertLead(ctx, ids.kept);
  const again = (await leads()).findLast(({ companyId }) => companyId === group.keptId);
  await removeLead(ctx, Number(again?.id));
  return { ...group, found, ids, dealId: opportunity.id };
}

async function checkStages() {
  const { kept, counted } = await countedStages(ctx);
  expect(kept).toEqual(counted);
  expect(await rowsOf("select id from lead_stages where account_id = ? and same_company_id < 0")).toEqual([]);
}

describe("undoing a merge", () => {
  it("restores every table exactly, including ids and times", async () => {
    const { keptId, goneId, groupId } = await reached();
    const before = await everyTable();
    await mergeGroup(ctx, groupId, { keptId, from: { name: goneId } });
    await undoMerge(ctx, groupId);
    expect(await everyTable()).toEqual(before);
  });

  it("restores contacts with field sources and their import", async () => {
    const person = { contactName: "Amina Odhiambo", companyName: "Jua", phoneNumber: "+254 700 123456" };
    const [one, other] = [
      await createContact(ctx, ContactInput.parse({ ...person, contactEmail: "amina@jua.test" })),
      await createContact(ctx, ContactInput.parse({ ...person, contactTitle: "Head of Sales" })),
    ];
    await addContactNote(ctx, other.id, { text: "Speaks French." });
    await env.DB.prepare("update contacts set import_id = 7, updated_at = updated_at - 60 where id = ?")
      .bind(one.id)
      .run();
    const [group] = await foundGroups(ctx, "contacts");
    const before = await everyTable();
    await mergeGroup(ctx, group?.id ?? 0, { keptId: one.id, from: {} });
    await undoMerge(ctx, group?.id ?? 0);
    expect(await everyTable()).toEqual(before);
  });
});

describe("the lead stages of merged companies", () => {
  it("are combined with the earlier time, and counted once", async () => {
    const { keptId, goneId, groupId, found } = await reached();
    const of = await rowsOf<{ id: number }>("select id from lead_stages where account_id = ? order by id");
    await mergeGroup(ctx, groupId, { keptId, from: {} });
    const united = await stagesOf(keptId);
    expect(united.map(([position]) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(united[0]).toEqual([1, found]);
    expect(await stagesOf(goneId)).toEqual([]);
    const after = await rowsOf<{ id: number; campaign: number | null }>(
      "select id, campaign_id as campaign from lead_stages where account_id = ? order by position",
    );
    expect(after.map(({ campaign }) => campaign)).toEqual([null, null, 32, 32, 32]);
    for (const { id } of after) expect(of.map((row) => row.id)).toContain(id);
    await checkStages();
    await checkLeads(ctx);
  });

  it("return to the company that reached them, including later ones, without deals deleted since", async () => {
    const { keptId, goneId, groupId, ids, dealId } = await reached();
    const [kept, gone] = [await stagesOf(keptId), await stagesOf(goneId)];
    expect(kept.map(([position]) => position)).toEqual([1, 2, 3, 5]);
    await mergeGroup(ctx, groupId, { keptId, from: {} });
    const since = now() + 60;
    await markReplied(ctx, ids.kept, since);
    await removeOpportunity(ctx, dealId);
    await undoMerge(ctx, groupId);
    expect(await stagesOf(keptId)).toEqual([...kept.slice(0, 3), [4, since]]);
    expect(await stagesOf(goneId)).toEqual(gone);
    await checkStages();
  });
});
