import { classify } from "~/domains/replies/classification/classify";
import { score as scoreOf } from "../../../understanding/classes/score";

/** The last release had no unsure replies, and extracted no wishes, referrals or meeting dates. */
export const score = () =>
  scoreOf((text) => {
    const { replyClass } = classify(text);
    return { replyClass, isSure: true, wishes: [], referral: null, meeting: null };
  });
