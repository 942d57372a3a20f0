import { interviewQuestionsJson } from "~/domains/onboarding/video/questions";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The questions of the video interview in their order, as plain strings. */
export const { loader, action } = apiRoute({
  GET: endpoint({ access: "user", run: async () => interviewQuestionsJson() }),
});
