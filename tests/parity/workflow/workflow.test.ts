import { beforeEach, describe, expect, it } from "vitest";
import { launch, makeCampaign } from "../../support/fixtures/campaigns";
import { leadsFoundAt } from "../../support/fixtures/stages";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

let one: Signed;
let two: Signed;
beforeEach(async () => {
  [one, two] = [await signedInBusiness({ plan: "scaleup" }), await signedInBusiness({ plan: "scaleup" })];
});

const rowOf = async ({ account }: Signed) => {
  const row = await env.DB.prepare("select * from automations where account_id = ?").bind(account.id).first();
  const {
    account_id: _,
    campaign_id,
    saved_by: __,
    saved_at: ___,
    running_since,
    next_run_at,
    ...rest
  } = row ?? {};
  const { leads_up_to: ____, replies_up_to: _____, last_run_at: ______, ...same } = rest;
  return {
    ...same,
    hasCampaign: Boolean(campaign_id),
    isRunning: Boolean(running_since),
    isNext: Boolean(next_run_at),
  };
};

async function campaignOf({ ctx }: Signed) {
  const { id } = await makeCampaign(ctx, 1);
  await launch(ctx, id);
  return id;
}

describe("the workflow, by form and API", () => {
  it("is configured, run and paused with the same result, also when submitted twice", async () => {
    const form = { minConfidence: "75", campaignId: String(await campaignOf(one)), agentId: "" };
    const body = { minConfidence: 75, campaignId: await campaignOf(two), agentId: null };
    expect((await postForm("/business-portal/workflow/settings", form, one.cookie)).status).toBe(302);
    expect((await callApp("PUT", "/api/workflow", body, two.cookie)).status).toBe(200);
    expect(await rowOf(one)).toEqual(await rowOf(two));
    for (const move of ["run", "run", "pause", "pause"]) {
      expect((await postForm(`/business-portal/workflow/${move}`, {}, one.cookie)).status).toBe(302);
      const call = await callApp("POST", `/api/workflow/${move}`, undefined, two.cookie);
      expect([call.status, await call.json()]).toMatchObject([200, { isRunning: move === "run" }]);
      expect(await rowOf(one)).toEqual(await rowOf(two));
    }
    const html = await (await fetchApp("/business-portal/workflow", { cookie: one.cookie })).text();
    expect(html).toContain("Paused");
  });

  it("shows the same errors, and the form keeps its input", async () => {
    for (const [form, body, words] of [
      [
        { minConfidence: "101", campaignId: "1" },
        { minConfidence: 101, campaignId: 1 },
        "Enter a whole number from 0 to 100.",
      ],
      [
        { minConfidence: "12.5", agentId: "1" },
        { minConfidence: 12.5, agentId: 1 },
        "Enter a whole number from 0 to 100.",
      ],
      [
        { minConfidence: "50", campaignId: "999999" },
        { minConfidence: 50, campaignId: 999999 },
        "Choose an active or paused campaign",
      ],
      [
        { minConfidence: "50", agentId: "999999" },
        { minConfidence: 50, agentId: 999999 },
        "Choose an agent who accepted",
      ],
      [{ minConfidence: "50" }, { minConfidence: 50 }, "Choose a campaign, an agent or both"],
    ] as [Record<string, string>, object, string][]) {
      const page = await postForm("/business-portal/workflow/settings", form, one.cookie);
      const call = await callApp("PUT", "/api/workflow", body, two.cookie);
      expect([page.status, call.status]).toEqual([422, 422]);
      const html = await page.text();
      expect(html).toContain(words);
      expect(html).toContain(`value="${form.minConfidence}"`);
      expect(await call.text()).toContain(words);
    }
    expect(await (await callApp("GET", "/api/workflow", undefined, two.cookie)).json()).toBeNull();
  });

  it("can't run before a campaign or agent was chosen", async () => {
    const form = await postForm("/business-portal/workflow/run", {}, one.cookie);
    const call = await callApp("POST", "/api/workflow/run", undefined, two.cookie);
    expect([form.status, call.status]).toEqual([409, 409]);
    expect(await call.text()).toContain("Choose a campaign");
  });
});

describe("leads of the workflow", () => {
  it("are listed by stage and period, in pages with the exact total", async () => {
    const { ctx } = one;
    await leadsFoundAt(ctx, 3, Math.floor(ctx.now().getTime() / 1000));
    const path = "/api/workflow-leads?stage=discovery&period=weekly&limit=2";
    const first = await callApp("GET", path, undefined, one.cookie);
    expect([first.status, first.headers.get("x-total-count")]).toEqual([200, "3"]);
    const rows = await first.json<Record<string, unknown>[]>();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ country: "KE", confidence: 80, source: "test.csv", isDemo: false });
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect(await (await callApp("GET", next, undefined, one.cookie)).json()).toHaveLength(1);
    expect(await (await callApp("GET", path, undefined, two.cookie)).json()).toEqual([]);
  });
});

describe("invalid periods", () => {
  it.each([
    ["start=2026-02-01&end=2026-01-31", "end", "The end date must be on or after the start date."],
    ["start=2020-01-01&end=2026-01-31", "end", "Choose at most 366 days."],
    ["period=custom&start=&end=2026-01-31", "start", "Enter a start date."],
    ["period=custom&start=never&end=2026-01-31", "start", "Enter the date as YYYY-MM-DD, e.g. 2026-03-31."],
  ])("show an error at their field and keep the form: %s", async (query, name, words) => {
    const { cookie } = await signedInBusiness();
    const answer = await fetchApp(`/business-portal/workflow?${query}`, { cookie });
    expect(answer.status).toBe(422);
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    expect(html).toContain(`id="${name}-error">${words}`);
    expect(html).toContain("Apply dates");
    expect(html).toMatch(/<input[^>]*value="2026-01-31"/);
  });
});
