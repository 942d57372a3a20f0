import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { listNextSteps } from "~/domains/agents/shared-leads/next-steps.server";
import { StepRows } from "~/domains/agents/shared-leads/ui/step-rows";
import { leadRow } from "~/domains/agents/shared-leads/view";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: m.agents_tasks_tasks() }];

export const loader = agentPage(async (ctx) => {
  const steps = await listNextSteps(ctx, ctx.agent);
  const rowsOf = (leads: typeof steps.done) =>
    leads.map((lead) => leadRow(lead, ctx.now(), zoneOfAgent(ctx.agent)));
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
    <Page title={m.agents_tasks_tasks()} subtitle={m.agents_tasks_call_backs_and_next_steps()}>
      {isEmpty ? (
        <EmptyState
          title={m.agents_tasks_no_tasks()}
          action={<LinkButton to={DASHBOARD.leads}>{m.agents_tasks_view_leads()}</LinkButton>}
        >
          {m.agents_tasks_add_a_next_step_with()}
        </EmptyState>
      ) : null}
      <StepRows title={m.agents_tasks_overdue()} steps={overdue} isDone={false} />
      <StepRows title={m.agents_tasks_today()} steps={today} isDone={false} />
      <StepRows title={m.agents_tasks_later()} steps={later} isDone={false} />
      <StepRows title={m.agents_tasks_done_this_week()} steps={done} isDone />
    </Page>
  );
}
