import type { REPLY_CLASSES } from "../tables";

export type ReplyClass = (typeof REPLY_CLASSES)[number];

export const CLASS_NAMES: Record<ReplyClass, string> = {
  interested: "Interested",
  question: "Question",
  later: "Later",
  not_interested: "Not interested",
  wrong_person: "Wrong person",
  unsubscribe: "Unsubscribe request",
  unclear: "Unclear",
};

/** Words that decided the class, or a reason for the score (`class: "score"`). */
export interface ClassTerm {
  words: string;
  points: number;
  class: string;
}

export const WISHES = ["call", "price", "remove"] as const;
export type Wish = (typeof WISHES)[number];

export interface Classification {
  replyClass: ReplyClass;
  words: ClassTerm[];
  score: number;
  /** False: needs review before anything follows from it. */
  isSure: boolean;
  wishes: Wish[];
  referral: string | null;
  referralName: string | null;
  meeting: string | null;
}

export const isSureInterest = ({ replyClass, isSure }: Classification): boolean =>
  replyClass === "interested" && isSure;

/** Whether a user must classify it. */
export const needsPerson = ({ replyClass, isSure }: Classification): boolean =>
  replyClass === "unclear" || !isSure;
