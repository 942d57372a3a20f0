import type { Capture } from "~/domains/social-leads/capture";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import type { SocialLead } from "~/domains/social-leads/tables";
import type { Business } from "./context";

let made = 0;

/** A lead of Facebook with an address of its own. */
export async function socialLead(
  { ctx }: Pick<Business, "ctx">,
  over: Partial<Capture> = {},
): Promise<SocialLead> {
  made += 1;
  const { lead } = await ingestSocialLead(ctx, {
    platform: "facebook",
    importMethod: "webhook",
    externalId: `leadgen-${made}-${crypto.randomUUID()}`,
    name: `Lead ${made}`,
    email: `lead-${made}-${crypto.randomUUID()}@shop.example`,
    message: "How much is the freezer?",
    ...over,
  });
  return lead;
}
