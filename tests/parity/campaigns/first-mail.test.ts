import { beforeAll, describe, expect, it } from "vitest";
import { makeCampaign, makeMailbox } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { callApp, postForm, signedInBusiness } from "../../support/harness/app";
import { type Business, env } from "../../support/harness/context";

let me: Business & { cookie: string };
beforeAll(async () => {
  me = await signedInBusiness({ plan: "scaleup" });
  await makeMailbox(me.ctx);
});

const form = (path: string, fields: Record<string, string>) => postForm(path, fields, me.cookie);
const call = (method: string, path: string, body: unknown) => callApp(method, path, body, me.cookie);

/** The newest campaign and its steps. */
const newestRow = () =>
  env.DB.prepare(
    `select c.id, c.name, c.status, c.window_start, (select count(*) from campaign_steps s
       where s.campaign_id = c.id and s.position = 1 and s.delay_hours = 0
       and s.template_id = (select max(id) from outreach_templates where account_id = ?1)) steps
     from outreach_campaigns c where c.account_id = ?1 order by c.id desc limit 1`,
  )
    .bind(me.account.id)
    .first<{ id: number; steps: number }>();

describe("the first email of a campaign", () => {
  const MAIL = { subject: "For {{companyName}}", content: "Hello {{firstName|there}}" };
  const templates = async () => {
    const rows = await env.DB.prepare(
      "select name, subject, content, variables from outreach_templates where account_id = ?",
    )
      .bind(me.account.id)
      .all();
    return rows.results;
  };

  it("is accepted as text by form and call, with the validation of a template", async () => {
    const targetLeadSearchId = (await makeSearch(me.ctx)).id;
    const words = { name: "Written", ...MAIL };
    const rows = [];
    for (const send of [
      () => form("/campaigns/new", { ...words, targetLeadSearchId: String(targetLeadSearchId) }),
      () => form("/business/campaigns", words),
      () => call("POST", "/api/ai/campaigns", { ...words, targetLeadSearchId }),
      () => call("POST", "/api/outreach-campaigns", words),
    ]) {
      const before = (await templates()).length;
      expect([201, 302]).toContain((await send()).status);
      const made = (await templates()).slice(before);
      expect(made).toMatchObject([{ name: "Written", subject: MAIL.subject }]);
      const { id: _own, ...row } = (await newestRow()) ?? { id: 0 };
      expect(row).toMatchObject({ name: "Written", status: "draft", steps: 1 });
      rows.push([row, made]);
    }
    expect(rows.slice(1)).toEqual(rows.slice(0, -1));
    const before = [(await newestRow())?.id, (await templates()).length];
    const half = { ...words, content: "", targetLeadSearchId: String(targetLeadSearchId) };
    const page = await form("/campaigns/new", half);
    const answer = await call("POST", "/api/ai/campaigns", { ...half, targetLeadSearchId });
    expect([page.status, answer.status]).toEqual([422, 422]);
    const html = await page.text();
    expect(html).toContain("Enter the email content.");
    expect(html).toContain('value="For {{companyName}}"');
    expect(await answer.text()).toBe("Enter the email content.");
    expect([(await newestRow())?.id, (await templates()).length]).toEqual(before);
  });

  it("creates one campaign and one template when submitted twice", async () => {
    const { id } = await makeSearch(me.ctx);
    const fields = { name: "Twice", ...MAIL, targetLeadSearchId: String(id) };
    const idempotencyKey = crypto.randomUUID();
    const press = () => form("/campaigns/new", { ...fields, idempotencyKey });
    const look = await form("/campaigns/new", { ...fields, idempotencyKey, look: "1" });
    expect(look.status).toBe(200);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
    expect((await templates()).filter(({ name }) => name === "Twice")).toHaveLength(1);
  });

  it("is previewed from the form: nothing is saved, and all input stays", async () => {
    const { searchId } = await makeCampaign(me.ctx, 1);
    const before = [(await newestRow())?.id, await templates()];
    const typed = {
      name: "Only looked at",
      ...MAIL,
      content: "x".repeat(20_000),
      targetLeadSearchId: String(searchId),
      hours: "any",
    };
    const page = await form("/campaigns/new", { ...typed, look: "1" });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("For Shop 1");
    for (const value of ['value="Only looked at"', 'value="For {{companyName}}"', `>${typed.content}<`])
      expect(html).toContain(value);
    expect(html).toMatch(/value="any"[^>]*selected|selected[^>]*value="any"/);
    const check = await form("/campaigns/check", { ...typed });
    expect(await check.json()).toMatchObject({ mails: [{ position: 1, subject: "For Shop 1" }] });
    expect([(await newestRow())?.id, await templates()]).toEqual(before);
  });
});
