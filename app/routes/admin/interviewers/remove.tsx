import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getInterviewer, removeInterviewer } from "~/domains/onboarding/interview/interviewers.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { INTERVIEWERS as INTERVIEWER_PATHS } from "~/paths/agents/interviewers";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Remove ${data?.name ?? "it"}?` }];

export const loader = adminPage(async (ctx, { params }) => {
  const { id, name } = await getInterviewer(ctx, parseId(params.interviewerId, "interviewer"));
  return { id, name };
});

export const action = adminPage(async (ctx, { params, context }) => {
  const { id } = await getInterviewer(ctx, parseId(params.interviewerId, "interviewer"));
  const refused = await catchDomainError(
    () => removeInterviewer(ctx, id).then(() => null),
    ({ message }) => message,
  );
  return redirectWithFlash(
    context,
    refused === null ? INTERVIEWER_PATHS.list : INTERVIEWER_PATHS.one(id),
    refused === null
      ? { kind: "success", title: "Interviewer removed" }
      : { kind: "error", title: "Interviewer not removed", text: refused },
  );
});

export default function RemoveInterviewerPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Remove ${name}?`}
      submit={`Remove ${name}`}
      back={INTERVIEWER_PATHS.one(id)}
      keep="Keep interviewer"
    >
      <p>
        Applicants will no longer be able to book this interviewer, and the interviewer’s email address will
        be deleted. Past interviews keep the name.
      </p>
    </ConfirmPage>
  );
}
