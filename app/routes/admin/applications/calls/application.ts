import { parseId } from "~/core/ids";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: ({ ctx, params }) => aboutApplication(ctx, parseId(params.agentId, "application")),
  }),
});
