import { describe, expect, inject, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { statement } from "~/core/statement";
import { ratesOf } from "~/domains/campaigns/campaign-policy";
import { cancelCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { eraseRecipientStatements } from "~/domains/campaigns/erase-campaigns.server";
import { countResponseStatements } from "~/domains/campaigns/metrics/count-response.server";
import { advanceCampaigns } from "~/domains/campaigns/planning/start-scheduled-campaigns.server";
import { markOutcomeStatement } from "~/domains/messages/mark-outcome.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { releaseClaims, releaseStaleClaims } from "~/domains/sending/release-claims.server";
import { dismissUnconfirmed, sendAgain } from "~/domains/sending/resolve-unconfirmed.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { later, makeCampaign, makeMailbox, messagesOf, targetsOf } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");

async function campaignTo(names: string[], steps = 1) {
  const { ctx } = await makeBusiness();
  const domain = `@${crypto.randomUUID()}.test`;
  const box = await makeMailbox(ctx, servers.open);
  const readers = names.map((name) => `${name}${domain}`);
  const options = { steps: Array.from({ length: steps }, (_, index) => ({ delayHours: index * 24 })) };
  const { campaignId } = await makeCampaign(ctx, box.id, readers, options);
  const now = async () => {
    const campaign = await getCampaign(ctx, campaignId);
    expect(campaign.totalTargets).toBe(await targetsOf(ctx, campaignId));
    return { status: campaign.status, targets: campaign.totalTargets, ...ratesOf(campaign) };
  };
  return { ctx, campaignId, boxId: box.id, readers, now };
}

describe("campaign progress", () => {
  it("reaches 100 % when nothing is queued, even if contacts opted out or were unreachable", async () => {
    const { ctx, boxId, readers, now } = await campaignTo(["a", "b", "nobody-c", "d", "e"]);
    const [, , , refuses = "", erased = ""] = readers;
    const refusal = { accountId: ctx.account.id, address: refuses, reason: "manual" } as const;
    await statement(ctx, suppressStatement(ctx, refusal)).run();
    await ctx.d1.batch(eraseRecipientStatements(ctx, emailKey(erased)));
    expect(await now()).toMatchObject({ targets: 4, progress: 0 });
    await sendMailbox(ctx, boxId);
    await advanceCampaigns(ctx);
    expect(await now()).toMatchObject({ status: "completed", targets: 2, progress: 100 });
  });

  it("excludes unconfirmed messages until a user resends them", async () => {
    const { ctx, campaignId, boxId, now } = await campaignTo(["a", "b", "c"]);
    const ids = (await messagesOf(ctx, campaignId)).map(({ id }) => id);
    await ctx.db.run(
      `update outreach_messages set state = 'sending', claim = 'x', claimed_at = 1 where id in (${ids[0]}, ${ids[1]})`,
    );
    await releaseStaleClaims(later(ctx, 400));
    expect(await now()).toMatchObject({ targets: 1, progress: 0 });
    await sendMailbox(ctx, boxId);
    await advanceCampaigns(ctx);
    expect(await now()).toMatchObject({ status: "completed", targets: 1, progress: 100 });
    await dismissUnconfirmed(ctx, { mailboxId: boxId, messageId: ids[0] ?? 0 });
    expect(await now()).toMatchObject({ status: "completed", targets: 1, progress: 100 });
    await sendAgain(ctx, { mailboxId: boxId, messageId: ids[1] ?? 0 });
    expect(await now()).toMatchObject({ status: "active", targets: 2, progress: 50 });
    await sendMailbox(ctx, boxId);
    await advanceCampaigns(ctx);
    expect(await now()).toMatchObject({ status: "completed", targets: 2, progress: 100 });
  });
});

describe("a message claimed by a job while its campaign is cancelled", () => {
  it.each([
    ["dies", (ctx: BusinessContext) => releaseStaleClaims(later(ctx, 400))],
    ["gives it back", (ctx: BusinessContext, boxId: number) => releaseClaims(ctx, boxId, "x")],
  ])("is stopped with its campaign when the job %s", async (_, end) => {
    const { ctx, campaignId, boxId } = await campaignTo(["a", "b"]);
    const [held] = await messagesOf(ctx, campaignId);
    await ctx.db.run(
      `update outreach_messages set state = 'claimed', claim = 'x', claimed_at = 1, mailbox_id = ${boxId}
        where id = ${held?.id}`,
    );
    await cancelCampaign(ctx, campaignId);
    await end(ctx, boxId);
    const states = (await messagesOf(ctx, campaignId)).map(({ state, reason }) => [state, reason]);
    expect(states).toEqual(Array(2).fill(["stopped", "The campaign was cancelled."]));
  });
});

describe("a closed deal", () => {
  it.each([
    ["moved", { status: "closed_won" }, "The deal was won."],
    ["changed", { status: "closed_lost", lostReason: "Too dear" }, "The deal was lost."],
    ["created", { status: "closed_won" }, "The deal was won."],
  ] as const)("%s by a user stops only the waiting messages to its contact", async (way, to, reason) => {
    const { ctx, campaignId, readers, now } = await campaignTo(["a", "b"]);
    const contactEmail = readers[0]?.toUpperCase();
    const states = async () =>
      (await messagesOf(ctx, campaignId)).map(({ state, reason }) => [state, reason]);
    const { id } = await makeOpportunity(ctx, { contactEmail, ...(way === "created" ? to : {}) });
    if (way === "moved") {
      await moveOpportunity(ctx, id, { status: "qualified" });
      await expect(moveOpportunity(ctx, id, { ...to, from: "new_lead" })).rejects.toThrow("elsewhere");
    }
    if (way !== "created") {
      expect(await states()).toEqual([
        ["waiting", null],
        ["waiting", null],
      ]);
      await (way === "moved" ? moveOpportunity(ctx, id, to) : changeOpportunity(ctx, id, to));
    }
    expect(await states()).toEqual([
      ["stopped", reason],
      ["waiting", null],
    ]);
    expect(await now()).toMatchObject({ targets: 1 });
  });
});

it("counts a contact who replies to two emails of a campaign as one response", async () => {
  const { ctx, campaignId, boxId } = await campaignTo(["a", "b"], 2);
  await sendMailbox(ctx, boxId);
  await sendMailbox(later(ctx, 200_000), boxId);
  const sent = (await messagesOf(ctx, campaignId)).filter(({ state }) => state === "sent");
  expect(sent).toHaveLength(4);
  const firstReader = sent.filter(({ leadId }) => leadId === sent[0]?.leadId);
  for (const message of [...firstReader, ...firstReader, ...sent.slice(1, 2)])
    await ctx.d1.batch(
      [
        ...countResponseStatements(message, "responded"),
        markOutcomeStatement(ctx, message.id, "responded"),
      ].map((query) => statement(ctx, query)),
    );
  expect(await getCampaign(ctx, campaignId)).toMatchObject({ responses: 2, peopleSent: 2 });
  expect((await listSteps(ctx, campaignId)).map(({ responsesA }) => responsesA)).toEqual([2, 0]);
});
