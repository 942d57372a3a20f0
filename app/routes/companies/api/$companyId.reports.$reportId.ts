import { parseId } from "~/core/ids";
import { withdrawReport } from "~/domains/directory/corrections/report-company.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "business",
    status: 204,
    run: ({ ctx, params }) =>
      withdrawReport(ctx, parseId(params.companyId, "company"), parseId(params.reportId, "report")),
  }),
});
