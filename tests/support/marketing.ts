import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import { findAccess } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import { CampaignInput } from "~/domains/marketing/campaigns/campaign-schema";
import { createCampaign } from "~/domains/marketing/campaigns/create-campaign.server";
import { ContentBrief } from "~/domains/marketing/content/brief-schema";
import { generateContent } from "~/domains/marketing/content/generate-posts.server";
import { beginContent } from "~/domains/marketing/content/writings/start-writing.server";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import { createForm } from "~/domains/marketing/forms/forms.server";
import { LinkInput } from "~/domains/marketing/links/link-schema";
import { createLink } from "~/domains/marketing/links/links.server";
import { type Business, makeBusiness } from "./context";
import { admin } from "./payouts";

export const marketingInput = (over: Record<string, unknown> = {}) => ({
  businessName: "Amani Foods",
  website: "amani.example",
  industry: "ecommerce",
  marketingExperience: "intermediate",
  socialMediaPlatforms: ["facebook", "whatsapp"],
  monthlyBudget: 250.5,
  targetAudience: "Shop owners in Nairobi",
  marketingGoals: "Orders from new shops",
  portfolio: "",
  references: "Grace of the chamber of commerce",
  ...over,
});

/** The application of the business, as it waits. */
export const appliedForMarketing = ({ ctx }: Pick<Business, "ctx">, over: Record<string, unknown> = {}) =>
  applyForMarketing(ctx, AccessApplication.parse(marketingInput(over)));

/** Opens the portal to the business. */
export async function approvedMarketing(business: Pick<Business, "ctx">) {
  if ((await findAccess(business.ctx))?.state === "approved") return;
  const { id } = await appliedForMarketing(business);
  await approveMarketing((await admin()).ctx, id);
}

/** What a post is to say, as a call takes it. */
export const contentBrief = (over: Record<string, unknown> = {}) => ({
  platform: "facebook",
  contentType: "post",
  topic: "Solar lamps for kiosks",
  brand: "Jua Light",
  industry: "retail",
  targetAudience: "kiosk owners in Kisumu",
  facts: "The lamp runs for 12 hours",
  tone: "friendly",
  callToAction: "Write to us on WhatsApp",
  ...over,
});

const YEAR = new Date().getUTCFullYear();

export const campaignInput = (over: Record<string, unknown> = {}) => ({
  name: "Lamps for Kisumu",
  platforms: ["facebook", "instagram"],
  budget: 500,
  startsOn: `${YEAR}-01-01`,
  endsOn: `${YEAR + 1}-06-30`,
  ...over,
});

export const formInput = (over: Record<string, unknown> = {}) => ({
  title: "Ask about lamps",
  business: "Jua Light",
  intro: "Write to us, and we tell you which lamp fits your kiosk.",
  consentText: "Jua Light may use what I send to answer me.",
  language: "en",
  ...over,
});

export async function marketingCampaign(business: Pick<Business, "ctx">, over: Record<string, unknown> = {}) {
  await approvedMarketing(business);
  return createCampaign(business.ctx, CampaignInput.parse(campaignInput(over)));
}

export async function marketingForm(business: Pick<Business, "ctx">, over: Record<string, unknown> = {}) {
  await approvedMarketing(business);
  return createForm(business.ctx, FormInput.parse(formInput(over)));
}

export async function marketingLink(business: Pick<Business, "ctx">, over: Record<string, unknown> = {}) {
  const { id } = await marketingCampaign(business);
  const input = LinkInput.parse({ label: "Post of Monday", target: "https://shop.example/lamps", ...over });
  return createLink(business.ctx, id, input);
}

export async function marketingPost(business: Pick<Business, "ctx">, over: Record<string, unknown> = {}) {
  await approvedMarketing(business);
  return generateContent(business.ctx, ContentBrief.parse(contentBrief(over)));
}

/** What a model is asked to write, and has not. */
export async function marketingWriting(business: Pick<Business, "ctx">) {
  await approvedMarketing(business);
  const ai = createCriteriaWriter({ AI_BASE_URL: "http://127.0.0.1:9", AI_MODEL: "none" }, {});
  const { writing } = await beginContent({ ...business.ctx, ai }, ContentBrief.parse(contentBrief()));
  if (!writing) throw new Error("no writing");
  return writing;
}

/** One of each, by the names of their parameters. */
export async function marketingIds(business: Business) {
  const campaign = await marketingCampaign(business);
  const form = await marketingForm(business, { campaignId: campaign.id });
  const link = await marketingLink(business);
  const application = await appliedForMarketing(await makeBusiness());
  return {
    marketingCampaignId: campaign.id,
    formId: form.id,
    formSlug: form.slug,
    linkId: link.id,
    code: link.code,
    postId: (await marketingPost(business)).id,
    writingId: (await marketingWriting(business)).id,
    applicationId: application.id,
  };
}

export const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
