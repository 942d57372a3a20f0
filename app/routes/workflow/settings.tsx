import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listWorkingAgents } from "~/domains/agents/shared-leads/share-lead.server";
import {
  AutomationInput,
  findAutomation,
  listOpenCampaigns,
  saveAutomation,
} from "~/domains/workflow/automation.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { WORKFLOW } from "~/paths/business/workflow";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const USUAL_CONFIDENCE = 80;

export const meta: MetaFunction = () => [{ title: "Automation settings" }];

export const loader = businessPage(async (ctx) => {
  const [automation, campaigns, agents] = await Promise.all([
    findAutomation(ctx),
    listOpenCampaigns(ctx),
    listWorkingAgents(ctx),
  ]);
  return {
    values: {
      minConfidence: String(automation?.minConfidence ?? USUAL_CONFIDENCE),
      campaignId: String(automation?.campaignId ?? ""),
      agentId: String(automation?.agentId ?? ""),
    },
    campaigns: campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
    agents: agents.map(({ id, name }) => ({ value: String(id), label: name })),
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, AutomationInput, async (input) => {
    const { runningSince } = await saveAutomation(ctx, input);
    return redirectWithFlash(args.context, WORKFLOW.home, {
      kind: "success",
      title: "Workflow saved",
      text: runningSince ? "It goes on with this from now on." : "Run it when you are ready.",
    });
  }),
);

export default function WorkflowSettingsPage() {
  const { values, campaigns, agents } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<typeof values>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: values,
  });
  return (
    <Page
      title="Automation settings"
      subtitle="New leads go to a campaign, leads that write back to an agent. Refusals, laws, hours and allowances hold as ever."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: WORKFLOW.home, label: "Workflow" }]} />
      <PostForm form={form}>
        <Field
          field={fields.minConfidence}
          label="Confidence from"
          type="number"
          hint="0 to 100. A new lead below it goes nowhere by itself."
          required
        />
        <Field
          field={fields.campaignId}
          label="Campaign for new leads"
          type="select"
          options={campaigns}
          placeholder="None"
          hint={
            campaigns.length > 0
              ? "It stays open while the workflow runs, and writes to each lead once."
              : "No campaign of yours runs or is paused. Start one first."
          }
        />
        <Field
          field={fields.agentId}
          label="Agent for leads that write back"
          type="select"
          options={agents}
          placeholder="None"
          hint={
            agents.length > 0
              ? "Who wants nothing is not passed on."
              : "No agent works for you yet. Assign one in the marketplace."
          }
        />
        <Submit>Save</Submit>
      </PostForm>
    </Page>
  );
}
