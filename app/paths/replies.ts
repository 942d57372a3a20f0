type Id = number | string;

export const REPLIES = {
  list: "/replies",
  thread: (threadId: Id) => `/replies/${threadId}`,
  answer: (threadId: Id) => `/replies/${threadId}/answer`,
  referral: (threadId: Id) => `/replies/${threadId}/referral`,
  opportunity: (threadId: Id) => `/replies/${threadId}/opportunity`,
  accuracy: "/replies/accuracy",
  accuracyCsv: "/replies/accuracy.csv",
  webhooks: "/replies/webhooks",
  returned: "/replies/returned",
  returnedMail: (mailId: Id) => `/replies/returned/${mailId}`,
  decideReturned: (mailId: Id) => `/replies/returned/${mailId}/decision`,
  undoDecision: (mailId: Id) => `/replies/returned/${mailId}/decision/undo`,
  sendAgain: (mailId: Id) => `/replies/returned/${mailId}/again`,
  demo: "/email-response-demo",
};
