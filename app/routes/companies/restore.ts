import { parseId } from "~/core/ids";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id, name } = await restoreCompany(ctx, parseId(params.companyId, "company"));
  return { to: paths.business.company(id), title: "Company restored", text: name };
});

export const loader = buttonLoader(businessPage, paths.business.hiddenCompanies);
