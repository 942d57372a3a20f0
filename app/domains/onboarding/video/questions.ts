import { m } from "~/messages/messages";
/** Answers are stored by the index in this list: add new questions at its end. */
export const INTERVIEW_QUESTIONS = [
  m.onboarding_video_questions_who_are_you_and_what,
  m.onboarding_video_questions_tell_us_about_a_deal,
  m.onboarding_video_questions_a_customer_says_that_your,
  m.onboarding_video_questions_how_would_you_find_the,
  m.onboarding_video_questions_what_do_you_do_in,
] as const;

export const QUESTION_COUNT = INTERVIEW_QUESTIONS.length;

export const interviewQuestionsJson = () => ({
  questions: INTERVIEW_QUESTIONS.map((question) => question()),
});
