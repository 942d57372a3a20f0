import { beforeAll, describe, expect, it } from "vitest";
import { chunksOf } from "~/core/lists/in-batches";
import { marketingTrend } from "~/domains/marketing/analytics/analytics.server";
import { CampaignInput } from "~/domains/marketing/campaigns/campaign-schema";
import { getCampaign, listCampaigns } from "~/domains/marketing/campaigns/campaigns.server";
import { saveCampaign } from "~/domains/marketing/campaigns/create-campaign.server";
import { pauseCampaign, resumeCampaign } from "~/domains/marketing/campaigns/pause-campaign.server";
import { STATUSES, statusOf } from "~/domains/marketing/campaigns/policy";
import { addDays, isDay, todayOf } from "~/domains/marketing/days";
import { purgeVisits } from "~/domains/marketing/links/count-visit.server";
import { LinkInput } from "~/domains/marketing/links/link-schema";
import {
  createLink,
  followLink,
  getLink,
  listLinks,
  removeLink,
} from "~/domains/marketing/links/links.server";
import { portalMetrics } from "~/domains/social-leads/portal-metrics.server";
import {
  campaignInput,
  marketingCampaign,
  marketingForm,
  marketingLink,
  PHONE,
} from "../../support/fixtures/marketing";
import { outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

let business: Business;
beforeAll(async () => {
  business = await makeBusiness({ plan: "scaleup" });
});

const visitor = (address: string, over: Record<string, unknown> = {}) => ({
  address,
  method: "GET",
  userAgent: PHONE,
  purpose: null,
  ...over,
});
const later = (days: number) => ({
  ...testContext(),
  now: () => new Date(Date.now() + days * 86_400_000),
});

describe("a short link", () => {
  it("redirects to its target, and counts each visitor once a day", async () => {
    const link = await marketingLink(business);
    const follow = (address: string, over = {}, ctx = testContext()) =>
      followLink(ctx, link.code, visitor(address, over));
    expect(await follow("41.90.1.1")).toBe("https://shop.example/lamps");
    expect(await follow("41.90.1.1")).toBe("https://shop.example/lamps");
    await follow("41.90.1.2");
    await follow("41.90.1.1", {}, later(1));
    expect((await getLink(business.ctx, link.id)).clicks).toBe(3);
    expect((await getCampaign(business.ctx, link.campaignId)).reach).toBe(3);
  });

  it("ignores bots and prefetching, but counts visits from the LinkedIn app", async () => {
    const link = await marketingLink(business);
    for (const over of [
      { method: "HEAD" },
      { userAgent: null },
      { userAgent: "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)" },
      { userAgent: "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient)" },
      { userAgent: "WhatsApp/2.23.20.0 and some more letters" },
      { purpose: "prefetch;prerender" },
    ])
      expect(await followLink(testContext(), link.code, visitor("41.90.2.1", over))).not.toBeNull();
    expect((await getLink(business.ctx, link.id)).clicks).toBe(0);
    await followLink(testContext(), link.code, visitor("41.90.2.1", { userAgent: `${PHONE} [LinkedInApp]` }));
    expect((await getLink(business.ctx, link.id)).clicks).toBe(1);
  });

  it("counts fifty concurrent clicks by one visitor once", async () => {
    const link = await marketingLink(business);
    await Promise.all(
      Array.from({ length: 50 }, () => followLink(testContext(), link.code, visitor("41.90.3.1"))),
    );
    expect((await getLink(business.ctx, link.id)).clicks).toBe(1);
  });

  it("counts few clicks of a network with ever-changing user agents after 300, and others immediately", async () => {
    const link = await marketingLink(business);
    const agents = Array.from({ length: 340 }, (_, n) => `${PHONE} build ${n}`);
    const clicks = agents.map((userAgent) => visitor("2c0f:fe38:1:2::9", { userAgent }));
    for (const some of chunksOf(clicks, 20))
      await Promise.all(some.map((row) => followLink(testContext(), link.code, row)));
    const counted = (await getLink(business.ctx, link.id)).clicks;
    expect(counted).toBeGreaterThanOrEqual(300);
    expect(counted).toBeLessThan(320);
    expect(await followLink(testContext(), link.code, visitor("41.90.9.1"))).not.toBeNull();
    expect((await getLink(business.ctx, link.id)).clicks).toBe(counted + 1);
  });

  it("stores no IP address, and keeps its clicks when the visits are purged", async () => {
    const link = await marketingLink(business);
    await followLink(testContext(), link.code, visitor("41.90.4.1"));
    const { results } = await env.DB.prepare("select * from marketing_visits where target_id = ?")
      .bind(link.id)
      .all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain("41.90.4.1");
    await purgeVisits(testContext(), new Date(Date.now() + 3 * 86_400_000));
    expect(await env.DB.prepare("select count(*) n from marketing_visits").first("n")).toBe(0);
    expect((await getLink(business.ctx, link.id)).clicks).toBe(1);
  });

  it("still redirects after removal, but is no longer listed", async () => {
    const link = await marketingLink(business);
    await removeLink(business.ctx, link.id);
    await removeLink(business.ctx, link.id);
    expect(await followLink(testContext(), link.code, visitor("41.90.5.1"))).toBe(
      "https://shop.example/lamps",
    );
    expect(await listLinks(business.ctx, link.campaignId)).toEqual([]);
  });

  it("redirects to a form of its own business, with its code", async () => {
    const form = await marketingForm(business);
    const link = await marketingLink(business, { target: "", formId: form.id });
    expect(await followLink(testContext(), link.code, visitor("41.90.6.1"))).toBe(
      `/f/${form.slug}?via=${link.code}`,
    );
    const other = await makeBusiness();
    const theirs = await marketingForm(other);
    const input = LinkInput.parse({ label: "Theirs", formId: theirs.id });
    expect(await outcome(createLink(business.ctx, link.campaignId, input))).toBe("not_found");
    expect(await outcome(getLink(other.ctx, link.id))).toBe("not_found");
  });

  it.each(["", "short", "nothere2", "../admin", "a".repeat(5_000), "ILOIOLIO"])(
    "is not found by an invalid or unknown code: %s",
    async (code) => {
      expect(await followLink(testContext(), code, visitor("41.90.7.1"))).toBeNull();
    },
  );

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://shop.example",
    "//shop.example",
    "https://user:pass@shop.example",
    "https://localhost",
    "https://shop.example/\nSet-Cookie: x",
    "shop.example",
    "",
  ])("rejects a target other than a public web URL: %s", (target) => {
    expect(LinkInput.safeParse({ label: "A", target }).success).toBe(false);
  });
});

describe("a campaign", () => {
  const today = "2026-11-26";
  it.each([
    ["active", "2026-11-26", "2026-11-26", null],
    ["pending", "2026-11-27", "2026-12-26", null],
    ["completed", "2026-11-01", "2026-11-25", null],
    ["completed", "2026-11-01", "2026-11-25", new Date()],
    ["paused", "2026-11-01", "2026-12-25", new Date()],
    ["paused", "2026-12-01", "2026-12-25", new Date()],
  ])("is %s on 2026-11-26 if it runs from %s to %s", (status, startsOn, endsOn, pausedAt) => {
    expect(statusOf({ startsOn, endsOn, pausedAt }, today)).toBe(status);
  });

  it("is listed by each status as its dates imply", async () => {
    const own = await makeBusiness();
    const now = todayOf(own.ctx);
    for (const [startsOn, endsOn] of [
      [addDays(now, -9), addDays(now, -1)],
      [addDays(now, -9), now],
      [addDays(now, 1), addDays(now, 9)],
      [now, addDays(now, 9)],
    ])
      await marketingCampaign(own, { startsOn, endsOn });
    const { rows, total } = await listCampaigns(own.ctx, { limit: 50 });
    expect(total.count).toBe(4);
    await pauseCampaign(own.ctx, rows[0]?.id ?? 0);
    for (const status of STATUSES) {
      const found = await listCampaigns(own.ctx, { limit: 50, status });
      expect([status, found.rows.map((row) => statusOf(row, now))]).toEqual([status, [status]]);
    }
  });

  it("is paused and resumed once each while running, but not after it ended", async () => {
    const { id } = await marketingCampaign(business);
    const paused = await pauseCampaign(business.ctx, id);
    expect((await pauseCampaign(business.ctx, id)).pausedAt).toEqual(paused.pausedAt);
    expect((await resumeCampaign(business.ctx, id)).pausedAt).toBeNull();
    expect((await resumeCampaign(business.ctx, id)).pausedAt).toBeNull();
    await saveCampaign(
      business.ctx,
      id,
      CampaignInput.parse(campaignInput({ startsOn: "2026-01-01", endsOn: "2026-01-02" })),
    );
    expect(await outcome(pauseCampaign(business.ctx, id))).toBe("conflict");
    expect(await outcome(resumeCampaign(business.ctx, id))).toBe("conflict");
    const other = await makeBusiness();
    for (const act of [
      pauseCampaign(other.ctx, id),
      resumeCampaign(other.ctx, id),
      getCampaign(other.ctx, id),
    ])
      expect(await outcome(act)).toBe("not_found");
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["no platform", { platforms: [] }, "platforms"],
    ["an invalid date", { startsOn: "2026-02-31" }, "startsOn"],
    ["a last day before the first", { endsOn: "2025-12-31" }, "endsOn"],
    ["three years", { startsOn: "2026-01-01", endsOn: "2029-01-01" }, "endsOn"],
    ["a negative budget", { budget: -5 }, "budget"],
  ])("is rejected with %s", (_, over, field) => {
    const { error } = CampaignInput.safeParse(campaignInput(over));
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it("accepts only valid calendar dates", () => {
    expect(["2026-02-28", "2028-02-29"].every(isDay)).toBe(true);
    expect(["2026-02-29", "2026-13-01", "1999-01-01", "2026-1-1", "", "x"].some(isDay)).toBe(false);
  });
});

describe("the portal figures", () => {
  it("match the rows, and are zero in an empty account", async () => {
    const own = await makeBusiness();
    expect(await portalMetrics(own.ctx)).toEqual({
      totalCampaigns: 0,
      activeCampaigns: 0,
      totalReach: 0,
      totalEngagement: 0,
      conversionRate: 0,
      totalLeads: 0,
      leadsGenerated: 0,
    });
    const link = await marketingLink(own);
    for (let n = 0; n < 4; n += 1) await followLink(testContext(), link.code, visitor(`41.90.8.${n}`));
    expect(await portalMetrics(own.ctx)).toMatchObject({
      totalCampaigns: 1,
      activeCampaigns: 1,
      totalReach: 4,
    });
    const trend = await marketingTrend(own.ctx);
    expect([trend.length, trend.at(-1)?.clicks, trend.at(0)?.clicks]).toEqual([30, 4, 0]);
  });
});
