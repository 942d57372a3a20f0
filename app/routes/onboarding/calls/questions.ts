import { questionsJson } from "~/domains/onboarding/psychometric/questions";
import { answerFailure } from "~/http/answer-failure.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** The questions of the psychometric test in their order, each with its options; the key is ours. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: ({ ctx }) => answerFailure(ctx, "Failed to fetch questions", async () => questionsJson()),
  }),
});
