import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import { addInterviewer } from "~/domains/onboarding/interview/interviewers.server";
import { completeUpload } from "~/domains/onboarding/video/keep-answer.server";
import { INTERVIEW_QUESTIONS } from "~/domains/onboarding/video/questions";
import { receiveAnswer } from "~/domains/onboarding/video/receive-answer.server";
import { agreeToVideo, submitInterview } from "~/domains/onboarding/video/submit-interview.server";
import { approvedAgent } from "./agents";
import { env } from "./context";
import { signUpAdmin } from "./people";
import { webmFile } from "./recordings";

const ALL_DAY = "00:00-23:00";

export const interviewerInput = (over: Record<string, unknown> = {}) => ({
  name: "Achieng Otieno",
  email: `achieng-${crypto.randomUUID()}@interviews.test`,
  zone: "Africa/Nairobi",
  minutes: 60,
  monday: ALL_DAY,
  tuesday: ALL_DAY,
  wednesday: ALL_DAY,
  thursday: ALL_DAY,
  friday: ALL_DAY,
  saturday: ALL_DAY,
  sunday: ALL_DAY,
  place: "https://meet.example/achieng",
  ...over,
});

export async function makeInterviewer(over: Record<string, unknown> = {}) {
  const { ctx } = await signUpAdmin();
  return addInterviewer(ctx, InterviewerForm.parse(interviewerInput(over)));
}

/** An agent whose answers to the video interview are handed in. */
export async function submittedInterview(recording = webmFile()) {
  const someone = await approvedAgent();
  await agreeToVideo(someone.ctx);
  for (const question of INTERVIEW_QUESTIONS.keys()) {
    const upload = await receiveAnswer(someone.ctx, question, [recording]);
    await completeUpload(someone.ctx, upload?.id ?? 0);
  }
  await submitInterview(someone.ctx);
  return someone;
}

/** An agent who did the steps before the video interview, and agreed to it. */
export async function readyForVideo() {
  const someone = await approvedAgent();
  await env.DB.prepare(
    "insert into onboardings (agent_id, profile_at, cv_at, test_at) values (?, unixepoch(), unixepoch(), unixepoch())",
  )
    .bind(someone.agent.id)
    .run();
  await agreeToVideo(someone.ctx);
  return someone;
}

/** An agent who did every step but the interview. */
export async function readyForInterview(over: Record<string, unknown> = {}) {
  const someone = await approvedAgent(over);
  const { results } = await env.DB.prepare(
    "select name from pragma_table_info('onboardings') where name in ('profile_at', 'cv_at', 'test_at', 'video_at')",
  ).all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  await env.DB.prepare(
    `insert into onboardings (agent_id, ${columns.join(", ")}) values (?, ${columns.map(() => "unixepoch()").join(", ")})`,
  )
    .bind(someone.agent.id)
    .run();
  return someone;
}

/** Does every step for an applicant, as rows; `interview` is the state of the one that is over. */
export async function completeSteps(agentId: number, interview: "booked" | "held" | null = "held") {
  await env.DB.prepare(
    `insert into onboardings (agent_id, profile_at, cv_at, test_at, video_at, interview_at, completed_at)
     values (?, 1, 1, 1, 1, ?, ?)`,
  )
    .bind(agentId, interview && 1, interview && 1)
    .run();
  if (interview) await addInterview(agentId, interview);
}

/** One whose time is over. */
export async function addInterview(agentId: number, state: "booked" | "held" | "missed") {
  const { id } = await makeInterviewer();
  await env.DB.prepare(
    `insert into interviews (agent_id, interviewer_id, starts_at, minutes, zone, state, uid, booked_at)
     values (?, ?, 1, 45, 'Africa/Nairobi', ?, ?, 1)`,
  )
    .bind(agentId, id, state, crypto.randomUUID())
    .run();
}
