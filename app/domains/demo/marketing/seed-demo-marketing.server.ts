import type { BusinessContext, Context } from "~/core/context";
import { findAccess } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import { listCampaigns } from "~/domains/marketing/campaigns/campaigns.server";
import { CampaignBrief } from "~/domains/marketing/content/brief-schema";
import { approvePost } from "~/domains/marketing/content/change-post.server";
import { generateCampaign } from "~/domains/marketing/content/generate-posts.server";
import { planPost } from "~/domains/marketing/content/plan-post.server";
import { addDays, todayOf } from "~/domains/marketing/days";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import { createForm } from "~/domains/marketing/forms/forms.server";
import { LinkInput } from "~/domains/marketing/links/link-schema";
import { createLink } from "~/domains/marketing/links/links.server";
import { DEMO_ADMIN } from "../seed-demo-accounts.server";
import { adminOf, businessOf } from "../work/demo-sides.server";
import { DEMO_APPLICATION, DEMO_BRIEF, DEMO_FORM, DEMO_PLANNED } from "./plan";

async function seedCampaign(business: BusinessContext) {
  const brief = CampaignBrief.parse({ ...DEMO_BRIEF, builtIn: true });
  const { campaign, posts } = await generateCampaign(business, brief);
  const form = await createForm(business, FormInput.parse({ ...DEMO_FORM, campaignId: campaign.id }));
  const link = LinkInput.parse({ label: "This week’s posts", formId: form.id });
  await createLink(business, campaign.id, link);
  for (const [index, days] of DEMO_PLANNED.entries()) {
    const post = posts[index];
    if (!post) continue;
    await approvePost(business, post.id, {});
    await planPost(business, post.id, { plannedOn: addDays(todayOf(business), days) });
  }
}

/**
 * Uses the normal functions: access, a campaign with drafts, a form and a link to it. No clicks, because reach is
 * counted, not invented. Created once.
 */
export async function seedDemoMarketing(system: Context, email: string): Promise<void> {
  const [business, admin] = [await businessOf(system, email), await adminOf(system, DEMO_ADMIN)];
  if (!business || !admin) return;
  const known = await findAccess(business);
  const access = known ?? (await applyForMarketing(business, AccessApplication.parse(DEMO_APPLICATION)));
  if (access.state === "pending") await approveMarketing(admin, access.id);
  if ((await listCampaigns(business, { limit: 1 })).rows.length === 0) await seedCampaign(business);
}
