import { parseId } from "~/core/ids";
import { interviewerJson } from "~/domains/onboarding/interview/interviewer-json";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import {
  changeInterviewer,
  getInterviewer,
  removeInterviewer,
} from "~/domains/onboarding/interview/interviewers.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** PUT takes the whole interviewer: what is left out is empty. */
export const { loader, action } = apiRoute({
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
});
