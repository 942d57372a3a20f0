import { parseId } from "~/core/ids";
import { agentLines } from "~/domains/commissions/agent-lines.server";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { companyWork } from "~/domains/opportunities/timeline/company-work.server";
import { beforeOf, TimelineQuery, timelineJson } from "~/domains/opportunities/timeline/timeline-view";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: TimelineQuery,
    run: async ({ ctx, params, query }) => {
      const { id } = await getCompanyOrCopy(ctx, parseId(params.companyId, "company"));
      const { timeline } = await companyWork(ctx, id, beforeOf(query), agentLines);
      return timelineJson(timeline);
    },
  }),
});
