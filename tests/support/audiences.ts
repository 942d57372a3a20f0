import type { BusinessContext } from "~/core/context";
import { chosenAudience } from "~/domains/campaigns/audience/chosen-audience";
import { countAudience } from "~/domains/campaigns/audience/count-audience.server";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { makeMailbox, makeTemplate } from "./campaigns";
import { makeBusiness } from "./context";

export const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

export const person = async (ctx: BusinessContext, name: string, given: Record<string, string> = {}) =>
  (
    await createContact(
      ctx,
      ContactInput.parse({
        contactName: name,
        contactEmail: `${name.toLowerCase()}@people${ctx.account.id}.test`,
        companyName: `${name} Traders`,
        location: "Nairobi, Kenya",
        ...given,
      }),
    )
  ).id;

export async function campaignTo(ctx: BusinessContext, audience: string, more: Record<string, unknown> = {}) {
  await makeMailbox(ctx);
  const templateId = await makeTemplate(ctx);
  return createCampaign(ctx, CampaignSchema.parse({ name: "People", templateId, audience, ...more }));
}

export const count = (ctx: BusinessContext, audience: string, more: object = {}) => {
  const chosen = chosenAudience({ audience, ...more });
  if (!chosen) throw new Error("no audience");
  return countAudience(ctx, chosen.source, chosen.rules);
};
