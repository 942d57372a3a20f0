import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { parseSource } from "~/domains/campaigns/audience/audience";
import { audienceName, listAudiences, saveAudience } from "~/domains/campaigns/audience/audiences.server";
import { chosenAudience } from "~/domains/campaigns/audience/chosen-audience";
import { listAudience } from "~/domains/campaigns/audience/list-audience.server";
import { CampaignChangeSchema } from "~/domains/campaigns/campaign-change-schema";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { cancelCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { analyzeAudience } from "~/domains/campaigns/planning/analyze-audience.server";
import { isBlocked } from "~/domains/campaigns/planning/campaign-check";
import { checkCampaign } from "~/domains/campaigns/planning/check-campaign.server";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { previewCampaign } from "~/domains/campaigns/planning/preview-draft.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { deleteContact, updateContact } from "~/domains/directory/contacts/save-contact.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { business, campaignTo, count, person } from "../../support/fixtures/audiences";
import { launch, makeCampaign, makeLeads, messagesOf } from "../../support/fixtures/campaigns";
import { importPeople } from "../../support/fixtures/imports";
import { makeSearch } from "../../support/fixtures/lead-search";

/** Creates a completed import on a day in November 2026. */
async function importAt(ctx: BusinessContext, day: string, file: string) {
  const [row] = await ctx.db.all<{ id: number }>(sql`
    insert into imports (account_id, created_by, kind, file_key, file_name, file_size, encoding, delimiter, columns, mapping,
      sample, status, created_at) values (${ctx.account.id}, 1, 'contacts', 'k', ${file}, 1, 'utf-8', ',', '[]', '[]',
      '[]', 'completed', ${Date.parse(`2026-11-${day}T08:00:00Z`) / 1000}) returning id`);
  return { kind: "import" as const, id: row?.id ?? 0 };
}

const lists = async (ctx: BusinessContext) => (await listAudiences(ctx, 50)).map(({ name }) => name);

describe("an audience", () => {
  it("counts contacts to email, and exclusions by reason", async () => {
    const ctx = await business();
    const ids = [
      await person(ctx, "Amina"),
      await person(ctx, "Kofi"),
      await person(ctx, "Noemail", { contactEmail: "" }),
      await person(ctx, "Gone"),
      await person(ctx, "Left"),
      await person(ctx, "Bounce"),
      await person(ctx, "Twice", { contactEmail: `AMINA@people${ctx.account.id}.test` }),
      await person(ctx, "Thandi", { location: "Cape Town, South Africa" }),
      await person(ctx, "Desk", { contactEmail: `info@people${ctx.account.id}.test` }),
    ];
    await deleteContact(ctx, ids[3] ?? 0);
    const suppress = (name: string, reason: "unsubscribe" | "bounce") =>
      suppressStatement(ctx, {
        accountId: ctx.account.id,
        address: `${name}@people${ctx.account.id}.test`,
        reason,
      });
    await suppress("left", "unsubscribe");
    await suppress("bounce", "bounce");
    const audience = `selection:${ids.join(",")}`;
    const found = await count(ctx, audience, { skipRoleAddresses: true });
    expect(found).toMatchObject({ total: 9, withEmail: 7, emailed: 3, needConsent: 1, isExact: true });
    expect(Object.fromEntries(found.excluded.map(({ reason, count }) => [reason, count]))).toEqual({
      no_address: 1,
      contact_deleted: 1,
      unsubscribed: 1,
      bounced: 1,
      duplicate_address: 1,
      role_address: 1,
    });
    expect((await count(ctx, audience)).emailed).toBe(4);

    const chosen = chosenAudience({ audience, skipRoleAddresses: true });
    if (!chosen) throw new Error("no audience");
    for (const { reason, count } of found.excluded) {
      const page = await listAudience(ctx, chosen.source, chosen.rules, { show: reason, limit: 50 });
      expect([reason, page.rows.length, page.next]).toEqual([reason, count, null]);
    }
    const first = await listAudience(ctx, chosen.source, chosen.rules, { show: "emailed", limit: 2 });
    expect(first.rows.map(({ name }) => name)).toEqual(["Amina", "Kofi"]);
    const second = await listAudience(ctx, chosen.source, chosen.rules, {
      show: "emailed",
      limit: 2,
      cursor: first.next ?? 0,
    });
    expect(second.rows.map(({ name, needs_consent: asks }) => [name, asks])).toEqual([["Thandi", 1]]);
    expect(await lists(ctx)).toEqual([]);
  });

  it("queues or excludes each contact, with figures equal to the messages", async () => {
    const ctx = await business();
    const ids = [
      await person(ctx, "Amina"),
      await person(ctx, "Nomail", { contactEmail: "" }),
      await person(ctx, "Left"),
      await person(ctx, "Kofi"),
      await person(ctx, "Gone"),
    ];
    await suppressStatement(ctx, {
      accountId: ctx.account.id,
      address: `left@people${ctx.account.id}.test`,
      reason: "unsubscribe",
    });
    const { id } = await campaignTo(ctx, `selection:${ids.join(",")}`);
    // This contact is deleted between the preview and the start.
    await deleteContact(ctx, ids[4] ?? 0);
    const before = await count(ctx, `selection:${ids.join(",")}`);
    await launch(ctx, id);
    const rows = await messagesOf(ctx, id);
    expect(rows.map(({ state, reason_code }) => [state, reason_code])).toEqual([
      ["waiting", null],
      ["skipped", "no_address"],
      ["skipped", "unsubscribed"],
      ["waiting", null],
      ["skipped", "contact_deleted"],
    ]);
    expect(rows.length).toBe(before.total);
    expect(rows.filter(({ state }) => state === "waiting")).toHaveLength(before.emailed);
    expect(await getCampaign(ctx, id)).toMatchObject({ totalTargets: 2, totalMessages: 5, skipped: 3 });
    // A job delivered twice writes each message once.
    await ctx.d1.prepare("update outreach_campaigns set planned_up_to = 0 where id = ?").bind(id).run();
    await Promise.all([planCampaign(ctx, id), planCampaign(ctx, id)]);
    expect(await messagesOf(ctx, id)).toHaveLength(5);
  });

  it("includes contacts without a directory company, and excludes those added after the start", async () => {
    const ctx = await business();
    await person(ctx, "Amina");
    await ctx.db.run(
      sql`update contacts set company_id = null, company_name = null where account_id = ${ctx.account.id}`,
    );
    const { id } = await campaignTo(ctx, "contacts:scope=own");
    expect((await count(ctx, "contacts:scope=own")).emailed).toBe(1);
    await startCampaign(ctx, id);
    await person(ctx, "Late");
    await planCampaign(ctx, id);
    expect((await messagesOf(ctx, id)).map(({ to_name }) => to_name)).toEqual(["Amina"]);
  });

  it("excludes contacts of another active campaign unless they are included", async () => {
    const ctx = await business();
    const audience = `selection:${await person(ctx, "Amina")}`;
    const first = await campaignTo(ctx, audience);
    await launch(ctx, first.id);
    expect(await count(ctx, audience)).toMatchObject({
      emailed: 0,
      excluded: [{ reason: "active_elsewhere", count: 1 }],
    });
    expect((await count(ctx, audience, { includeActive: true })).emailed).toBe(1);
    const second = await duplicateCampaign(ctx, first.id);
    expect((await checkCampaign(ctx, second)).find(({ state }) => state === "blocked")?.code).toBe(
      "people_missing",
    );
    await cancelCampaign(ctx, first.id);
    expect((await count(ctx, audience)).emailed).toBe(1);
  });

  it("can be a lead search, with one contact per company or all", async () => {
    const ctx = await business();
    const search = await makeSearch(ctx);
    await makeLeads(ctx, search.id, 2);
    await makeLeads(ctx, search.id, 1, { email: "null" });
    const audience = `search:${search.id}`;
    expect(await count(ctx, audience)).toMatchObject({ total: 3, emailed: 2 });
    const { id } = await campaignTo(ctx, audience);
    await launch(ctx, id);
    const rows = await messagesOf(ctx, id);
    expect(rows.map(({ state, contact_id, lead_id }) => [state, contact_id, lead_id !== null])).toEqual([
      ["waiting", null, true],
      ["waiting", null, true],
      ["skipped", null, true],
    ]);
  });

  it("can be a tag, using the contacts tagged at the start", async () => {
    const ctx = await business();
    const [amina, kofi] = [await person(ctx, "Amina"), await person(ctx, "Kofi")];
    const tag = async (id: number, isRemoval: boolean) =>
      tagRows(ctx, { selection: { list: "contacts", ids: [id], filter: "" }, tag: "Fair", isRemoval });
    await tag(amina, false);
    const [row] = await ctx.db.all<{ id: number }>(
      sql`select id from tags where account_id = ${ctx.account.id}`,
    );
    const { id } = await campaignTo(ctx, `tag:${row?.id}`);
    await tag(kofi, false);
    await tag(amina, true);
    await launch(ctx, id);
    expect((await messagesOf(ctx, id)).map(({ to_name }) => to_name)).toEqual(["Kofi"]);
    expect((await getCampaign(ctx, id)).audience?.name).toBe("Contacts tagged “Fair”");
  });

  it("can be an import, including contacts edited since", async () => {
    const ctx = await business();
    const row = await importPeople(ctx, "name,email\nAmina,amina@jua.test\nOtieno,otieno@jua.test\n");
    const otieno = (await listContacts(ctx, {}, { limit: 50 })).rows.find(
      ({ contactName }) => contactName === "Otieno",
    );
    if (!otieno) throw new Error("no contact");
    await updateContact(ctx, otieno.id, { ...otieno, contactTitle: "Director" });
    expect(await count(ctx, `import:${row.id}`)).toMatchObject({ total: 2, emailed: 2 });
    const { id } = await campaignTo(ctx, `import:${row.id}`);
    await launch(ctx, id);
    expect((await messagesOf(ctx, id)).map(({ to_name }) => to_name)).toEqual(["Amina", "Otieno"]);
  });

  it("excludes shared directory contacts whose company is not a lead", async () => {
    const ctx = await business();
    const [shared] = await ctx.db.all<{ id: number }>(sql`
      insert into contacts (id, contact_name, contact_email, email_key, confidence, source, created_at, updated_at)
      values (9000000, 'Shared', 'shared@directory.test', 'shared@directory.test', 50, 'register', 1, 1) returning id`);
    expect(await count(ctx, `selection:${shared?.id}`)).toMatchObject({
      emailed: 0,
      excluded: [{ reason: "not_lead", count: 1 }],
    });
    const other = await business();
    const foreign = await person(other, "Foreign");
    expect((await count(ctx, `selection:${foreign}`)).excluded).toEqual([
      { reason: "contact_deleted", count: 1 },
    ]);
  });
});

describe("a saved list or other audience", () => {
  it("is created when a campaign is saved, once per source", async () => {
    const ctx = await business();
    const audience = `selection:${await person(ctx, "Amina")}`;
    const one = await campaignTo(ctx, audience);
    const two = await campaignTo(ctx, audience);
    expect(one.audienceId).toBe(two.audienceId);
    expect(await lists(ctx)).toHaveLength(1);
    const named = await saveAudience(ctx, parseSource(audience) ?? { kind: "tag", id: 1 }, "Fair");
    expect([named.id, await lists(ctx)]).toEqual([one.audienceId, ["Fair"]]);
    const again = await campaignTo(ctx, `list:${named.id}`);
    expect(again.audienceId).toBe(named.id);
  });

  it("has a descriptive name", async () => {
    const ctx = { ...(await business()), now: () => new Date("2026-11-27T10:00:00Z") };
    expect(await audienceName(ctx, { kind: "selection", ids: [1, 2] })).toBe("2 selected contacts, 27 Nov");
    expect(await audienceName(ctx, { kind: "contacts", filter: "search=kenya" })).toBe(
      "Contacts matching “kenya”",
    );
    expect(await audienceName(ctx, await importAt(ctx, "27", "people.csv"))).toBe(
      "Imported contacts, 27 Nov",
    );
  });

  it("names a second import of the same day by its file", async () => {
    const ctx = { ...(await business()), now: () => new Date("2026-11-28T10:00:00Z") };
    const sources = [
      await importAt(ctx, "27", "people.csv"),
      await importAt(ctx, "27", "fair.csv"),
      await importAt(ctx, "28", "more.csv"),
    ];
    const names = [];
    for (const source of sources) names.push(await audienceName(ctx, source));
    expect(names).toEqual([
      "Imported contacts, 27 Nov",
      "Imported contacts, 27 Nov (fair.csv)",
      "Imported contacts, 28 Nov",
    ]);
  });

  it("numbers a default name that another list already has", async () => {
    const ctx = { ...(await business()), now: () => new Date("2026-11-27T10:00:00Z") };
    const [one, two, three] = [
      await person(ctx, "Amina"),
      await person(ctx, "Binta"),
      await person(ctx, "Chidi"),
    ];
    const names = [];
    for (const ids of [[one], [two], [three], [one]])
      names.push((await saveAudience(ctx, { kind: "selection", ids })).name);
    expect(names).toEqual([
      "1 selected contact, 27 Nov",
      "1 selected contact, 27 Nov (2)",
      "1 selected contact, 27 Nov (3)",
      "1 selected contact, 27 Nov",
    ]);
    await ctx.db.run(
      sql`delete from audiences where account_id = ${ctx.account.id} and name = '1 selected contact, 27 Nov (2)'`,
    );
    const after = await saveAudience(ctx, { kind: "selection", ids: [two] });
    expect(after.name, "after a deletion").toBe("1 selected contact, 27 Nov (4)");
  });

  it("blocks the start of its campaign with a reason if its filter no longer works", async () => {
    const ctx = await business();
    await person(ctx, "Amina");
    const { id, audienceId } = await campaignTo(ctx, "contacts:country=KE");
    await ctx.db.run(sql`update audiences set source = 'contacts:industry=gone' where id = ${audienceId}`);
    const campaign = await getCampaign(ctx, id);
    expect(campaign.audience).toBeNull();
    const why = "This audience’s saved filter no longer works. Choose another audience.";
    const { checks, audience } = await previewCampaign(ctx, campaign);
    expect(checks.filter(isBlocked).map(({ message }) => message)).toContain(why);
    expect(audience).toBeNull();
    expect((await analyzeAudience(ctx, campaign)).leads).toBe(0);
    await expect(startCampaign(ctx, id)).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(why),
    });
    const change = CampaignChangeSchema.parse({ audience: "contacts:country=KE" });
    await editCampaign(ctx, id, change);
    expect((await previewCampaign(ctx, await getCampaign(ctx, id))).audience).not.toBeNull();
  });

  it.each(["search:9999999", "tag:9999999", "list:9999999", "import:9999999"])(
    "is not created for an audience outside the account: %s",
    async (audience) => {
      const ctx = await business();
      await expect(campaignTo(ctx, audience)).rejects.toMatchObject({ code: "not_found" });
      expect(await lists(ctx)).toEqual([]);
    },
  );

  it("shows nothing of another account's search, list or contacts", async () => {
    const [owner, other] = [await business(), await business()];
    const { id: searchId } = await makeSearch(owner, {});
    await makeLeads(owner, searchId, 3);
    const contactId = await person(owner, "Wanjiru");
    const list = await saveAudience(owner, { kind: "selection", ids: [contactId] }, "Theirs");
    for (const audience of [`search:${searchId}`, `list:${list.id}`]) {
      await expect(campaignTo(other, audience)).rejects.toMatchObject({ code: "not_found" });
      expect(await lists(other)).toEqual([]);
    }
    for (const people of ["one", "all"] as const)
      expect(await count(other, `search:${searchId}`, { people })).toMatchObject({ total: 0, emailed: 0 });
    const chosen = chosenAudience({ audience: `selection:${contactId}` });
    if (!chosen) throw new Error("no audience");
    const { rows } = await listAudience(other, chosen.source, chosen.rules, { show: "all", limit: 5 });
    expect(JSON.stringify(rows)).not.toMatch(/wanjiru/i);
  });

  it.each(["", "tag:", "tag:x", "selection:", "elsewhere:1", "search:1.5"])(
    "can't be created from the malformed audience %j",
    (audience) => {
      expect(CampaignSchema.safeParse({ name: "A", templateId: 1, audience }).success).toBe(false);
    },
  );

  it("rejects more selected contacts than a link can contain", () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1).join(",");
    expect(parseSource(`selection:${ids}`)).toBeNull();
    expect(parseSource(`selection:${"1,".repeat(9_000)}`)).toBeNull();
  });
});

it("stores no audience for a campaign that targets a lead search by its own field", async () => {
  const ctx = await business();
  const { id, searchId } = await makeCampaign(ctx, 2);
  expect(await getCampaign(ctx, id)).toMatchObject({
    leadSearchId: searchId,
    audienceId: null,
    audienceRules: null,
  });
});
