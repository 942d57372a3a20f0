import { parseId } from "~/core/ids";
import { listApplicationsAt } from "~/domains/admin/reviews/list-applications.server";
import { findLastInterview, interviewJson } from "~/domains/onboarding/interview/interviews.server";
import { InterviewMark, markInterview } from "~/domains/onboarding/interview/mark-interview.server";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { applicationRowJson } from "~/domains/onboarding/review/application-json";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import {
  ApplicationQuery,
  DecisionInput,
  NoteInput,
  Scorecard,
} from "~/domains/onboarding/review/review-schemas";
import { noteApplication, scoreApplication } from "~/domains/onboarding/review/score-application.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const agentIdOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "application");

export const adminApplicationsApi: ApiPaths = {
  "/api/admin/applications": {
    GET: endpoint({
      access: "admin",
      query: ApplicationQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listApplicationsAt(ctx, query), applicationRowJson),
    }),
  },
  "/api/admin/applications/:agentId": {
    GET: endpoint({
      access: "admin",
      run: ({ ctx, params }) => aboutApplication(ctx, parseId(params.agentId, "application")),
    }),
  },
  "/api/admin/applications/:agentId/decision": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getApplication(ctx, parseId(params.agentId, "application")),
      body: DecisionInput,
      run: ({ ctx, params, body }) => decideApplication(ctx, parseId(params.agentId, "application"), body),
    }),
  },
  "/api/admin/applications/:agentId/scorecard": {
    PUT: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getApplication(ctx, parseId(params.agentId, "application")),
      body: Scorecard,
      run: ({ ctx, params, body }) => scoreApplication(ctx, parseId(params.agentId, "application"), body),
    }),
  },
  "/api/admin/applications/:agentId/interview": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getApplication(ctx, agentIdOf(params)),
      body: InterviewMark,
      run: async ({ ctx, params, body }) => {
        await markInterview(ctx, agentIdOf(params), body.state);
        const interview = await findLastInterview(ctx, agentIdOf(params));
        return interview && { ...interviewJson(interview), state: interview.state };
      },
    }),
  },
  "/api/admin/applications/:agentId/notes": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getApplication(ctx, parseId(params.agentId, "application")),
      body: NoteInput,
      run: ({ ctx, params, body }) => noteApplication(ctx, parseId(params.agentId, "application"), body.text),
    }),
  },
};
