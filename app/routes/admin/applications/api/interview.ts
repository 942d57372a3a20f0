import { parseId } from "~/core/ids";
import { findLastInterview, interviewJson } from "~/domains/onboarding/interview/interviews.server";
import { InterviewMark, markInterview } from "~/domains/onboarding/interview/mark-interview.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "application");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getApplication(ctx, idOf(params)),
    body: InterviewMark,
    run: async ({ ctx, params, body }) => {
      await markInterview(ctx, idOf(params), body.state);
      const interview = await findLastInterview(ctx, idOf(params));
      return interview && { ...interviewJson(interview), state: interview.state };
    },
  }),
});
