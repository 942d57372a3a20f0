import { interviewerJson } from "~/domains/onboarding/interview/interviewer-json";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import { addInterviewer, listInterviewers } from "~/domains/onboarding/interview/interviewers.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
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
});
