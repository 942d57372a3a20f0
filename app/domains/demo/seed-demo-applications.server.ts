import type { Context, UserActor } from "~/core/context";
import { findAgent } from "~/domains/agents/agents.server";
import { findOnboarding } from "~/domains/onboarding/onboarding-progress.server";
import { OnboardingProfile } from "~/domains/onboarding/profile/profile-schema";
import { saveOnboardingProfile } from "~/domains/onboarding/profile/save-onboarding-profile.server";
import { ITEMS } from "~/domains/onboarding/psychometric/questions";
import { takeTest } from "~/domains/onboarding/psychometric/take-test.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import { Scorecard } from "~/domains/onboarding/review/review-schemas";
import { noteApplication, scoreApplication } from "~/domains/onboarding/review/score-application.server";
import { agreeToVideo } from "~/domains/onboarding/video/submit-interview.server";
import { takeInterview } from "~/domains/onboarding/video/take-interview.server";
import { DEMO_APPLICATIONS } from "./plan/applications";
import { DEMO_ADMIN } from "./seed-demo-accounts.server";
import { addressOf } from "./seed-demo-community.server";
import { adminOf, agentOf, timeOf } from "./work/demo-sides.server";

type Application = (typeof DEMO_APPLICATIONS)[number];
type ByAdministrator = Context & { actor: UserActor };

async function review(admin: ByAdministrator, agentId: number, { note, score, ask }: Application) {
  const on = (day: number): ByAdministrator => ({ ...admin, now: () => timeOf(admin, day) });
  if (note) await noteApplication(on(note.day), agentId, note.text);
  if (score) await scoreApplication(on(score.day), agentId, Scorecard.parse(score));
  if (!ask) return;
  const { version } = await getApplication(admin, agentId);
  const { reason } = ask;
  await decideApplication(on(ask.day), agentId, {
    decision: "ask",
    reason,
    isTold: true,
    version,
    confirms: [],
  });
}

/** Uses the normal functions: the progress of pending applicants, and the administrator's notes. Created once. */
export async function seedDemoApplications(system: Context): Promise<void> {
  const admin = await adminOf(system, DEMO_ADMIN);
  for (const application of DEMO_APPLICATIONS) {
    const { name, profileDay, test, answers, ...given } = application;
    const side = await agentOf(system, addressOf(name));
    if (!admin || !side || (await findOnboarding(system, side.agent.id))) continue;
    const { agent } = side;
    const { firstName, lastName, country, city, bio, specializations, operationalMarkets } = agent;
    const at = timeOf(system, profileDay);
    const profile = OnboardingProfile.parse({
      ...given,
      ...{ firstName, lastName, country, city, about: bio, specializations, operationalMarkets },
    });
    await saveOnboardingProfile({ ...side, now: () => at }, profile);
    if (test) {
      const takenAt = timeOf(system, test.day);
      const options = ITEMS.map((_, index) => [index, test.options[index % test.options.length] ?? 0]);
      const fresh = (await findAgent(system, agent.id)) ?? agent;
      await takeTest({ ...side, agent: fresh, now: () => takenAt }, Object.fromEntries(options));
    }
    if (answers) {
      const on = { ...side, now: () => timeOf(system, answers.day) };
      const texts = answers.texts.map((text, question) => ({ question, text }));
      await agreeToVideo(on);
      await takeInterview(on, [], { hasNoCamera: true, texts });
    }
    await review(admin, agent.id, application);
  }
}
