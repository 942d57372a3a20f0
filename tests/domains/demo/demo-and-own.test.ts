import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { completeDemoCampaigns } from "~/domains/campaigns/planning/finish-campaigns.server";
import { deleteDemoRows } from "~/domains/demo/delete-demo-rows.server";
import { averageConfidence, getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { countUnread, markNotifications } from "~/domains/notifications/notifications.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { getTemplate } from "~/domains/templates/templates.server";
import { makeCampaign, makeTemplate } from "../../support/fixtures/campaigns";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { env, makeBusiness } from "../../support/harness/context";

/** A context as the demo's own steps use it. */
const ofDemo = <C extends BusinessContext>(ctx: C): C => ({
  ...ctx,
  account: { ...ctx.account, isDemo: true, isDemoWork: true },
});

const mark = (table: string, id: number) =>
  env.DB.prepare(`update ${table} set is_demo = 1 where id = ?`).bind(id).run();

describe("next to demo data, a business's own", () => {
  it("copy of a demo campaign is real data: it has no demo mailbox and survives the demo's removal", async () => {
    const { ctx } = await makeBusiness();
    const { id, mailboxId } = await makeCampaign(ctx);
    await env.DB.prepare("update outreach_campaigns set mailbox_id = ?, is_demo = 1 where id = ?")
      .bind(mailboxId, id)
      .run();
    await mark("mailboxes", mailboxId);
    const copy = await duplicateCampaign(ctx, id);
    expect([copy.isDemo, copy.mailboxId]).toEqual([false, null]);
    expect(await duplicateCampaign(ofDemo(ctx), id)).toMatchObject({ isDemo: true, mailboxId });
    while (await deleteDemoRows(ctx));
    expect(await getCampaign(ctx, copy.id)).toMatchObject({ name: "Copy of Solar" });
    await expect(getCampaign(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("translations of a demo template survive its removal, and the first becomes the main version", async () => {
    const { ctx } = await makeBusiness();
    const [root, french, arabic, other] = [
      await makeTemplate(ctx),
      await makeTemplate(ctx, { language: "fr" }),
      await makeTemplate(ctx, { language: "ar" }),
      await makeTemplate(ctx, { language: "pt" }),
    ];
    const variant = env.DB.prepare("update outreach_templates set variant_of = ? where id in (?, ?, ?)");
    await variant.bind(root, french, arabic, other).run();
    await mark("outreach_templates", root);
    await mark("outreach_templates", other);
    while (await deleteDemoRows(ctx));
    expect(await getTemplate(ctx, french)).toMatchObject({ variantOf: null });
    expect(await getTemplate(ctx, arabic)).toMatchObject({ variantOf: french });
    for (const gone of [root, other])
      await expect(getTemplate(ctx, gone)).rejects.toMatchObject({ code: "not_found" });
  });

  it("copy of its real campaign keeps the mailbox", async () => {
    const { ctx } = await makeBusiness();
    const { id, mailboxId } = await makeCampaign(ctx);
    await env.DB.prepare("update outreach_campaigns set mailbox_id = ?").bind(mailboxId).run();
    expect(await duplicateCampaign(ctx, id)).toMatchObject({ isDemo: false, mailboxId });
  });

  it("notifications stay unread while demo data is being added", async () => {
    const { ctx, user } = await makeBusiness();
    const notice = { userId: user.userId, kind: "task", title: "A task is due", path: "/tasks" } as const;
    await notifyStatement(ctx, { ...notice, cause: "task:1:due:1" });
    await notifyStatement(ofDemo(ctx), { ...notice, cause: "task:2:due:1" });
    expect(await markNotifications(ofDemo(ctx), { all: true, state: "read" })).toBe(1);
    expect((await countUnread(ctx)).count).toBe(1);
  });

  it("campaign is not completed by the job that completes demo campaigns", async () => {
    const { ctx } = await makeBusiness();
    const own = await makeCampaign(ctx);
    const demo = await makeCampaign(ctx);
    await mark("outreach_campaigns", demo.id);
    await env.DB.prepare("update outreach_campaigns set status = 'active' where account_id = ?")
      .bind(ctx.account.id)
      .run();
    await completeDemoCampaigns(ofDemo(ctx));
    expect((await getCampaign(ctx, own.id)).status).toBe("active");
    expect((await getCampaign(ctx, demo.id)).status).toBe("completed");
  });

  it("search finds no demo companies, and the average confidence excludes demo searches", async () => {
    const { ctx } = await makeBusiness();
    await addAlike(ctx, 3, { isDemo: true });
    await addAlike(ctx, 2);
    const { id } = await makeSearch(ctx, { industry: ["renewables"] });
    await runSearch(ctx, id);
    const { results } = await env.DB.prepare("select is_demo from leads where search_id = ?").bind(id).all();
    expect(results).toEqual([{ is_demo: 0 }, { is_demo: 0 }]);
    const before = await averageConfidence(ctx);
    const search = await makeSearch(ofDemo(ctx), { industry: ["renewables"] });
    await runSearch(ofDemo(ctx), search.id);
    expect((await getLeadSearch(ctx, search.id)).resultsCount).toBe(3);
    expect(await averageConfidence(ctx)).toBe(before);
  });

  it("demo account finds both demo and real companies", async () => {
    const { ctx } = await makeBusiness();
    const ofDemoAccount = { ...ctx, account: { ...ctx.account, isDemo: true } };
    await addAlike(ctx, 1, { isDemo: true });
    await addAlike(ctx, 1);
    const { id } = await makeSearch(ofDemoAccount, { industry: ["renewables"] });
    expect((await runSearch(ofDemoAccount, id)).resultsCount).toBe(2);
  });
});
