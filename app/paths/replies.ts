import { path } from "./path";

type Id = number | string;

export const REPLIES = {
  list: "/replies",
  thread: (threadId: Id) => path`/replies/${threadId}`,
  answer: (threadId: Id) => path`/replies/${threadId}/answer`,
  /** `back` is the page to return to. */
  discardDraft: (draftId: Id, back: string) => path`/email-drafts/${draftId}/discard?back=${back}`,
  restoreDraft: (draftId: Id, back: string) => path`/email-drafts/${draftId}/restore?back=${back}`,
  referral: (threadId: Id) => path`/replies/${threadId}/referral`,
  opportunity: (threadId: Id) => path`/replies/${threadId}/opportunity`,
  accuracy: "/replies/accuracy",
  accuracyCsv: "/replies/accuracy.csv",
  webhooks: "/replies/webhooks",
  returned: "/replies/returned",
  bounce: (mailId: Id) => path`/replies/returned/${mailId}`,
  classifyBounce: (mailId: Id) => path`/replies/returned/${mailId}/decision`,
  undoClassification: (mailId: Id) => path`/replies/returned/${mailId}/decision/undo`,
  sendAgain: (mailId: Id) => path`/replies/returned/${mailId}/again`,
  demo: "/email-response-demo",
};
