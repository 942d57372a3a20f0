import type { Context } from "~/core/context";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { mergeSocialLeads } from "~/domains/social-leads/merging/merge-leads.server";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { DEMO_MERGED, DEMO_SOCIAL_LEADS } from "./plan/reach/social-leads";
import { businessOf } from "./work/demo-sides.server";

const DAY = 86_400_000;

/** Uses the import's and the normal functions: the demo business's social leads, marked as demo. Created once. */
export async function seedDemoSocialLeads(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business) return;
  const made = new Map<string, number>();
  for (const [index, { status, company, address, ...facts }] of DEMO_SOCIAL_LEADS.entries()) {
    const local = address ?? facts.name.toLowerCase().replace(/[^a-z]+/g, ".");
    const { lead, outcome } = await ingestSocialLead(business, {
      ...facts,
      companyName: company,
      importMethod: "manual",
      email: `${local}@demo.example`,
      capturedAt: new Date(business.now().getTime() - (index + 1) * DAY),
    });
    if (outcome !== "new") continue;
    made.set(local, lead.id);
    if (status === "new") continue;
    await moveSocialLead(business, lead.id, "contacted");
    if (status !== "contacted") await moveSocialLead(business, lead.id, "qualified");
    if (status === "converted") await convertSocialLead(business, lead.id);
  }
  const [kept, other] = DEMO_MERGED.map((local) => made.get(local));
  if (kept && other) await mergeSocialLeads(business, kept, { otherId: other, from: {} });
}
