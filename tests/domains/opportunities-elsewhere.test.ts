import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { RowsQuery } from "~/domains/admin/activity";
import { listActivityRows } from "~/domains/admin/activity-rows.server";
import { convertLead } from "~/domains/opportunities/convert-lead.server";
import { deleteOpportunity } from "~/domains/opportunities/delete-opportunity.server";
import {
  eraseContactFromOpportunities,
  opportunitiesHeldOf,
  removeOwnOpportunities,
} from "~/domains/opportunities/erase-contact.server";
import { generatedText, generateOpportunities } from "~/domains/opportunities/generate-opportunities.server";
import { hasClosedDeal } from "~/domains/opportunities/lead-opportunity";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { othersOfCompany, timelineOf } from "~/domains/opportunities/timeline.server";
import { elsewhereOf } from "~/domains/opportunities/timeline-sources.server";
import { type Business, env, makeBusiness, testContext } from "../support/context";
import { makeLead, makeOpportunity } from "../support/opportunities";

let business: Business;
beforeEach(async () => {
  business = await makeBusiness({ plan: "corporate" });
});

/** A conversation with its reply, as the domain of replies writes them. */
async function reply(replyClass: string, leadId: number | null, address: string) {
  const { account } = business;
  const id = await env.DB.prepare(
    `insert into threads (account_id, lead_id, address, name, subject, reply_class, score, last_at, created_at)
    values (?, ?, ?, 'Baraka', 'Re: Offer', ?, 70, 200, 200) returning id`,
  )
    .bind(account.id, leadId, address, replyClass)
    .first<number>("id");
  await env.DB.prepare(
    `insert into inbound_mails (account_id, thread_id, kind, dedupe_key, from_address, subject, text, size, reply_class, received_at)
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
  it("makes opportunities of people who replied with interest or a question, once", async () => {
    const { ctx } = business;
    expect(generatedText(await generateOpportunities(ctx))).toContain("No lead has replied");
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

describe("one timeline", () => {
  it("tells messages, opened links, replies, moves and what happened with others of the company", async () => {
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
    const others = await othersOfCompany(ctx, opportunity);
    const lines = await timelineOf(ctx, opportunity, [], others, await elsewhereOf(ctx, opportunity));
    const titles = lines.map(({ title }) => title).join("\n");
    for (const words of [
      "Message 1 of a campaign sent",
      "Link in a message opened",
      "Reply of baraka@x.test: interested",
      "From “New lead” to “Qualified”",
      "Another",
    ])
      expect(titles).toContain(words);
    const times = lines.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((one, two) => two - one));
    const stranger = await makeBusiness();
    expect(await elsewhereOf(stranger.ctx, { leadId: lead.id, contactEmail: "baraka@x.test" })).toEqual([]);
  });
});

describe("a closed deal", () => {
  it("stops what still waits to be sent, and counts for the administrator until it is open or deleted", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id);
    await message("w@x.test", lead.id, "waiting");
    const deals = async () => {
      const { rows, total } = await listActivityRows(testContext(), "deals", RowsQuery.parse({}));
      return [rows.length, total.count, rows[0]?.what];
    };
    const [before] = await deals();
    const isClosed = async () =>
      (await ctx.db.all<{ is: number }>(sql`select ${hasClosedDeal(sql`${lead.id}`)} as "is"`))[0]?.is;
    expect(await isClosed()).toBe(0);
    await moveOpportunity(ctx, opportunity.id, { status: "closed_won" });
    expect(await isClosed()).toBe(1);
    const state = await env.DB.prepare("select state, reason from outreach_messages where lead_id = ?")
      .bind(lead.id)
      .first();
    expect(state).toEqual({ state: "stopped", reason: "The deal was won." });
    expect(await deals()).toEqual([Number(before) + 1, Number(before) + 1, opportunity.title]);
    await deleteOpportunity(ctx, opportunity.id);
    expect((await deals())[1]).toBe(before);
    expect(await isClosed()).toBe(0);
  });
});

describe("privacy", () => {
  it("erases a person from every opportunity, and everything of a closed account", async () => {
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
    while (await removeOwnOpportunities(ctx));
    for (const table of ["opportunities", "opportunity_events", "opportunity_totals", "opportunity_months"])
      expect(
        await env.DB.prepare(`select * from ${table} where account_id = ?`).bind(account.id).first(),
      ).toBeNull();
  });
});
