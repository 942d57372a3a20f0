import { listApplicationsAt } from "~/domains/admin/reviews/list-applications.server";
import { applicationRowJson } from "~/domains/onboarding/review/application-json";
import { ApplicationQuery } from "~/domains/onboarding/review/review-schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: ApplicationQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listApplicationsAt(ctx, query), applicationRowJson),
  }),
});
