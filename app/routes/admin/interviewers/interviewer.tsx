import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { parseId } from "~/core/ids";
import { interviewerJson } from "~/domains/onboarding/interview/interviewer-json";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import {
  changeInterviewer,
  getInterviewer,
  interviewsToCome,
} from "~/domains/onboarding/interview/interviewers.server";
import { slotTime } from "~/domains/onboarding/interview/interviews.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { INTERVIEWERS as INTERVIEWER_PATHS } from "~/paths/agents/interviewers";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { InterviewerFields } from "./fields";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Interviewer" }];

export const loader = adminPage(async (ctx, { params }) => {
  const row = await getInterviewer(ctx, parseId(params.interviewerId, "interviewer"));
  const toCome = await interviewsToCome(ctx, row.id);
  return {
    ...interviewerJson(row),
    toCome: toCome.map(({ id, name, startsAt }) => ({ id, name, time: slotTime(startsAt, row.zone) })),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getInterviewer(ctx, parseId(args.params.interviewerId, "interviewer"));
  return handleForm(args, InterviewerForm, async (input) => {
    await changeInterviewer(ctx, id, input);
    return redirectWithFlash(args.context, INTERVIEWER_PATHS.one(id), {
      kind: "success",
      title: "Interviewer saved",
      text: "Booked interviews don’t change.",
    });
  });
});

export default function InterviewerPage() {
  const { id, isDemo, toCome, ...interviewer } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof InterviewerForm>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: interviewer,
  });
  return (
    <Page title={interviewer.name} width="narrow">
      <Breadcrumb trail={[{ to: INTERVIEWER_PATHS.list, label: "Interviewers" }]} />
      <Card title="Upcoming interviews">
        {toCome.length === 0 ? (
          <p>No interviews booked</p>
        ) : (
          <ul className="stack tight">
            {toCome.map((interview) => (
              <li key={interview.id}>
                {interview.time}: {interview.name}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <PostForm form={form}>
        <InterviewerFields fields={fields} />
        <Submit>Save interviewer</Submit>
      </PostForm>
      <p>
        <LinkButton kind="danger" to={INTERVIEWER_PATHS.remove(id)}>
          Remove interviewer
        </LinkButton>
      </p>
    </Page>
  );
}
