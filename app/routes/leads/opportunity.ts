import { parseId } from "~/core/ids";
import { reasonOf } from "~/core/log";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { toErrorResponse } from "~/http/errors.server";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** Converts a lead to an opportunity in one step. */
export const action = businessPage(async (ctx, { params, context }) => {
  const leadId = parseId(params.leadId, "lead");
  try {
    const { opportunity, isNew } = await convertLead(ctx, leadId);
    return redirectWithFlash(context, paths.opportunities.opportunity(opportunity.id), {
      kind: isNew ? "success" : "info",
      title: isNew
        ? "Opportunity Created"
        : opportunity.leadId === leadId
          ? "This lead already has a deal"
          : "This company already has a deal",
      text: opportunity.title,
    });
  } catch (error) {
    const answer = toErrorResponse(error);
    if (answer instanceof Response) throw answer;
    ctx.log.error("lead not added", reasonOf(error));
    return redirectWithFlash(context, paths.leadSearch.lead(leadId), {
      kind: "error",
      title: "Error Adding Lead",
      text: "Failed to add lead to CRM. Please try again.",
    });
  }
});

export const loader = buttonLoader(businessPage, (_ctx, { params }) =>
  paths.leadSearch.lead(parseId(params.leadId, "lead")),
);
