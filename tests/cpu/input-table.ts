import type { JobMessage } from "~/core/jobs";

/** The run that measures an input: the name of its file in tests/cpu. */
type Run = "calls" | "pages" | "files" | "mails" | "jobs";

/** Calls whose body has no declared schema, and the run that measures each; all others are walked by their schema. */
export const UNDECLARED_CALLS: Record<string, Run> = {
  "POST /api/webhooks/email-response": "mails",
  "POST /api/webhooks/email-bounce": "mails",
  "POST /api/webhooks/email-unsubscribe": "mails",
  "POST /api/webhooks/paystack": "mails",
  "POST /api/webhooks/meta/:hookKey": "mails",
};

/** Form fields that no call's schema and no page names, by path: forms without a matching call, and forms behind a step. */
export const MORE_FIELDS: Record<string, string[]> = {
  "/account/second-factor": ["code"],
  "/account/second-factor/code": ["code"],
  "/account/second-factor/off": ["code", "password"],
  "/agent-onboarding/test": ["question", "answer", "option"],
  "/agent-onboarding/video": ["text_0", "text_4", "noCamera"],
  "/campaigns/check": ["name", "description", "templateId", "steps[0].templateId", "targets", "search"],
  "/campaigns/new": ["name", "description", "templateId", "steps[0].templateId", "targets", "search"],
  "/consent/:consentToken": ["answer"],
  "/data-request/file": ["token"],
  "/digest/:digestToken": ["List-Unsubscribe"],
  "/email-response-demo": ["mail", "from", "subject", "text"],
  "/f/:formSlug": ["name", "email", "phone", "company", "message", "stamp", "website", "consent"],
  "/invitation": ["firstName", "lastName", "password", "confirmPassword", "token"],
  "/marketing/content/writing/:writingId": ["caption", "piece", "count"],
  "/unsubscribe/:unsubscribeToken": ["List-Unsubscribe", "reason"],
  "/verify-statement": ["file"],
};

/** Forms and calls that read no text from their body; a megabyte is sent to them anyway. */
export const NO_TEXT: Record<string, string> = {
  "/demo/open": "two buttons",
  "/demo/read-only": "reads nothing",
  "/account/link/:providerKey": "a button",
  "/account/company-sign-in": "a button",
  "/agent-onboarding/test/consent": "a button",
  "/agent-onboarding/test/complete": "a button",
  "/agent-onboarding/video/consent": "a button",
  "/agent-onboarding/video/no-camera": "a button",
  "/sso/:slug/join": "a button",
  "/ui": "keeps nothing",
  "/*": "answers that there is no page",
  "POST /api/logout": "ends the session",
  "POST /dev/seed": "fills a database of development",
};

/** Files that read stored files or responses of other servers: the run that measures each, or what bounds it. */
export const READERS: Record<string, Run | string> = {
  "app/adapters/llm/limited-fetch.ts": "1 MB of a model's answer",
  "app/adapters/public-fetch/read-body.ts": "jobs",
  "app/domains/campaigns/steps/load-steps.server.ts": "an attachment of 10 MB, sent as it is",
  "app/domains/directory/imports/import-rows.server.ts": "jobs",
  "app/domains/directory/imports/reread-import.server.ts": "the first 64 kB, which the upload reads too",
  "app/domains/directory/research/read-feed.server.ts": "jobs",
  "app/domains/mail/send-mails.server.ts": "attachments of our own making",
  "app/domains/onboarding/video/chunks.server.ts": "chunks of 256 kB, joined as they are",
  "app/domains/replies/parsing/read-mail.server.ts": "mails",
  "app/domains/social-leads/imports/run-social-import.server.ts": "jobs",
  "workers/context.ts": "assets of our own",
};

type Kind = JobMessage["kind"];

/** Every job: true for those that read sent content, measured slice by slice; otherwise what bounds the texts it reads. */
export const JOBS_MEASURED: Record<Kind, true | string> = {
  "check-import": true,
  "run-import": true,
  "undo-import": "ids of the rows that the import made",
  "run-lead-search": "the fields of a search, which its schema bounds",
  "attach-contacts": "rows whose fields their schemas bound",
  "apply-industry-label": "a label of the industries' table",
  "empty-account": "ids of rows",
  "plan-campaign": "ids of recipients",
  "send-mailbox": "a template, which its schema bounds, and the fields of one recipient at a time",
  "poll-inbox": true,
  "read-reply": "at most 2,000 lines of one kept reply (ownWords)",
  "open-opportunity": "one kept reply",
  "find-duplicates": "names and addresses, which their schemas bound",
  "demo-work": "texts of our own",
  "run-workflow": "ids of rows",
  "take-platform-events": true,
  "sync-platform": "answers of a platform, cut by `requestPlatform`",
  "send-social-message": "one message, which its schema bounds",
  "take-form-entries": "the entries of a form, which its schema bounds",
  "make-social-campaign": "ids of leads",
  "import-social-leads": true,
  "remove-imported-leads": "ids of leads",
  "write-posts": "an answer of the model, cut by `limitedFetch`",
  "send-mails": "texts of our own around names, which their schemas bound",
  "apply-retention": "ids of rows",
  "seed-open-data": "the pack of the release, 500 companies at a time",
  "step-research": true,
};
