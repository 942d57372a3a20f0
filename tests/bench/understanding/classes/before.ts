import { classify } from "~/domains/replies/classification/classify";
import { score as scoreOf } from "../../../understanding/classes/score";

/** The last release knew no unsure answer and named neither wishes nor addresses nor dates. */
export const score = () =>
  scoreOf((text) => {
    const { replyClass } = classify(text);
    return { replyClass, isSure: true, wishes: [], referral: null, meeting: null };
  });
