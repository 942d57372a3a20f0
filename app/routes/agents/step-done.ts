import { parseId } from "~/core/ids";
import { setStepDone } from "~/domains/agents/shared-leads/next-steps.server";
import { pastWords } from "~/domains/agents/shared-leads/policy";
import { StepDoneSchema } from "~/domains/agents/shared-leads/schemas";
import { leadOrPast } from "~/domains/agents/shared-leads/shared-leads.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { readForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** The button of a task: marks it as done or reopens it. */
export const action = buttonAction(agentPage, async (ctx, { params, request }) => {
  const id = parseId(params.sharedLeadId, "task");
  const { past } = await leadOrPast(ctx, ctx.agent.id, id);
  if (past)
    return {
      to: DASHBOARD.tasks,
      kind: "error",
      title: pastWords(past),
      text: m.agents_step_done_its_tasks_were_removed_too(),
    };
  const isDone = (await readForm(request)).get("isDone") !== "false";
  await setStepDone(ctx, ctx.agent, id, StepDoneSchema.parse({ isDone }));
  return { to: DASHBOARD.tasks };
});

export const loader = buttonLoader(agentPage, DASHBOARD.tasks);
