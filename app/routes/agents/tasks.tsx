import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { listNextSteps } from "~/domains/agents/shared-leads/next-steps.server";
import { StepRows } from "~/domains/agents/shared-leads/ui/step-rows";
import { leadRow } from "~/domains/agents/shared-leads/view";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Tasks" }];

export const loader = agentPage(async (ctx) => {
  const steps = await listNextSteps(ctx, ctx.agent);
  const rowsOf = (leads: typeof steps.done) => leads.map((lead) => leadRow(lead, zoneOfAgent(ctx.agent)));
  return {
    overdue: rowsOf(steps.overdue),
    today: rowsOf(steps.today),
    later: rowsOf(steps.later),
    done: rowsOf(steps.done),
  };
});

export default function AgentTasksPage() {
  const { overdue, today, later, done } = useLoaderData<typeof loader>();
  const isEmpty = overdue.length + today.length + later.length === 0;
  return (
    <Page title="Tasks" subtitle="Call-backs and next steps by due date.">
      {isEmpty ? (
        <EmptyState title="No tasks" action={<LinkButton to={DASHBOARD.leads}>View leads</LinkButton>}>
          Add a next step with a due date to a lead.
        </EmptyState>
      ) : null}
      <StepRows title="Overdue" steps={overdue} isDone={false} />
      <StepRows title="Today" steps={today} isDone={false} />
      <StepRows title="Later" steps={later} isDone={false} />
      <StepRows title="Done this week" steps={done} isDone />
    </Page>
  );
}
