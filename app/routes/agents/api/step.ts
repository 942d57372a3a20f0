import { sharedLeadJson } from "~/domains/agents/shared-leads/json";
import { setStepDone } from "~/domains/agents/shared-leads/next-steps.server";
import { StepDoneSchema } from "~/domains/agents/shared-leads/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { namedLead } from "../named-lead.server";

/** Says that the next step of a lead is done, or open again. */
export const { loader, action } = apiRoute({
  PATCH: endpoint({
    access: "user",
    find: namedLead,
    body: StepDoneSchema,
    run: async ({ body, ...asked }) => {
      const { agent, lead } = await namedLead(asked);
      return sharedLeadJson(await setStepDone(asked.ctx, agent, lead.id, body));
    },
  }),
});
