import { parseId } from "~/core/ids";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const leadId = parseId(params.leadId, "lead");
  return catchDomainError(
    async () => {
      const { id, companyName } = await restoreLead(ctx, leadId);
      return { to: paths.leadSearch.lead(id), title: "Lead restored", text: companyName };
    },
    (error) => {
      if (error.code !== "conflict") throw error;
      return {
        to: REMOVAL.removeLead(leadId),
        kind: "error",
        title: "Lead not restored",
        text: error.message,
      };
    },
  );
});

export const loader = buttonLoader(businessPage, (_, { params }) =>
  REMOVAL.removeLead(parseId(params.leadId, "lead")),
);
