import { questionsJson } from "~/domains/onboarding/psychometric/questions";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { orUnavailable } from "~/http/or-unavailable.server";

/** The questions of the psychometric test in their order, each with its options; the key is ours. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: ({ ctx }) => orUnavailable(ctx, "Failed to fetch questions", async () => questionsJson()),
  }),
});
