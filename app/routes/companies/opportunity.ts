import { parseId } from "~/core/ids";
import {
  OpportunityOfCompanyInput,
  openOpportunityOfCompany,
} from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** The button of a company, and of a person, who is in the query: it becomes an opportunity, once while that one is open. */
export const action = businessPage(async (ctx, { params, context, request }) => {
  const { opportunity, isNew } = await openOpportunityOfCompany(
    ctx,
    parseId(params.companyId, "company"),
    readQuery(request, OpportunityOfCompanyInput),
  );
  return redirectWithFlash(context, paths.opportunities.opportunity(opportunity.id), {
    kind: isNew ? "success" : "info",
    title: isNew ? "Opportunity Created" : "This company is an opportunity already",
    text: opportunity.title,
  });
});

export const loader = businessPage(async (_ctx, { params }) =>
  redirect(paths.business.company(parseId(params.companyId, "company"))),
);
