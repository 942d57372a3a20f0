import { beforeAll, describe, expect, it } from "vitest";
import type { WordsPreview } from "~/domains/templates/rendering/preview-content.server";
import { makeLeads } from "../support/fixtures/campaigns";
import { makeSearch } from "../support/fixtures/lead-search";
import { callApp, fetchApp, ORIGIN, postForm, signedInBusiness } from "../support/harness/app";
import type { Business } from "../support/harness/context";
import { env } from "../support/harness/context";

let business: Business & { cookie: string };
let cookie = "";
beforeAll(async () => {
  business = await signedInBusiness({ plan: "scaleup" });
  cookie = business.cookie;
});

const FIELDS = {
  name: "Hello",
  subject: "For {{companyName}}",
  content: "Hello {{firstName|there}}",
  ccEmails: "a@b.test, nobody",
};
const newest = async () => {
  const row = await env.DB.prepare(
    "select * from outreach_templates where account_id = ? order by id desc limit 1",
  )
    .bind(business.account.id)
    .first<Record<string, unknown> & { id: number }>();
  if (!row) throw new Error("no template");
  const { id, created_at: _c, updated_at: _u, archived_at, ...rest } = row;
  return { id, isGone: archived_at !== null, rest };
};

const CALLS = ["/api/outreach-templates", "/api/ai/outreach-templates"];
const FORMS = ["/ai-outreach-templates/new"];
const WAYS = [
  ...FORMS.map((path) => ({ path, isForm: true })),
  ...CALLS.map((path) => ({ path, isForm: false })),
];
const send = ({ path, isForm }: { path: string; isForm: boolean }, fields: Record<string, string>) =>
  isForm ? postForm(path, fields, cookie) : callApp("POST", path, fields, cookie);

describe("an email template", () => {
  it("is created, edited, deleted and restored by form and API with the same result", async () => {
    const created: unknown[] = [];
    for (const way of WAYS) {
      const answer = await send(way, FIELDS);
      expect(answer.status).toBe(way.isForm ? 302 : 201);
      const { id, rest } = await newest();
      created.push(rest);
      const change = { ...FIELDS, subject: "Changed" };
      const page = `/ai-outreach-templates/${id}`;
      const call = `${CALLS[0]}/${id}`;
      const changed = way.isForm
        ? await postForm(page, change, cookie)
        : await callApp("PATCH", call, { subject: "Changed" }, cookie);
      expect(changed.status).toBe(way.isForm ? 302 : 200);
      expect((await newest()).rest.subject).toBe("Changed");
      const gone = way.isForm
        ? await postForm(`${page}/delete`, {}, cookie)
        : await callApp("DELETE", call, undefined, cookie);
      expect(gone.status).toBe(way.isForm ? 302 : 200);
      expect(await newest()).toMatchObject({ id, isGone: true });
      expect((await callApp("GET", call, undefined, cookie)).status).toBe(404);
      const back = way.isForm
        ? await postForm(`${page}/restore`, {}, cookie)
        : await callApp("POST", `${call}/restore`, {}, cookie);
      expect(back.status).toBe(way.isForm ? 302 : 200);
      expect(await newest()).toMatchObject({ id, isGone: false });
    }
    for (const template of created) expect(template).toEqual(created[0]);
    expect(created[0]).toMatchObject({ cc_emails: '["a@b.test"]', template_type: "cold_email" });
  });

  it.each([
    [{ name: "" }, "Enter a template name."],
    [{ subject: " " }, "Enter a subject."],
    [{ content: "" }, "Enter the email content."],
    [{ ccEmails: "a@b@c" }, "Enter email addresses separated by commas"],
    [{ content: "x".repeat(120_000) }, "Use at most 100,000 characters."],
  ])("is rejected with the same message, and nothing is saved: %o", async (wrong, message) => {
    const before = await newest();
    for (const way of WAYS) {
      const answer = await send(way, { ...FIELDS, ...wrong });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(message);
    }
    expect(await newest()).toEqual(before);
  });

  it("is rejected before reading if its body is 1 MB", async () => {
    for (const way of WAYS)
      expect((await send(way, { ...FIELDS, content: "x".repeat(1_000_000) })).status).toBe(413);
  });

  it("is listed with its total by both API paths", async () => {
    for (const path of CALLS) {
      const answer = await callApp("GET", path, undefined, cookie);
      const rows = (await answer.json()) as { name: string; ccEmails: string[] }[];
      expect(answer.headers.get("x-total-count")).toBe(String(rows.length));
      expect(rows[0]).toMatchObject({
        ccEmails: ["a@b.test"],
        attachmentUrl: null,
        variables: ["firstName"],
      });
    }
  });
});

describe("an attachment of a template", () => {
  const multipart = (file: File, fields: Record<string, string> = FIELDS, path = FORMS[0] ?? "") => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("attachment", file);
    return fetchApp(path, {
      method: "POST",
      body,
      cookie,
      headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
    });
  };
  const pdf = (name = "terms.pdf") => new File(["%PDF-1.7 terms"], name, { type: "application/pdf" });
  const upload = (body: Record<string, unknown>) => callApp("POST", "/api/upload/attachment", body, cookie);

  it("is uploaded with the form or by API, and served to its account only", async () => {
    expect((await multipart(pdf())).status).toBe(302);
    const byForm = await newest();
    const answer = await upload({
      filename: "terms.pdf",
      fileData: `data:application/pdf;base64,${btoa("%PDF-1.7 terms")}`,
      mimeType: "application/pdf",
    });
    const { url, originalName } = (await answer.json()) as { url: string; originalName: string };
    expect(originalName).toBe("terms.pdf");
    await callApp("POST", "/api/outreach-templates", { ...FIELDS, attachmentUrl: url }, cookie);
    const byCall = await newest();
    expect({ ...byCall.rest, file_id: 0 }).toEqual({ ...byForm.rest, file_id: 0 });
    const file = await fetchApp(url, { cookie });
    expect(await file.text()).toBe("%PDF-1.7 terms");
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''terms.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    const other = await signedInBusiness();
    expect((await fetchApp(url, { cookie: other.cookie })).status).toBe(404);
    const theirs = await callApp(
      "POST",
      "/api/outreach-templates",
      { ...FIELDS, attachmentUrl: url },
      other.cookie,
    );
    expect(theirs.status).toBe(422);
  });

  it("survives an error in another field, and is removed on request", async () => {
    const page = await (await multipart(pdf("kept.pdf"), { ...FIELDS, name: "" })).text();
    expect(page).toContain("kept.pdf");
    const url = /name="attachmentUrl" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect((await postForm(FORMS[0] ?? "", { ...FIELDS, attachmentUrl: url }, cookie)).status).toBe(302);
    const { id, rest } = await newest();
    expect(`/files/${rest.file_id}`).toBe(url);
    await postForm(
      `/ai-outreach-templates/${id}`,
      { ...FIELDS, attachmentUrl: url, removeAttachment: "on" },
      cookie,
    );
    expect((await newest()).rest).toMatchObject({ file_id: null });
  });

  it("is rejected with the same message for a wrong type or size, and the form keeps its input", async () => {
    const before = await newest();
    const wrong = "Invalid file type: Please upload a PDF, Word document, or image file";
    const page = await multipart(new File(["MZ"], "terms.pdf", { type: "application/pdf" }));
    expect(page.status).toBe(422);
    const text = await page.text();
    expect(text).toContain(wrong);
    expect(text).toContain("Hello {{firstName|there}}");
    const called = await upload({
      filename: "terms.pdf",
      fileData: `data:application/pdf;base64,${btoa("MZ")}`,
    });
    expect([called.status, await called.text()]).toEqual([422, wrong]);

    const large = "File too large: Please upload a file smaller than 10MB";
    const bytes = new Uint8Array(10_485_761);
    bytes.set(new TextEncoder().encode("%PDF-"));
    const form = await multipart(new File([bytes], "terms.pdf"));
    expect(form.status).toBe(422);
    const told = await form.text();
    expect(told).toContain(large);
    expect(told).toContain("Hello {{firstName|there}}");
    const base64 = `${btoa("%PDF-1")}${"A".repeat(13_981_100)}`;
    const call = await upload({ filename: "terms.pdf", fileData: `data:application/pdf;base64,${base64}` });
    expect([call.status, await call.text()]).toEqual([413, large]);
    expect(await newest()).toEqual(before);
  });
});

describe("an email signature", () => {
  const png = "\x89PNG\r\n\x1a\n logo";
  const saved = () => callApp("GET", "/api/signature", undefined, cookie).then((answer) => answer.json());

  it("is saved step by step by form with the same result as by API", async () => {
    const details = {
      name: "Amina O",
      title: "Boss",
      company: "Acme",
      phone: "+254 700 000 001",
      email: "a@b.test",
      website: "acme.test",
    };
    expect((await postForm("/ai-outreach-templates/signature?step=details", details, cookie)).status).toBe(
      302,
    );
    expect(
      (await postForm("/ai-outreach-templates/signature?step=illustration", { illustration: "dots" }, cookie))
        .status,
    ).toBe(302);
    const byForm = await saved();
    expect(byForm).toMatchObject({ ...details, illustration: "dots", logoUrl: null });
    await callApp("PATCH", "/api/signature", { name: "Other", title: "", illustration: "" }, cookie);
    await callApp("PATCH", "/api/signature", { ...details, illustration: "dots" }, cookie);
    expect(await saved()).toEqual(byForm);
    const answer = await callApp(
      "POST",
      "/api/upload/logo",
      { filename: "l.png", fileData: `data:image/png;base64,${btoa(png)}` },
      cookie,
    );
    const { url } = (await answer.json()) as { url: string };
    expect(
      (
        await postForm(
          "/ai-outreach-templates/signature?step=branding",
          { logoUrl: url, customText: "Hi" },
          cookie,
        )
      ).status,
    ).toBe(302);
    const { html } = (await saved()) as { html: string };
    const logo = await fetchApp(new URL(/src="([^"]+)"/.exec(html)?.[1] ?? "").pathname);
    expect(logo.headers.get("content-type")).toBe("image/png");
    expect(logo.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await logo.arrayBuffer()).byteLength).toBe(png.length);
    const { url: attachment } = (await (
      await callApp(
        "POST",
        "/api/upload/attachment",
        { filename: "a.png", fileData: `data:image/png;base64,${btoa(png)}` },
        cookie,
      )
    ).json()) as { url: string };
    expect((await callApp("PATCH", "/api/signature", { logoUrl: attachment }, cookie)).status).toBe(422);
  });

  it.each([
    [{ website: "javascript:alert(1)" }, "Enter a web address, e.g. www.example.com."],
    [{ email: "nobody" }, "Enter an email address, e.g. amina@example.com."],
    [{ name: " " }, "Enter your name."],
  ])("is rejected with the same message, and nothing is saved: %o", async (wrong, message) => {
    const before = await saved();
    const form = await postForm(
      "/ai-outreach-templates/signature?step=details",
      { name: "Amina", ...wrong },
      cookie,
    );
    const call = await callApp("PATCH", "/api/signature", wrong, cookie);
    for (const answer of [form, call]) {
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(message);
    }
    expect(await saved()).toEqual(before);
  });
});

describe("the template writer", () => {
  it("drafts the same template by form and API", async () => {
    const brief = { offer: "Mini-grids for 40 villages", ask: "call" };
    const page = await (await postForm("/ai-outreach-templates/write", brief, cookie)).text();
    const answer = await callApp("POST", "/api/ai/outreach-templates/write", brief, cookie);
    const { subject, writtenBy } = (await answer.json()) as { subject: string; writtenBy: string | null };
    expect(writtenBy).toBeNull();
    expect(page).toContain(subject);
    expect(page).toContain("Mini-grids for 40 villages.");
    const refused = await postForm("/ai-outreach-templates/write", { offer: "" }, cookie);
    expect(refused.status).toBe(422);
    expect((await callApp("POST", "/api/outreach-templates/write", {}, cookie)).status).toBe(422);
  });
});

describe("unsaved template content", () => {
  it("is previewed by form and API as a lead would read it, and nothing is saved", async () => {
    const { ctx, cookie } = await signedInBusiness({ plan: "scaleup" });
    const search = await makeSearch(ctx);
    await makeLeads(ctx, search.id, 1);
    const words = {
      subject: "For {{companyName}}",
      content: "Dear {{firstName|there}},\n\n<script>alert(1)</script><b>{{wrong}}</b> {{country}}",
    };
    const page = await postForm("/ai-outreach-templates/new", { ...words, look: "1" }, cookie);
    expect(page.status).toBe(200);
    const html = await page.text();
    const answer = await callApp("POST", "/api/outreach-templates/preview", words, cookie);
    const { preview } = await answer.json<{ preview: WordsPreview }>();
    expect(preview).toMatchObject({ unknown: ["wrong"], missing: [] });
    expect(preview.subject).toMatch(/^For Shop/);
    expect(preview.html).not.toContain("script");
    expect(html).toContain(preview.html);
    expect(html).toContain(`Preview for ${preview.reader}`);
    expect(html).toContain("Dear {{firstName|there}}");
    const { results } = await ctx.d1
      .prepare("select id from outreach_templates where account_id = ?")
      .bind(ctx.account.id)
      .all();
    expect(results).toEqual([]);
  });

  it("is limited like a template, and requires none of its fields", async () => {
    const { cookie } = await signedInBusiness({ plan: "scaleup" });
    const look = (body: object) => callApp("POST", "/api/ai/outreach-templates/preview", body, cookie);
    expect(await (await look({})).json()).toEqual({ preview: null });
    expect((await look({ content: "x".repeat(100_001) })).status).toBe(422);
    expect((await look({ content: "{{a}}".repeat(201) })).status).toBe(422);
    expect((await look({ content: 5 })).status).toBe(422);
    const long = await postForm(
      "/ai-outreach-templates/new",
      { content: "{{a}}".repeat(201), look: "1" },
      cookie,
    );
    expect([long.status, (await long.text()).includes("at most 200 variables")]).toEqual([422, true]);
  });
});
