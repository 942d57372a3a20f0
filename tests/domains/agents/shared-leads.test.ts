import { describe, expect, it } from "vitest";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import {
  listEventsOfLead,
  listLeadEvents,
  writeLeadEvent,
} from "~/domains/agents/shared-leads/lead-events.server";
import { listNextSteps, setStepDone } from "~/domains/agents/shared-leads/next-steps.server";
import { LeadEventSchema, SharedLeadQuery } from "~/domains/agents/shared-leads/schemas";
import { findSharing, shareLead, unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { listLeadsWithoutAgent } from "~/domains/agents/shared-leads/share-statements.server";
import { listSharedLeads, sharedLeadOf } from "~/domains/agents/shared-leads/shared-leads.server";
import { waysToReach } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { sharedWithAgent, someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import { env, makeBusiness, still } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const event = (over: Record<string, unknown>) => LeadEventSchema.parse({ kind: "call", ...over });
const all = SharedLeadQuery.parse({});

describe("a lead shared with an agent", () => {
  it("is visible to that agent only, until sharing stops or the assignment ends", async () => {
    const { business, working, leads, shared } = await sharedWithAgent(2);
    const other = await workingAgent(business);
    const [first, second] = shared;
    const { rows, total } = await listSharedLeads(working.ctx, working.agent.id, all);
    expect([rows.map(({ id }) => id), total.count]).toEqual([[second?.id, first?.id], 2]);
    await expect(sharedLeadOf(other.ctx, other.agent.id, first?.id ?? 0)).rejects.toThrow("wasn’t found");
    expect((await listSharedLeads(other.ctx, other.agent.id, all)).rows).toEqual([]);
    expect(await unshareLead(business.ctx, leads[0]?.id ?? 0)).toBe(true);
    expect(await unshareLead(business.ctx, leads[0]?.id ?? 0)).toBe(false);
    await expect(
      writeLeadEvent(working.ctx, working.agent, first?.id ?? 0, event({ outcome: "reached" })),
    ).rejects.toThrow("wasn’t found");
    await endAssignment(business.ctx, working.agent.id);
    expect((await listSharedLeads(working.ctx, working.agent.id, all)).rows).toEqual([]);
  });

  it("has only one agent at a time, even after concurrent sharing", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    const agents = [await workingAgent(business), await workingAgent(business)];
    const [lead] = await someLeads(business, 1);
    const id = lead?.id ?? 0;
    const answers = await Promise.allSettled(
      agents.map(({ agent }) => shareLead(business.ctx, id, { agentId: agent.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const owner = (await findSharing(business.ctx, id))?.agentId ?? 0;
    expect((await shareLead(business.ctx, id, { agentId: owner })).agentId).toBe(owner);
    const open = env.DB.prepare(
      "select count(*) as n from shared_leads where lead_id = ? and revoked_at is null",
    );
    expect(await open.bind(id).first("n")).toBe(1);
  });

  it("needs an accepted assignment, and can be shared only by its own account", async () => {
    const { business, working, leads } = await sharedWithAgent(1);
    const stranger = await makeBusiness();
    const id = leads[0]?.id ?? 0;
    await expect(shareLead(stranger.ctx, id, { agentId: working.agent.id })).rejects.toThrow("wasn’t found");
    const [theirs] = await someLeads(stranger, 1);
    await expect(shareLead(stranger.ctx, theirs?.id ?? 0, { agentId: working.agent.id })).rejects.toThrow(
      "hasn’t accepted",
    );
    await expect(unshareLead(stranger.ctx, id)).rejects.toThrow("wasn’t found");
    expect((await findSharing(business.ctx, id))?.agentId).toBe(working.agent.id);
  });
});

describe("an agent's event", () => {
  it("is written once per key, however often it is sent, and shown to the business", async () => {
    const { business, working, leads, shared } = await sharedWithAgent(1);
    const id = shared[0]?.id ?? 0;
    const { ctx, agent } = working;
    const first = event({ outcome: "interested", text: "Wants prices", idempotencyKey: "a".repeat(20) });
    const write = () => writeLeadEvent(ctx, agent, id, first);
    expect((await write()).state).toBe("working");
    await Promise.all([write(), write()]);
    await writeLeadEvent(
      ctx,
      agent,
      id,
      event({ outcome: "not_interested", idempotencyKey: "b".repeat(20) }),
    );
    expect((await write()).state).toBe("lost");
    const events = await listEventsOfLead(business.ctx, leads[0]?.id ?? 0);
    expect(events.map(({ outcome, text }) => [outcome, text])).toEqual([
      ["not_interested", null],
      ["interested", "Wants prices"],
    ]);
    expect((await writeLeadEvent(ctx, agent, id, event({ kind: "note", text: "Gone" }))).state).toBe("lost");
    expect((await writeLeadEvent(ctx, agent, id, event({ outcome: "reached" }))).state).toBe("working");
    expect(await listLeadEvents(ctx, { id })).toHaveLength(4);
  });

  it.each([
    [{ kind: "note" }, "text"],
    [{}, "outcome"],
    [{ outcome: "call_back" }, "nextStepDay"],
    [{ nextStep: "Send prices" }, "nextStepDay"],
    [{ nextStepDay: "2026-03-31" }, "nextStep"],
    [{ outcome: "sold" }, "outcome"],
    [{ text: "x".repeat(2_001) }, "text"],
    [{ nextStepDay: "31 March" }, "nextStepDay"],
    [{ idempotencyKey: "short" }, "idempotencyKey"],
  ])("is rejected with an error on the missing or invalid field: %j", (over, field) => {
    const { success, error } = LeadEventSchema.safeParse({ kind: "call", ...over });
    expect([success, error?.issues.some(({ path }) => path[0] === field)]).toEqual([false, true]);
  });

  it("keeps the phone's time within the last days, and replaces any other by the current time", async () => {
    const { working, shared } = await sharedWithAgent(1);
    const id = shared[0]?.id ?? 0;
    const now = working.ctx.now().getTime();
    const said = [now - 3_600_000, now + 3_600_000, 0].map((at) => new Date(at).toISOString());
    for (const happenedAt of said)
      await writeLeadEvent(working.ctx, working.agent, id, event({ outcome: "reached", happenedAt }));
    const times = (await listLeadEvents(working.ctx, { id })).map(({ happenedAt }) => happenedAt * 1000);
    const ago = times.reverse().map((at) => Math.abs(Math.round((now - at) / 3_600_000)));
    expect(ago).toEqual([1, 0, 0]);
  });

  it("rejects a next step in the past unless an offline phone stored it, and writes nothing", async () => {
    const { working, shared } = await sharedWithAgent(1);
    const id = shared[0]?.id ?? 0;
    const ctx = still(working.ctx);
    const agent = { ...working.agent, country: "ZZ" };
    const on = (days: number) => new Date(ctx.now().getTime() + days * 86_400_000);
    const step = (days: number, more = {}) =>
      event({ nextStep: "Prices", nextStepDay: on(days).toISOString().slice(0, 10), ...more });
    const old = event({ outcome: "call_back", nextStepDay: "2020-01-01" });
    for (const refused of [step(-1), old, { ...old, happenedAt: "2020-01-01T09:00:00Z" }])
      await expect(writeLeadEvent(ctx, agent, id, refused)).rejects.toThrow("Choose today or a later date.");
    expect((await sharedLeadOf(ctx, agent.id, id)).state).toBe("new");
    const waited = step(-1, { happenedAt: on(-1).toISOString(), idempotencyKey: "c".repeat(20) });
    for (const _ of [1, 2]) expect((await writeLeadEvent(ctx, agent, id, waited)).nextStep).toBe("Prices");
    const today = step(0, { idempotencyKey: "d".repeat(20) });
    await writeLeadEvent(ctx, agent, id, today);
    const later = { ...ctx, now: () => on(2) };
    expect((await writeLeadEvent(later, agent, id, today)).state).toBe("working");
    expect(await listLeadEvents(ctx, { id })).toHaveLength(2);
  });

  it("lists next steps as overdue, today or later, and can complete and reopen them", async () => {
    const { working, shared } = await sharedWithAgent(3);
    const { agent } = working;
    const ctx = still(working.ctx);
    const on = (offset: number) => new Date(ctx.now().getTime() + offset * 86_400_000);
    const day = (offset: number) => on(offset).toISOString().slice(0, 10);
    for (const [at, offset] of [-3, 0, 3].entries())
      await writeLeadEvent(
        { ...ctx, now: () => on(Math.min(offset, 0)) },
        { ...agent, country: "ZZ" },
        shared[at]?.id ?? 0,
        event({ nextStep: `Step ${at}`, nextStepDay: day(offset) }),
      );
    const utc = { ...agent, country: "ZZ" };
    const named = async () => {
      const steps = await listNextSteps(ctx, utc);
      return Object.values(steps).map((leads) => leads.map(({ nextStep }: { nextStep: string }) => nextStep));
    };
    expect(await named()).toEqual([["Step 0"], ["Step 1"], ["Step 2"], []]);
    await setStepDone(ctx, utc, shared[0]?.id ?? 0, { isDone: true });
    expect(await named()).toEqual([[], ["Step 1"], ["Step 2"], ["Step 0"]]);
    await setStepDone(ctx, utc, shared[0]?.id ?? 0, { isDone: false });
    expect(await named()).toEqual([["Step 0"], ["Step 1"], ["Step 2"], []]);
  });
});

it("hides the address of a suppressed contact", async () => {
  const { business, working, leads, shared } = await sharedWithAgent(1);
  const id = shared[0]?.id ?? 0;
  await env.DB.prepare(
    "update leads set contact_name = 'Amina', contact_email = 'amina@jua.test', contact_phone = '+254 700 123456' where id = ?",
  )
    .bind(leads[0]?.id)
    .run();
  const ways = async () =>
    waysToReach(working.ctx, working.agent, await sharedLeadOf(working.ctx, working.agent.id, id));
  const before = await ways();
  expect([before.tel, before.email, before.noMail]).toEqual(["tel:+254700123456", "amina@jua.test", null]);
  expect(before.whatsapp).toMatch(/^https:\/\/wa\.me\/254700123456\?text=Hello%20Amina/);
  await addSuppressions(business.ctx, { addresses: ["amina@jua.test"], note: "" });
  const after = await ways();
  expect([after.email, after.mailto, after.noMail]).toEqual([
    null,
    null,
    "This address is on the suppression list.",
  ]);
});

it("reads a limited number of rows however many leads are shared", async () => {
  const { working } = await sharedWithAgent(60);
  const meter = metered(working.ctx);
  const page = await listSharedLeads(meter.ctx, working.agent.id, all);
  expect([page.rows.length, page.total.count, meter.rowsRead() <= 500]).toEqual([25, 60, true]);
  const rest = await listSharedLeads(working.ctx, working.agent.id, { ...all, cursor: page.next ?? 0 });
  expect(new Set([...page.rows, ...rest.rows].map(({ id }) => id)).size).toBe(50);
});

it("lists only leads not shared with an agent, in full pages with their total", async () => {
  const { business, working, leads } = await sharedWithAgent(3);
  const rest = (await someLeads(business, 5)).filter(({ id }) => !leads.some((lead) => lead.id === id));
  await env.DB.prepare("update leads set converted_at = 1 where id = ?").bind(rest[0]?.id).run();
  const free = rest.slice(1).map(({ id }) => id);
  const first = await listLeadsWithoutAgent(business.ctx, { limit: free.length - 1 });
  expect([first.rows.length, first.total]).toEqual([free.length - 1, { count: free.length, isExact: true }]);
  const last = await listLeadsWithoutAgent(business.ctx, { limit: 10, cursor: first.next ?? 0 });
  expect([...first.rows, ...last.rows].map(({ id }) => id).sort()).toEqual(free.sort());
  await shareLead(business.ctx, free[0] ?? 0, { agentId: working.agent.id });
  expect((await listLeadsWithoutAgent(business.ctx, { limit: 10 })).total.count).toBe(free.length - 1);
});
