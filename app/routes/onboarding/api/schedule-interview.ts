import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { cancelInterview } from "~/domains/onboarding/interview/cancel-interview.server";
import { interviewJson } from "~/domains/onboarding/interview/interviews.server";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { ScheduleInterview } from "~/domains/onboarding/interview/schedule-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** POST books a time or moves the one that is booked; DELETE calls it off. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    body: ScheduleInterview,
    run: async ({ ctx, params, body }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return { success: true, interview: interviewJson(await scheduleInterview({ ...ctx, agent }, body)) };
    },
  }),
  DELETE: endpoint({
    access: "user",
    run: async ({ ctx, params }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      await cancelInterview({ ...ctx, agent });
    },
  }),
});
