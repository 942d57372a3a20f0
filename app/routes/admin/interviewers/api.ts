import { parseId } from "~/core/ids";
import { interviewerJson } from "~/domains/onboarding/interview/interviewer-json";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import {
  addInterviewer,
  changeInterviewer,
  getInterviewer,
  listInterviewers,
  removeInterviewer,
} from "~/domains/onboarding/interview/interviewers.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const adminInterviewersApi: ApiPaths = {
  "/api/admin/interviewers": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) => (await listInterviewers(ctx)).map(interviewerJson),
    }),
    POST: endpoint({
      access: "admin",
      body: InterviewerForm,
      status: 201,
      run: async ({ ctx, body }) => interviewerJson(await addInterviewer(ctx, body)),
    }),
  },
  /** PUT replaces the whole interviewer: omitted fields become empty. */
  "/api/admin/interviewers/:interviewerId": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params }) =>
        interviewerJson(await getInterviewer(ctx, parseId(params.interviewerId, "interviewer"))),
    }),
    PUT: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getInterviewer(ctx, parseId(params.interviewerId, "interviewer")),
      body: InterviewerForm,
      run: async ({ ctx, params, body }) =>
        interviewerJson(await changeInterviewer(ctx, parseId(params.interviewerId, "interviewer"), body)),
    }),
    DELETE: endpoint({
      access: "admin",
      run: ({ ctx, params }) => removeInterviewer(ctx, parseId(params.interviewerId, "interviewer")),
    }),
  },
};
