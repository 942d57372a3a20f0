import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { Scorecard } from "~/domains/onboarding/review/review-schemas";
import { scoreApplication } from "~/domains/onboarding/review/score-application.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getApplication(ctx, parseId(params.agentId, "application")),
    body: Scorecard,
    run: ({ ctx, params, body }) => scoreApplication(ctx, parseId(params.agentId, "application"), body),
  }),
});
