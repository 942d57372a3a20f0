import { beforeAll, describe, expect, it } from "vitest";
import { TREND_DAYS } from "~/domains/marketing/analytics/analytics.server";
import { followLink } from "~/domains/marketing/links/links.server";
import { approvedMarketing, marketingLink, PHONE } from "../../support/fixtures/marketing";
import { fetchApp, signedInBusiness } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";

const NOTHING = `No data in the last ${TREND_DAYS} days`;

describe("the marketing trend chart", () => {
  let business: Awaited<ReturnType<typeof signedInBusiness>>;
  const shown = async () => {
    const html = await (await fetchApp("/marketing/analytics", { cookie: business.cookie })).text();
    return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  };
  beforeAll(async () => {
    business = await signedInBusiness({ plan: "scaleup" });
    await approvedMarketing(business);
  });

  it("draws no chart without counts, and shows how to get the first figure", async () => {
    const page = await shown();
    expect(page).toContain(NOTHING);
    expect(page).toContain('href="/marketing/campaigns/new"');
    expect(page).not.toContain("<figure");
  });

  it("links to campaigns once a link exists, and draws the chart after a visit", async () => {
    const link = await marketingLink(business);
    const waiting = await shown();
    expect(waiting).toContain(NOTHING);
    expect(waiting).toContain("View campaigns");
    expect(waiting).not.toContain('href="/marketing/campaigns/new"');
    const visit = { address: "41.90.7.1", method: "GET", userAgent: PHONE, purpose: null };
    await followLink(testContext(), link.code, visit);
    const drawn = await shown();
    expect(drawn).not.toContain(NOTHING);
    expect(drawn).toContain("<figure");
  });

  it("shows the empty state again if the last visit is older than the period", async () => {
    await env.DB.prepare("update marketing_daily_stats set day = '2020-01-01' where account_id = ?")
      .bind(business.account.id)
      .run();
    expect(await shown()).toContain(NOTHING);
  });
});
