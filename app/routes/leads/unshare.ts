import { parseId } from "~/core/ids";
import { unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const leadId = parseId(params.leadId, "lead");
  await unshareLead(ctx, leadId);
  const flash = { kind: "success", title: "The lead is yours alone again" } as const;
  return redirectWithFlash(context, paths.leadSearch.lead(leadId), flash);
});

export const loader = businessPage(async (_, { params }) =>
  redirect(paths.leadSearch.shareLead(parseId(params.leadId, "lead"))),
);
