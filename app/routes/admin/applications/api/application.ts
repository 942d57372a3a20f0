import { parseId } from "~/core/ids";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: ({ ctx, params }) => aboutApplication(ctx, parseId(params.agentId, "application")),
  }),
});
