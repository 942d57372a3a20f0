import { expect, it } from "vitest";
import { TABLE } from "../access/table";

/** Every form of the product, and the calls that carry out the same command. A list where one form takes several. */
const PAIRS: Record<string, string[]> = {
  "/auth": ["POST /api/auth/email-login"],
  "/auth/signup": ["POST /api/auth/email-register"],
  "/business-login": ["POST /api/auth/email-login"],
  "/business-signup": ["POST /api/auth/email-register"],
  "/agent-auth": ["POST /api/agents/signup", "POST /api/agents/login"],
  "/agent-login": ["POST /api/agents/login"],
  "/second-factor": ["POST /api/auth/email-login"],
  "/forgot-password": ["POST /api/auth/forgot-password"],
  "/reset-password": ["POST /api/auth/reset-password"],
  "/verify-email": ["POST /api/auth/verify-email"],
  "/change-email": ["POST /api/auth/change-email"],
  "/erase-account": ["POST /api/auth/erase-account"],
  "/data-request": ["POST /api/data-requests"],
  "/data-request/confirm": ["POST /api/data-requests/confirm"],

  "/account": ["PATCH /api/account"],
  "/account/password": ["POST /api/account/password"],
  "/account/email": ["POST /api/account/email"],
  "/account/verify": ["POST /api/account/verification"],
  "/account/sessions": ["DELETE /api/account/sessions/:sessionId"],
  "/account/sessions/end": ["DELETE /api/account/sessions"],
  "/account/identities/:identityId": ["DELETE /api/account/identities/:identityId"],
  "/account/erase": ["DELETE /api/account"],
  "/team": ["POST /api/team", "POST /api/team/invitations"],
  "/team/:userId": ["PATCH /api/team/:userId"],
  "/team/:userId/remove": ["DELETE /api/team/:userId"],
  "/team/invitations/:invitationId": ["DELETE /api/team/invitations/:invitationId"],

  "/business": ["POST /api/ai-lead-searches", "POST /api/leads/generate"],
  "/business-portal": ["POST /api/ai-lead-searches", "POST /api/leads/generate"],
  "/ai-lead-search/new": ["POST /api/ai-lead-searches", "POST /api/ai/lead-searches"],
  "/ai-lead-search/:searchId/edit": [
    "PATCH /api/ai-lead-searches/:searchId",
    "PATCH /api/ai/lead-searches/:searchId",
  ],
  "/ai-lead-search/:searchId/run": [
    "POST /api/ai-lead-searches/:searchId/run",
    "POST /api/ai/lead-searches/:searchId/run",
  ],
  "/ai-lead-search/:searchId/delete": [
    "DELETE /api/ai-lead-searches/:searchId",
    "DELETE /api/ai/lead-searches/:searchId",
  ],
  "/ai-lead-search/:searchId/duplicate": ["POST /api/ai-lead-searches"],
  "/ai-lead-search/criteria": ["POST /api/ai/criteria"],
  "/ai-lead-search/leads/:leadId": ["PATCH /api/ai-generated-leads/:leadId"],
  "/business/contacts/new": ["POST /api/contacts"],
  "/business/contacts/:contactId": ["PUT /api/contacts/:contactId"],
  "/business/contacts/:contactId/delete": ["DELETE /api/contacts/:contactId"],
  "/business/imports/new": ["POST /api/imports"],
  "/business/imports/:importId": ["PUT /api/imports/:importId/mapping"],
  "/business/imports/:importId/start": ["POST /api/imports/:importId/start"],
  "/business/imports/:importId/undo": ["POST /api/imports/:importId/undo"],

  "/mailboxes/new": ["POST /api/mailboxes"],
  "/mailboxes/:mailboxId/edit": ["PATCH /api/mailboxes/:mailboxId"],
  "/mailboxes/:mailboxId/remove": ["DELETE /api/mailboxes/:mailboxId"],
  "/mailboxes/:mailboxId/check": ["POST /api/mailboxes/:mailboxId/check"],
  "/mailboxes/:mailboxId/test": ["POST /api/mailboxes/:mailboxId/test"],
  "/mailboxes/:mailboxId/pause": ["POST /api/mailboxes/:mailboxId/pause"],
  "/mailboxes/:mailboxId/resume": ["POST /api/mailboxes/:mailboxId/resume"],
  "/mailboxes/:mailboxId/messages/:messageId/again": [
    "POST /api/mailboxes/:mailboxId/messages/:messageId/again",
  ],
  "/mailboxes/:mailboxId/messages/:messageId/leave": [
    "POST /api/mailboxes/:mailboxId/messages/:messageId/leave",
  ],

  "/replies/:threadId": ["PATCH /api/replies/:threadId"],
  "/replies/:threadId/answer": ["POST /api/replies/:threadId/answer"],
  "/replies/:threadId/opportunity": ["POST /api/replies/:threadId/opportunity"],
  "/replies/webhooks": ["POST /api/replies/webhook-key"],
  "/email-response-demo": ["POST /api/email-response-demo"],
  "/refusals/new": ["POST /api/refusals"],
  "/refusals/:addressHash/remove": ["DELETE /api/refusals/:addressHash"],
  "/business/templates": ["POST /api/outreach-templates", "POST /api/ai/outreach-templates"],
  "/ai-outreach-templates/new": [
    "POST /api/outreach-templates",
    "POST /api/ai/outreach-templates",
    "POST /api/upload/attachment",
  ],
  "/ai-outreach-templates/write": [
    "POST /api/outreach-templates/write",
    "POST /api/ai/outreach-templates/write",
  ],
  "/ai-outreach-templates/signature": ["PATCH /api/signature", "POST /api/upload/logo"],
  "/ai-outreach-templates/:templateId": [
    "PATCH /api/outreach-templates/:templateId",
    "PATCH /api/ai/outreach-templates/:templateId",
  ],
  "/ai-outreach-templates/:templateId/test": [
    "POST /api/outreach-templates/:templateId/test",
    "POST /api/ai/outreach-templates/:templateId/test",
  ],
  "/ai-outreach-templates/:templateId/delete": [
    "DELETE /api/outreach-templates/:templateId",
    "DELETE /api/ai/outreach-templates/:templateId",
  ],
  "/ai-outreach-templates/:templateId/restore": [
    "POST /api/outreach-templates/:templateId/restore",
    "POST /api/ai/outreach-templates/:templateId/restore",
  ],
  "/ai-outreach-templates/:templateId/duplicate": ["POST /api/outreach-templates"],

  "/opportunities/new": ["POST /api/opportunities"],
  "/ai-lead-search/leads/:leadId/opportunity": ["POST /api/opportunities"],
  "/opportunities/generate": ["POST /api/opportunities/generate"],
  "/opportunities/:opportunityId": ["POST /api/opportunities/:opportunityId/notes"],
  "/opportunities/:opportunityId/edit": ["PATCH /api/opportunities/:opportunityId"],
  "/opportunities/:opportunityId/move": ["POST /api/opportunities/:opportunityId/move"],
  "/opportunities/:opportunityId/delete": ["DELETE /api/opportunities/:opportunityId"],
  "/opportunities/:opportunityId/restore": ["POST /api/opportunities/:opportunityId/restore"],
  "/tasks/new": ["POST /api/tasks"],
  "/tasks/:taskId": ["PATCH /api/tasks/:taskId"],
  "/tasks/:taskId/done": ["PATCH /api/tasks/:taskId"],
  "/tasks/:taskId/delete": ["DELETE /api/tasks/:taskId"],
  "/notifications": ["PATCH /api/notifications"],
  "/notifications/digest": ["PATCH /api/notifications/digest"],
  "/campaigns/new": ["POST /api/ai/campaigns", "POST /api/outreach-campaigns"],
  "/business/campaigns": ["POST /api/outreach-campaigns", "POST /api/ai/campaigns"],
  "/campaigns/:campaignId/edit": ["PATCH /api/ai/campaigns/:campaignId"],
  "/campaigns/:campaignId/steps": ["PUT /api/ai/campaigns/:campaignId/steps"],
  "/campaigns/:campaignId/start": ["POST /api/ai/campaigns/:campaignId/start"],
  "/campaigns/:campaignId/pause": ["POST /api/ai/campaigns/:campaignId/pause"],
  "/campaigns/:campaignId/cancel": ["POST /api/ai/campaigns/:campaignId/cancel"],
  "/campaigns/:campaignId/duplicate": ["POST /api/ai/campaigns/:campaignId/duplicate"],
  "/campaigns/:campaignId/delete": ["DELETE /api/ai/campaigns/:campaignId"],
  "/campaigns/:campaignId/restore": ["POST /api/ai/campaigns/:campaignId/restore"],

  "/acting/stop": ["DELETE /api/acting"],
  "/admin/users/new": ["POST /api/admin/users"],
  "/admin/users/:userId": ["PATCH /api/admin/users/:userId"],
  "/admin/users/:userId/:act": [
    "DELETE /api/admin/users/:userId",
    "POST /api/admin/users/:userId/acting",
    "POST /api/admin/users/:userId/password-reset",
    "PUT /api/admin/users/:userId/suspension",
    "DELETE /api/admin/users/:userId/suspension",
    "DELETE /api/admin/users/:userId/sessions",
    "DELETE /api/admin/users/:userId/second-factor",
  ],
  "/admin/queues/:queue": ["POST /api/admin/queues/:queue"],
  "/admin/retention/:key": ["PATCH /api/admin/retention"],
  "/admin/settings/claims": ["PATCH /api/admin/settings"],
  "/admin/settings/sales-address": ["PATCH /api/admin/settings"],
  "/admin/settings/passwords": ["PATCH /api/admin/settings"],
  "/admin/settings/switches": ["PATCH /api/admin/settings"],
  "/admin/settings/test-mail": ["POST /api/admin/settings/test-mail"],
  "/admin/settings/test-ai": ["POST /api/admin/settings/test-ai"],
  "/admin/settings/providers/new": ["POST /api/admin/identity-providers"],
  "/admin/settings/providers/:providerKey": ["PATCH /api/admin/identity-providers/:providerKey"],
  "/admin/settings/providers/:providerKey/check": ["POST /api/admin/identity-providers/:providerKey/check"],
  "/admin/settings/providers/:providerKey/remove": ["DELETE /api/admin/identity-providers/:providerKey"],
  "/api/logout": ["POST /api/logout"],
};

/** What has one way only, and why. */
const ONE_WAY: Record<string, string> = {
  "/account/second-factor": "the secret is shown once, as a picture, to the person who is there",
  "/account/second-factor/code": "belongs to the page before it",
  "/account/second-factor/off": "only a person who is there lowers the safety of a sign-in",
  "/account/link/:providerKey": "leads the browser to the provider",
  "/invitation": "opened from a mail; ends with a session of that browser",
  "/data-request/file":
    "the file for the person whose mail brought the page; confirming by call answers with the rows",
  "/unsubscribe/:unsubscribeToken": "the address in a mail's header: mail programs post to it as they are",
  "/digest/:digestToken":
    "the link of a mail: mail programs post to the page itself (RFC 8058); PATCH /api/notifications/digest for who is signed in",
  "/consent/:consentToken": "opened from a mail by the person it asks",
  "POST /api/webhooks/email-response": "a mail server tells it, signed",
  "POST /api/webhooks/email-bounce": "a mail server tells it, signed",
  "POST /api/webhooks/email-unsubscribe": "a mail server tells it, signed",
  "/ui": "the parts' showroom; keeps nothing",
  "/*": "no page: answers that there is none",
  "POST /dev/seed": "fills a new database of development",
};

const writes = TABLE.flatMap(({ path, kind, methods = ["GET"] }) =>
  methods.filter((method) => method !== "GET").map((method) => ({ path, kind, method })),
);
const forms = writes.filter(({ kind }) => kind === "page").map(({ path }) => path);
const calls = writes.filter(({ kind }) => kind === "call").map(({ path, method }) => `${method} ${path}`);

it("every form has its call, or the reason why it has none", () => {
  expect([...new Set(forms)].filter((path) => !PAIRS[path] && !ONE_WAY[path])).toEqual([]);
});

it("every call that writes has its form", () => {
  const named = new Set(Object.values(PAIRS).flat());
  expect(calls.filter((name) => !named.has(name) && !ONE_WAY[name])).toEqual([]);
});

it("names no form and no call that is not there", () => {
  const known = [...forms, ...calls, "POST /api/logout"];
  const told = [...Object.keys(PAIRS), ...Object.values(PAIRS).flat(), ...Object.keys(ONE_WAY)];
  expect(told.filter((name) => !known.includes(name))).toEqual([]);
});
