import { parseId } from "~/core/ids";
import { withdrawReport } from "~/domains/directory/corrections/report-company.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "business",
    status: 204,
    run: ({ ctx, params }) =>
      withdrawReport(ctx, parseId(params.companyId, "company"), parseId(params.reportId, "report")),
  }),
});
