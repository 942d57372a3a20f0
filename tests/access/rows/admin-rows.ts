import { storeCv } from "~/domains/onboarding/cv/store-cv.server";
import { approvedAgent } from "../../support/fixtures/agents";
import { makeInterviewer, submittedInterview } from "../../support/fixtures/interviews";
import { marketingLink } from "../../support/fixtures/marketing";
import { applyAsAgent } from "../../support/fixtures/people";
import { makeBusiness } from "../../support/harness/context";
import type { Row } from "../table";

const both = ["GET", "POST"];
const page = (path: string, methods = ["GET"]): Row => ({ path, kind: "page", access: "admin", methods });
const call = (path: string, methods = ["GET"]): Row => ({ path, kind: "call", access: "admin", methods });

const interviewer = async () => (await makeInterviewer()).id;
const subject = async () => (await applyAsAgent()).agentId;
const withCv = async () => {
  const agent = await approvedAgent();
  await storeCv(agent.ctx, { name: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7 of a test") });
  return agent.agent.id;
};
const withAnswers = async () => (await submittedInterview()).agent.id;
const ofAccount = (row: Row): Row => ({ ...row, subject: async () => (await makeBusiness()).account.id });
const ofLink = (row: Row): Row => ({
  ...row,
  subject: async () => (await marketingLink(await makeBusiness())).id,
});
const ofApplication = (row: Row): Row => ({ ...row, subject });

/** Rows of the administrator's portal. */
export const adminRows: Row[] = [
  page("/admin"),
  page("/admin/users/new", both),
  page("/admin/users/:userId", both),
  page("/admin/users/:userId/:act", both),
  ofAccount(page("/admin/accounts/:accountId")),
  ofAccount(page("/admin/accounts/:accountId/suspend", both)),
  ofAccount(page("/admin/accounts/:accountId/reactivate", both)),
  ofAccount(call("/api/admin/accounts/:accountId")),
  ofAccount({
    ...call("/api/admin/accounts/:accountId/suspension", ["PUT", "DELETE"]),
    body: { reason: "Phishing reports" },
  }),
  page("/admin/take-downs"),
  ofLink(page("/admin/take-downs/:kind/:targetId", both)),
  ofLink(page("/admin/take-downs/:kind/:targetId/restore", both)),
  call("/api/admin/take-downs"),
  ofLink({
    ...call("/api/admin/take-downs/:kind/:targetId", ["GET", "PUT", "DELETE"]),
    body: { reason: "Phishing reports" },
  }),
  page("/admin/logs"),
  page("/admin/logs.csv"),
  page("/admin/analytics"),
  page("/admin/analytics/answers"),
  call("/api/admin/analytics/answers"),
  page("/admin/analytics/revenue"),
  page("/admin/analytics/revenue/:revenueFigure"),
  call("/api/admin/analytics/revenue"),
  call("/api/admin/analytics/revenue/:revenueFigure"),
  page("/admin/analytics/:measure"),
  page("/admin/analytics/:measure/rows.csv"),
  call("/api/admin/analytics"),
  call("/api/admin/analytics/:measure"),
  page("/admin/queues"),
  page("/admin/queues/:queue", both),
  call("/api/admin/queues"),
  call("/api/admin/queues/:queue", both),
  page("/admin/applications"),
  ofApplication(page("/admin/applications/:agentId", both)),
  ofApplication(page("/admin/applications/:agentId/decision", both)),
  ofApplication(page("/admin/applications/:agentId/scorecard", both)),
  { ...page("/admin/applications/:agentId/cv"), subject: withCv },
  { ...page("/admin/applications/:agentId/answers/:question"), subject: withAnswers },
  call("/api/admin/applications"),
  ofApplication(call("/api/admin/applications/:agentId")),
  ofApplication(call("/api/admin/applications/:agentId/decision", ["POST"])),
  ofApplication(call("/api/admin/applications/:agentId/scorecard", ["PUT"])),
  ofApplication(page("/admin/applications/:agentId/interview", ["POST"])),
  ofApplication(call("/api/admin/applications/:agentId/interview", ["POST"])),
  ofApplication(call("/api/admin/applications/:agentId/notes", ["POST"])),
  page("/admin/settings"),
  page("/admin/interviewers"),
  page("/admin/interviewers/new", both),
  { ...page("/admin/interviewers/:interviewerId", both), subject: interviewer },
  { ...page("/admin/interviewers/:interviewerId/remove", both), subject: interviewer },
  call("/api/admin/interviewers", both),
  { ...call("/api/admin/interviewers/:interviewerId", ["GET", "PUT", "DELETE"]), subject: interviewer },
  ...[
    "claims",
    "company",
    "sales-address",
    "local-prices",
    "passwords",
    "link-domains",
    "one-to-one-email",
    "switches",
    "test-mail",
    "test-ai",
  ].map((section) => page(`/admin/settings/${section}`, both)),
  call("/api/admin/settings", ["GET", "PATCH"]),
  call("/api/admin/settings/test-mail", ["POST"]),
  call("/api/admin/settings/test-ai", ["POST"]),
  call("/api/admin/users", both),
  call("/api/admin/users/:userId", ["GET", "PATCH", "DELETE"]),
  call("/api/admin/users/:userId/acting", ["POST"]),
  call("/api/admin/users/:userId/password-reset", ["POST"]),
  call("/api/admin/users/:userId/suspension", ["PUT", "DELETE"]),
  call("/api/admin/users/:userId/sessions", ["DELETE"]),
  call("/api/admin/users/:userId/second-factor", ["DELETE"]),
  call("/api/admin/users/:userId/picture", ["DELETE"]),
  // An administrator who acts as a user has the user's rights, so every signed-in user may stop impersonation.
  { path: "/acting/stop", kind: "page", access: "user", methods: both },
  { path: "/api/acting", kind: "call", access: "user", methods: ["DELETE"] },
];
