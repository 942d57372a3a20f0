import { parseId } from "~/core/ids";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";

export const action = businessPage(async (ctx, { params, context }) => {
  const leadId = parseId(params.leadId, "lead");
  return catchDomainError(
    async () => {
      const { id, companyName } = await restoreLead(ctx, leadId);
      const flash = { kind: "success", title: "The lead is back", text: companyName } as const;
      return redirectWithFlash(context, paths.leadSearch.lead(id), flash);
    },
    (error) => {
      if (error.code !== "conflict") throw error;
      const flash = { kind: "error", title: "The lead could not come back", text: error.message } as const;
      return redirectWithFlash(context, REMOVAL.removeLead(leadId), flash);
    },
  );
});

export const loader = businessPage(async (_, { params }) =>
  redirect(REMOVAL.removeLead(parseId(params.leadId, "lead"))),
);
