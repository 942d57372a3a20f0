/** Answers are stored by the index in this list: add new questions at its end. */
export const INTERVIEW_QUESTIONS = [
  "Who are you, and what have you sold to businesses so far?",
  "Tell us about a deal you are proud of: what did the customer need, and what did you do?",
  "A customer says that your price is too high. What do you say, and what do you ask?",
  "How would you find the first ten customers for a product that no one in your market knows yet?",
  "What do you do in the first week when a business gives you a list of leads?",
] as const;

export const QUESTION_COUNT = INTERVIEW_QUESTIONS.length;

export const interviewQuestionsJson = () => ({ questions: [...INTERVIEW_QUESTIONS] });
