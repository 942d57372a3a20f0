import { describe, expect, it } from "vitest";
import {
  contentBrief,
  marketingCampaign,
  marketingInput,
  marketingPost,
} from "../../support/fixtures/marketing";
import { admin } from "../../support/fixtures/payouts";
import { callApp, fetchApp, ORIGIN, postForm, signedInBusiness } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";
import { approved, fields, pageOf } from "./portal";

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
      seen.includes("This application was updated elsewhere."),
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
      { message: expect.stringContaining("approves") },
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
      "the lamp runs for 12 hours",
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
    const words = "Choose at least one platform.";
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
      { message: "We can’t write about this topic. Choose another topic." },
    ]);
    const broken = await fetchApp("/api/marketing/generate-content", {
      method: "POST",
      body: "{",
      cookie,
      headers: { "content-type": "application/json", origin: ORIGIN },
    });
    expect([broken.status, await broken.json()]).toEqual([400, { message: "The body isn’t valid JSON." }]);
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
    expect([page.includes("Claims to verify"), page.includes("2 claims to verify")]).toEqual([true, true]);
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
    const none = await pageOf("/marketing/content/calendar?month=2026-06", cookie);
    expect(none.includes("No posts scheduled this month")).toBe(true);
    expect([month, none].map((html) => html.includes("<caption>"))).toEqual([true, false]);
    expect((await callApp("PUT", `${api(two.id)}/plan`, { plannedOn: "2026-02-31" }, cookie)).status).toBe(
      422,
    );
    const csv = await pageOf("/marketing/content/posts.csv?state=approved", cookie);
    expect(await pageOf("/marketing/content/posts.csv?state=draft", cookie)).not.toContain("Nairobi");
    const foreign = await marketingCampaign(await makeBusiness({ plan: "scaleup" }));
    for (const where of ["content", "content/posts.csv"])
      expect((await fetchApp(`/marketing/${where}?campaign=${foreign.id}`, { cookie })).status, where).toBe(
        404,
      );
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
