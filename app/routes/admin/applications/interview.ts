import { parseId } from "~/core/ids";
import { InterviewMark, markInterview } from "~/domains/onboarding/interview/mark-interview.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { readForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { APPLICATIONS } from "~/paths/agents/applications";

const idOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "application");

const SAID = {
  held: "Interview marked as held",
  missed: "Interview marked as missed",
  booked: "Interview status cleared",
} as const;

/** The buttons of an interview that has started. */
export const action = adminPage(async (ctx, { request, context, params }) => {
  const { agentId } = await getApplication(ctx, idOf(params));
  const place = APPLICATIONS.application(agentId);
  const failed = (text: string | undefined) =>
    redirectWithFlash(context, place, { kind: "error", title: "Interview not updated", text });
  const input = InterviewMark.safeParse({ state: (await readForm(request)).get("state") });
  if (!input.success) return failed(input.error.issues[0]?.message);
  const { state } = input.data;
  return catchDomainError(
    async () => {
      await markInterview(ctx, agentId, state);
      return redirectWithFlash(context, place, { kind: "success", title: SAID[state] });
    },
    ({ message }) => failed(message),
  );
});

export const loader = buttonLoader(adminPage, (_, { params }) => APPLICATIONS.application(idOf(params)));
