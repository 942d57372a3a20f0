import { beforeEach, describe, expect, it } from "vitest";
import { RowsQuery } from "~/domains/admin/activity/activity";
import { listActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import {
  generatedText,
  generateOpportunities,
} from "~/domains/opportunities/creation/generate-opportunities.server";
import {
  eraseContactFromOpportunities,
  eraseOwnOpportunities,
  opportunitiesHeldOf,
} from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { addTask, changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { addNote } from "~/domains/opportunities/timeline/add-note.server";
import { listTimeline } from "~/domains/records/list-timeline.server";
import { dealScope } from "~/domains/records/scope.server";
import { makeLead, makeOpportunity } from "../../support/fixtures/opportunities";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

let business: Business;
beforeEach(async () => {
  business = await makeBusiness({ plan: "corporate" });
});

/** Creates a conversation with its reply, as the replies domain writes them. */
async function reply(replyClass: string, leadId: number | null, address: string) {
  const { account } = business;
  const id = await env.DB.prepare(
    `insert into threads (account_id, lead_id, address, name, subject, reply_class, score, last_at, created_at)
    values (?, ?, ?, 'Baraka', 'Re: Offer', ?, 70, 200, 200) returning id`,
  )
    .bind(account.id, leadId, address, replyClass)
    .first<number>("id");
  await env.DB.prepare(
    `insert into inbound_emails (account_id, thread_id, kind, dedupe_key, from_address, subject, text, size, reply_class, received_at)
    values (?, ?, 'reply', ?, ?, 'Re: Offer', 'Send me a price.', 10, ?, 200)`,
  )
    .bind(account.id, id, crypto.randomUUID(), address, replyClass)
    .run();
  return id;
}

const message = (address: string, leadId: number | null, state: string) =>
  env.DB.prepare(
    `insert into outreach_messages (account_id, campaign_id, position, lead_id, mailbox_id, to_address, state, due_at, created_at,
      sent_at, clicked_at) values (?, 9, 1, ?, 1, ?, ?, 100, 100, ?, ?)`,
  )
    .bind(
      business.account.id,
      leadId,
      address,
      state,
      state === "sent" ? 100 : null,
      state === "sent" ? 150 : null,
    )
    .run();

describe("AI Generate", () => {
  it("creates one opportunity per interested reply or question", async () => {
    const { ctx } = business;
    expect(generatedText(await generateOpportunities(ctx))).toContain("All interested replies");
    const lead = await makeLead(ctx);
    await reply("interested", lead.id, "a@x.test");
    await reply("question", null, "b@x.test");
    await reply("not_interested", null, "c@x.test");
    const [first] = await Promise.all([generateOpportunities(ctx), generateOpportunities(ctx)]);
    const all = await env.DB.prepare(
      "select source, contact_email from opportunities where account_id = ? order by id",
    )
      .bind(business.account.id)
      .all();
    expect(all.results).toHaveLength(2);
    expect(first.made.length).toBeGreaterThan(0);
    expect((await generateOpportunities(ctx)).made).toEqual([]);
  });
});

describe("the deal timeline", () => {
  it("includes messages, clicked links, replies, stage changes and other deals of the company", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id);
    await message("baraka@x.test", lead.id, "sent");
    await reply("interested", lead.id, "baraka@x.test");
    await moveOpportunity(ctx, opportunity.id, { status: "qualified" });
    const other = await makeOpportunity(ctx, { title: "Another" });
    await env.DB.prepare("update opportunities set company_id = ? where id = ?")
      .bind(lead.companyId, other.id)
      .run();
    const { lines } = await listTimeline(ctx, await dealScope(ctx, opportunity));
    const titles = lines.map(({ title }) => title).join("\n");
    for (const words of [
      "Campaign email 1 sent",
      "Link clicked",
      "Reply from baraka@x.test · Interested",
      "From “New lead” to “Qualified”",
      "Another",
    ])
      expect(titles).toContain(words);
    const times = lines.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((one, two) => two - one));
    const stranger = await makeBusiness();
    const theirs = { id: opportunity.id, leadId: lead.id, contactEmail: "baraka@x.test", companyId: null };
    const nothing = await listTimeline(stranger.ctx, await dealScope(stranger.ctx, theirs));
    expect([nothing.lines, Object.values(nothing.totals).some((total) => total > 0)]).toEqual([[], false]);
  });

  it("has an entry for each kind, from sent and bounced emails to tasks and a colleague's email", async () => {
    const { ctx, account } = business;
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id);
    const colleague = `salma-${crypto.randomUUID()}@x.test`;
    await message("baraka@x.test", lead.id, "sent");
    await env.DB.prepare(
      "update outreach_messages set bounced_at = 160, complained_at = 170, unsubscribed_at = 180 where account_id = ?",
    )
      .bind(account.id)
      .run();
    const contact = { contactName: "Salma", contactEmail: colleague, companyName: "Not yet known" };
    const { id } = await createContact(ctx, ContactInput.parse(contact));
    await env.DB.prepare("update contacts set company_id = ? where id = ?").bind(lead.companyId, id).run();
    await message(colleague.toUpperCase(), null, "sent");
    await reply("question", null, colleague);
    await addNote(ctx, opportunity.id, { text: "Met at the fair" });
    const due = { title: "Call back", dueAt: new Date(), opportunityId: opportunity.id };
    const task = await addTask(ctx, due);
    await changeTask(ctx, task.id, { isDone: true });
    await moveOpportunity(ctx, opportunity.id, { status: "in_progress" });
    await changeOpportunity(ctx, opportunity.id, { revenue: 900_00 });
    const { lines, totals } = await listTimeline(ctx, await dealScope(ctx, opportunity));
    expect(totals).toMatchObject({ emails: 7, replies: 1, notes: 1, tasks: 2, deals: 3 });
    const told = lines.map(({ title, detail }) => `${title} | ${detail}`).join("\n");
    for (const words of [
      "Campaign email 1 sent | baraka@x.test",
      `Campaign email 1 sent | ${colleague.toUpperCase()}`,
      "Email bounced",
      "Spam complaint",
      "Unsubscribed",
      `Reply from ${colleague} · Question`,
      "Deal created",
      "Met at the fair",
      "To do: Call back",
      "to “In progress”",
      "Deal updated",
    ])
      expect(told).toContain(words);
    expect(lines.filter(({ title }) => title.startsWith("Task")).length).toBe(2);
  });
});

describe("a closed deal", () => {
  it("stops queued emails, and is in the administrator's list until it is deleted", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id);
    await message("w@x.test", lead.id, "waiting");
    const deals = async () => {
      const { rows, total } = await listActivityRows(testContext(), "deals", RowsQuery.parse({}));
      return [rows.length, total.count, rows[0]?.what];
    };
    const [before] = await deals();
    await moveOpportunity(ctx, opportunity.id, { status: "closed_won" });
    const state = await env.DB.prepare(
      "select state, reason_code, reason from outreach_messages where lead_id = ?",
    )
      .bind(lead.id)
      .first();
    expect(state).toEqual({ state: "stopped", reason_code: "deal_won", reason: null });
    expect(await deals()).toEqual([Number(before) + 1, Number(before) + 1, opportunity.title]);
    await removeOpportunity(ctx, opportunity.id);
    expect((await deals())[1]).toBe(before);
  });
});

describe("privacy", () => {
  it("erases a contact from every opportunity, and all data of a closed account", async () => {
    const { ctx, account } = business;
    const address = `p-${crypto.randomUUID()}@x.test`;
    await makeOpportunity(ctx, {
      contactName: "Baraka",
      contactEmail: address,
      contactPhone: "+254 700 000 000",
    });
    expect(await opportunitiesHeldOf(ctx, address)).toHaveLength(1);
    await eraseContactFromOpportunities(ctx, address).run();
    expect(await opportunitiesHeldOf(ctx, address)).toEqual([]);
    const left = "select contact_name, contact_phone from opportunities where account_id = ?";
    expect(await env.DB.prepare(left).bind(account.id).first()).toEqual({
      contact_name: null,
      contact_phone: null,
    });
    while (await eraseOwnOpportunities(ctx));
    for (const table of [
      "opportunities",
      "opportunity_events",
      "opportunity_totals",
      "opportunity_monthly_totals",
    ])
      expect(
        await env.DB.prepare(`select * from ${table} where account_id = ?`).bind(account.id).first(),
      ).toBeNull();
  });
});
