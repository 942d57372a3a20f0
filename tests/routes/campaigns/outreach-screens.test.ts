import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { campaignTo, person } from "../../support/fixtures/audiences";
import { launch, makeCampaign, makeLeads, makeTemplate } from "../../support/fixtures/campaigns";
import { fetchApp, ORIGIN, signedInBusiness } from "../../support/harness/app";

async function visitor() {
  const business = await signedInBusiness();
  const textOf = async (path: string, init: RequestInit = {}) =>
    (await (await fetchApp(path, { ...init, cookie: business.cookie })).text()).replaceAll("<!-- -->", "");
  return { ctx: business.ctx, textOf };
}

describe("the template screens", () => {
  it("name unknown fields even without a lead to preview with", async () => {
    const { ctx, textOf } = await visitor();
    const id = await makeTemplate(ctx, { content: "<p>Hello {{frist}}</p>" });
    const page = await textOf(`/ai-outreach-templates/${id}/preview`);
    expect(page).toContain("Unknown fields (left out): {{frist}}.");
    expect(page).toContain("No leads yet");
  });

  it("show that an upload failed, and why", async () => {
    const { textOf } = await visitor();
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: "One", subject: "Two", content: "Three" }))
      body.set(name, value);
    body.set("templateType", "cold_email");
    body.set("attachment", new File(["MZ"], "offer.pdf", { type: "application/pdf" }));
    const page = await textOf("/ai-outreach-templates/new", {
      method: "POST",
      body,
      headers: { origin: ORIGIN },
    });
    expect(page).toContain("Failed to upload file");
    expect(page).toContain("Please upload a PDF, Word document, or image file");
  });
});

describe("the campaign screen", () => {
  it("links to its search without leads, and shows that it has no recipients", async () => {
    const { ctx, textOf } = await visitor();
    const { id, searchId } = await makeCampaign(ctx, 0);
    const page = await textOf(`/campaigns/${id}`);
    expect(page).toMatch(new RegExp(`href="/ai-lead-search/${searchId}[^"]*"[^>]*><b>Open search`));
    expect(await textOf(`/campaigns/${id}/start`)).toContain("This campaign has no recipients");
  });

  it("lists why contacts were skipped", async () => {
    const { ctx, textOf } = await visitor();
    const { id, searchId } = await makeCampaign(ctx, 1);
    await makeLeads(ctx, searchId, 1, { email: "null" });
    await launch(ctx, id);
    const page = await textOf(`/campaigns/${id}`);
    expect(page).toContain("Skipped: No email address available (1).");
    expect(page).toContain(`href="/campaigns/${id}/messages?status=skipped"`);
  });

  it("offers a copy instead of resuming if a started campaign's audience is invalid", async () => {
    const { ctx, textOf } = await visitor();
    await person(ctx, "Amina");
    const { id, audienceId } = await campaignTo(ctx, "contacts:country=KE&scope=own");
    await startCampaign(ctx, id);
    await ctx.db.run(sql`update audiences set source = 'contacts:industry=Removed' where id = ${audienceId}`);
    await planCampaign(ctx, id);
    const page = await textOf(`/campaigns/${id}`);
    expect(page).toContain("choose another audience for the copy");
    // Beside the reason and in the menu; a button's `formaction` names it too.
    expect(page.match(new RegExp(`<form [^>]* action="/campaigns/${id}/duplicate"`, "g"))).toHaveLength(2);
    expect(page).not.toContain(`href="/campaigns/${id}/start"`);
  });

  it("shows why a running campaign sends nothing", async () => {
    const { ctx, textOf } = await visitor();
    const { id, mailboxId } = await makeCampaign(ctx, 1);
    await launch(ctx, id);
    await ctx.d1.prepare("update outreach_messages set due_at = 1 where campaign_id = ?").bind(id).run();
    const waiting = await textOf(`/campaigns/${id}`);
    expect(waiting).toContain("Emails queued");
    expect(waiting).toContain("The mailbox sends at most 50 emails today, 10 minutes apart.");
    await ctx.d1
      .prepare("update mailboxes set paused_at = 1, pause_reason = 'Too many came back.' where id = ?")
      .bind(mailboxId)
      .run();
    const page = await textOf(`/campaigns/${id}`);
    expect(page).toContain("Not sending: mailbox paused");
    expect(page).toContain("Too many came back.");
  });
});

describe("the mailbox form", () => {
  it("asks for a mail server only if the sending service needs one", async () => {
    const { textOf } = await visitor();
    expect(await textOf("/mailboxes/new")).toContain('name="host"');
    const platform = await textOf("/mailboxes/new?kind=platform");
    expect(platform).not.toContain('name="host"');
    expect(platform).toMatch(/name="kind"[^>]*value="platform"|value="platform"[^>]*name="kind"/);
  });
});
