import { parseId } from "~/core/ids";
import {
  OpportunityOfCompanyInput,
  openOpportunityOfCompany,
} from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";

/** The button of a company, and of a person, who is in the query: it becomes an opportunity, once while that one is open. */
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
