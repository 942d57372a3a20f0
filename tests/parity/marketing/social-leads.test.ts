import { beforeAll, describe, expect, it } from "vitest";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { portalMetrics } from "~/domains/social-leads/portal-metrics.server";
import { approvedMarketing } from "../../support/fixtures/marketing";
import { mailsTo, outcome } from "../../support/fixtures/people";
import { socialLead } from "../../support/fixtures/social-leads";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

type Person = Awaited<ReturnType<typeof signedInBusiness>>;
let me: Person;
let shut: Person;
beforeAll(async () => {
  [me, shut] = [await signedInBusiness({ plan: "corporate" }), await signedInBusiness({ plan: "corporate" })];
  await approvedMarketing(me);
});

const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());
const typed = (email: string) => ({
  platform: "whatsapp",
  method: "manual",
  name: "Wanjiku",
  email,
  company: "Kamau Foods",
  tags: "freezer, shop",
  leadType: "B2B",
});
const pageOf = async (path: string, { cookie }: Person) => (await fetchApp(path, { cookie })).text();

describe("the social lead centre", () => {
  it("adds a typed lead by form and API, and shows it on its tile and card", async () => {
    const person = await signedInBusiness({ plan: "corporate" });
    const byForm = await postForm("/social-leads/import?way=manual", typed("a@form.example"), person.cookie);
    expect([byForm.status, byForm.headers.get("location")]).toEqual([302, "/social-leads"]);
    expect(flashOf(byForm)).toContain("Leads Imported");
    const byCall = await callApp("POST", "/api/social-leads/import", typed("b@call.example"), person.cookie);
    expect([byCall.status, await byCall.json()]).toMatchObject([200, { count: 1, merged: 0 }]);
    const answer = await callApp(
      "GET",
      "/api/social-leads?platform=whatsapp&type=B2B",
      undefined,
      person.cookie,
    );
    expect(answer.headers.get("x-total-count")).toBe("2");
    const [newest] = (await answer.json()) as Record<string, unknown>[];
    expect(newest).toMatchObject({
      contactName: "Wanjiku",
      contactEmail: "b@call.example",
      companyName: "Kamau Foods",
      status: "new",
      leadType: "B2B",
      tags: ["freezer", "shop"],
      leadMetadata: { platform: "whatsapp", importMethod: "manual" },
    });
    const page = await pageOf("/social-leads", person);
    for (const words of ["Social Lead Center", "Wanjiku", "not connected", "2 leads"])
      expect([words, page.includes(words)]).toEqual([words, true]);
    expect(await pageOf(`/social-leads/${newest?.id}`, person)).toContain("WhatsApp, added manually");
    expect(await pageOf("/social-leads?platform=linkedin", person)).toContain(
      "No leads found for the selected filters.",
    );
  });

  it("reports missing fields with the same messages by form and API", async () => {
    const form = await postForm(
      "/social-leads/import?way=manual",
      { platform: "facebook", isTyped: "on" },
      me.cookie,
    );
    const html = await form.text();
    const call = await callApp(
      "POST",
      "/api/social-leads/import",
      { platform: "facebook", method: "manual", isTyped: true },
      me.cookie,
    );
    expect([form.status, call.status]).toEqual([422, 422]);
    const problem = await call.text();
    const words = "Enter the lead’s name.";
    expect([html.includes(words), problem.includes(words)]).toEqual([true, true]);
    expect(html).toContain("Import Error");
  });

  it("imports a file by its columns and reports rejected rows by line", async () => {
    const person = await signedInBusiness({ plan: "corporate" });
    const body = new FormData();
    body.set("platform", "linkedin");
    body.set(
      "csv",
      new File(["name,email,company\nAmina,amina@file.example,File Ltd\nNobody,,x\n"], "leads.csv"),
    );
    const byForm = await fetchApp("/social-leads/import?way=csv", {
      method: "POST",
      body,
      cookie: person.cookie,
    });
    expect(byForm.status).toBe(302);
    const page = await pageOf(byForm.headers.get("location") ?? "", person);
    expect(page).toContain("leads.csv");
    expect(page).toContain("Line 3");
    expect(page).toContain("Enter an email address or phone number.");
    const useless = new FormData();
    useless.set("platform", "linkedin");
    useless.set("csv", new File(["name,email,company\nNobody,,x\n"], "nobody.csv"));
    const none = await fetchApp("/social-leads/import?way=csv", {
      method: "POST",
      body: useless,
      cookie: person.cookie,
    });
    expect(flashOf(none)).toContain("Import Error");
    const wrong = { platform: "linkedin", method: "csv", csv: "first,age\nA,9\n" };
    const byCall = await callApp("POST", "/api/social-leads/import", wrong, person.cookie);
    expect([byCall.status, await byCall.text()]).toEqual([
      422,
      "This file has no column for email addresses or phone numbers. Columns found: first, age.",
    ]);
    const empty = await postForm("/social-leads/import?way=csv", { platform: "linkedin" }, person.cookie);
    expect(await empty.text()).toContain("Choose a CSV file first.");
  });

  it("returns 0 leads from an unconnected platform by API, and the form explains why", async () => {
    const answer = await callApp(
      "POST",
      "/api/social-leads/import",
      { platform: "facebook", method: "api" },
      me.cookie,
    );
    expect([answer.status, await answer.json()]).toMatchObject([200, { count: 0 }]);
    const asked = { platform: "facebook", isTyped: "on", apiToken: "" };
    const form = await postForm("/social-leads/import?way=api", asked, me.cookie);
    expect([form.status, (await form.text()).includes("Facebook isn’t connected.")]).toEqual([422, true]);
    const token = { platform: "facebook", method: "api", apiToken: "EAAGabc12345" };
    expect((await callApp("POST", "/api/social-leads/import", token, shut.cookie)).status).toBe(403);
  });
});

describe("a campaign from selected leads", () => {
  it("is created by form and API, and a rejected form keeps its input", async () => {
    const { id } = await socialLead(me, { companyName: "Chosen Ltd", name: "Chosen" });
    const path = `/social-leads/campaigns/new?leadIds=${id}`;
    const refused = await postForm(path, { name: "", leadIds: `${id}`, type: "mixed" }, me.cookie);
    const html = await refused.text();
    expect([
      refused.status,
      html.includes("the campaign needs a name"),
      html.includes("<b>Error</b>"),
    ]).toEqual([422, true, true]);
    expect(html).toMatch(/<input[^>]*value="mixed"[^>]*checked|<input[^>]*checked[^>]*value="mixed"/);
    const byForm = await postForm(path, { name: "By form", leadIds: `${id}`, type: "email" }, me.cookie);
    expect(flashOf(byForm)).toContain("Campaign Created");
    const body = { name: "By call", leadIds: [id], type: "email" };
    const byCall = await callApp("POST", "/api/campaigns", body, me.cookie);
    expect([byCall.status, await byCall.json()]).toMatchObject([
      201,
      { name: "By call", type: "email", status: "draft", leadCount: 1, responseRate: 0 },
    ]);
    const list = await callApp("GET", "/api/campaigns", undefined, me.cookie);
    expect(((await list.json()) as { name: string }[]).map(({ name }) => name)).toEqual([
      "By call",
      "By form",
    ]);
    expect((await callApp("POST", "/api/campaigns", { ...body, leadIds: [] }, me.cookie)).status).toBe(422);
    expect(await pageOf("/social-leads/campaigns", me)).toContain("By form");
  });
});

describe("lead management in the marketing portal", () => {
  it("lists leads by platform and status, for approved accounts only", async () => {
    const lead = await socialLead(me, { platform: "instagram", name: "Listed" });
    const answer = await callApp(
      "GET",
      "/api/marketing/social-leads?platform=instagram&status=all",
      undefined,
      me.cookie,
    );
    expect(await answer.json()).toMatchObject([
      {
        id: lead.id,
        name: "Listed",
        platform: "instagram",
        status: "new",
        message: "How much is the freezer?",
      },
    ]);
    const page = await pageOf("/marketing/leads?platform=instagram&status=new", me);
    expect(page).toContain("Convert to Opportunity");
    expect((await callApp("GET", "/api/marketing/social-leads", undefined, shut.cookie)).status).toBe(403);
    expect((await fetchApp("/marketing/leads", { cookie: shut.cookie })).headers.get("location")).toBe(
      "/marketing",
    );
    expect(
      (await callApp("GET", "/api/marketing/social-leads?status=lost", undefined, me.cookie)).status,
    ).toBe(422);
  });

  it("moves, contacts and converts a lead by form and API with the same result", async () => {
    const [one, two] = [
      await socialLead(me, { phone: "+254712345601" }),
      await socialLead(me, { phone: "+254712345602" }),
    ];
    const formPath = `/marketing/leads/${one.id}`;
    const callPath = `/api/marketing/social-leads/${two.id}`;
    expect(
      (await postForm(`${formPath}/contact`, { way: "whatsapp" }, me.cookie)).headers.get("location"),
    ).toBe(`/social-leads/${one.id}`);
    expect(await pageOf(`/social-leads/${one.id}`, me)).toContain("https://wa.me/254712345601?text=");
    const contacted = await callApp("POST", `${callPath}/contact`, { way: "whatsapp" }, me.cookie);
    expect(await contacted.json()).toMatchObject({
      status: "contacted",
      url: expect.stringContaining("wa.me"),
    });
    await postForm(`${formPath}/status`, { status: "qualified" }, me.cookie);
    const moved = await callApp("PUT", `${callPath}/status`, { status: "qualified" }, me.cookie);
    expect([moved.status, await moved.json()]).toMatchObject([200, { status: "qualified" }]);
    const refused = await callApp("PUT", `${callPath}/status`, { status: "new" }, me.cookie);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      "Failed to update lead status. A qualified lead can only be marked as contacted.",
    ]);
    const byForm = await postForm(`${formPath}/convert`, {}, me.cookie);
    expect(byForm.headers.get("location")).toMatch(/^\/opportunities\/\d+$/);
    const byCall = await callApp("POST", `${callPath}/convert`, undefined, me.cookie);
    expect(await byCall.json()).toMatchObject({ status: "converted", opportunity: { source: "social" } });
    const rows = await env.DB.prepare("select status from social_leads where id in (?, ?)")
      .bind(one.id, two.id)
      .all();
    expect(rows.results).toEqual([{ status: "converted" }, { status: "converted" }]);
  });

  it("explains why an import can't start, and sends a demo email to the requesting user", async () => {
    const none = await callApp("POST", "/api/marketing/import-leads", undefined, me.cookie);
    expect([none.status, await none.text()]).toEqual([409, expect.stringContaining("Import failed: ")]);
    const first = await callApp("POST", "/api/marketing/email-demo", undefined, me.cookie);
    expect([first.status, await first.text()]).toEqual([
      403,
      expect.stringContaining("Failed to send demo: "),
    ]);
    await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(me.user.userId).run();
    const sent = await callApp("POST", "/api/marketing/email-demo", undefined, me.cookie);
    expect(await sent.json()).toMatchObject({
      message: "Demo email sent successfully!",
      address: me.user.email,
    });
    expect(
      (await mailsTo(testContext(), me.user.email)).some(({ subject }) => subject.startsWith("Demo:")),
    ).toBe(true);
    const again = await postForm("/marketing/leads/email-demo", {}, me.cookie);
    expect(again.status).toBe(409);
  });
});

it("reports database failures with the portal's own messages", async () => {
  const { id } = await socialLead(me);
  const ctx = { ...testContext(me.account), account: me.account, actor: me.user };
  const broken = (at: number) => failing(ctx, { at, isAfter: false, isLasting: true }).ctx;
  expect(await outcome(listSocialLeads(broken(1), {}, { limit: 1 }))).toBe("unavailable");
  await expect(listSocialLeads(broken(1), {}, { limit: 1 })).rejects.toThrow("Failed to fetch leads.");
  await expect(portalMetrics(broken(1))).rejects.toThrow("Failed to fetch analytics.");
  await expect(moveSocialLead(broken(2), id, "contacted")).rejects.toThrow("Failed to update lead status.");
  await expect(convertSocialLead(broken(2), id)).rejects.toThrow("Failed to convert lead.");
  expect(await outcome(startLeadImport(ctx))).toBe("conflict");
});
