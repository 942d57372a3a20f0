import { expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { addCompanyNote, addContactNote } from "~/domains/directory/notes/notes.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { purgeRemovedLeads } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { openOpportunityOfCompany } from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { getCompanyRecord } from "~/domains/records/company-record.server";
import { getContactRecord } from "~/domains/records/contact-record.server";
import { companyScope } from "~/domains/records/scope.server";
import { sourcesOf } from "~/domains/records/sources.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const later = (ctx: BusinessContext, seconds: number): BusinessContext => ({
  ...ctx,
  now: () => new Date(Date.now() + seconds * 1_000),
});

async function company() {
  const { ctx } = await makeBusiness();
  const [id = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  return { ctx, id };
}

const sent = (ctx: BusinessContext, leadId: number | null, address: string, at: number, now = Date.now()) =>
  ctx.d1
    .prepare(`insert into outreach_messages (account_id, position, lead_id, mailbox_id, to_address, state, due_at, sent_at, created_at)
      values (?1, 0, ?2, 1, ?3, 'sent', ?4, ?4, ?4)`)
    .bind(ctx.account.id, leadId, address, Math.floor(now / 1000) + at)
    .run();

it("shows searches, emails, notes and deals of a company and its contacts, newest first, for its account only", async () => {
  const [{ ctx, id }, other] = [await company(), await company()];
  await runSearch(ctx as never, (await makeSearch(ctx)).id);
  const amina = await createContact(
    ctx,
    ContactInput.parse({ contactName: "Amina", contactEmail: "Amina@jua.test", companyName: "Jua Solar" }),
  );
  await addCompanyNote(later(ctx, 10), id, { text: "They moved." });
  await addContactNote(later(ctx, 20), amina.id, { text: "On leave." });
  await sent(ctx, null, "amina@JUA.test", 30);
  await sent(other.ctx, null, "amina@jua.test", 30);
  await openOpportunityOfCompany(later(ctx, 40), id);
  const { timeline, people, origins, deals } = await getCompanyRecord(ctx, id);
  expect(timeline.lines.map(({ title, detail }) => [title.split(" · ")[0], detail])).toEqual([
    ["Deal created", "Jua Solar"],
    ["Email sent", "amina@JUA.test"],
    ["Note", "On leave."],
    ["Note", "They moved."],
    ["Found by search “Solar in Kenya”", null],
  ]);
  expect([people.length, origins.length, deals.length, timeline.next]).toEqual([1, 1, 1, null]);
  await deleteContact(ctx, amina.id);
  const left = (await getCompanyRecord(ctx, id)).timeline.lines;
  expect(left.map(({ detail }) => detail)).not.toContain("On leave.");
  await expect(getCompanyRecord(other.ctx, id)).resolves.toMatchObject({ timeline: { lines: [] } });
  await expect(addCompanyNote(other.ctx, id, { text: "Mine" })).rejects.toMatchObject({ code: "not_found" });
});

it("lists sent emails newest first on every page, whatever the planning order", async () => {
  const { ctx, id } = await company();
  const person = { contactName: "Amina", contactEmail: "a@jua.test", companyName: "Jua Solar" };
  const amina = await createContact(ctx, ContactInput.parse(person));
  for (let mail = 0; mail < 40; mail += 1) await sent(ctx, null, "a@jua.test", -mail * 60);
  for (const work of [
    (before?: number) => getCompanyRecord(ctx, id, { before }),
    (before?: number) => getContactRecord(ctx, amina, { before }),
  ]) {
    const first = (await work()).timeline;
    expect(first.lines).toHaveLength(25);
    const last = (await work(first.next ?? 0)).timeline;
    expect(new Set([...first.lines, ...last.lines].map(({ id: line }) => line)).size).toBe(40);
    expect(last.next).toBeNull();
  }
});

it("reads searches and status changes before a given time", async () => {
  const { ctx, id } = await company();
  await runSearch(ctx as never, (await makeSearch(ctx)).id);
  const [lead] = (await listLeads(ctx, { limit: 1 })).rows;
  await updateLead(later(ctx, 10), lead?.id ?? 0, { status: "contacted" });
  const source = sourcesOf(ctx, await companyScope(ctx, id), []).find(({ kinds }) => kinds[0] === "status");
  const lines = async (limit: number, seconds: number) =>
    (await source?.lines({ kind: "status", limit, before: later(ctx, seconds).now() }))?.map(
      ({ length }) => length,
    );
  expect(await lines(5, 60)).toEqual([1, 1]);
  expect(await lines(5, 5)).toEqual([1, 0]);
  expect(await lines(5, -60)).toEqual([0, 0]);
});

it("pages through all entries once despite equal times, and reads a limited number of rows", async () => {
  const { ctx, id } = await company();
  for (let note = 0; note < 70; note += 1)
    await addCompanyNote(later(ctx, Math.floor(note / 7)), id, { text: `note ${note}` });
  const seen: (string | null)[] = [];
  let before: number | undefined;
  for (let page = 0; page < 6; page += 1) {
    const meter = metered(ctx);
    const { timeline } = await getCompanyRecord(meter.ctx, id, { before });
    expect(meter.rowsRead()).toBeLessThan(250);
    seen.push(...timeline.lines.map(({ detail }) => detail));
    if (timeline.next === null) break;
    before = timeline.next;
  }
  expect(seen.length).toBe(70);
  expect(new Set(seen).size).toBe(70);
});

it("creates one open deal for a company despite repeated and concurrent requests", async () => {
  const { ctx, id } = await company();
  await createContact(
    ctx,
    ContactInput.parse({ contactName: "Amina", contactEmail: "a@jua.test", companyName: "Jua Solar" }),
  );
  const made = await Promise.all([1, 2, 3].map(() => openOpportunityOfCompany(ctx, id)));
  expect(new Set(made.map(({ opportunity }) => opportunity.id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(made[0]?.opportunity).toMatchObject({ companyId: id, contactName: "Amina", title: "Jua Solar" });
  expect((await listLeads(ctx, { limit: 1 })).rows).toEqual([]);
});

it("shows all entries of one second on the same page", async () => {
  const { ctx, id } = await company();
  await createContact(
    ctx,
    ContactInput.parse({ contactName: "Amina", contactEmail: "amina@jua.test", companyName: "Jua Solar" }),
  );
  const now = Date.now();
  for (let index = 0; index < 60; index += 1) await sent(ctx, null, "amina@jua.test", 30, now);
  await sent(ctx, null, "amina@jua.test", 10, now);
  const { timeline } = await getCompanyRecord(ctx, id);
  const { lines: older } = (await getCompanyRecord(ctx, id, { before: timeline.next ?? 0 })).timeline;
  expect([timeline.lines.length, older.length, timeline.totals.emails]).toEqual([60, 1, 61]);
});

it("shows each status change of a lead once, and none of another account", async () => {
  const [{ ctx, id }, other] = [await company(), await company()];
  await runSearch(ctx as never, (await makeSearch(ctx)).id);
  const [lead] = (await listLeads(ctx, { limit: 1 })).rows;
  const leadId = lead?.id ?? 0;
  await updateLead(later(ctx, 10), leadId, { status: "contacted" });
  await updateLead(later(ctx, 20), leadId, { status: "contacted", dealProbability: 40 });
  await Promise.all([1, 2].map(() => updateLead(later(ctx, 30), leadId, { status: "qualified" })));
  const changes = async (asked: BusinessContext) => {
    const { timeline } = await getCompanyRecord(asked, id, { kind: "status" });
    return { lines: timeline.lines.map(({ title }) => title.split(" · ")[0]), total: timeline.totals.status };
  };
  const lines = [
    "Lead status: contacted to qualified",
    "Lead status: new to contacted",
    "Found by search “Solar in Kenya”",
  ];
  expect(await changes(ctx)).toEqual({ lines, total: 3 });
  expect(await changes(other.ctx)).toEqual({ lines: [], total: 0 });
  await removeLead(ctx, leadId);
  await restoreLead(ctx, leadId);
  expect(await changes(ctx)).toEqual({ lines, total: 3 });
  await removeLead(ctx, leadId);
  await purgeRemovedLeads(testContext(), new Date(Date.now() + 86_400_000));
  const left = "select count(*) n from lead_status_changes where lead_id = ?";
  expect(await ctx.d1.prepare(left).bind(leadId).first("n")).toBe(0);
});
