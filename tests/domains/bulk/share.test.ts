import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import { writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { LeadEventSchema, SharedLeadQuery } from "~/domains/agents/shared-leads/schemas";
import { shareLead, unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { listSharedLeads } from "~/domains/agents/shared-leads/shared-leads.server";
import { leftOutText } from "~/domains/bulk/sharing/left-out";
import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { ShareRowsSchema } from "~/domains/bulk/sharing/share-schema";
import { undoSharing } from "~/domains/bulk/sharing/undo-sharing.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { approvedAgent } from "../../support/fixtures/agents";
import { mailsTo } from "../../support/fixtures/people";
import { someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import { beforeBatch } from "../../support/harness/before-batch";
import { type Business, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

type Ctx = Business["ctx"];
type Working = Awaited<ReturnType<typeof workingAgent>>;

const share = (ctx: Ctx, input: object) => shareRows(ctx, ShareRowsSchema.parse(input));
const query = SharedLeadQuery.parse({});
const leadsOf = async ({ ctx, agent }: Working) =>
  (await listSharedLeads(ctx, agent.id, query)).rows.map(({ leadId }) => leadId).sort((a, b) => a - b);
const mailsOf = async ({ ctx, agent }: Working) =>
  (await mailsTo(ctx, agent.email)).filter(({ subject }) => subject.includes("shared"));

async function scene(count: number) {
  const business = await makeBusiness({ plan: "corporate" });
  const working = await workingAgent(business);
  const leads = (await someLeads(business, count)).map(({ id }) => id).sort((a, b) => a - b);
  return { business, ctx: business.ctx, working, leads, agentId: working.agent.id };
}

describe("selected leads", () => {
  it("are shared with one agent, who gets one email for all, and can be unshared by undo", async () => {
    const { ctx, working, leads, agentId } = await scene(8);
    const { id, shared } = await share(ctx, { leadIds: leads, agentId });
    expect([shared, await leadsOf(working)]).toEqual([8, leads]);
    const [mail, ...more] = await mailsOf(working);
    expect([mail?.subject, more]).toEqual([expect.stringMatching(/shared 8 leads with you$/), []]);
    expect(mail?.text).toMatch(/and 3\s+more/);
    const again = await share(ctx, { leadIds: leads, agentId: String(agentId) });
    expect([again.id, again.shared, again.leftOut.already]).toEqual([null, 0, 8]);
    expect(await mailsOf(working)).toHaveLength(1);
    expect(await undoSharing(ctx, id ?? 0)).toMatchObject({ back: 8, kept: 0 });
    expect(await undoSharing(ctx, id ?? 0)).toMatchObject({ back: 0, kept: 8 });
    expect(await leadsOf(working)).toEqual([]);
  });

  it("are skipped and counted if already shared, suppressed or converted", async () => {
    const { business, ctx, working, leads, agentId } = await scene(5);
    const other = await workingAgent(business);
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = leads;
    await shareLead(ctx, one, { agentId });
    await shareLead(ctx, two, { agentId: other.agent.id });
    await ctx.db.run(sql`update leads set contact_email = 'amina@jua.test' where id = ${three}`);
    await addSuppressions(ctx, { addresses: ["amina@jua.test"], note: "" });
    await convertLead(ctx, four);
    const { shared, leftOut } = await share(ctx, { matching: "leads", agentId });
    expect([shared, leftOut]).toEqual([1, { already: 1, elsewhere: 1, refused: 1, converted: 1 }]);
    expect(await leadsOf(working)).toEqual([one, five]);
    expect(leftOutText(leftOut)).toBe(
      "Skipped: 1 lead is already shared with this agent, 1 lead is shared with another agent, " +
        "1 lead is unsubscribed or suppressed, 1 lead is already a deal.",
    );
  });

  it("stay shared after an undo if the agent has started to work on them", async () => {
    const { ctx, working, leads, agentId } = await scene(3);
    const { id } = await share(ctx, { leadIds: leads, agentId });
    const [begun] = (await listSharedLeads(working.ctx, agentId, query)).rows;
    const call = LeadEventSchema.parse({ kind: "call", outcome: "no_answer" });
    await writeLeadEvent(working.ctx, working.agent, begun?.id ?? 0, call);
    const { back, kept, text } = await undoSharing(ctx, id ?? 0);
    expect([back, kept, await leadsOf(working)]).toEqual([2, 1, [begun?.leadId]]);
    expect(text).toBe(
      "Sharing stopped for 2 leads. Not changed: 1 lead already in progress or no longer shared.",
    );
  });

  it("are each shared with one of two agents when shared concurrently", async () => {
    const { business, ctx, working, leads, agentId } = await scene(4);
    const other = await workingAgent(business);
    const answers = await Promise.all(
      [agentId, other.agent.id, agentId].map((id) => share(ctx, { leadIds: leads, agentId: id })),
    );
    expect(answers.map(({ shared }) => shared).reduce((sum, n) => sum + n)).toBe(4);
    expect([...(await leadsOf(working)), ...(await leadsOf(other))].sort((a, b) => a - b)).toEqual(leads);
  });

  it("need an active, accepted assignment and their own account", async () => {
    const { ctx, working, leads, agentId } = await scene(2);
    const stranger = await makeBusiness();
    const open = await approvedAgent();
    for (const [by, agent] of [
      [ctx, open.agent.id],
      [stranger.ctx, agentId],
    ] as const)
      await expect(share(by, { leadIds: leads, agentId: agent })).rejects.toMatchObject({ code: "invalid" });
    const ended = beforeBatch(ctx, () => endAssignment(ctx, agentId));
    await expect(share(ended, { leadIds: leads, agentId })).rejects.toMatchObject({ field: "agentId" });
    expect([await leadsOf(working), await mailsOf(working)]).toEqual([[], []]);
    const { id } = await ctx.db.get<{ id: number }>(sql`insert into bulk_shares
      (account_id, agent_id, lead_ids, left_out, shared_at) values (${ctx.account.id}, ${agentId}, '[]', '{}', 1) returning id`);
    await expect(undoSharing(stranger.ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("require an agent, and must be leads", async () => {
    for (const agentId of [undefined, "", "x", -1, [3]])
      expect(ShareRowsSchema.safeParse({ leadIds: [1], agentId }).success).toBe(false);
    const { ctx, agentId } = await scene(1);
    await expect(share(ctx, { matching: "companies", agentId })).rejects.toMatchObject({ code: "invalid" });
  });

  it("read a limited number of rows each, however many are shared already", async () => {
    const { ctx, leads, agentId } = await scene(60);
    await share(ctx, { leadIds: leads.slice(20), agentId });
    const meter = metered(ctx);
    await share(meter.ctx, { leadIds: leads.slice(0, 20), agentId });
    expect(meter.rowsRead()).toBeLessThan(20 * 25);
  });
});

it("emails the agent about single shared leads at most hourly, and never about demo leads", async () => {
  const { ctx, working, leads, agentId } = await scene(3);
  const [one = 0, two = 0, three = 0] = leads;
  await ctx.db.run(sql`update leads set is_demo = 1 where id = ${one}`);
  await shareLead(ctx, one, { agentId });
  expect(await mailsOf(working)).toEqual([]);
  await unshareLead(ctx, one);
  const later = new Date(ctx.now().getTime() + 3_600_000);
  const inAnHour = { ...ctx, now: () => later };
  await shareLead(inAnHour, two, { agentId });
  await shareLead(inAnHour, three, { agentId });
  expect((await mailsOf(working)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/shared 1 lead with you$/),
  ]);
});
