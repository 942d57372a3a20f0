import { redirect } from "@remix-run/cloudflare";
import { parseId } from "~/core/ids";
import { setStepDone } from "~/domains/agents/shared-leads/next-steps.server";
import { StepDoneSchema } from "~/domains/agents/shared-leads/schemas";
import { readForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** The button of a task: done, or open again, where the list offers it. */
export const action = agentPage(async (ctx, { params, request }) => {
  const id = parseId(params.sharedLeadId, "task");
  const isDone = (await readForm(request)).get("isDone") !== "false";
  await setStepDone(ctx, ctx.agent, id, StepDoneSchema.parse({ isDone }));
  return redirect(DASHBOARD.tasks);
});

export const loader = agentPage(async () => redirect(DASHBOARD.tasks));
