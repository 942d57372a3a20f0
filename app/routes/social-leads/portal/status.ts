import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { StatusInput } from "~/domains/social-leads/schemas";
import { buttonInput } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { redirect } from "~/http/pages/redirect.server";
import { SOCIAL } from "~/paths/business/social";
import { marketingPageOf } from "../../marketing/frame.server";
import { leadAt } from "./lead-of.server";

export const action = marketingPageOf(leadAt(SOCIAL.lead), async (ctx, args, { id }) => {
  const { status } = await buttonInput(args, StatusInput);
  await moveSocialLead(ctx, id, status);
  return redirectWithFlash(args.context, SOCIAL.lead(id), {
    kind: "success",
    title: `Lead marked as ${status}`,
  });
});

export const loader = marketingPageOf(leadAt(SOCIAL.lead), async (_ctx, _args, { id }) =>
  redirect(SOCIAL.lead(id)),
);
