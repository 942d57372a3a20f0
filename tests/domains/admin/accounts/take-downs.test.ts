import { describe, expect, inject, it } from "vitest";
import { findByAddress, restoreTarget, takeDown } from "~/domains/admin/take-downs/take-down.server";
import { TARGETS, type TargetKind } from "~/domains/admin/take-downs/targets";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { findAccess } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { restoreMarketing, withdrawMarketing } from "~/domains/marketing/access/decide-access.server";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import { getPublicForm } from "~/domains/marketing/forms/forms.server";
import { followLink } from "~/domains/marketing/links/links.server";
import { followClick } from "~/domains/replies/responses/follow-click.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { clickLink } from "~/domains/suppressions/links.server";
import { marketingForm, marketingInput, marketingLink, PHONE } from "../../../support/fixtures/marketing";
import { sentTo } from "../../../support/fixtures/outreach";
import { admin } from "../../../support/fixtures/payouts";
import { mailsTo, outcome } from "../../../support/fixtures/people";
import { makeCampaign, makeMailbox } from "../../../support/fixtures/sending";
import { count } from "../../../support/fixtures/suspended";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";

interface Target {
  kind: TargetKind;
  id: number;
  address: string;
  /** Whether the target still serves its purpose. */
  works: () => Promise<boolean>;
}

const follows = async (code: string) => {
  const visitor = { address: "203.0.113.9", method: "GET", userAgent: PHONE, purpose: null };
  return (await outcome(followLink(testContext(), code, visitor))) === "passed";
};
const isOpen = async (slug: string) => !(await getPublicForm(testContext(), slug)).isGone;

const OF_KIND: Record<TargetKind, (business: Business) => Promise<Target>> = {
  links: async (business) => {
    const { id, code } = await marketingLink(business);
    return { kind: "links", id, address: `https://njia.test/r/${code}`, works: () => follows(code) };
  },
  forms: async (business) => {
    const { id, slug } = await marketingForm(business);
    return { kind: "forms", id, address: `/f/${slug}?via=x`, works: () => isOpen(slug) };
  },
  campaigns: async ({ ctx }) => {
    const box = await makeMailbox(ctx, inject("mail").open);
    const at = crypto.randomUUID();
    const { campaignId } = await makeCampaign(ctx, box.id, [`a@${at}.test`]);
    const works = async () => {
      await sendMailbox(testContext(), box.id);
      return (await count("outreach_messages where campaign_id = ? and state = 'sent'", campaignId)) > 0;
    };
    return { kind: "campaigns", id: campaignId, address: `/campaigns/${campaignId}`, works };
  },
};
const KINDS = Object.keys(TARGETS) as TargetKind[];

describe("a takedown", () => {
  it.each(KINDS)("stops one of the %s, emails the owner, and can be undone", async (kind) => {
    const business = await makeBusiness({ plan: "scaleup" });
    const { id, works } = await OF_KIND[kind](business);
    const { ctx } = await admin();
    await takeDown(ctx, { kind, id }, { reason: "It copies a bank" });
    expect(await works()).toBe(false);
    await restoreTarget(ctx, { kind, id });
    expect(await works()).toBe(true);
    const { noun } = TARGETS[kind];
    const mails = await mailsTo(testContext(), business.user.email);
    const ours = mails.filter(({ subject }) => subject.startsWith(`Your ${noun}`));
    expect(ours.map(({ subject }) => subject).sort()).toEqual([
      `Your ${noun} was removed`,
      `Your ${noun} was restored`,
    ]);
    expect(ours.map(({ text }) => text).join("\n")).toContain("It copies a bank");
  });

  it.each(KINDS)("finds one of the %s by the URL in a report", async (kind) => {
    const { id, address } = await OF_KIND[kind](await makeBusiness({ plan: "scaleup" }));
    expect(await findByAddress(testContext(), address)).toMatchObject({ kind, id });
  });

  it("stops the links in the campaign's sent emails", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    const { campaignId, sentId } = await sentTo(business, `b-${crypto.randomUUID()}@buyer.test`);
    const token = clickLink(testContext(), sentId, "https://shop.example/").split("/c/")[1] ?? "";
    const follow = () =>
      outcome(followClick(testContext(), token, { method: "GET", userAgent: PHONE, purpose: null }));
    const { ctx } = await admin();
    await takeDown(ctx, { kind: "campaigns", id: campaignId }, { reason: "It copies a bank" });
    expect(await follow()).toBe("gone");
    await restoreTarget(ctx, { kind: "campaigns", id: campaignId });
    expect(await follow()).toBe("passed");
  });

  it("finds nothing by the URL of another page", async () => {
    expect(await findByAddress(testContext(), "https://njia.test/pricing")).toBeNull();
  });

  it("is logged once when two administrators submit it concurrently", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    const { id } = await OF_KIND.links(business);
    const [one, two] = [await admin(), await admin()];
    await Promise.all(
      [one, two].map(({ ctx }) => takeDown(ctx, { kind: "links", id }, { reason: "It copies a bank" })),
    );
    const target = `account:${business.account.id}`;
    expect(await count("audit_log where action = 'take-down-short-link' and target = ?", target)).toBe(1);
  });

  it("prevents restarting or copying the campaign", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    const { id } = await OF_KIND.campaigns(business);
    await takeDown((await admin()).ctx, { kind: "campaigns", id }, { reason: "It copies a bank" });
    for (const act of [startCampaign, duplicateCampaign])
      await expect(act(business.ctx, id)).rejects.toThrow("This campaign was removed by an administrator.");
  });
});

describe("withdrawal of marketing access", () => {
  it("stops the short links and forms of the account until it is restored", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    const [link, form] = [await OF_KIND.links(business), await OF_KIND.forms(business)];
    const { ctx } = await admin();
    const { id = 0 } = (await findAccess(business.ctx)) ?? {};
    await withdrawMarketing(ctx, id, "It copies a bank");
    expect([await link.works(), await form.works()]).toEqual([false, false]);
    await restoreMarketing(ctx, id);
    expect([await link.works(), await form.works()]).toEqual([true, true]);
  });

  it("doesn't allow the account to apply again", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    await OF_KIND.forms(business);
    const { id = 0 } = (await findAccess(business.ctx)) ?? {};
    await withdrawMarketing((await admin()).ctx, id, "It copies a bank");
    const again = applyForMarketing(business.ctx, AccessApplication.parse(marketingInput()));
    expect(await outcome(again)).toBe("conflict");
  });
});
