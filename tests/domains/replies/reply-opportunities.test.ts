import { describe, expect, it } from "vitest";
import { runJob } from "workers/queue";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { openOpportunityOfCompany } from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { createOpportunityFromReply } from "~/domains/opportunities/creation/create-opportunity-from-reply.server";
import { erasePersonFromReplies } from "~/domains/replies/erase-person.server";
import { requeueCreations } from "~/domains/replies/reply-opportunities.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { runOpenings, sentTo } from "../../support/fixtures/outreach";
import { replyTo } from "../../support/fixtures/raw-mails";
import { later } from "../../support/fixtures/sending";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

const INTEREST = "Sounds good, please call me.";

async function mailed() {
  const business = await makeBusiness();
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  return { business, raw: replyTo(messageId, address, INTEREST) };
}

const countOf = ({ ctx, account }: Business, table: string) =>
  ctx.d1.prepare(`select count(*) n from ${table} where account_id = ?`).bind(account.id).first<number>("n");
const opportunityOf = ({ ctx, account }: Business) =>
  ctx.d1
    .prepare("select opportunity_id id from threads where account_id = ?")
    .bind(account.id)
    .first<number | null>("id");

/** Runs the schedule a minute later, then the jobs it queued. */
async function nextMinute(seconds = 70) {
  const clock = later(testContext(), seconds);
  await requeueCreations(clock);
  await runOpenings(clock);
}

/** A reply from `from` to an email of a campaign whose audience is contacts. */
async function contactReply(
  isOfCompany: boolean,
  {
    from = (address: string) => address,
    prepare,
  }: { from?: (address: string) => string; prepare?: (ctx: Business["ctx"]) => Promise<void> } = {},
) {
  const business = await makeBusiness();
  const { ctx, account } = business;
  const run = crypto.randomUUID().slice(0, 8);
  const address = `wanjiru@${run}.test`;
  const [companyId = null] = isOfCompany
    ? await addCompanies(ctx, [{ name: `Sunbird ${run}`, country: "KE" }])
    : [];
  const contact = await createContact(
    ctx,
    ContactInput.parse({
      contactName: "Wanjiru Otieno",
      contactEmail: address,
      phoneNumber: "+254700000001",
      companyName: `Sunbird ${run}`,
    }),
    companyId,
  );
  await prepare?.(ctx);
  const { messageId } = await sentTo(business, address);
  await ctx.d1
    .prepare("update outreach_messages set lead_id = null, contact_id = ? where account_id = ?")
    .bind(contact.id, account.id)
    .run();
  await receiveMail(testContext(), replyTo(messageId, from(address), INTEREST));
  return { business, run, address, companyId };
}

const deals = ({ ctx, account }: Business) =>
  ctx.d1
    .prepare(
      `select title, company_id, company_name, contact_name, contact_email, contact_phone, region, source, lead_id
       from opportunities where account_id = ?`,
    )
    .bind(account.id)
    .all<Record<string, unknown>>()
    .then(({ results }) => results);

describe("an interested reply from a campaign contact", () => {
  it("creates the company's deal with the contact", async () => {
    const { business, run, address, companyId } = await contactReply(true);
    await nextMinute();
    expect(await deals(business)).toEqual([
      {
        title: `Sunbird ${run}`,
        company_id: companyId,
        company_name: `Sunbird ${run}`,
        contact_name: "Wanjiru Otieno",
        contact_email: address,
        contact_phone: "+254700000001",
        region: "Kenya",
        source: "reply",
        lead_id: null,
      },
    ]);
    expect(await opportunityOf(business)).toBeTypeOf("number");
  });

  it("creates the deal with a colleague who replied", async () => {
    const { business, companyId } = await contactReply(true, { from: (address) => `boss-${address}` });
    await nextMinute();
    expect(await deals(business)).toMatchObject([
      { company_id: companyId, contact_name: "Amina Buyer", contact_phone: null },
    ]);
  });

  it("uses the company's open deal if there is one, and creates one if its job runs concurrently", async () => {
    const { business, companyId } = await contactReply(true);
    const { opportunity } = await openOpportunityOfCompany(business.ctx, companyId ?? 0);
    await nextMinute();
    expect(await deals(business)).toHaveLength(1);
    expect(await opportunityOf(business)).toBe(opportunity.id);
    const other = await contactReply(true);
    const inbound = await other.business.ctx.d1
      .prepare("select inbound_id id from pending_opportunities where account_id = ?")
      .bind(other.business.account.id)
      .first<number>("id");
    await Promise.all(
      [1, 2, 3].map(() => createOpportunityFromReply(other.business.ctx, { inboundId: inbound ?? 0 })),
    );
    expect(await deals(other.business)).toHaveLength(1);
  });

  it("counts for the company's lead, which becomes the deal with the contact", async () => {
    const { business, address, companyId } = await contactReply(true, {
      prepare: async (ctx) => {
        await runSearch(ctx as never, (await makeSearch(ctx)).id);
      },
    });
    await nextMinute();
    const [deal] = await deals(business);
    expect(deal).toMatchObject({
      company_id: companyId,
      contact_name: "Wanjiru Otieno",
      contact_email: address,
    });
    const stage = await business.ctx.d1
      .prepare("select max(position) n from lead_stages where account_id = ?")
      .bind(business.account.id)
      .first<number>("n");
    expect([deal?.lead_id, stage]).toEqual([expect.any(Number), 5]);
    const thread = await business.ctx.d1
      .prepare("select lead_id n from threads where account_id = ?")
      .bind(business.account.id)
      .first<number>("n");
    expect(thread).toBe(deal?.lead_id);
  });

  it("names the deal after the contact's company if the directory has none", async () => {
    const { business, run } = await contactReply(false);
    await nextMinute();
    expect(await deals(business)).toMatchObject([
      {
        title: `Sunbird ${run}`,
        company_id: null,
        company_name: `Sunbird ${run}`,
        contact_name: "Wanjiru Otieno",
      },
    ]);
  });
});

describe("an interested reply", () => {
  it.each([false, true])(
    "creates its opportunity wherever the receiving job crashes (responses lost: %s)",
    async (isAfter) => {
      for (let index = 1, isOver = false; !isOver; index += 1) {
        const { business, raw } = await mailed();
        const broken = failing(testContext(), { at: index, isAfter, isLasting: true });
        await receiveMail(broken.ctx, raw).catch(() => {});
        isOver = broken.calls() < index;
        // The server delivers the email again.
        await receiveMail(testContext(), raw);
        await nextMinute();
        const label = `call ${index}`;
        expect(await countOf(business, "opportunities"), label).toBe(1);
        expect(await opportunityOf(business), label).toBeTypeOf("number");
        expect(await countOf(business, "pending_opportunities"), label).toBe(0);
      }
    },
  );

  it("creates one opportunity if its job is repeated, concurrent or crashes", async () => {
    const { business, raw } = await mailed();
    const ctx = testContext();
    await receiveMail(ctx, raw);
    const job = ctx.queue.sent.find(({ kind }) => kind === "open-opportunity");
    if (!job) throw new Error("no job");
    const dying = { ...env, DB: failing(ctx, { at: 4, isAfter: true, isLasting: true }).ctx.d1 };
    await runJob(dying, job, "test").catch(() => {});
    await Promise.all([1, 2, 3].map(() => runJob(env, job, "test")));
    await nextMinute();
    expect(await countOf(business, "opportunities")).toBe(1);
    expect(await opportunityOf(business)).toBeTypeOf("number");
  });

  it("is not queued again while its job is recent, and once per minute afterwards", async () => {
    const { business, raw } = await mailed();
    await receiveMail(testContext(), raw);
    const queued = async (seconds: number) => {
      const ctx = later(testContext(), seconds);
      await requeueCreations(ctx);
      const { results } = await business.ctx.d1
        .prepare("select inbound_id id from pending_opportunities where account_id = ?")
        .bind(business.account.id)
        .all<{ id: number }>();
      return ctx.queue.sent.filter(
        (message) => message.kind === "open-opportunity" && message.inboundId === results[0]?.id,
      ).length;
    };
    expect([await queued(30), await queued(70), await queued(80), await queued(140)]).toEqual([0, 1, 0, 1]);
    await nextMinute(300);
    expect(await countOf(business, "opportunities")).toBe(1);
  });

  it("creates no opportunity if its sender is erased before the job runs", async () => {
    const { business, raw } = await mailed();
    await receiveMail(testContext(), raw);
    const [thread] = (
      await business.ctx.d1
        .prepare("select address from threads where account_id = ?")
        .bind(business.account.id)
        .all<{ address: string }>()
    ).results;
    await business.ctx.d1.batch(erasePersonFromReplies(testContext(), thread?.address ?? ""));
    await nextMinute();
    expect(await countOf(business, "opportunities")).toBe(0);
  });
});
