import { describe, expect, it } from "vitest";
import { purgeOnboardingFiles } from "~/domains/onboarding/erase-onboarding.server";
import { onboardingProgress } from "~/domains/onboarding/onboarding-progress.server";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { currentAnswers } from "~/domains/onboarding/video/answers.server";
import { keepWrittenAnswer } from "~/domains/onboarding/video/keep-answer.server";
import { agreeToVideo, stateNoCamera } from "~/domains/onboarding/video/submit-interview.server";
import { startUpload } from "~/domains/onboarding/video/uploads.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { approvedAgent } from "../../support/fixtures/agents";
import { addInterview, submittedInterview } from "../../support/fixtures/interviews";
import { env } from "../../support/harness/context";

const objectsOf = async (agentId: number) => {
  const { objects } = await env.FILES.list({ prefix: `answers/${agentId}/` });
  return objects.length;
};

const rowsOf = (agentId: number) =>
  env.DB.prepare("select count(*) n from video_answers where agent_id = ?").bind(agentId).first<number>("n");

describe("an agent's recordings", () => {
  it("are purged after the decision's retention period; the score is kept", async () => {
    const { ctx, agent } = await submittedInterview();
    expect(await objectsOf(agent.id)).toBe(5);
    await purgeOnboardingFiles(ctx, new Date(0));
    expect(await objectsOf(agent.id)).toBe(5);
    await purgeOnboardingFiles(ctx, new Date(Date.now() + 60_000));
    expect([await objectsOf(agent.id), await rowsOf(agent.id)]).toEqual([0, 0]);
    expect((await aboutApplication(ctx, agent.id)).video).toMatchObject({ score: 90, answers: [] });
  });

  it("are included in the agent's data export, and deleted when the agent is erased", async () => {
    const { ctx, agent } = await submittedInterview();
    expect(JSON.stringify((await ownData(ctx)).onboarding)).toContain('"kind":"video","seconds":75');
    await eraseUser(ctx, agent.userId, "erase-self");
    expect(await currentAnswers(ctx, agent.id)).toEqual([]);
    await purgeOnboardingFiles(ctx, new Date(0));
    expect([await objectsOf(agent.id), await rowsOf(agent.id)]).toEqual([0, 0]);
  });

  it("lose the text of written answers immediately when the agent is erased", async () => {
    const { ctx, agent } = await approvedAgent();
    await agreeToVideo(ctx);
    await stateNoCamera(ctx);
    await keepWrittenAnswer(ctx, 0, "I sold pumps to farms. ".repeat(20));
    await eraseUser(ctx, agent.userId, "erase-self");
    const words = env.DB.prepare(
      "select count(*) n from video_answers where agent_id = ? and text is not null",
    );
    expect(await words.bind(agent.id).first("n")).toBe(0);
  });

  it("are deleted after a day if abandoned", async () => {
    const { ctx, agent } = await approvedAgent();
    await agreeToVideo(ctx);
    await startUpload(ctx, 0, 1_000);
    await purgeOnboardingFiles(ctx, new Date(0));
    expect(await rowsOf(agent.id)).toBe(1);
    const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
    await purgeOnboardingFiles({ ...ctx, now: tomorrow }, new Date(0));
    expect(await rowsOf(agent.id)).toBe(0);
  });
});

describe("an application without a video", () => {
  it("stays ready if it was complete before videos were required", async () => {
    const { ctx, agent } = await approvedAgent();
    await env.DB.batch([
      env.DB.prepare("update agents set reviewed_at = null where id = ?").bind(agent.id),
      env.DB.prepare(
        "insert into onboardings (agent_id, profile_at, cv_at, test_at, interview_at, completed_at) values (?, 1, 1, 1, 1, 1)",
      ).bind(agent.id),
    ]);
    await addInterview(agent.id, "held");
    expect((await getApplication(ctx, agent.id)).stage).toBe("ready");
    expect((await onboardingProgress(ctx, agent.id)).percent).toBe(100);
    expect(await aboutApplication(ctx, agent.id)).toMatchObject({
      video: null,
      isCompleteWithoutVideo: true,
    });
  });

  it("is not ready if it was not complete before", async () => {
    const { ctx, agent } = await approvedAgent();
    await env.DB.batch([
      env.DB.prepare("update agents set reviewed_at = null where id = ?").bind(agent.id),
      env.DB.prepare(
        "insert into onboardings (agent_id, profile_at, cv_at, test_at, interview_at) values (?, 1, 1, 1, 1)",
      ).bind(agent.id),
    ]);
    await addInterview(agent.id, "held");
    expect((await getApplication(ctx, agent.id)).stage).toBe("interview");
    await env.DB.prepare("update onboardings set video_at = 1 where agent_id = ?").bind(agent.id).run();
    expect((await getApplication(ctx, agent.id)).stage).toBe("ready");
  });
});
