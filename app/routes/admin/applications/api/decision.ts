import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import { DecisionInput } from "~/domains/onboarding/review/review-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getApplication(ctx, parseId(params.agentId, "application")),
    body: DecisionInput,
    run: ({ ctx, params, body }) => decideApplication(ctx, parseId(params.agentId, "application"), body),
  }),
});
