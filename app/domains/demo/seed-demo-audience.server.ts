import type { Context } from "~/core/context";
import { saveAudience } from "~/domains/campaigns/audience/audiences.server";
import { listCampaigns } from "~/domains/campaigns/campaigns.server";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { listTemplateNames } from "~/domains/templates/join-templates.server";
import { businessOf } from "./work/demo-sides.server";

const NAME = "News for our contacts";

/** A draft campaign of the demo business that emails its own contacts, one per company. Created once. */
export async function seedDemoAudience(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business) return;
  const { rows } = await listCampaigns(business, { limit: 50 });
  const [template] = await listTemplateNames(business, 1);
  const [mailbox] = await readyMailboxes(business);
  if (!template || !mailbox || rows.some(({ name }) => name === NAME)) return;
  const source = { kind: "contacts", filter: "scope=own" } as const;
  await saveAudience(business, source, "Existing contacts");
  await createCampaign(business, {
    name: NAME,
    description: "What’s new this month, for our existing contacts.",
    templateId: template.id,
    leadSearchId: null,
    chosen: { source, rules: { people: "one", roleAddresses: true, activeContacts: false } },
    mailboxId: mailbox.id,
    scheduledAt: null,
  });
}
