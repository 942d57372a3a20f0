import { expect, inject, it } from "vitest";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { mailboxOf, makeCampaign, makeMailbox, messagesOf } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");

it("a mailbox sends nothing after the trial, and shows the reason", async () => {
  const { ctx } = await makeBusiness({ trialEndsAt: new Date("2026-01-02T00:00:00Z") });
  const { id } = await makeMailbox(ctx, servers.open);
  const { campaignId } = await makeCampaign(ctx, id, ["reader@buyer.test"]);
  await sendMailbox(ctx, id);
  expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  expect((await mailboxOf(ctx, id))?.unreachableReason).toContain("Your trial ended on 2 Jan 2026");
});
