import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { MAX_LENGTH } from "~/domains/onboarding/review/criteria";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import { decisionWarnings } from "~/domains/onboarding/review/decision-warnings.server";
import { DecisionInput } from "~/domains/onboarding/review/review-schemas";
import type { Decision } from "~/domains/onboarding/review/stages";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { APPLICATIONS } from "~/paths/agents/applications";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const WORDS: Record<Decision, { title: string; text: string; button: string; done: string }> = {
  approve: {
    title: "Approve",
    text: "The agent will be listed in the marketplace and notified by email.",
    button: "Approve application",
    done: "Application approved",
  },
  decline: {
    title: "Decline",
    text: "The agent will be notified by email and won’t be listed. You can reopen the application.",
    button: "Decline application",
    done: "Application declined",
  },
  ask: {
    title: "Request more information from",
    text: "The agent will get your message by email and in onboarding. The application stays open.",
    button: "Send request",
    done: "Request sent",
  },
  reopen: {
    title: "Reopen application from",
    text: "The decision will be reversed and the agent notified. The agent won’t be listed until you decide again. Existing assignments continue.",
    button: "Reopen application",
    done: "Application reopened",
  },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${WORDS[data.decision].title} ${data.name}` : "Decision" },
];

export const loader = adminPage(async (ctx, { request, params }) => {
  const { agentId, name, version, mayDecide } = await aboutApplication(
    ctx,
    parseId(params.agentId, "application"),
  );
  const asked = new URL(request.url).searchParams.get("decision");
  const decision = asked === null ? mayDecide[0] : mayDecide.find((allowed) => allowed === asked);
  if (!decision) throw notFound("This decision");
  const warnings = await decisionWarnings(ctx, agentId, decision);
  return { decision, agentId, name, version, warnings };
});

export const action = adminPage(async (ctx, args) => {
  const { agentId } = await getApplication(ctx, parseId(args.params.agentId, "application"));
  return handleForm(args, DecisionInput, async (input) => {
    await decideApplication(ctx, agentId, input);
    return redirectWithFlash(args.context, APPLICATIONS.application(agentId), {
      kind: "success",
      title: WORDS[input.decision].done,
    });
  });
});

export default function DecisionPage() {
  const { decision, agentId, name, version, warnings } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof DecisionInput>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    constraint: { reason: { maxLength: MAX_LENGTH } },
  });
  const { title, text, button } = WORDS[decision];
  const needsReason = decision === "decline" || decision === "ask";
  return (
    <Page title={`${title} ${name}`} width="narrow">
      <Breadcrumb trail={[{ to: APPLICATIONS.application(agentId), label: name }]} />
      <p>{text}</p>
      {warnings.length > 0 ? (
        <Alert kind="warning" title="Before you decide">
          <ul>
            {warnings.map(({ warning, text }) => (
              <li key={warning}>{text}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <PostForm form={form}>
        {warnings.map(({ warning }, index) => (
          <input key={warning} type="hidden" name={`confirms[${index}]`} value={warning} />
        ))}
        <input type="hidden" name="decision" value={decision} />
        <input type="hidden" name="version" value={version} />
        <Field
          field={fields.reason}
          label={decision === "ask" ? "Missing information" : "Reason"}
          type="textarea"
          required={needsReason}
        />
        {decision === "ask" ? null : (
          <Field field={fields.isTold} label="Share the reason with the agent" type="checkbox" />
        )}
        <div className="row">
          <Submit kind={decision === "decline" ? "danger" : "primary"}>
            {warnings.length > 0 && decision === "approve" ? "Approve anyway" : button}
          </Submit>
          <LinkButton to={APPLICATIONS.application(agentId)}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
