import { expect, it } from "vitest";
import { writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { LeadEventSchema } from "~/domains/agents/shared-leads/schemas";
import { shareLead, unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { listOwnCloses } from "~/domains/commissions/closes/list-closes.server";
import { confirmOwnClose, disputeOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { agentActivity } from "~/domains/records/agent-activity.server";
import { getCompanyRecord } from "~/domains/records/company-record.server";
import { listTimeline } from "~/domains/records/list-timeline.server";
import { dealScope } from "~/domains/records/scope.server";
import { sharedWithAgent } from "../../support/fixtures/shared-leads";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

type Scene = Awaited<ReturnType<typeof sharedWithAgent>>;

const after = <Ctx extends { now: () => Date }>(ctx: Ctx, seconds: number, start = Date.now()): Ctx => ({
  ...ctx,
  now: () => new Date(start + seconds * 1_000),
});

/** Records what the agent did with the first lead, 10 seconds apart. */
async function worked({ business, working, leads, shared }: Scene) {
  const id = shared[0]?.id ?? 0;
  const start = Date.now();
  const write = (seconds: number, input: object) =>
    writeLeadEvent(after(working.ctx, seconds, start), working.agent, id, LeadEventSchema.parse(input));
  await write(10, { kind: "call", outcome: "no_answer" });
  await write(20, { kind: "whatsapp", outcome: "interested", text: "Wants prices" });
  await write(30, { kind: "note", text: "Sent them" });
  await reportClose(after(working.ctx, 40, start), working.agent, { leadValue: 1_200, sharedLeadId: id });
  const [close] = (await listOwnCloses(business.ctx, { limit: 1 })).rows;
  const lead = await getLead(business.ctx, leads[0]?.id ?? 0);
  return { ctx: business.ctx, closeId: close?.id ?? 0, lead, name: shared[0]?.agentName, start };
}

it("shows an agent's work on a lead in the company timeline, up to the confirmed deal", async () => {
  const scene = await sharedWithAgent(2);
  const { ctx, closeId, lead, name, start } = await worked(scene);
  await confirmOwnClose(after(ctx, 50, start), closeId);
  const { timeline } = await getCompanyRecord(ctx, lead.companyId);
  const lines = timeline.lines.map(({ title, detail }) => [title, detail]);
  expect(lines.slice(0, 6)).toEqual([
    ["Deal confirmed", null],
    [`$1,200 deal reported · ${name}`, null],
    [`Note · ${name}`, "Sent them"],
    [`WhatsApp: Interested · ${name}`, "Wants prices"],
    [`Call: Didn’t answer · ${name}`, null],
    [`Shared with ${name}`, null],
  ]);
  const older = Math.floor((start + 25_000) / 1000);
  const before = (await getCompanyRecord(ctx, lead.companyId, { before: older })).timeline.lines;
  expect(before.map(({ title }) => title).slice(0, 2)).toEqual(lines.slice(3, 5).map(([title]) => title));
  const deal = { id: 0, companyId: lead.companyId, leadId: null, contactEmail: null };
  const ofDeal = await listTimeline(ctx, await dealScope(ctx, deal), { kind: "agents" });
  expect(ofDeal.lines.map(({ title }) => title)).toEqual(lines.slice(0, 6).map(([title]) => title));
  expect([ofDeal.totals.agents, timeline.totals.agents]).toEqual([6, 6]);
});

it("shows why a deal is disputed, and that a lead is no longer shared", async () => {
  const { ctx, closeId, lead, name, start } = await worked(await sharedWithAgent(1));
  await disputeOwnClose(after(ctx, 50, start), closeId, "They never signed.");
  await unshareLead(after(ctx, 60, start), lead.id);
  const lines = (await getCompanyRecord(ctx, lead.companyId)).timeline.lines;
  expect(lines.slice(0, 2).map(({ title, detail, tone }) => [title, detail, tone])).toEqual([
    [`No longer shared with ${name}`, null, undefined],
    ["Deal disputed", "They never signed.", "bad"],
  ]);
});

it("shows agent activity only to the sharing account, and reads long timelines partly", async () => {
  const scene = await sharedWithAgent(1);
  const { working, business, leads, shared } = scene;
  const stranger = await makeBusiness();
  for (let call = 0; call < 60; call += 1)
    await writeLeadEvent(
      after(working.ctx, call),
      working.agent,
      shared[0]?.id ?? 0,
      LeadEventSchema.parse({ kind: "note", text: `call ${call}` }),
    );
  const ids = leads.map(({ id }) => id);
  const asked = { kind: undefined, limit: 26, before: undefined };
  expect(await agentActivity(stranger.ctx, ids).lines(asked)).toEqual([]);
  expect(await agentActivity(stranger.ctx, ids).count()).toEqual({ agents: 0 });
  const meter = metered(business.ctx);
  const [events] = await agentActivity(meter.ctx, ids).lines(asked);
  expect([events?.length, events?.[0]?.detail, meter.rowsRead() < 200]).toEqual([26, "call 59", true]);
});

it("counts every start and end of sharing a lead, however often it was shared", async () => {
  const { business, working, leads } = await sharedWithAgent(1);
  const [lead] = leads;
  const leadId = lead?.id ?? 0;
  for (let round = 0; round < 25; round += 1) {
    await unshareLead(business.ctx, leadId);
    await shareLead(business.ctx, leadId, { agentId: working.agent.id });
  }
  const { timeline } = await getCompanyRecord(business.ctx, lead?.companyId ?? 0);
  expect(timeline.totals.agents).toBe(26 + 25);
});
