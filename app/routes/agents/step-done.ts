import { parseId } from "~/core/ids";
import { setStepDone } from "~/domains/agents/shared-leads/next-steps.server";
import { pastWords } from "~/domains/agents/shared-leads/policy";
import { StepDoneSchema } from "~/domains/agents/shared-leads/schemas";
import { leadOrPast } from "~/domains/agents/shared-leads/shared-leads.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { readForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** The button of a task: done, or open again, where the list offers it. */
export const action = agentPage(async (ctx, { params, request, context }) => {
  const id = parseId(params.sharedLeadId, "task");
  const { past } = await leadOrPast(ctx, ctx.agent.id, id);
  if (past)
    return redirectWithFlash(context, DASHBOARD.tasks, {
      kind: "error",
      title: pastWords(past),
      text: "Its tasks are gone with it.",
    });
  const isDone = (await readForm(request)).get("isDone") !== "false";
  await setStepDone(ctx, ctx.agent, id, StepDoneSchema.parse({ isDone }));
  return redirect(DASHBOARD.tasks);
});

export const loader = agentPage(async () => redirect(DASHBOARD.tasks));
