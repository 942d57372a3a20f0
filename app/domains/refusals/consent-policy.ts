/** Days after which a question for consent without an answer counts as no. */
export const ANSWER_DAYS = 30;
