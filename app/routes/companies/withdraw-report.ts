import { parseId } from "~/core/ids";
import { withdrawReport } from "~/domains/directory/corrections/report-company.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

const pageOf = (companyId: string | undefined) => paths.business.reportCompany(parseId(companyId, "company"));

export const action = businessPage(async (ctx, { params, context }) => {
  await withdrawReport(ctx, parseId(params.companyId, "company"), parseId(params.reportId, "report"));
  return redirectWithFlash(context, pageOf(params.companyId), {
    kind: "success",
    title: "Report taken back",
  });
});

export const loader = businessPage(async (_, { params }) => redirect(pageOf(params.companyId)));
