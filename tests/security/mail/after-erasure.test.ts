import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseRecipientStatements } from "~/domains/campaigns/erase-campaigns.server";
import { findMessage } from "~/domains/messages/find-message.server";
import { unsubscribeStatements } from "~/domains/replies/responses/unsubscribe.server";
import { sendAgain } from "~/domains/sending/resolve-unconfirmed.server";
import { resultStatements } from "~/domains/sending/send-results.server";
import { suppressions } from "~/domains/suppressions/tables";
import { outcome } from "../../support/fixtures/people";
import { makeCampaign, makeMailbox, messagesOf } from "../../support/fixtures/sending";
import { type Business, makeBusiness } from "../../support/harness/context";

let business: Business;
let address: string;
beforeEach(async () => {
  business = await makeBusiness();
  address = `kofi-${crypto.randomUUID()}@trade.test`;
});

/** The only message of a campaign of two steps, in the given state and claimed by a job. */
async function message(state: string) {
  const { ctx } = business;
  const box = await makeMailbox(ctx, 25);
  const { campaignId } = await makeCampaign(ctx, box.id, [address], { steps: [{}, {}] });
  await ctx.db.run(
    sql`update outreach_messages set state = ${state}, claim = 'job', attempts = 1,
      reason = ${`RCPT: 550 5.1.1 <${address.toUpperCase()}> no such user`} where campaign_id = ${campaignId}`,
  );
  const [row] = await messagesOf(ctx, campaignId);
  return { box, campaignId, id: row?.id ?? 0 };
}

const erase = () => business.ctx.d1.batch(eraseRecipientStatements(business.ctx, address));

describe("a recipient erased while an email is being sent", () => {
  it("is neither stored again by the send result nor emailed again", async () => {
    const { ctx } = business;
    const { box, campaignId, id } = await message("sending");
    await erase();
    const values = { firstName: "Kofi", companyName: address };
    const ending = {
      id,
      state: "sent",
      reason: `250 <${address}> is fine`,
      values,
      isFollowed: true,
    } as const;
    await ctx.d1.batch(resultStatements(ctx, box, "job", [ending]));
    const rows = await messagesOf(ctx, campaignId);
    expect(rows.map(({ state, toAddress, values }) => [state, toAddress, values])).toEqual([
      ["sent", "", null],
    ]);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(address);
  });

  it("is removed from the mail server's stored error text", async () => {
    const { campaignId } = await message("failed");
    await erase();
    const rows = await messagesOf(business.ctx, campaignId);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(address);
    expect(rows[0]?.reason).toContain("requested data erasure");
  });

  it("leaves no empty suppression when replying to an email received before", async () => {
    const { ctx, account } = business;
    const { id } = await message("sent");
    await erase();
    const sent = await findMessage(ctx, id);
    if (!sent) throw new Error("no message");
    await ctx.d1.batch(unsubscribeStatements(ctx, sent, "Said so in a reply"));
    expect(await ctx.db.select().from(suppressions).where(eq(suppressions.accountId, account.id))).toEqual(
      [],
    );
  });

  it("can't be emailed again manually", async () => {
    const { box, campaignId, id } = await message("unconfirmed");
    await erase();
    const which = { mailboxId: box.id, messageId: id };
    expect(await outcome(sendAgain(business.ctx, which))).toBe("conflict");
    expect((await messagesOf(business.ctx, campaignId))[0]?.state).toBe("unconfirmed");
  });
});
