import { expect, it } from "vitest";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { makeCampaign } from "../../support/fixtures/campaigns";
import { addAlike, addShared, finished, makeSearch, newMarket } from "../../support/fixtures/lead-search";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

it("saves a draft while its leads are selected, then targets them, by form and by call", async () => {
  const { ctx, account, cookie } = await signedInBusiness({ plan: "scaleup" });
  const [company = 0] = await addAlike(ctx, 1);
  const { searchId, templateId } = await makeCampaign(ctx, 2);
  const chosen = { templateId: String(templateId), targetLeadSearchId: String(searchId) };
  const left = await postForm("/campaigns/new", { ...chosen, name: "Picked", pick: "1" }, cookie);
  const to = left.headers.get("location") ?? "";
  const id = Number(/campaign=(\d+)$/.exec(to)?.[1]);
  expect([left.status, to]).toEqual([302, `/ai-lead-search/${searchId}?campaign=${id}`]);
  const html = await (await fetchApp(to, { cookie })).text();
  expect(html).toContain("Select recipients for “Picked”.");
  expect(html).toContain("Email selected leads");
  expect(html).toMatch(new RegExp(`name="campaignId" value="${id}"`));
  expect(html).toContain(`/ai-lead-search/${searchId}?campaign=${id}&amp;band=sure`);

  const aim = () =>
    env.DB.prepare(
      `select c.status, c.lead_search_id, s.results_count from outreach_campaigns c join lead_searches s
        on s.id = c.lead_search_id where c.id = ? and c.account_id = ?`,
    )
      .bind(id, account.id)
      .first<{ status: string; lead_search_id: number; results_count: number }>();
  const picked = { companyIds: String(company), campaignId: String(id) };
  const form = await postForm("/ai-lead-search/pick", picked, cookie);
  expect(form.headers.get("location")).toBe(`/campaigns/${id}/edit`);
  const first = await aim();
  const body = { companyIds: [company], campaignId: id };
  const call = await callApp("POST", "/api/ai-lead-searches/picked", body, cookie);
  expect(call.status).toBe(201);
  const second = await aim();
  expect(first).toMatchObject({ status: "draft", results_count: 1 });
  expect({ ...second, lead_search_id: 0 }).toEqual({ ...first, lead_search_id: 0 });
  // The same rows share one list.
  expect(second?.lead_search_id).toBe(first?.lead_search_id);
  expect(first?.lead_search_id).not.toBe(searchId);

  const again = await postForm(
    `/campaigns/${id}/edit`,
    {
      ...chosen,
      isWhole: "on",
      name: "Renamed",
      windowDays: ["0"],
      windowStartHour: "8",
      windowEndHour: "17",
      "steps[0].templateId": String(templateId),
      "steps[0].delayHours": "0",
      pick: "1",
    },
    cookie,
  );
  expect(again.headers.get("location")).toBe(to);
  expect(
    await env.DB.prepare("select name from outreach_campaigns where id = ?").bind(id).first("name"),
  ).toBe("Renamed");
});

it("asks before selected rows use leads, by form and by call", async () => {
  const { ctx, cookie } = await signedInBusiness();
  const [shared = 0] = await addShared(ctx, "LS", 1);
  const [own = 0] = await addAlike(ctx, 1);
  const used = async () => (await getLeadUsage(ctx)).used;
  const cost = "2 companies: 1 yours (free), 1 new (1 of your 25 leads).";
  const fields = { companyIds: [String(shared), String(own)] };
  const form = await postForm("/ai-lead-search/pick", fields, cookie);
  expect(form.status).toBe(409);
  const html = await form.text();
  expect(html).toContain(cost);
  expect(html).toContain("Use leads and continue");
  const body = { companyIds: [shared, own], acceptCost: false };
  const call = await callApp("POST", "/api/ai-lead-searches/picked", body, cookie);
  expect([call.status, await call.text()]).toEqual([409, cost]);
  expect(await used()).toBe(0);

  const accepted = await postForm("/ai-lead-search/pick", { ...fields, acceptCost: "on" }, cookie);
  expect(accepted.headers.get("location")).toMatch(/^\/campaigns\/new/);
  expect(await used()).toBe(1);
  const page = await (await fetchApp("/billing/lead-usage", { cookie })).text();
  const listed = await (await callApp("GET", "/api/lead-charges", undefined, cookie)).json<object[]>();
  expect(listed).toMatchObject([{ companyId: shared }]);
  expect(page).toContain(`/business/companies/${shared}"`);
});

it("asks before a run uses leads, by form and by call, and starts a free one immediately", async () => {
  const { ctx, cookie } = await signedInBusiness();
  const country = newMarket();
  await addAlike(ctx, 1, { country });
  const search = await makeSearch(ctx, { location: [country] });
  await addShared(ctx, country, 2);
  const [form, call] = [`/ai-lead-search/${search.id}/run`, `/api/ai-lead-searches/${search.id}/run`];
  const posted = await postForm(form, {}, cookie);
  const called = await callApp("POST", call, { acceptCost: false }, cookie);
  const cost = "3 companies: 1 yours (free), 2 new (2 of your 25 leads).";
  expect([posted.status, called.status, await called.text()]).toEqual([409, 409, cost]);
  const html = await posted.text();
  expect(html).toContain(cost);
  expect(html).toContain("Use leads and run");
  expect((await postForm(form, { acceptCost: "on" }, cookie)).status).toBe(302);
  await finished(ctx, search.id);
  expect((await getLeadUsage(ctx)).used).toBe(2);
  expect((await postForm(form, {}, cookie)).status).toBe(302);
});

it("asks before a generated search uses leads, by form and by call", async () => {
  const { ctx, cookie } = await signedInBusiness();
  await addShared(ctx, "LS", 2);
  const fields = { region: "Lesotho" };
  const form = await postForm("/ai-lead-search/generate", fields, cookie);
  const call = await callApp("POST", "/api/leads/generate", { ...fields, acceptCost: false }, cookie);
  const cost = await call.text();
  expect([form.status, call.status]).toEqual([409, 409]);
  expect(cost).toMatch(/^\d+ companies: \d+ new \(\d+ of your 25 leads\)\.$/);
  const html = await form.text();
  expect(html).toContain(cost);
  expect(html).toContain("Use leads and generate");
  const searches = "select count(*) as n from lead_searches where account_id = ?";
  expect(await env.DB.prepare(searches).bind(ctx.account.id).first("n")).toBe(0);
  const accepted = await postForm("/ai-lead-search/generate", { ...fields, acceptCost: "on" }, cookie);
  expect(accepted.headers.get("location")).toMatch(/^\/ai-lead-search\/\d+$/);
});

it("saves typed input as a draft when leaving to connect a mailbox, and no draft without input", async () => {
  const { ctx, account, cookie } = await signedInBusiness({ plan: "scaleup" });
  const { id: existing, searchId, templateId } = await makeCampaign(ctx, 1);
  const drafts = async () =>
    (
      await env.DB.prepare(
        "select id, name, lead_search_id from outreach_campaigns where account_id = ? and id > ?",
      )
        .bind(account.id, existing)
        .all<{ id: number; name: string; lead_search_id: number | null }>()
    ).results;
  const leave = async (fields: Record<string, string>, at = "/campaigns/new") => {
    const left = await postForm(at, { mend: "/mailboxes/connect", ...fields }, cookie);
    return [left.status, left.headers.get("location")];
  };
  const back = encodeURIComponent(`/campaigns/new?audience=search%3A${searchId}&hours=working`);
  expect(await leave({ targetLeadSearchId: String(searchId) })).toEqual([
    302,
    `/mailboxes/connect?next=${back}`,
  ]);
  expect(await leave({ targetLeadSearchId: String(searchId), fromAddress: " amina@gmail.com" })).toEqual([
    302,
    `/mailboxes/connect?address=amina%40gmail.com&next=${back}`,
  ]);
  expect(await drafts()).toEqual([]);

  const [status, to] = await leave({ subject: "A roof", content: "Hello", name: "Roofs" });
  const [draft] = await drafts();
  expect(draft).toMatchObject({ name: "Roofs", lead_search_id: null });
  const edit = `/campaigns/${draft?.id}/edit`;
  expect([status, to]).toEqual([302, `/mailboxes/connect?next=${encodeURIComponent(edit)}`]);
  expect(await (await fetchApp(edit, { cookie })).text()).toContain("Roofs");

  expect(await leave({ name: "Half", mend: "https://elsewhere.test/" })).toEqual([302, "/campaigns"]);
  const whole = { isWhole: "on", windowDays: "0", windowStartHour: "8", windowEndHour: "17" };
  const step = { "steps[0].templateId": String(templateId), "steps[0].delayHours": "0" };
  const fields = { ...whole, ...step, targetLeadSearchId: String(searchId), name: "Renamed" };
  expect(await leave(fields, edit)).toEqual([status, to]);
  expect((await drafts())[0]).toMatchObject({ name: "Renamed", lead_search_id: searchId });
});
