import type { Context, UserActor } from "~/core/context";
import { parseId } from "~/core/ids";
import { UTC } from "~/core/time/time-zones";
import { findAgentOfUser, getOwnAgent, zoneOfAgent } from "~/domains/agents/agents.server";
import { MAX_CV_BYTES } from "~/domains/onboarding/cv/cv-kinds";
import { storeCv } from "~/domains/onboarding/cv/store-cv.server";
import { cancelInterview } from "~/domains/onboarding/interview/cancel-interview.server";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { interviewJson, slotTime } from "~/domains/onboarding/interview/interviews.server";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { ScheduleInterview, SlotQuery } from "~/domains/onboarding/interview/schedule-schemas";
import type { Slot } from "~/domains/onboarding/interview/slots";
import { findOnboarding } from "~/domains/onboarding/onboarding-progress.server";
import { onboardingProfileJson } from "~/domains/onboarding/profile/profile-json";
import { OnboardingProfile } from "~/domains/onboarding/profile/profile-schema";
import { saveOnboardingProfile } from "~/domains/onboarding/profile/save-onboarding-profile.server";
import { questionsJson } from "~/domains/onboarding/psychometric/questions";
import { scoreJson } from "~/domains/onboarding/psychometric/score";
import { takeTest } from "~/domains/onboarding/psychometric/take-test.server";
import { TestAnswers } from "~/domains/onboarding/psychometric/test-schemas";
import { answerReviewers } from "~/domains/onboarding/review/answer-reviewers.server";
import { AnswerInput } from "~/domains/onboarding/review/review-schemas";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { orUnavailable } from "~/http/errors.server";
import { readFormWithFile } from "~/http/pages/form-with-file.server";

const slotJson = (zone: string) => (slot: Slot) => ({
  id: slot.id,
  datetime: slot.startsAt.toISOString(),
  duration: slot.minutes,
  interviewer: slot.interviewer,
  zone,
  localTime: slotTime(slot.startsAt, zone),
});

async function zoneOfActor(ctx: Context & { actor: UserActor }): Promise<string> {
  const agent = ctx.actor.userType === "agent" ? await findAgentOfUser(ctx, ctx.actor.userId) : null;
  return agent ? zoneOfAgent(agent) : UTC;
}

export const onboardingApi: ApiPaths = {
  /** Saves the agent's own onboarding profile. */
  "/api/agents/:agentId/profile": {
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      body: OnboardingProfile,
      run: async ({ ctx, params, body }) => {
        const agentId = parseId(params.agentId, "agent");
        const agent = await getOwnAgent(ctx, agentId);
        await saveOnboardingProfile({ ...ctx, agent }, body);
        const saved = await getOwnAgent(ctx, agentId);
        return { success: true, profile: onboardingProfileJson(saved, await findOnboarding(ctx, agentId)) };
      },
    }),
  },
  "/api/agents/:agentId/cv": {
    POST: endpoint({
      access: "user",
      isUpload: true,
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      run: async ({ ctx, params, request }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        const { file } = await readFormWithFile(request, "cv", MAX_CV_BYTES);
        const { originalName, mimeType, size } = await storeCv({ ...ctx, agent }, file);
        return { success: true, cv: { originalName, mimeType, size } };
      },
    }),
  },
  /** The agent's reply to a reviewer's question. */
  "/api/agents/:agentId/application-answer": {
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      body: AnswerInput,
      run: async ({ ctx, params, body }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        await answerReviewers({ ...ctx, agent }, body.text);
        return { success: true };
      },
    }),
  },
  /** Submitting answers is consent to storing them until 180 days after the decision. */
  "/api/agents/:agentId/psychometric": {
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      body: TestAnswers,
      run: async ({ ctx, params, body }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        return { success: true, score: scoreJson(await takeTest({ ...ctx, agent }, body.answers)) };
      },
    }),
  },
  /** POST books an interview time or moves the booked one; DELETE cancels it. */
  "/api/agents/:agentId/schedule-interview": {
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
  },
  /** Lists available interview times, earliest first; `zone` is the time zone of `localTime`. */
  "/api/interview-slots": {
    GET: endpoint({
      access: "user",
      query: SlotQuery,
      run: ({ ctx, query, request }) =>
        orUnavailable(ctx, "Failed to fetch slots", async () =>
          jsonPage(
            request,
            await listFreeSlots(ctx, query),
            slotJson(query.zone ?? (await zoneOfActor(ctx))),
            "slots",
          ),
        ),
    }),
  },
  /** Lists the questions of the psychometric test in order with their options; the answer key stays private. */
  "/api/psychometric-questions": {
    GET: endpoint({
      access: "user",
      run: ({ ctx }) => orUnavailable(ctx, "Failed to fetch questions", async () => questionsJson()),
    }),
  },
};
