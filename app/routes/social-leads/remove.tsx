import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { removeSocialLead } from "~/domains/social-leads/remove-social-lead.server";
import { leadCard } from "~/domains/social-leads/view";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { SOCIAL } from "~/paths/business/social";
import { ConfirmPage } from "~/ui/layout/confirm-page";
import { leadAt } from "./portal/lead-of.server";

export const meta: MetaFunction = () => [{ title: "Remove this lead?" }];

const leadOf = leadAt(SOCIAL.removeLead);

export const loader = businessPage(async (ctx, args) => {
  const { id, name, platform } = leadCard(await leadOf(ctx, args), ctx.now(), readerZone(ctx));
  return { id, name, platform };
});

export const action = buttonAction(businessPage, async (ctx, args) => {
  const { id } = await leadOf(ctx, args);
  await removeSocialLead(ctx, id);
  return { to: SOCIAL.home, title: "Lead removed" };
});

export default function RemoveSocialLeadPage() {
  const { id, name, platform } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Remove ${name}?`}
      subtitle={platform}
      submit="Remove lead"
      back={SOCIAL.lead(id)}
      keep="Keep lead"
    >
      <p>
        The lead, its conversation and activity will be deleted for your whole team. This can’t be undone.
        Deals and form submissions are kept. If {platform} sends this person’s details again, a new lead will
        be added.
      </p>
    </ConfirmPage>
  );
}
