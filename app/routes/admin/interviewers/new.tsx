import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import type { z } from "zod";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import { addInterviewer } from "~/domains/onboarding/interview/interviewers.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { INTERVIEWERS as INTERVIEWER_PATHS } from "~/paths/agents/interviewers";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { InterviewerFields } from "./fields";

export const meta: MetaFunction = () => [{ title: "Add interviewer" }];

export const loader = adminPage(async () => null);

export const action = adminPage((ctx, args) =>
  handleForm(args, InterviewerForm, async (input) => {
    await addInterviewer(ctx, input);
    return redirectWithFlash(args.context, INTERVIEWER_PATHS.list, {
      kind: "success",
      title: "Interviewer added",
    });
  }),
);

const USUAL = "09:00-12:00, 13:00-17:00";
const WEEK = { monday: USUAL, tuesday: USUAL, wednesday: USUAL, thursday: USUAL, friday: USUAL };

export default function NewInterviewerPage() {
  const [form, fields] = useForm<z.input<typeof InterviewerForm>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { minutes: 45, ...WEEK },
  });
  return (
    <Page title="Add interviewer" width="two-column">
      <Breadcrumb trail={[{ to: INTERVIEWER_PATHS.list, label: "Interviewers" }]} />
      <PostForm form={form} creates>
        <InterviewerFields fields={fields} />
        <Submit>Add interviewer</Submit>
      </PostForm>
    </Page>
  );
}
