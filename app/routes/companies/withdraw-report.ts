import { parseId } from "~/core/ids";
import { withdrawReport } from "~/domains/directory/corrections/report-company.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

const pageOf = (companyId: string | undefined) => paths.business.reportCompany(parseId(companyId, "company"));

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await withdrawReport(ctx, parseId(params.companyId, "company"), parseId(params.reportId, "report"));
  return { to: pageOf(params.companyId), title: "Report withdrawn" };
});

export const loader = buttonLoader(businessPage, (_, { params }) => pageOf(params.companyId));
