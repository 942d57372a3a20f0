import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { MAX_LENGTH } from "~/domains/onboarding/review/criteria";
import { NoteInput } from "~/domains/onboarding/review/review-schemas";
import { noteApplication } from "~/domains/onboarding/review/score-application.server";
import type { Decision } from "~/domains/onboarding/review/stages";
import { ApplicationFacts } from "~/domains/onboarding/review/ui/application-facts";
import { ReviewHistory } from "~/domains/onboarding/review/ui/review-history";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { APPLICATIONS } from "~/paths/agents/applications";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { plays: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Application" }];

export const loader = adminPage((ctx, { params }) =>
  aboutApplication(ctx, parseId(params.agentId, "application")),
);

export const action = adminPage(async (ctx, args) => {
  const { agentId } = await getApplication(ctx, parseId(args.params.agentId, "application"));
  return handleForm(args, NoteInput, async ({ text }) => {
    await noteApplication(ctx, agentId, text);
    return redirectWithFlash(args.context, APPLICATIONS.application(agentId), {
      kind: "success",
      title: "Note saved",
    });
  });
});

const ACTS: Record<Decision, string> = {
  approve: "Approve",
  ask: "Request more information",
  decline: "Decline",
  reopen: "Reopen",
};

export default function ApplicationPage() {
  const about = useLoaderData<typeof loader>();
  const { agentId, userId, name, email, stageName, askedAt, mayDecide } = about;
  const [form, fields] = useForm<NoteInput>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    constraint: { text: { maxLength: MAX_LENGTH } },
  });
  return (
    <Page title={name} subtitle={`${stageName}${askedAt ? ", more information requested" : ""}. ${email}`}>
      <Breadcrumb trail={[{ to: APPLICATIONS.list({ stage: about.stage }), label: "Applications" }]} />
      <div className="row">
        {mayDecide.map((decision) => (
          <LinkButton
            key={decision}
            to={APPLICATIONS.decision(agentId, decision)}
            kind={decision === "approve" ? "primary" : decision === "decline" ? "danger" : "plain"}
          >
            {ACTS[decision]}
          </LinkButton>
        ))}
        <LinkButton to={APPLICATIONS.scorecard(agentId)}>Score application</LinkButton>
      </div>
      <ApplicationFacts
        about={about}
        cvTo={APPLICATIONS.cv(agentId)}
        markTo={APPLICATIONS.interview(agentId)}
      />
      <ReviewHistory about={about} />
      <Card title="Add a note">
        <PostForm form={form} creates>
          <Field
            field={fields.text}
            label="Note"
            type="textarea"
            required
            hint="Visible to reviewers. The agent can request a copy."
          />
          <Submit kind="plain">Save note</Submit>
        </PostForm>
      </Card>
      <p>
        <Link to={paths.admin.user(userId)}>View user</Link>
        {" · "}
        <Link to={paths.withQuery(paths.admin.logs, { target: `agent:${agentId}` })}>Activity log</Link>
      </p>
    </Page>
  );
}
