import { parseId } from "~/core/ids";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const { id, name } = await restoreCompany(ctx, parseId(params.companyId, "company"));
  const flash = { kind: "success", title: "You see this company again", text: name } as const;
  return redirectWithFlash(context, paths.business.company(id), flash);
});

export const loader = businessPage(async () => redirect(paths.business.hiddenCompanies));
