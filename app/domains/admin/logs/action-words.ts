/** The first word of an action's name, as what was done. */
const DONE: Readonly<Record<string, string>> = {
  accept: "Accepted",
  add: "Added",
  answer: "Answered",
  apply: "Applied",
  assign: "Assigned",
  cancel: "Cancelled",
  change: "Changed",
  complete: "Completed",
  confirm: "Confirmed",
  create: "Created",
  decline: "Declined",
  delete: "Deleted",
  disable: "Switched off",
  empty: "Emptied",
  end: "Ended",
  invite: "Invited",
  lift: "Lifted",
  link: "Linked",
  move: "Moved",
  pause: "Paused",
  refer: "Referred",
  register: "Registered",
  remove: "Removed",
  request: "Asked for",
  reset: "Reset",
  resume: "Resumed",
  review: "Reviewed",
  revoke: "Revoked",
  rotate: "Renewed",
  save: "Saved",
  schedule: "Scheduled",
  send: "Sent",
  suspend: "Suspended",
  test: "Tested",
  unlink: "Unlinked",
  verify: "Confirmed",
};

const WHOLE: Readonly<Record<string, string>> = {
  "undo-bounce-decision": "Cancelled a decision about a mail that came back",
  "ask-agent": "Asked an agent for more",
  "note-application": "Added a note to an application",
  "reopen-agent": "Opened an application again",
  "score-application": "Scored an application",
  "decide-bounce": "Decided about a mail that came back",
  "data-request-access": "Asked for a copy of data",
  "data-request-erase": "Asked for data to be erased",
  "data-request-stop": "Asked for no more mail",
  "make-payout-batch": "Created a batch of payouts",
  "pay-payout": "Marked a payout as paid",
  "reverse-close": "Reversed the commission of a deal",
  "return-payout": "Marked a payout as failed",
  "refuse-close": "Refused a reported deal",
  "sign-in-mailbox": "Signed in to a mailbox",
  "start-acting": "Began to act as the user",
  "stop-acting": "Stopped acting as the user",
  "switch-off-second-factor": "Switched off second factor",
  "send-as-user": "Sent as the user",
  "test-ai": "Tested the AI",
  "verify-email": "Confirmed e-mail address",
  "view-as-user": "Viewed as the user",
};

/** "review-agent" as "Reviewed agent". */
export function actionWords(action: string): string {
  const whole = WHOLE[action];
  if (whole) return whole;
  const [verb = "", ...rest] = action.split("-");
  const done = DONE[verb] ?? verb.charAt(0).toUpperCase() + verb.slice(1);
  return [done, ...rest].join(" ").replace(/\bemail\b/, "e-mail address");
}
