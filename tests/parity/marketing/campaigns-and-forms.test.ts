import { describe, expect, it } from "vitest";
import { stampOf } from "~/domains/marketing/forms/ingest-form-lead.server";
import {
  campaignInput,
  formInput,
  marketingCampaign,
  marketingForm,
  marketingLink,
  PHONE,
} from "../../support/fixtures/marketing";
import { callApp, cookieOf, fetchApp, postForm } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";
import { approved, fields, pageOf } from "./portal";

describe("marketing campaigns, links and forms", () => {
  it("are created by form and API with the same result, and rejected if invalid", async () => {
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
      startDate: campaignInput().startsOn,
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
    const [typed, said] = [`/marketing/campaigns/${id}/link`, `/api/marketing/campaigns/${id}/links`];
    expect((await postForm(typed, wrong, cookie)).status).toBe(422);
    expect((await callApp("POST", said, wrong, cookie)).status).toBe(422);
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
    for (const [consentText, ...expected] of [
      ["", 302, 201] as const,
      ["x".repeat(601), 422, 422] as const,
    ]) {
      const input = formInput({ consentText });
      const made = await postForm("/marketing/forms/new", fields(input), cookie);
      const called = await callApp("POST", "/api/marketing/forms", input, cookie);
      expect([made.status, called.status]).toEqual(expected);
    }
  });

  it("record a visitor's form submission through a short link, without script, with its figures", async () => {
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
    const typed: Record<string, string> = {
      ...hidden,
      name: "Amina",
      phone: "+254 700 000100",
      consent: "on",
    };
    // The stamp of a page made a minute later: no machine is so slow that it is old enough.
    const soon = { ...testContext(), now: () => new Date(Date.now() + 60_000) };
    const early = await postForm(path, { ...typed, stamp: stampOf(soon, form) });
    expect([early.status, (await early.text()).includes("Amina")]).toEqual([422, true]);
    const missing = await postForm(path, { ...typed, consent: "" });
    expect([missing.status, (await missing.text()).includes("Tick the box so the business")]).toEqual([
      422,
      true,
    ]);
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
    expect(await pageOf(`/marketing/campaigns/${campaign.id}`, business.cookie)).toContain("No links yet");
    const linked = await pageOf(`/marketing/campaigns/${link.campaignId}`, business.cookie);
    expect(linked).toContain("Clicked 1 time.");
    const close = `/api/marketing/forms/${form.id}/close`;
    expect((await callApp("POST", close, undefined, business.cookie)).status).toBe(200);
    const closed = await fetchApp(path);
    expect([closed.status, (await closed.text()).includes("This form is closed")]).toEqual([404, true]);
    const late = await postForm(path, typed);
    expect([late.status, (await late.text()).includes("no longer accepts messages here")]).toEqual([
      409,
      true,
    ]);
    expect((await fetchApp("/r/nothere22")).status).toBe(404);
  });

  it("are visible to a viewer of the account but can't be changed", async () => {
    const business = await approved();
    await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(business.user.userId).run();
    const cookie = await cookieOf(business.user.userId);
    const page = await pageOf("/marketing", cookie);
    expect([page.includes("Marketing campaigns"), page.includes("New campaign")]).toEqual([true, false]);
    expect((await postForm("/marketing/campaigns/new", fields(campaignInput()), cookie)).status).toBe(403);
  });
});
