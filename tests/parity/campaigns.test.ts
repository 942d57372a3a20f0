import { beforeAll, describe, expect, it } from "vitest";
import { makeCampaign, makeLeads, makeMailbox, makeTemplate } from "../support/fixtures/campaigns";
import { makeSearch } from "../support/fixtures/lead-search";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { type Business, env } from "../support/harness/context";

let me: Business & { cookie: string };
beforeAll(async () => {
  me = await signedInBusiness({ plan: "scaleup" });
  await makeMailbox(me.ctx);
});

type Fields = Record<string, string | string[]>;
const form = (path: string, fields: Fields = {}) => postForm(path, fields, me.cookie);
const call = (method: string, path: string, body?: unknown) => callApp(method, path, body ?? {}, me.cookie);

/** A campaign and its steps, without values that two campaigns can't share. */
async function campaignRow(id: number) {
  const row = await env.DB.prepare("select * from outreach_campaigns where id = ?").bind(id).first();
  const steps = await env.DB.prepare(
    "select position, delay_hours, subject_b, subject, content from campaign_steps where campaign_id = ? order by position",
  )
    .bind(id)
    .all();
  const own = ["id", "lead_search_id", "mailbox_id"];
  const kept = Object.entries(row ?? {}).filter(([name]) => !own.includes(name) && !/_at$/.test(name));
  return { ...Object.fromEntries(kept), steps: steps.results };
}

const newest = async () =>
  (await env.DB.prepare("select max(id) as id from outreach_campaigns where account_id = ?")
    .bind(me.account.id)
    .first<number>("id")) ?? 0;

describe("a campaign", () => {
  it("is created with the same effect by both forms and by both calls", async () => {
    const templateId = await makeTemplate(me.ctx);
    const search = await makeSearch(me.ctx);
    const words = { name: "  Solar ", description: "To all" };
    const ids = { templateId: String(templateId), targetLeadSearchId: String(search.id) };
    const rows = [];
    for (const send of [
      () => form("/campaigns/new", { ...words, ...ids, scheduledStartDate: "2030-01-01T09:00" }),
      () => form("/business/campaigns", { ...words, ...ids, scheduledStartDate: "2030-01-01T09:00" }),
      () =>
        call("POST", "/api/ai/campaigns", {
          ...words,
          templateId,
          targetLeadSearchId: search.id,
          scheduledStartDate: "2030-01-01T09:00:00Z",
        }),
      () =>
        call("POST", "/api/outreach-campaigns", {
          ...words,
          templateId,
          leadSearchId: search.id,
          scheduledAt: "2030-01-01T10:00:00+01:00",
        }),
    ]) {
      expect([201, 302]).toContain((await send()).status);
      rows.push(await campaignRow(await newest()));
    }
    expect(rows[0]).toMatchObject({ name: "Solar", status: "scheduled", description: "To all" });
    for (const row of rows) expect(row).toEqual(rows[0]);
  });

  it("rejects missing fields the same way, and keeps the input", async () => {
    const before = await newest();
    const page = await form("/campaigns/new", { name: "Solar", templateId: "", targetLeadSearchId: "" });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain("Please fill in all required fields");
    expect(html).toContain("Failed to create campaign");
    expect(html).toContain('value="Solar"');
    const answer = await call("POST", "/api/ai/campaigns", { name: "Solar" });
    expect([answer.status, await answer.text()]).toEqual([422, "Please fill in all required fields"]);
    expect(await newest()).toBe(before);
  });

  it("requires only a name and a template in the portal's form and call", async () => {
    const rows = [];
    const templateId = String(await makeTemplate(me.ctx));
    for (const send of [
      () => form("/business/campaigns", { name: "Short", templateId, targetLeadSearchId: "" }),
      () => call("POST", "/api/outreach-campaigns", { name: "Short", templateId, leadSearchId: "" }),
    ]) {
      expect([201, 302]).toContain((await send()).status);
      rows.push(await campaignRow(await newest()));
    }
    expect(rows[0]).toMatchObject({ name: "Short", status: "draft" });
    expect(rows[1]).toEqual(rows[0]);
  });

  it("flags the missing audience too, and shows the message once above the form", async () => {
    const html = await (await form("/campaigns/new", { name: "" })).text();
    const summary = /role="alert">(.*?)<div class="field/s.exec(html)?.[1] ?? "";
    expect(summary.split("Please fill in all required fields").length - 1).toBe(1);
    for (const name of ["Campaign name", "Template", "Audience"]) expect(summary).toContain(`>${name}</a>`);
    expect(html).toMatch(/name="audience"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="audience"/);
  });

  it("is edited with the same effect, including its steps", async () => {
    const rows = [];
    for (const way of ["form", "call"]) {
      const { id, templateId, searchId, mailboxId } = await makeCampaign(me.ctx);
      const days = [0, 2];
      const edited =
        way === "form"
          ? await form(`/campaigns/${id}/edit`, {
              isWhole: "on",
              name: "New name",
              targetLeadSearchId: String(searchId),
              mailboxId: String(mailboxId),
              windowDays: days.map(String),
              windowStartHour: "9",
              windowEndHour: "12",
            })
          : await call("PATCH", `/api/ai/campaigns/${id}`, {
              name: "New name",
              mailboxId,
              windowDays: days,
              windowStartHour: 9,
              windowEndHour: 12,
              countsClicks: false,
            });
      expect(edited.status).toBe(way === "form" ? 302 : 200);
      const other = await makeTemplate(me.ctx);
      const stepped =
        way === "form"
          ? await form(`/campaigns/${id}/edit`, {
              "steps[0].templateId": String(templateId),
              "steps[0].delayHours": "0",
              "steps[0].subjectB": "Second",
              addTemplateId: String(other),
              addDelayHours: "48",
            })
          : await call("PUT", `/api/ai/campaigns/${id}/steps`, {
              steps: [
                { templateId, delayHours: 0, subjectB: "Second" },
                { templateId: other, delayHours: 48 },
              ],
            });
      expect(stepped.status).toBe(way === "form" ? 302 : 200);
      rows.push(await campaignRow(id));
    }
    expect(rows[0]).toMatchObject({ window_start: 540, window_end: 720, window_days: 5, counts_clicks: 0 });
    expect(rows[0]?.steps).toHaveLength(2);
    expect(rows[1]).toEqual(rows[0]);
  });

  it("reorders and removes steps with the form's buttons", async () => {
    const { id, templateId } = await makeCampaign(me.ctx);
    const templates = [templateId, await makeTemplate(me.ctx), await makeTemplate(me.ctx)];
    const all = Object.fromEntries(
      templates.flatMap((template, index) => [
        [`steps[${index}].templateId`, String(template)],
        [`steps[${index}].delayHours`, "24"],
      ]),
    );
    const order = async () => {
      const answer = await callApp("GET", `/api/ai/campaigns/${id}`, undefined, me.cookie);
      const { steps } = (await answer.json()) as { steps: { templateId: number; delayHours: number }[] };
      return steps.map((step) => [templates.indexOf(step.templateId), step.delayHours]);
    };
    expect((await form(`/campaigns/${id}/edit`, { ...all, up: "3" })).status).toBe(302);
    expect(await order()).toEqual([
      [0, 0],
      [2, 24],
      [1, 24],
    ]);
    expect((await form(`/campaigns/${id}/edit`, { ...all, remove: "1" })).status).toBe(302);
    expect(await order()).toEqual([
      [1, 0],
      [2, 24],
    ]);
    const bare = await form(`/campaigns/${id}/edit`, { ...all, add: "1", addTemplateId: "" });
    expect([bare.status, await bare.text()]).toEqual([
      422,
      expect.stringContaining("Choose a template for the new step."),
    ]);
    const eleven = Array.from({ length: 11 }, () => ({ templateId }));
    const refused = await call("PUT", `/api/ai/campaigns/${id}/steps`, { steps: eleven });
    expect([refused.status, await refused.text()]).toEqual([422, "Use 1 to 10 steps per campaign."]);
    expect((await call("PUT", `/api/ai/campaigns/${id}/steps`, { steps: [] })).status).toBe(422);
    expect(await order()).toHaveLength(2);
  });

  it("is started, paused, resumed, copied, cancelled, deleted and restored with the same effect", async () => {
    const rows: Record<string, unknown>[][] = [];
    for (const way of ["form", "call"]) {
      const { id } = await makeCampaign(me.ctx);
      const api = `/api/ai/campaigns/${id}`;
      const seen = [];
      for (const verb of ["start", "pause", "start", "duplicate", "cancel", "delete", "restore"]) {
        const method = verb === "delete" ? "DELETE" : "POST";
        const answer =
          way === "form"
            ? await form(`/campaigns/${id}/${verb}`)
            : await call(method, verb === "delete" ? api : `${api}/${verb}`);
        expect([200, 201, 302], verb).toContain(answer.status);
        seen.push(((await campaignRow(id)) as Record<string, unknown>).status);
      }
      rows.push([await campaignRow(await newest()), { seen }]);
    }
    expect(rows[0]?.[1]).toEqual({
      seen: ["active", "paused", "active", "active", "cancelled", "cancelled", "cancelled"],
    });
    expect(rows[1]).toEqual(rows[0]);
  });

  it("that can't start shows the same reasons", async () => {
    const { id } = await makeCampaign(me.ctx, 0);
    const page = await form(`/campaigns/${id}/start`);
    const answer = await call("POST", `/api/ai/campaigns/${id}/start`);
    expect([page.status, answer.status]).toEqual([422, 422]);
    const words = "has found no leads yet";
    expect(await page.text()).toContain(words);
    expect(await answer.text()).toContain(words);
  });

  it("shows empty variables before it starts, with the number of leads and languages affected", async () => {
    const { id, templateId, searchId } = await makeCampaign(me.ctx, 3);
    await makeLeads(me.ctx, searchId, 1, { country: "'SN'", email: "'dakar@shop.test'" });
    await makeTemplate(me.ctx, { language: "fr", variantOf: templateId, subject: "Pour {{contactTitle}}" });
    const answer = await callApp("GET", `/api/ai/campaigns/${id}/start`, undefined, me.cookie);
    expect(await answer.json()).toMatchObject({
      problems: [],
      leads: 4,
      isWhole: true,
      emptyVariables: [
        { position: 1, variable: "contactTitle", leads: 1, example: { name: "Wanja 1, Shop 1" } },
      ],
      languages: [
        { language: "en", name: "English", leads: 3 },
        { language: "fr", name: "French", leads: 1 },
      ],
    });
    for (const path of [`/campaigns/${id}/start`, `/campaigns/${id}`]) {
      const words = (await (await fetchApp(path, { headers: { cookie: me.cookie } })).text()).replace(
        /<[^>]+>/g,
        "",
      );
      expect(words).toContain(
        "{{contactTitle}} in step 1: empty for 1 of 4 contacts, such as Wanja 1, Shop 1.",
      );
      if (path.endsWith("start"))
        expect(words).toContain("Sending in English to 3 contacts, in French to 1 contact");
    }
  });

  it("lists its messages with every specified field", async () => {
    const { id, searchId } = await makeCampaign(me.ctx, 1);
    await makeLeads(me.ctx, searchId, 1, { email: "null" });
    expect((await call("POST", `/api/ai/campaigns/${id}/start`)).status).toBe(200);
    const list = async () => {
      const answer = await callApp("GET", `/api/ai/campaigns/${id}/messages`, undefined, me.cookie);
      return { total: answer.headers.get("x-total-count"), rows: (await answer.json()) as unknown[] };
    };
    await expect.poll(async () => (await list()).rows.length, { timeout: 60_000 }).toBe(2);
    const { rows, total } = await list();
    expect(total).toBe("2");
    expect(rows).toContainEqual(
      expect.objectContaining({
        lead: expect.objectContaining({ companyName: "Shop 1", contactName: "Wanja 1", contactEmail: null }),
        status: "skipped",
        sentAt: null,
        respondedAt: null,
        errorMessage: "No email address available.",
      }),
    );
    const html = await (
      await callApp("GET", `/campaigns/${id}/messages?status=skipped`, undefined, me.cookie)
    ).text();
    expect(html).toContain("No email address available.");
    const csv = await (await callApp("GET", `/campaigns/${id}/messages.csv`, undefined, me.cookie)).text();
    expect(csv.split("\r\n")).toHaveLength(4);
    const one = await callApp("GET", "/api/ai/campaigns", undefined, me.cookie);
    const [campaign] = (await one.json()) as Record<string, unknown>[];
    expect(Object.keys(campaign ?? {})).toEqual(
      expect.arrayContaining(
        "id name description status templateId leadSearchId scheduledAt totalMessages sentMessages sentCount responses responseCount openRate responseRate template leadSearch scheduledStartDate actualStartDate totalTargets".split(
          " ",
        ),
      ),
    );
  });
});
