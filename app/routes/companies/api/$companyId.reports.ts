import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { reportJson } from "~/domains/directory/corrections/json";
import {
  getReportable,
  listOwnReports,
  reportCompany,
  sharedIdOf,
} from "~/domains/directory/corrections/report-company.server";
import { CompanyReportInput } from "~/domains/directory/corrections/report-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { companyId?: string | undefined }) => parseId(params.companyId, "company");

const reportsOf = async (ctx: BusinessContext, id: number) =>
  (await listOwnReports(ctx, sharedIdOf(await getCompanyOrCopy(ctx, id)))).map(reportJson);

/** What this account says is wrong of a shared company: each field as it should be, or a note. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    find: ({ ctx, params }) => getCompanyOrCopy(ctx, idOf(params)),
    run: ({ ctx, params }) => reportsOf(ctx, idOf(params)),
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getReportable(ctx, idOf(params)),
    body: CompanyReportInput,
    status: 201,
    run: async ({ ctx, params, body }) => {
      await reportCompany(ctx, idOf(params), body);
      return reportsOf(ctx, idOf(params));
    },
  }),
});
