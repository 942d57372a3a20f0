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
      title: "Automation settings saved",
      text: runningSince ? "The new settings take effect immediately." : "Run it when you’re ready.",
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
      subtitle="Add new leads to a campaign and assign replies to an agent."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: WORKFLOW.home, label: "Workflow" }]} />
      <PostForm form={form}>
        <Field
          field={fields.minConfidence}
          label="Minimum confidence"
          type="number"
          hint="0 to 100. Leads below this score aren’t added."
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
              ? "Stays open while the workflow runs. Each lead is emailed once."
              : "No active or paused campaigns. Start one first."
          }
        />
        <Field
          field={fields.agentId}
          label="Agent for replies"
          type="select"
          options={agents}
          placeholder="None"
          hint={
            agents.length > 0
              ? "Leads who aren’t interested aren’t assigned."
              : "No agents yet. Assign one in the marketplace."
          }
        />
        <Submit>Save</Submit>
      </PostForm>
    </Page>
  );
}
