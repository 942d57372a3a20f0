import { describe, expect, it } from "vitest";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { transactionalEmails } from "~/domains/mail/tables";
import { DEV } from "~/paths/dev";
import { fetchApp } from "../../support/harness/app";
import { fetchInProduction } from "../../support/harness/built-app";
import { testContext } from "../../support/harness/context";

const ctx = testContext();

async function kept(subject: string): Promise<number> {
  await ctx.files.put("mail/outbox-test.csv", "a,b\n");
  await ctx.db.batch([
    mailStatement(ctx, {
      cause: crypto.randomUUID(),
      to: { address: "amina@business.test", name: "Amina" },
      subject,
      paragraphs: ["Hello <b>Amina</b>,", "Please confirm."],
      action: { label: "Confirm", url: "https://njia.test/verify?token=abc" },
      headers: { "X-Note": "a note" },
      attachments: [{ key: "mail/outbox-test.csv", name: "contacts d'été.csv", type: "text/csv" }],
    }),
  ]);
  await sendMails(ctx);
  const rows = await ctx.db.select({ id: transactionalEmails.id }).from(transactionalEmails);
  return Math.max(...rows.map(({ id }) => id));
}

const page = async (path: string) => {
  const response = await fetchApp(path);
  return { response, html: await response.text() };
};

describe("the development outbox", () => {
  it("lists every email, newest first, in pages", async () => {
    await ctx.db.delete(transactionalEmails);
    expect((await page(DEV.mails)).html).toContain("No emails yet");
    for (let n = 1; n <= 52; n += 1) await kept(`Mail number ${n}.`);
    const first = await page(DEV.mails);
    expect(first.response.status).toBe(200);
    expect(first.html.indexOf("Mail number 52.")).toBeLessThan(first.html.indexOf("Mail number 51."));
    expect(first.html).not.toContain("Mail number 2.");
    expect(first.html).not.toContain("<script");
    expect(first.html).toContain('content="noindex"');
    const next = /href="([^"]*cursor=\d+)"/.exec(first.html)?.[1] ?? "";
    expect((await page(next)).html).toContain("Mail number 2.");
  });

  it("shows one email: text, HTML, headers, attachments", async () => {
    const id = await kept("Confirm & go");
    const { html } = await page(DEV.mail(id));
    expect(html).toContain("Confirm &amp; go");
    expect(html).toContain("&amp;lt;b&amp;gt;Amina");
    for (const part of [
      "X-Note",
      "a note",
      "Auto-Submitted",
      "Message-ID",
      "contacts d&#x27;été.csv",
      "kept",
    ])
      expect(html).toContain(part);
  });

  it("serves the HTML as a sandboxed document, and attachments as downloads", async () => {
    const id = await kept("As a page");
    const { response, html } = await page(DEV.mailHtml(id));
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'/);
    expect(html).toMatch(
      /<a href="https:\/\/njia\.test\/verify\?token=abc" class="ours" style="[^"]*">Confirm<\/a>/,
    );
    const file = await fetchApp(DEV.mailAttachment(id, 1));
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename\*=UTF-8''contacts%20d_%C3%A9t%C3%A9\.csv$/,
    );
    expect(file.headers.get("content-type")).toBe("application/octet-stream");
    expect(await file.text()).toBe("a,b\n");
    expect((await fetchApp(DEV.mailAttachment(id, 2))).status).toBe(404);
  });

  it("returns not found for a missing email", async () => {
    for (const id of ["0", "x", "999999999"]) expect((await fetchApp(DEV.mail(id))).status).toBe(404);
  });

  it("does not exist in production", async () => {
    const id = await kept("Not in production");
    for (const path of [DEV.mails, DEV.mail(id), DEV.mailHtml(id), DEV.mailAttachment(id, 1)])
      expect((await fetchInProduction(path)).status).toBe(404);
  });
});
