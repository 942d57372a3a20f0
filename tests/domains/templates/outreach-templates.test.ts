import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { removeTemplate } from "~/domains/campaigns/remove-template.server";
import { testTemplate } from "~/domains/sending/test-template.server";
import { editableContent } from "~/domains/templates/content-html";
import { previewTemplate } from "~/domains/templates/rendering/lead-preview.server";
import { restoreTemplate } from "~/domains/templates/restore-template.server";
import { createTemplate, duplicateTemplate, updateTemplate } from "~/domains/templates/save-template.server";
import { TemplateChangeSchema, TemplateSchema } from "~/domains/templates/template-schema";
import { getTemplate, listTemplates, listVariants } from "~/domains/templates/templates.server";
import { makeMailbox } from "../../support/fixtures/campaigns";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { env, makeBusiness, still } from "../../support/harness/context";

const BASE = {
  name: "First",
  subject: "For {{companyName}}",
  content: "Hello {{firstName|there}},\n\nour offer.\n{{signature}}",
};
const make = (ctx: BusinessContext, given: Record<string, unknown> = {}) =>
  createTemplate(ctx, TemplateSchema.parse({ ...BASE, ...given }));

describe("a template", () => {
  it("is stored as clean HTML with its variables", async () => {
    const { ctx } = await makeBusiness();
    const template = await make(ctx, { ccEmails: ["", "nobody", " a@b.test ", "A@B.test"] });
    expect(template.content).toBe("<p>Hello {{firstName|there}},</p>\n<p>our offer.<br>{{signature}}</p>");
    expect(template.variables).toEqual(["companyName", "firstName", "signature"]);
    expect(template.ccEmails).toEqual(["A@B.test"]);
    expect(editableContent(template.content)).toBe(BASE.content);
    const html = await make(ctx, { content: '<p onclick="x()">Hi {{nick}}</p><script>alert(1)</script>' });
    expect(html.content).toBe("<p>Hi {{nick}}</p>");
    expect(html.variables).toEqual(["companyName", "nick"]);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ subject: "" }, "subject"],
    [{ content: " \n" }, "content"],
    [{ content: "x".repeat(1_000_000) }, "content"],
    [{ content: "{{firstName}}".repeat(300) }, "content"],
    [{ templateType: "spam" }, "templateType"],
    [{ language: "klingon" }, "language"],
    [{ ccEmails: "a@b@c" }, "ccEmails"],
    [{ ccEmails: "eve@x.test\r\nBcc:all@victim.test" }, "ccEmails"],
    [{ attachmentUrl: "https://evil.test/x.pdf" }, "attachmentUrl"],
  ])("is rejected with a field error for %o", (given, field) => {
    const result = TemplateSchema.safeParse({ ...BASE, ...given });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it("keeps line breaks out of name and subject", () => {
    const input = TemplateSchema.parse({ ...BASE, name: "A\r\nB", subject: "Hi\r\nBcc: all@victim.test" });
    expect(input).toMatchObject({ name: "A  B", subject: "Hi  Bcc: all@victim.test" });
  });

  it("is limited to five on the plan, also under concurrency; translations are free", async () => {
    const { ctx } = await makeBusiness({ plan: "startup" });
    const first = await make(ctx);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => make(ctx)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    await expect(duplicateTemplate(ctx, first.id)).rejects.toMatchObject({ code: "limit_reached" });
    const french = await make(ctx, { variantOf: first.id, language: "fr" });
    await expect(make(ctx, { variantOf: french.id, language: "en" })).rejects.toMatchObject({
      field: "language",
    });
    expect((await listVariants(ctx, french)).map(({ language }) => language)).toEqual(["en", "fr"]);
    await expect(updateTemplate(ctx, french.id, { language: "en" })).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await getTemplate(ctx, french.id)).language).toBe("fr");
  });

  it("changes only the given fields, and is not found by another account", async () => {
    const { ctx } = await makeBusiness();
    const { ctx: other } = await makeBusiness();
    const { id } = await make(ctx);
    const changed = await updateTemplate(ctx, id, TemplateChangeSchema.parse({ subject: "New {{city}}" }));
    expect(changed).toMatchObject({
      name: "First",
      subject: "New {{city}}",
      variables: ["city", "firstName", "signature"],
    });
    for (const act of [getTemplate, removeTemplate, duplicateTemplate])
      await expect(act(other, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(make(other, { variantOf: id })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("deleting", () => {
  it("can be undone, with its translations", async () => {
    const { ctx } = await makeBusiness({ plan: "startup" });
    const first = await make(ctx);
    const french = await make(ctx, { variantOf: first.id, language: "fr" });
    await removeTemplate(ctx, first.id);
    expect((await listTemplates(ctx, { limit: 50 })).rows).toEqual([]);
    await expect(getTemplate(ctx, french.id)).rejects.toMatchObject({ code: "not_found" });
    await restoreTemplate(ctx, first.id);
    expect((await getTemplate(ctx, french.id)).archivedAt).toBeNull();
    await removeTemplate(ctx, first.id);
    for (let index = 0; index < 5; index += 1) await make(ctx);
    await expect(restoreTemplate(ctx, first.id)).rejects.toMatchObject({ code: "limit_reached" });
  });

  it("is refused while a campaign uses the template", async () => {
    const { ctx, account } = await makeBusiness();
    const { id } = await make(ctx);
    const campaign = await env.DB.prepare(
      "insert into outreach_campaigns (account_id, created_by, name, status, lead_search_id, created_at, updated_at) values (?, 1, 'Spring', 'active', 1, 1, 1) returning id",
    )
      .bind(account.id)
      .first<{ id: number }>();
    await env.DB.prepare("insert into campaign_steps (campaign_id, position, template_id) values (?, 1, ?)")
      .bind(campaign?.id, id)
      .run();
    await expect(removeTemplate(ctx, id)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Spring"),
    });
    expect((await getTemplate(ctx, id)).archivedAt).toBeNull();
    await env.DB.prepare("update outreach_campaigns set status = 'completed' where id = ?")
      .bind(campaign?.id)
      .run();
    await removeTemplate(ctx, id);
  });
});

describe("preview and test", () => {
  it("shows the email for a lead and sends it to the current user, once a minute", async () => {
    const { user, ...made } = await makeBusiness({ name: "Acme & Sons" });
    const ctx = still(made.ctx);
    const template = await make(ctx, {
      content: "Hello {{firstName}} in {{city}}, {{nick}}\n\n{{signature}}",
    });
    expect((await previewTemplate(ctx, template, null)).message).toBeNull();
    const test = (isVerified: boolean) =>
      testTemplate({ ...ctx, actor: { ...user, isVerified } }, template.id, null);
    await expect(test(true)).rejects.toMatchObject({ code: "conflict" });
    await addAlike(ctx, 1, { name: "<Solar>", city: "Nakuru" });
    await runSearch(ctx, (await makeSearch(ctx)).id);
    const { lead, message } = await previewTemplate(ctx, template, null);
    expect(lead?.name).toBe("<Solar>");
    expect(message).toMatchObject({ subject: "For <Solar>", missing: ["firstName"], unknown: ["nick"] });
    expect(message?.html).toContain("Acme &amp; Sons");
    await expect(test(false)).rejects.toMatchObject({ code: "forbidden" });
    await test(true);
    await expect(test(true)).rejects.toMatchObject({ code: "conflict" });
    const { results } = await env.DB.prepare("select * from transactional_emails where to_address = ?")
      .bind(user.email)
      .all();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ subject: "For <Solar>", is_essential: 1 });
    expect(results[0]?.text).toContain("in Nakuru");
    await env.DB.prepare("delete from transactional_emails where to_address = ?").bind(user.email).run();
    const mailboxId = await makeMailbox(ctx);
    await test(true);
    const single = await env.DB.prepare(
      "select m.to_address, m.rule, m.mailbox_id, s.subject from one_off_emails s join outreach_messages m on m.id = s.message_id where s.account_id = ?",
    )
      .bind(ctx.account.id)
      .all();
    expect(single.results).toEqual([
      { to_address: user.email, rule: "test", mailbox_id: mailboxId, subject: "For <Solar>" },
    ]);
    const other = await makeBusiness();
    await expect(previewTemplate(other.ctx, template, lead?.id ?? 0)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
