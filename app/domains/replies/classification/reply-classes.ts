export const REPLY_CLASSES = [
  "interested",
  "question",
  "later",
  "not_interested",
  "wrong_person",
  "unsubscribe",
  "unclear",
] as const;
