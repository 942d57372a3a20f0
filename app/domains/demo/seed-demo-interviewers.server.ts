import type { Context, UserActor } from "~/core/context";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import { addInterviewer, listInterviewers } from "~/domains/onboarding/interview/interviewers.server";

const HOURS = "09:00-12:00, 13:00-16:00";
const WEEK = { monday: HOURS, tuesday: HOURS, wednesday: HOURS, thursday: HOURS, friday: "09:00-12:00" };

const INTERVIEWERS = [
  { name: "Njeri Mwangi", email: "njeri.mwangi@demo-people.example", zone: "Africa/Nairobi", minutes: 45 },
  { name: "Claire Dubois", email: "claire.dubois@demo-people.example", zone: "Europe/Paris", minutes: 30 },
];

/** Two people whose times demo agents can choose, in a zone without and one with summer time. */
export async function seedDemoInterviewers(ctx: Context & { actor: UserActor }): Promise<void> {
  const known = new Set((await listInterviewers(ctx)).map(({ email }) => email));
  for (const person of INTERVIEWERS)
    if (!known.has(person.email))
      await addInterviewer(ctx, InterviewerForm.parse({ ...person, ...WEEK, place: "By video" }), {
        isDemo: true,
      });
}
