import { describe, expect, it } from "vitest";
import { callApp, cookieOf, fetchApp, ORIGIN, postForm, signedInBusiness } from "../../support/app";
import { env } from "../../support/context";
import {
  approvedMarketing,
  campaignInput,
  contentBrief,
  formInput,
  marketingCampaign,
  marketingForm,
  marketingInput,
  marketingLink,
  marketingPost,
  PHONE,
} from "../../support/marketing";
import { admin } from "../../support/payouts";

const pageOf = async (path: string, cookie?: string) => {
  const response = await fetchApp(path, cookie ? { cookie } : {});
  return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
};
const fields = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value : String(value ?? "")]),
  );
const approved = async () => {
  const business = await signedInBusiness({ plan: "scaleup" });
  await approvedMarketing(business);
  return business;
};

describe("access to marketing", () => {
  it("is asked for alike, waits under its business, and is opened and declined alike", async () => {
    const [one, two] = [await signedInBusiness(), await signedInBusiness()];
    const operator = await admin();
    expect(await pageOf("/marketing", one.cookie)).toContain("Apply for Access");
    const posted = await postForm("/marketing/apply", fields(marketingInput()), one.cookie);
    expect([posted.status, posted.headers.get("location")]).toEqual([302, "/marketing"]);
    const called = await callApp("POST", "/api/marketing/access", marketingInput(), two.cookie);
    expect([called.status, await called.json()]).toMatchObject([
      201,
      { status: "pending", reviewTime: "2-3 business days" },
    ]);
    expect(await pageOf("/marketing", one.cookie)).toContain("under review");
    const rows = await env.DB.prepare("select * from marketing_access where account_id in (?, ?) order by id")
      .bind(one.account.id, two.account.id)
      .all<Record<string, unknown>>();
    const [first, second] = rows.results.map(({ id, account_id, applied_by, applied_at, ...said }) => said);
    expect(first).toEqual(second);
    const [a, b] = rows.results.map(({ id }) => Number(id));
    expect(await pageOf("/admin/queues/marketing-access", operator.cookie)).toContain(
      "Orders from new shops",
    );
    expect(await pageOf(`/admin/marketing/${a}`, operator.cookie)).toContain("Shop owners in Nairobi");
    expect((await postForm(`/admin/marketing/${a}/approve`, {}, operator.cookie)).status).toBe(302);
    expect(await pageOf("/marketing", one.cookie)).toContain("No campaigns created yet");
    const late = await postForm(`/admin/marketing/${a}`, { reason: "Too late" }, operator.cookie);
    const seen = await late.text();
    expect([
      late.status,
      seen.includes("This application was decided already."),
      /UTC UTC/.test(seen),
    ]).toEqual([409, true, false]);
    const noReason = await callApp(
      "POST",
      `/api/admin/marketing/${b}/decline`,
      { reason: "" },
      operator.cookie,
    );
    expect(noReason.status).toBe(422);
    expect((await postForm(`/admin/marketing/${b}`, { reason: "" }, operator.cookie)).status).toBe(422);
    await postForm(`/admin/marketing/${b}`, { reason: "No website" }, operator.cookie);
    expect(await pageOf("/marketing", two.cookie)).toContain("No website");
    const again = await callApp("POST", `/api/admin/marketing/${b}/approve`, undefined, operator.cookie);
    expect(again.status).toBe(409);
  });

  it("is wanted by every tab and call", async () => {
    const { cookie } = await signedInBusiness();
    for (const path of [
      "content",
      "content/new",
      "content/calendar",
      "forms",
      "analytics",
      "campaigns/new",
    ]) {
      const response = await fetchApp(`/marketing/${path}`, { cookie });
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, "/marketing"]);
    }
    for (const [method, path] of [
      ["GET", "posts"],
      ["GET", "analytics"],
      ["GET", "campaigns"],
      ["GET", "forms"],
    ] as const)
      expect((await callApp(method, `/api/marketing/${path}`, undefined, cookie)).status).toBe(403);
    const refused = await callApp("POST", "/api/marketing/generate-content", contentBrief(), cookie);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { message: expect.stringContaining("approved") },
    ]);
  });
});

describe("content", () => {
  it("is generated alike, as the specification answers it", async () => {
    const { cookie } = await approved();
    const called = await callApp("POST", "/api/marketing/generate-content", contentBrief(), cookie);
    expect([called.status, await called.json()]).toMatchObject([
      200,
      {
        content: {
          platform: "facebook",
          caption: expect.any(String),
          hashtags: expect.any(Array),
          claims: [],
        },
      },
    ]);
    const posted = await postForm("/marketing/content/new", fields(contentBrief()), cookie);
    expect(posted.headers.get("location")).toMatch(/^\/marketing\/content\/\d+$/);
    expect(await pageOf(posted.headers.get("location") ?? "", cookie)).toContain(
      "The lamp runs for 12 hours",
    );
    const campaign = {
      ...contentBrief(),
      contentType: "campaign",
      platforms: ["facebook", "tiktok"],
      budget: 500,
    };
    const path = "/api/marketing/generate-campaign";
    const many = await callApp("POST", path, campaign, cookie);
    const { campaignContent } = (await many.json()) as { campaignContent: { contentType: string }[] };
    expect(campaignContent.map(({ contentType }) => contentType)).toEqual(["post", "reel", "reel"]);
    const byForm = await postForm(
      "/marketing/content/campaign",
      fields({ ...campaign, duration: 30 }),
      cookie,
    );
    const page = await pageOf(byForm.headers.get("location") ?? "", cookie);
    const typed = await callApp("POST", path, { ...campaign, budget: "$500" }, cookie);
    expect(await typed.json()).toMatchObject({ campaign: { budget: 500 } });
    expect([page.includes("$500"), page.match(/>(Facebook (post|reel)|TikTok reel)</g)?.length]).toEqual([
      true,
      3,
    ]);
  });

  it("is refused alike, in JSON with a message, and the form keeps what was typed", async () => {
    const { cookie } = await approved();
    const campaign = { ...contentBrief(), contentType: "campaign" };
    const called = await callApp(
      "POST",
      "/api/marketing/generate-campaign",
      { ...campaign, platforms: [] },
      cookie,
    );
    const words = "Please choose at least one platform.";
    expect([called.status, await called.json()]).toEqual([422, { message: words }]);
    const posted = await postForm("/marketing/content/campaign", fields(campaign), cookie);
    const page = await posted.text();
    expect([posted.status, page.includes(words), page.includes("Solar lamps for kiosks")]).toEqual([
      422,
      true,
      true,
    ]);
    const harmful = { ...contentBrief(), topic: "how to murder" };
    const refused = await callApp("POST", "/api/marketing/generate-content", harmful, cookie);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { message: "This can't be written about here." },
    ]);
    const broken = await fetchApp("/api/marketing/generate-content", {
      method: "POST",
      body: "{",
      cookie,
      headers: { "content-type": "application/json", origin: ORIGIN },
    });
    expect([broken.status, await broken.json()]).toEqual([400, { message: "The body is not valid JSON." }]);
    const nobody = await callApp("POST", "/api/marketing/generate-content", contentBrief());
    expect([nobody.status, (await nobody.text()).includes("Unauthorized")]).toEqual([401, true]);
  });

  it("is changed, confirmed, approved, planned, taken along and removed alike", async () => {
    const business = await approved();
    const { cookie } = business;
    const [one, two] = [await marketingPost(business), await marketingPost(business)];
    const text = { caption: "Lamps, the best of Nairobi", hashtags: "#Solar Lamps" };
    const at = (id: number) => `/marketing/content/${id}`;
    const api = (id: number) => `/api/marketing/posts/${id}`;
    expect((await postForm(at(one.id), text, cookie)).status).toBe(302);
    const put = await callApp("PUT", api(two.id), { ...text, hashtags: ["Solar", "Lamps"] }, cookie);
    const { claims, hashtags } = (await put.json()) as {
      claims: { id: number; words: string }[];
      hashtags: string[];
    };
    expect([hashtags, claims.map(({ words }) => words)]).toEqual([
      ["#Solar", "#Lamps"],
      ["best", "Nairobi"],
    ]);
    const page = await pageOf(at(one.id), cookie);
    expect([page.includes("Is this true?"), page.includes("2 statements to check")]).toEqual([true, true]);
    expect((await callApp("POST", `${api(two.id)}/approve`, {}, cookie)).status).toBe(409);
    await callApp("POST", `${api(two.id)}/confirm`, { claims: claims.map(({ id }) => id) }, cookie);
    const ticked = [...page.matchAll(/name="claims" value="(\d+)"/g)].map(([, id]) => id ?? "");
    await postForm(`${at(one.id)}/confirm`, { claims: ticked }, cookie);
    await postForm(`${at(one.id)}/approve`, {}, cookie);
    expect((await callApp("POST", `${api(two.id)}/approve`, {}, cookie)).status).toBe(200);
    await postForm(`${at(one.id)}/plan`, { plannedOn: "2026-12-24" }, cookie);
    await callApp("PUT", `${api(two.id)}/plan`, { plannedOn: "2026-12-25" }, cookie);
    const month = await pageOf("/marketing/content/calendar?month=2026-12", cookie);
    expect(month.match(/>Facebook: Solar lamps for kiosks</g)).toHaveLength(2);
    expect((await callApp("PUT", `${api(two.id)}/plan`, { plannedOn: "2026-02-31" }, cookie)).status).toBe(
      422,
    );
    const csv = await pageOf("/marketing/content/posts.csv?state=approved", cookie);
    expect(await pageOf("/marketing/content/posts.csv?state=draft", cookie)).not.toContain("Nairobi");
    expect(await pageOf(`${at(one.id)}/remove`, cookie)).toContain("Lamps, the best of Nairobi");
    expect(csv).toContain('facebook,post,"Lamps, the best of Nairobi",#Solar #Lamps,approved,2026-12-24');
    const card = await fetchApp(`${at(one.id)}/card.svg`, { cookie });
    expect([
      card.headers.get("content-type"),
      (await card.text()).includes("Lamps, the best of Nairobi"),
    ]).toEqual(["image/svg+xml; charset=utf-8", true]);
    expect((await postForm(`${at(one.id)}/remove`, {}, cookie)).status).toBe(302);
    expect((await callApp("DELETE", api(two.id), undefined, cookie)).status).toBe(204);
    expect((await callApp("GET", api(two.id), undefined, cookie)).status).toBe(404);
  });

  it("draws nothing of a text into its picture but letters", async () => {
    const business = await approved();
    const { id } = await marketingPost(business);
    const caption = `</text><script>alert("1")</script> & more`;
    await callApp("PUT", `/api/marketing/posts/${id}`, { caption, hashtags: [] }, business.cookie);
    const svg = await pageOf(`/marketing/content/${id}/card.svg`, business.cookie);
    expect([svg.includes("<script"), svg.match(/<text /g)?.length]).toEqual([false, 3]);
  });
});

describe("campaigns, links and forms", () => {
  it("are made and changed alike", async () => {
    const business = await approved();
    const { cookie } = business;
    const posted = await postForm("/marketing/campaigns/new", fields(campaignInput()), cookie);
    const called = await callApp("POST", "/api/marketing/campaigns", campaignInput(), cookie);
    expect([posted.status, called.status]).toEqual([302, 201]);
    const id = Number(posted.headers.get("location")?.split("/").at(-1));
    const list = (await (
      await callApp("GET", "/api/marketing/campaigns", undefined, cookie)
    ).json()) as object[];
    const same = {
      name: "Lamps for Kisumu",
      status: "active",
      budget: 500,
      reach: 0,
      startDate: "2026-01-01",
    };
    expect(list).toMatchObject([same, same]);
    for (const endsOn of ["2025-01-01", "never"]) {
      const wrong = campaignInput({ endsOn });
      expect((await postForm("/marketing/campaigns/new", fields(wrong), cookie)).status).toBe(422);
      expect((await callApp("POST", "/api/marketing/campaigns", wrong, cookie)).status).toBe(422);
    }
    const link = { label: "Post", target: "https://shop.example" };
    expect((await postForm(`/marketing/campaigns/${id}/link`, link, cookie)).status).toBe(302);
    expect((await callApp("POST", `/api/marketing/campaigns/${id}/links`, link, cookie)).status).toBe(201);
    const wrong = { ...link, target: "javascript:alert(1)" };
    expect((await postForm(`/marketing/campaigns/${id}/link`, wrong, cookie)).status).toBe(422);
    expect((await callApp("POST", `/api/marketing/campaigns/${id}/links`, wrong, cookie)).status).toBe(422);
    expect((await postForm(`/marketing/campaigns/${id}/pause`, {}, cookie)).status).toBe(302);
    const paused = await callApp("POST", `/api/marketing/campaigns/${id}/pause`, undefined, cookie);
    expect(await paused.json()).toMatchObject({ status: "paused" });
    const resumed = await callApp("POST", `/api/marketing/campaigns/${id}/resume`, undefined, cookie);
    expect(await resumed.json()).toMatchObject({ status: "active" });
    const form = await postForm("/marketing/forms/new", fields(formInput()), cookie);
    expect(form.headers.get("location")).toMatch(/^\/marketing\/forms\/\d+$/);
    const byCall = await callApp("POST", "/api/marketing/forms", formInput(), cookie);
    expect(await byCall.json()).toMatchObject({
      title: "Ask about lamps",
      isOpen: true,
      address: expect.stringContaining("/f/ask-about-lamps-"),
    });
    const noConsent = formInput({ consentText: "" });
    expect((await postForm("/marketing/forms/new", fields(noConsent), cookie)).status).toBe(422);
    expect((await callApp("POST", "/api/marketing/forms", noConsent, cookie)).status).toBe(422);
  });

  it("a stranger follows a link to a form, without script, and the business sees the message and the figures", async () => {
    const business = await approved();
    const form = await marketingForm(business);
    const campaign = await marketingCampaign(business);
    const link = await marketingLink(business, { target: "", formId: form.id });
    const headers = { "user-agent": PHONE };
    const followed = await fetchApp(`/r/${link.code}`, { headers });
    expect([followed.status, followed.headers.get("set-cookie")]).toEqual([302, null]);
    const to = followed.headers.get("location") ?? "";
    const html = await (await fetchApp(to, { headers })).text();
    expect([html.includes("<script"), html.includes("Jua Light may use")]).toEqual([false, true]);
    const hidden = Object.fromEntries(
      [...html.matchAll(/type="hidden" name="(stamp|via)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const path = `/f/${form.slug}`;
    const typed = { ...hidden, name: "Amina", phone: "+254 700 000100", consent: "on" } as Record<
      string,
      string
    >;
    const early = await postForm(path, typed);
    expect([early.status, (await early.text()).includes("Amina")]).toEqual([422, true]);
    const missing = await postForm(path, { ...typed, consent: "" });
    expect([missing.status, (await missing.text()).includes("Please agree")]).toEqual([422, true]);
    await new Promise((done) => setTimeout(done, 3_100));
    const sent = await postForm(path, typed);
    expect([sent.status, sent.headers.get("location")]).toEqual([302, `${path}?sent=1`]);
    expect(await pageOf(`${path}?sent=1`)).toContain("Thank you");
    expect(await pageOf(`/marketing/forms/${form.id}`, business.cookie)).toContain("+254 700 000100");
    const figures = await callApp("GET", "/api/marketing/analytics", undefined, business.cookie);
    expect(await figures.json()).toEqual({
      totalCampaigns: 2,
      activeCampaigns: 2,
      totalReach: 1,
      totalEngagement: 1,
      conversionRate: 100,
      totalLeads: 1,
      leadsGenerated: 1,
    });
    expect(await pageOf("/marketing/analytics", business.cookie)).toContain("100%");
    expect(await pageOf(`/marketing/campaigns/${campaign.id}`, business.cookie)).toContain("No link yet");
    const linked = await pageOf(`/marketing/campaigns/${link.campaignId}`, business.cookie);
    expect(linked).toContain("Followed 1 time.");
    expect(
      (await callApp("POST", `/api/marketing/forms/${form.id}/close`, undefined, business.cookie)).status,
    ).toBe(200);
    expect((await fetchApp(path)).status).toBe(404);
    expect((await postForm(path, typed)).status).toBe(404);
    expect((await fetchApp("/r/nothere22")).status).toBe(404);
  }, 20_000);

  it("a viewer of the account looks and changes nothing", async () => {
    const business = await approved();
    await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(business.user.userId).run();
    const cookie = await cookieOf(business.user.userId);
    const page = await pageOf("/marketing", cookie);
    expect([page.includes("Marketing campaigns"), page.includes("New campaign")]).toEqual([true, false]);
    expect((await postForm("/marketing/campaigns/new", fields(campaignInput()), cookie)).status).toBe(403);
  });
});
