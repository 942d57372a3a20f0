import { expect, it } from "vitest";
import { writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { LeadEventSchema } from "~/domains/agents/shared-leads/schemas";
import { unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { agentLines, agentLinesOfCompany } from "~/domains/commissions/agent-lines.server";
import { listOwnCloses } from "~/domains/commissions/closes/list-closes.server";
import { confirmOwnClose, disputeOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { companyWork } from "~/domains/opportunities/timeline/company-work.server";
import { makeBusiness } from "../../support/context";
import { metered } from "../../support/metered";
import { sharedWithAgent } from "../../support/shared-leads";

type Scene = Awaited<ReturnType<typeof sharedWithAgent>>;

const after = <Ctx extends { now: () => Date }>(ctx: Ctx, seconds: number, start = Date.now()): Ctx => ({
  ...ctx,
  now: () => new Date(start + seconds * 1_000),
});

/** What the agent did with the first lead, each thing a while after the other. */
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

it("the timeline of a company has what an agent did with its lead, to the confirmed deal", async () => {
  const scene = await sharedWithAgent(2);
  const { ctx, closeId, lead, name, start } = await worked(scene);
  await confirmOwnClose(after(ctx, 50, start), closeId);
  const { timeline } = await companyWork(ctx, lead.companyId, undefined, agentLines);
  const lines = timeline.lines.map(({ title, detail }) => [title, detail]);
  expect(lines.slice(0, 6)).toEqual([
    ["Deal confirmed", null],
    [`Deal of $1,200 reported · ${name}`, null],
    [`Note · ${name}`, "Sent them"],
    [`WhatsApp: interested · ${name}`, "Wants prices"],
    [`Call: no answer · ${name}`, null],
    [`Shared with ${name}`, null],
  ]);
  const older = new Date(start + 25_000);
  const before = (await companyWork(ctx, lead.companyId, older, agentLines)).timeline.lines;
  expect(before.map(({ title }) => title).slice(0, 2)).toEqual(lines.slice(3, 5).map(([title]) => title));
  const ofDeal = await agentLinesOfCompany(ctx, lead.companyId);
  expect(ofDeal.map(({ title }) => title)).toEqual(lines.slice(0, 6).map(([title]) => title));
});

it("the timeline says why a deal is disputed, and that the lead was taken back", async () => {
  const { ctx, closeId, lead, name, start } = await worked(await sharedWithAgent(1));
  await disputeOwnClose(after(ctx, 50, start), closeId, "They never signed.");
  await unshareLead(after(ctx, 60, start), lead.id);
  const lines = (await companyWork(ctx, lead.companyId, undefined, agentLines)).timeline.lines;
  expect(lines.slice(0, 2).map(({ title, detail, kind }) => [title, detail, kind])).toEqual([
    [`No longer shared with ${name}`, null, undefined],
    ["Deal disputed", "They never signed.", "bad"],
  ]);
});

it("nobody else's timeline has it, and a long one is read in part", async () => {
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
  expect(await agentLines(stranger.ctx, ids, 26)).toEqual([]);
  const meter = metered(business.ctx);
  const [events] = await agentLines(meter.ctx, ids, 26);
  expect([events?.length, events?.[0]?.detail, meter.rowsRead() < 200]).toEqual([26, "call 59", true]);
});
