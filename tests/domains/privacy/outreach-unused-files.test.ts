import { describe, expect, it } from "vitest";
import { saveSenderSnapshot } from "~/domains/messages/sender-snapshots.server";
import { removeUnusedFiles } from "~/domains/privacy/retention/purge-unused-files.server";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { createTemplate } from "~/domains/templates/save-template.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { SignatureChangeSchema } from "~/domains/templates/signatures/signature-schema";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { makeBusiness, testContext } from "../../support/harness/context";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PDF = { name: "offer.pdf", bytes: bytes("%PDF-1.7") };
const PNG = { name: "logo.png", bytes: bytes("\x89PNG\r\n\x1a\n rest") };
const days = (count: number) => ({
  ...testContext(),
  now: () => new Date(Date.now() + count * 86_400_000),
});

describe("an uploaded file", () => {
  it("is deleted after a day if nothing uses it, and kept while anything references it", async () => {
    const { ctx, account, user } = await makeBusiness();
    const [unused, used, step, translation, single] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => storeFile(ctx, "attachment", PDF)),
    );
    const [lost, logo, shown] = await Promise.all([1, 2, 3].map(() => storeFile(ctx, "logo", PNG)));
    if (!unused || !used || !step || !translation || !single || !lost || !logo || !shown)
      throw new Error("no files");
    const template = { name: "Offer", subject: "Hi", content: "Hello", attachmentUrl: `/files/${used.id}` };
    await createTemplate(ctx, TemplateSchema.parse(template));
    await saveSignature(ctx, SignatureChangeSchema.parse({ name: "Amina", logoUrl: `/files/${logo.id}` }));
    await ctx.d1.batch([
      ctx.d1
        .prepare(
          "insert into campaign_steps (campaign_id, position, template_id, file_id) values (?, 1, 0, ?)",
        )
        .bind(800_000 + account.id, step.id),
      ctx.d1
        .prepare(
          "insert into campaign_translations (campaign_id, position, language, subject, content, cc_emails, file_id) values (?, 1, 'fr', '', '', '[]', ?)",
        )
        .bind(800_000 + account.id, translation.id),
      ctx.d1
        .prepare(
          "insert into one_off_emails (message_id, account_id, subject, text, html, headers, file_id) values (?, ?, '', '', '', '{}', ?)",
        )
        .bind(800_000 + account.id, account.id, single.id),
    ]);
    await saveSenderSnapshot(ctx, user.userId, {
      signature: `<img src="https://njia.test/logo/${shown.key.slice("logos/".length)}">`,
      fromName: "Amina",
      fromAddress: "amina@soko.test",
      postalAddress: "Nairobi",
      language: "en",
    });
    const there = async () => {
      const rows = ctx.d1.prepare("select id from outreach_files where account_id = ? order by id");
      const { results } = await rows.bind(account.id).all<{ id: number }>();
      return results.map(({ id }) => id);
    };
    const kept = [used, step, translation, single, logo, shown].map(({ id }) => id).sort((a, b) => a - b);
    await removeUnusedFiles(testContext());
    expect(await there()).toHaveLength(8);
    await removeUnusedFiles(days(2));
    expect(await there()).toEqual(kept);
    expect(await ctx.files.get(unused.key)).toBeNull();
    expect(await ctx.files.get(used.key)).not.toBeNull();
    expect(await removeUnusedFiles(days(2))).toBe(0);
  });
});
