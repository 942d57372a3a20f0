import { describe, expect, inject, it } from "vitest";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { releaseStaleClaims } from "~/domains/sending/release-claims.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { createTemplate } from "~/domains/templates/save-template.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { later, makeCampaign, makeMailbox, messagesOf, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

const servers = inject("mail");
const once = (which: RegExp) => ({ at: 1, isAfter: false, isLasting: false, which });
/** Matches calls to files and the queue, which have no SQL. */
const FILES = /^$/;
const FILE_ROWS = /from "outreach_files"/;
const pdf = { name: "a.pdf", bytes: new TextEncoder().encode("%PDF-1") };

describe("a temporary storage error", () => {
  it.each([
    ["the file store", FILES],
    ["the row of the file", FILE_ROWS],
  ])("of %s fails no email: a retry sends it with its attachment", async (_, which) => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const { id: fileId } = await storeFile(ctx, "attachment", pdf);
    const domain = `@${crypto.randomUUID()}.test`;
    const { campaignId } = await makeCampaign(ctx, box.id, [`amina${domain}`], { steps: [{ fileId }] });
    await expect(sendMailbox(failing(ctx, once(which)).ctx, box.id)).rejects.toThrow();
    expect((await messagesOf(ctx, campaignId))[0]?.state).not.toBe("failed");
    const after = later(ctx, 400);
    await releaseStaleClaims(after);
    await sendMailbox(after, box.id);
    expect((await messagesOf(ctx, campaignId))[0]).toMatchObject({ state: "sent", attempts: 1 });
    const [mail] = await receivedAt(domain);
    expect(mail?.attachments).toHaveLength(1);
  });

  it("is not assumed if a file is missing: that email fails", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const { id: fileId, key } = await storeFile(ctx, "attachment", pdf);
    await ctx.files.delete(key);
    const { campaignId } = await makeCampaign(ctx, box.id, [`a@${crypto.randomUUID()}.test`], {
      steps: [{ fileId }],
    });
    await sendMailbox(ctx, box.id);
    expect((await messagesOf(ctx, campaignId))[0]).toMatchObject({
      state: "failed",
      reason: "An attachment was deleted.",
    });
  });

  it("is reported as unavailable, not as a missing attachment or logo; the attachment works on retry", async () => {
    const { ctx } = await makeBusiness();
    const { id: fileId } = await storeFile(ctx, "attachment", pdf);
    const input = { ...TemplateSchema.parse({ name: "A", subject: "B", content: "C" }), fileId };
    const broken = () => failing(ctx, once(FILE_ROWS)).ctx;
    const unavailable = { code: "unavailable", retryAfter: 5 };
    await expect(createTemplate(broken(), input)).rejects.toMatchObject(unavailable);
    await expect(saveSignature(broken(), { logoUrl: fileId })).rejects.toMatchObject(unavailable);
    await expect(saveSignature(ctx, { logoUrl: fileId })).rejects.toMatchObject({ code: "invalid" });
    expect((await createTemplate(ctx, input)).fileId).toBe(fileId);
  });

  it("while an opportunity is restored is reported as unavailable, and a retry restores it", async () => {
    const { ctx, account } = await makeBusiness();
    await addAlike(ctx, 1);
    const search = await makeSearch(ctx);
    await runSearch(ctx, search.id);
    const lead = await ctx.d1
      .prepare("select id from leads where account_id = ?")
      .bind(account.id)
      .first<number>("id");
    const { opportunity } = await convertLead(ctx, lead ?? 0, {});
    await removeOpportunity(ctx, opportunity.id);
    const broken = failing(ctx, once(/from "leads"/)).ctx;
    await expect(restoreOpportunity(broken, opportunity.id)).rejects.toMatchObject({ code: "unavailable" });
    expect((await restoreOpportunity(ctx, opportunity.id)).archivedAt).toBeNull();
  });
});
