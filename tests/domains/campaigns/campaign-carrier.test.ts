import { describe, expect, it } from "vitest";
import { pauseMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { campaignMailbox } from "~/domains/messages/waiting-messages.server";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { launch, makeCampaign, messagesOf } from "../../support/fixtures/campaigns";
import { makeBusiness } from "../../support/harness/context";

describe("a campaign's delivery status", () => {
  it("shows its mailbox, the next sending time, and the reason for a delay", async () => {
    const { ctx } = await makeBusiness();
    const { id, mailboxId } = await makeCampaign(ctx, 2);
    expect(await campaignMailbox(ctx, id, mailboxId)).toMatchObject({ whyPaused: null, next: null });
    await launch(ctx, id);
    const due = Math.min(...(await messagesOf(ctx, id)).map(({ due_at }) => due_at));
    expect(await campaignMailbox(ctx, id, mailboxId)).toEqual({
      id: mailboxId,
      fromAddress: "sales@business.test",
      whyPaused: null,
      gapSeconds: 600,
      limitToday: 50,
      next: new Date(due * 1_000),
      nextId: expect.any(Number),
    });
    await pauseMailbox(ctx, mailboxId);
    expect((await campaignMailbox(ctx, id, mailboxId))?.whyPaused).toMatch(/paused/i);
  });

  it("shows no mailbox of another account, and no removed mailbox", async () => {
    const { ctx } = await makeBusiness();
    const { ctx: other } = await makeBusiness();
    const { id, mailboxId } = await makeCampaign(ctx);
    expect(await campaignMailbox(other, id, mailboxId)).toBeNull();
    await removeMailbox(ctx, mailboxId);
    expect(await campaignMailbox(ctx, id, mailboxId)).toBeNull();
  });
});
