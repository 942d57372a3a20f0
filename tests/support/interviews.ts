import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import { addInterviewer } from "~/domains/onboarding/interview/interviewers.server";
import { approvedAgent } from "./agents";
import { env } from "./context";
import { signUpAdmin } from "./people";

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
