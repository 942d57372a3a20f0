import { classify } from "../classification/classify";
import type { Classification, ReplyClass } from "../classification/reply-class";
import { MEETING_TITLES, type Meeting } from "./meeting";

interface Meant {
  replyClass: ReplyClass;
  score: number;
  isSure: boolean;
}

const MEANT: Record<Meeting["kind"], Meant> = {
  accepted: { replyClass: "interested", score: 75, isSure: true },
  booked: { replyClass: "interested", score: 75, isSure: true },
  invitation: { replyClass: "interested", score: 75, isSure: true },
  proposed: { replyClass: "interested", score: 60, isSure: false },
  tentative: { replyClass: "interested", score: 60, isSure: false },
  declined: { replyClass: "unclear", score: 20, isSure: false },
  cancelled: { replyClass: "unclear", score: 20, isSure: false },
};

/** A refusal in words wins over the button pressed. */
const NO: readonly ReplyClass[] = ["unsubscribe", "not_interested"];

/** Classifies a response to a meeting by its text and calendar part, never by the subject, which a program wrote. */
export function meaningOfMeeting(meeting: Meeting, own: string): Classification {
  const inWords = classify(own);
  if (NO.includes(inWords.replyClass)) return inWords;
  const { replyClass, score, isSure } = MEANT[meeting.kind];
  const title = MEETING_TITLES[meeting.kind];
  return {
    ...inWords,
    replyClass,
    isSure,
    score,
    words: [
      { words: title, points: 0, class: replyClass },
      { words: title, points: score, class: "score" },
    ],
    referral: null,
    referralName: null,
    meeting: meeting.startsAt,
  };
}
