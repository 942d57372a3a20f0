import { interviewQuestionsJson } from "~/domains/onboarding/video/questions";
import { apiRoute, call } from "~/http/calls/api.server";

/** The questions of the video interview in their order, as plain strings. */
export const { loader, action } = apiRoute({
  GET: call({ access: "user", run: async () => interviewQuestionsJson() }),
});
