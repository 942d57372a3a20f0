import { parseId } from "~/core/ids";
import {
  OpportunityOfCompanyInput,
  openOpportunityOfCompany,
} from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";

/** Opens a deal for a company, or for a contact given in the query; returns the existing deal while one is open. */
export const action = buttonAction(businessPage, async (ctx, { params, request }) => {
  const { opportunity, isNew } = await openOpportunityOfCompany(
    ctx,
    parseId(params.companyId, "company"),
    readQuery(request, OpportunityOfCompanyInput),
  );
  return {
    to: paths.opportunities.opportunity(opportunity.id),
    kind: isNew ? "success" : "info",
    title: isNew ? "Opportunity Created" : "This company already has a deal",
    text: opportunity.title,
  };
});

export const loader = buttonLoader(businessPage, (_ctx, { params }) =>
  paths.business.company(parseId(params.companyId, "company")),
);
