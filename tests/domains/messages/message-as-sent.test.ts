import { describe, expect, inject, it } from "vitest";
import { readMessage } from "~/domains/campaigns/metrics/read-message.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { SignatureChangeSchema } from "~/domains/templates/signatures/signature-schema";
import { makeCampaign, makeMailbox, messagesOf, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");

describe("a sent message", () => {
  it("is shown as the recipient got it, whatever the current signature and mailbox are", async () => {
    const { ctx, user } = await makeBusiness();
    const at = `@${crypto.randomUUID()}.test`;
    const sign = (name: string) => saveSignature(ctx, SignatureChangeSchema.parse({ name, title: "Sales" }));
    await sign("Amina the First");
    const box = await makeMailbox(ctx, servers.open);
    const steps = [{ content: "<p>Dear {{firstName|there}},</p><p>{{signature}}</p>" }];
    const { campaignId } = await makeCampaign(ctx, box.id, [`a${at}`, `b${at}`], { steps });
    await sendMailbox(ctx, box.id);
    await sign("Somebody Else");
    await ctx.d1
      .prepare("update mailboxes set from_name = 'New', postal_address = 'Elsewhere' where id = ?")
      .bind(box.id)
      .run();
    const [message] = await messagesOf(ctx, campaignId);
    const { content } = await readMessage(ctx, campaignId, message?.id ?? 0);
    const mail = (await receivedAt(at)).find(({ to }) => to === message?.toAddress);
    const plain = (text = "") => text.replace(/\r\n/g, "\n").trim();
    expect(content?.isExact).toBe(true);
    expect(plain(content?.text)).toBe(plain(mail?.text));
    expect(content?.text).toContain("Amina the First");
    expect(content?.from).toBe("Amina of Sender, amina@sender.test");
    expect(content?.text).toContain("Moi Avenue 1, Nairobi");
    const kept = ctx.d1
      .prepare("select count(*) n from sender_snapshots where user_id = ?")
      .bind(user.userId);
    expect(await kept.first("n")).toBe(1);

    await ctx.d1.prepare("delete from sender_snapshots where user_id = ?").bind(user.userId).run();
    const later = await readMessage(ctx, campaignId, message?.id ?? 0);
    expect(later.content).toMatchObject({ isExact: false, from: null });
    expect(later.content?.text).toContain("Somebody Else");
  });
});
