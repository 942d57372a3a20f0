import type { ReplyClass } from "../classification/reply-class";

const MEANINGS: Record<ReplyClass, string> = {
  interested: "wants to go on: to talk, to meet, to get an offer",
  question: "asks something before they decide",
  later: "not now, but another time",
  not_interested: "declines",
  wrong_person: "is not the one to ask, has left, or names somebody else",
  unsubscribe: "wants no more mail",
  unclear: "none of these, or not to be told",
};

export const CLASS_MEANINGS = Object.entries(MEANINGS).map(([name, meaning]) => ({ name, meaning }));
