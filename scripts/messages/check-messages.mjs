// Pages to be translated next keep their text in the catalogue (messages/*/en.json): each message is used, and no text
// is outside it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "./text.mjs";

/** Translated files and folders below app. A line marked `not translated:` with a reason is skipped. */
const TRANSLATED = [
  "routes/auth",
  "routes/agents",
  "routes/onboarding",
  "routes/training",
  "routes/mail-links",
  "routes/marketing/public",
  "domains/mail/render-mail.ts",
  "domains/mail/mail-statement.server.ts",
  "domains/identity/mails.ts",
  "domains/billing/invoices/mails.server.ts",
  "domains/sending/test-mailbox.server.ts",
  "domains/opportunities/digests/digest-mail.ts",
  "domains/agents/assignments/mails.ts",
  "domains/agents/shared-leads/share-mail.server.ts",
  "domains/onboarding/interview/complete-mail.ts",
  "domains/onboarding/interview/interview-mails.ts",
  "domains/onboarding/review/decision-mails.ts",
  "domains/commissions/affiliate/refer-agent.server.ts",
  "domains/commissions/closes/notices.ts",
  "domains/commissions/payouts/payout-mails.ts",
  "domains/matching/matches/mails.ts",
  "domains/chats/mails.ts",
  "domains/marketing/access/mails.ts",
  "domains/support/write-support.server.ts",
  "domains/privacy/requests/mails.ts",
  "domains/admin/accounts/owner-mails.server.ts",
  "domains/admin/accounts/suspend-account.server.ts",
  "domains/admin/take-downs/take-down.server.ts",
  "routes/site",
  "routes/privacy",
  "routes/account",
  "routes/agents-market/move.tsx",
  "routes/chats/businesses.tsx",
  "routes/chats/with-business.tsx",
  "routes/commissions/close.tsx",
  "routes/commissions/commission.tsx",
  "routes/commissions/orders.tsx",
  "routes/matching/request-detail.tsx",
  "routes/payouts/account.tsx",
  "routes/ratings/answer.tsx",
  "routes/ratings/own.tsx",
  "routes/ratings/report.tsx",
  "domains/agents",
  "domains/onboarding",
  "domains/training",
  "domains/chats/ui",
  "domains/commissions/closes/state-labels.ts",
  "domains/commissions/payouts/payout-labels.ts",
  "domains/commissions/payouts/ui/payout-section.tsx",
  "domains/commissions/payouts/ui/account-fields.tsx",
  "domains/commissions/payouts/request-payout.server.ts",
  "domains/commissions/closes/report-close.server.ts",
  "domains/commissions/statement/ui",
  "domains/matching/matches/view.ts",
  "domains/privacy/requests",
  "domains/ratings/ui",
  "http/session",
  "http/pages/redirect.server.ts",
  "domains/identity/sessions",
  "domains/identity/sign-in",
  "domains/billing/compare-plans.ts",
  "domains/billing/ui/plan-cards.tsx",
  "domains/billing/ui/plan-table.tsx",
  "domains/billing/ui/fee-chooser.tsx",
  "domains/privacy/processors.server.ts",
  "domains/privacy/retention/retention-exempt.ts",
  "domains/admin/activity/service-status.server.ts",
  "domains/lead-search/confidence",
  "domains/directory/search/ui/public-search.tsx",
  "domains/matching/matches/lead-brief.server.ts",
  "routes/frame/agent-nav.ts",
  "ui/layout/top-bar.tsx",
  "ui/layout/public-bar.tsx",
];
/** Screens of administrators and businesses, which stay in English. */
const ENGLISH =
  /\/(agents|onboarding|training)\/(admin|api)[/.]|routes\/account\/(settings|settings-pages|allowances|brand\/|single-sign-on)|domains\/agents\/(marketplace|assignments\/(assign-agent|policy|ui\/limit-banner))|domains\/agents\/shared-leads\/share-lead|domains\/onboarding\/(review\/(criteria|decide|decision-w|review-schemas|score|ui\/(application-facts|review-history|video-answers))|interview\/(interviewer|mark-))|domains\/training\/(text|versions|ui\/module-editor)/;

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name));

const catalogue = { area: "", keyOf: () => "" };

/** Yields text of a translated file that is not in the catalogue. */
function* textProblems(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const isMarked = (line) => /not translated:/.test(`${lines[line - 2]}${lines[line - 1]}`);
  const { moved, left } = extractText(file, catalogue);
  for (const line of moved) if (!isMarked(line)) yield `${file}:${line}: text that is not in the catalogue`;
  for (const text of left) if (!isMarked(Number(text.split(":")[1]))) yield text;
}

function* keyProblems() {
  const code = filesBelow("app")
    .filter((name) => !name.startsWith("app/messages/"))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  for (const area of readdirSync("messages")) {
    const keys = Object.keys(JSON.parse(readFileSync(`messages/${area}/en.json`, "utf8")));
    for (const [at, key] of keys.entries()) {
      if (!key.startsWith(`${area}_`)) yield `messages/${area}: ${key} does not start with its area`;
      if (!used.has(key)) yield `messages/${area}: nothing uses ${key}`;
      if (at > 0 && key < keys[at - 1]) yield `messages/${area}: ${key} is not in order`;
    }
  }
}

const COMPARED = /(?:[!=]==\s*|\.(?:includes|startsWith|endsWith)\()(?:(["'`])((?:(?!\1).)+)\1|(m\.\w+\())/g;

/** Yields messages that code compares: their text would differ in the next language, so code should compare a code instead. */
function* comparisonProblems() {
  const texts = readdirSync("messages").flatMap((area) =>
    Object.values(JSON.parse(readFileSync(`messages/${area}/en.json`, "utf8"))).filter(
      (text) => typeof text === "string",
    ),
  );
  const isMessage = (text) =>
    /\S \S/.test(text) && texts.some((one) => one.startsWith(text) || one.endsWith(text));
  for (const file of filesBelow("app").filter((name) => !name.startsWith("app/messages/")))
    for (const [at, line] of readFileSync(file, "utf8").split("\n").entries())
      for (const [, , text, call] of line.matchAll(COMPARED))
        if (call || isMessage(text)) yield `${file}:${at + 1}: compares the text of a message`;
}

export function messageProblems() {
  const files = TRANSLATED.flatMap((path) =>
    /\.tsx?$/.test(path) ? `app/${path}` : filesBelow(`app/${path}`),
  ).filter((file) => !ENGLISH.test(file));
  return [...files.flatMap((file) => [...textProblems(file)]), ...keyProblems(), ...comparisonProblems()];
}
