import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { parseId } from "~/core/ids";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { CRITERIA, MAX_LENGTH, MAX_POINTS } from "~/domains/onboarding/review/criteria";
import { Scorecard } from "~/domains/onboarding/review/review-schemas";
import { ownScorecard, scoreApplication } from "~/domains/onboarding/review/score-application.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { APPLICATIONS } from "~/paths/agents/applications";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Scorecard" }];

export const loader = adminPage(async (ctx, { params }) => {
  const { agentId, name } = await aboutApplication(ctx, parseId(params.agentId, "application"));
  return { agentId, name, given: await ownScorecard(ctx, agentId) };
});

export const action = adminPage(async (ctx, args) => {
  const { agentId } = await getApplication(ctx, parseId(args.params.agentId, "application"));
  return handleForm(args, Scorecard, async (card) => {
    await scoreApplication(ctx, agentId, card);
    return redirectWithFlash(args.context, APPLICATIONS.application(agentId), {
      kind: "success",
      title: "Scorecard saved",
    });
  });
});

const POINTS = [
  { value: "", label: "Not scored" },
  ...Array.from({ length: MAX_POINTS }, (_, index) => ({
    value: `${index + 1}`,
    label: `${index + 1} out of ${MAX_POINTS}`,
  })),
];

export default function ScorecardPage() {
  const { agentId, name, given } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof Scorecard>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    constraint: Object.fromEntries(CRITERIA.map(({ key }) => [`${key}Comment`, { maxLength: MAX_LENGTH }])),
    defaultValue: given,
  });
  return (
    <Page
      title={`Score ${name}`}
      subtitle="1 is poor, 5 is very good. Other reviewers score separately."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: APPLICATIONS.application(agentId), label: name }]} />
      <PostForm form={form}>
        {CRITERIA.map(({ key, label, hint }) => (
          <fieldset key={key} className="stack tight">
            <legend>{label}</legend>
            <Field
              field={fields[key]}
              label={`Score for ${label}`}
              hint={hint}
              type="select"
              options={POINTS}
            />
            <Field field={fields[`${key}Comment`]} label="Reason" type="textarea" />
          </fieldset>
        ))}
        <Submit>Save scorecard</Submit>
      </PostForm>
    </Page>
  );
}
