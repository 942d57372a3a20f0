import { describe, expect, it } from "vitest";
import { purgeKeys } from "~/domains/idempotency/with-idempotency-key.server";
import { callApp, fetchApp, ORIGIN, postForm, signedInBusiness } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";
import { CREATING, type Creating, type Person } from "./creating";
import { ONE_WAY, PAIRS } from "./pairs";
import { TRAINING_ALIKE } from "./training/pairs";

const STATE = "leads to one state, however often it is asked for";
const ONCE = "its token works once";
const KEEPS_NOTHING = "keeps nothing";
const SESSION = "ends with a session, which is never kept; an address is taken once";

/** Forms with a `POST` call that create nothing new when they are submitted again, and why. */
const ALIKE: Record<string, string> = {
  "/business/database-expansion": "one research runs at a time: start-research.test.ts",
  "/ai-lead-search/database-expansion": "one research runs at a time: start-research.test.ts",
  "/business/database-expansion/stop": STATE,
  "/ai-lead-search/database-expansion/stop": STATE,
  "/admin/research/start": "one research runs at a time: start-research.test.ts",
  "/admin/research/stop": STATE,
  "/admin/research/sources/new": "a name is there once: feeds.test.ts",
  "/agent/leads/:sharedLeadId/close": "a lead is closed once: closes.test.ts",
  "/agent/affiliate": "an address is invited once by an agent: affiliate.test.ts",
  "/agent/close-test": "a test that earns nothing; each press is one",
  "/agent/payouts": "an agent has one open payout: payouts.test.ts",
  "/agent/payouts/:payoutId/cancel": STATE,
  "/admin/closes/:closeId/reverse": STATE,
  "/admin/fees/:accountId": "a reference stands once: fee-payments.test.ts",
  "/admin/fee-payments/:paymentId/reverse": STATE,
  "/admin/applications/:agentId/interview": STATE,
  "/admin/payouts": "a request is in one batch: payouts.test.ts",
  "/admin/payouts/batches/:batchId": STATE,
  "/admin/payouts/:payoutId/paid": STATE,
  "/admin/payouts/:payoutId/failed": STATE,
  "/billing/change": "a plan is chosen once: subscription.test.ts",
  "/admin/support/:supportId/close": STATE,
  "/marketing/apply": "an account has one application: access.test.ts",
  "/marketing/content/:postId/approve": STATE,
  "/marketing/content/:postId/confirm": STATE,
  "/marketing/campaigns/:marketingCampaignId/pause": STATE,
  "/marketing/campaigns/:marketingCampaignId/resume": STATE,
  "/marketing/forms/:formId/close": STATE,
  "/marketing/forms/:formId/open": STATE,
  "/admin/marketing/:applicationId": STATE,
  "/admin/marketing/:applicationId/approve": STATE,
  "/admin/marketing/:applicationId/restore": STATE,
  "/admin/accounts/:accountId/suspend": STATE,
  "/admin/take-downs/:kind/:targetId": STATE,
  "/social-leads/import": "who is there already is not taken again: import.test.ts",
  "/marketing/leads/import": "one round goes at a time: import.test.ts",
  "/marketing/leads/email-demo": "one a minute: social-leads.test.ts",
  "/marketing/leads/:socialLeadId/status": STATE,
  "/marketing/leads/:socialLeadId/convert": "a lead becomes one opportunity: move-lead.test.ts",
  "/marketing/platforms/sync": "a platform is synced once at a time: platform-connections.test.ts",
  "/marketing/platforms/:platform/sync": "a platform is synced once at a time: platform-connections.test.ts",
  "/marketing/platforms/:platform/connect": STATE,
  "/marketing/platforms/:platform/disconnect": STATE,
  "/marketing/platforms/:platform/file": "who is there already is not taken again: platforms.test.ts",
  "/marketing/leads/:socialLeadId/outcome": STATE,
  "/account/single-sign-on/check": KEEPS_NOTHING,
  "/billing/cancel": STATE,
  "/billing/resume": STATE,
  "/billing/extra-leads": "the same are bought once: extra-leads.test.ts",
  "/billing/invoices/:invoiceId/pay": "the same page when it is pressed twice: payments.test.ts",
  "/admin/invoices/:invoiceId/paid": "counts once: subscription.test.ts",
  "/admin/invoices/:invoiceId/reverse": STATE,
  "/agents/:agentId/messages": "tried in agents-talk.test.ts",
  "/agents/closes/:closeId/confirm": STATE,
  "/agents/closes/:closeId/dispute": STATE,
  "/agents/closes/:closeId/rating": "a deal has one rating: ratings.test.ts",
  "/agent/ratings/:ratingId/answer": STATE,
  "/agent/ratings/:ratingId/report": STATE,
  "/admin/ratings/:ratingId": STATE,
  "/agent/messages/:accountId": "tried in agents-talk.test.ts",
  "/agents/:agentId/assign": "one open assignment of a pair: assignments.test.ts",
  "/agent/businesses/:offerId/:move": STATE,
  "/agent/requests/:matchId": STATE,
  ...TRAINING_ALIKE,
  "/agent-onboarding": "what was asked is answered once: onboarding.test.ts",
  "/agent-onboarding/profile": STATE,
  "/agent-onboarding/interview": "an agent has one interview: interview.test.ts",
  "/agent-onboarding/cv": "a new CV takes the place of the last: cv.test.ts",
  "/agent-onboarding/video": "a new answer takes the place of the last: video-interview.test.ts",
  "/agent-onboarding/video/complete": "an interview is handed in once: video-interview.test.ts",
  "/agent-onboarding/test/list": "a test is taken once: psychometric-test.test.ts",
  "/business/demo-profiles": "who is there already is not made again: demo-profiles.test.ts",
  "/business/demo-work": "an account is filled once: demo-work.test.ts",
  "/business/contacts/paste": "who is there already is not written again: paste-people.test.ts",
  "/business/companies/:companyId/opportunity": "a company has one open deal: timeline.test.ts",
  "/views": "a name is there once a list: saved-views.test.ts",
  "/auth": SESSION,
  "/auth/signup": SESSION,
  "/business-login": SESSION,
  "/business-signup": SESSION,
  "/agent-auth": SESSION,
  "/agent-login": SESSION,
  "/second-factor": SESSION,
  "/refusals/consent-requests": "each person is asked once",
  "/reset-password": ONCE,
  "/verify-email": ONCE,
  "/change-email": ONCE,
  "/erase-account": ONCE,
  "/data-request/confirm": ONCE,
  "/account/password": STATE,
  "/account/email": "the link of the mail sent last counts; tries are limited",
  "/ai-lead-search/:searchId/run": STATE,
  "/ai-lead-search/criteria": KEEPS_NOTHING,
  "/business/tags": "a name is there once: tag-life.test.ts",
  "/business/tags/:tagId/restore": STATE,
  "/social-leads/imports/:socialImportId/remove": STATE,
  "/social-leads/:id/merge": "two leads are merged once: merge.test.ts",
  "/social-leads/merges/:id/undo": STATE,
  "/business/duplicates/remove": "what was merged is not found again: remove-duplicates.test.ts",
  "/business/duplicates/search": "one that is under way goes on: find-duplicates.test.ts",
  "/business/duplicates/:groupId": "who comes second is told: merge-companies.test.ts",
  "/business/duplicates/:groupId/dismiss": STATE,
  "/business/duplicates/:groupId/reopen": STATE,
  "/business/duplicates/:groupId/undo": STATE,
  "/business/picked/tag": "a row has a tag once: tag-rows.test.ts",
  "/business/picked/tag-changes/:changeId/undo": STATE,
  "/business/picked/delete": "rows go once: deletion.test.ts",
  "/business/picked/deletions/:deletionId": STATE,
  "/agents/:agentId/share": "a lead has one agent: share.test.ts",
  "/business/picked/share": "a lead has one agent: share.test.ts",
  "/business/picked/shares/:shareId": STATE,
  "/business/picked/assign": STATE,
  "/business/picked/assignments/:assignmentId": STATE,
  "/business/contacts/:contactId/restore": STATE,
  "/email-drafts/:draftId/restore": STATE,
  "/ai-lead-search/leads/:leadId/restore": STATE,
  "/ai-lead-search/leads/:leadId/share": "a lead has one agent: shared-leads.test.ts",
  "/agent/leads/:sharedLeadId/person":
    "its key is taken once, as of every form that creates: idempotency.test.ts",
  "/agent/leads/:sharedLeadId": "written once a key: agents-leads.test.ts",
  "/business/companies/:companyId/restore": STATE,
  "/business/companies/:companyId/report": "one report a field and account: corrections.test.ts",
  "/business/companies/:companyId/give-back": "a copy is given back once",
  "/business/imports/:importId/start": STATE,
  "/business/imports/:importId/undo": STATE,
  "/business/imports/:importId/reading": STATE,
  "/business/imports/:importId/opt-outs": STATE,
  "/mailboxes/:mailboxId/check": STATE,
  "/mailboxes/:mailboxId/look": STATE,
  "/mailboxes/:mailboxId/pause": STATE,
  "/mailboxes/:mailboxId/resume": STATE,
  "/mailboxes/:mailboxId/messages/:messageId/again": STATE,
  "/mailboxes/:mailboxId/messages/:messageId/leave": STATE,
  "/replies/:threadId/opportunity": "a reply becomes one opportunity",
  "/replies/returned/:returnedId/decision": STATE,
  "/replies/returned/:returnedId/decision/undo": STATE,
  "/replies/returned/:returnedId/again": STATE,
  "/replies/webhooks": "there is one key, and the answer alone shows it",
  "/email-response-demo": KEEPS_NOTHING,
  "/ai-outreach-templates/write": KEEPS_NOTHING,
  "/ai-outreach-templates/signature": STATE,
  "/ai-outreach-templates/:templateId/restore": STATE,
  "/ai-lead-search/leads/:leadId/opportunity": "a lead becomes one opportunity",
  "/opportunities/generate": "a reply becomes one opportunity",
  "/opportunities/:opportunityId/move": STATE,
  "/opportunities/:opportunityId/move/undo": STATE,
  "/opportunities/:opportunityId/restore": STATE,
  "/campaigns/:campaignId/start": STATE,
  "/campaigns/:campaignId/pause": STATE,
  "/campaigns/:campaignId/cancel": STATE,
  "/campaigns/:campaignId/restore": STATE,
  "/admin/users/:userId/:act": "opens or ends sessions; the link of the mail sent last counts",
  "/admin/applications/:agentId/decision": "a version is decided once: decisions.test.ts",
  "/admin/queues/:queue": STATE,
  "/business-portal/workflow/run": STATE,
  "/business-portal/workflow/pause": STATE,
  "/admin/settings/test-ai": KEEPS_NOTHING,
  "/admin/settings/providers/:providerKey/check": KEEPS_NOTHING,
  "/api/logout": STATE,
};

/** A path with every id as `:id`, and without the query that opens one of a page's forms. */
const plain = (path: string) => path.replace(/:\w+/g, ":id").replace(/\?.*/, "");

it("covers every creating form with a test here or a reason why it creates nothing twice", () => {
  const posting = Object.keys(PAIRS).filter((path) => PAIRS[path]?.some((call) => call.startsWith("POST ")));
  const told = [...Object.keys(CREATING), ...Object.keys(ALIKE)].map(plain);
  expect(posting.map(plain).filter((path) => !told.includes(path))).toEqual([]);
  const known = [...Object.keys(PAIRS), ...Object.keys(ONE_WAY)].map(plain);
  expect(told.filter((path) => !known.includes(path))).toEqual([]);
});

async function ready({ admin, visitor, id }: Creating) {
  const person = await signedInBusiness({ plan: "corporate" });
  if (admin)
    await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?")
      .bind(person.user.userId)
      .run();
  const subject = id ? await id(person) : "";
  return { person, id: subject, cookie: visitor ? "" : person.cookie };
}

const count = async ({ rows }: Creating, { account, user }: Person) => {
  const values = rows.includes("?2") ? [account.id, user.email] : rows.includes("?1") ? [account.id] : [];
  return (
    (await env.DB.prepare(rows)
      .bind(...values)
      .first<number>("n")) ?? 0
  );
};

const named = (path: string, id: number | string) => path.replace(":id", String(id));

/** The idempotency token of the form that a page shows for `action`. */
async function tokenOn(page: string, action: string, cookie: string): Promise<string> {
  const response = await fetchApp(page, { cookie });
  const html = await response.text();
  expect([page, response.status]).toEqual([page, 200]);
  const forms = html.match(/<form[^>]*method="post"[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find(
    (form) =>
      form.includes(`action="${action}"`) ||
      form.includes(`action="${action}?`) ||
      (page === action && form.includes('name="idempotencyKey"')),
  );
  const token = /name="idempotencyKey"[^>]*value="([\w-]{40,})"/.exec(
    (form ?? "").replace(/<input ([^>]*)(value="[^"]*")([^>]*)>/g, "<input $1$3 $2>"),
  )?.[1];
  expect([page, Boolean(token)]).toEqual([page, true]);
  return token ?? "";
}

function send({ multipart }: Creating, path: string, fields: Record<string, unknown>, cookie: string) {
  if (!multipart) return postForm(path, fields as Record<string, string>, cookie);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as string);
  return fetchApp(path, {
    method: "POST",
    body,
    headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
    cookie,
  });
}

describe.each(Object.entries(CREATING))("%s", (route, creating) => {
  it("by form: submitted twice at once and once more, creates one record with one redirect", async () => {
    const { person, id, cookie } = await ready(creating);
    const path = named(route, id);
    const body = await creating.body(person, id);
    const idempotencyKey = await tokenOn(named(creating.shown ?? route, id), path, cookie);
    const fields = { idempotencyKey, ...body };
    const before = await count(creating, person);
    const press = () => send(creating, path, fields, cookie);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    const [first, ...others] = answers.map(({ headers }) => headers.get("location"));
    expect(others).toEqual([first, first]);
    const flashes = answers.map(({ headers }) => headers.get("set-cookie"));
    expect(flashes[0]).toContain("njia_flash");
    expect(new Set(flashes).size).toBe(1);
    expect((await count(creating, person)) - before).toBe(1);
  });

  it.runIf(creating.call)(
    "by API: sent twice with one Idempotency-Key, acts once and returns the same response",
    async () => {
      const { person, id, cookie } = await ready(creating);
      const path = named(creating.call ?? "", id);
      const body = await (creating.callBody ?? creating.body)(person, id);
      const before = await count(creating, person);
      const text = body.file instanceof File ? await body.file.text() : JSON.stringify(body);
      const type = body.file ? "text/csv" : "application/json";
      const post = (key: string, sent = text) =>
        fetchApp(path, {
          method: "POST",
          body: sent,
          headers: { "content-type": type, "idempotency-key": key },
          cookie,
        });
      const key = crypto.randomUUID();
      const answers = [...(await Promise.all([post(key), post(`"${key}"`)])), await post(key)];
      const [first, ...others] = await Promise.all(
        answers.map(async (answer) => [answer.status, await answer.text()]),
      );
      expect(Number(first?.[0])).toBeLessThan(300);
      expect(others).toEqual([first, first]);
      expect((await count(creating, person)) - before).toBe(1);
      expect((await post(key, `${text} `)).status).toBe(422);
    },
  );
});

describe("an idempotency key", () => {
  const route = "/opportunities/new";
  const key = () => crypto.randomUUID();

  it("is not consumed by a rejected form, and accepts different content as a new request", async () => {
    const { cookie, account } = await signedInBusiness();
    const idempotencyKey = key();
    const post = (title: string) => postForm(route, { idempotencyKey, title, region: "Kenya" }, cookie);
    const status = async (title: string) => (await post(title)).status;
    expect([await status(""), await status("Roofs"), await status("Walls"), await status("Roofs")]).toEqual([
      422, 302, 302, 302,
    ]);
    const all = env.DB.prepare("select count(*) n from opportunities where account_id = ?");
    expect(await all.bind(account.id).first("n")).toBe(2);
  });

  it("belongs to one user: the same key of another user is independent", async () => {
    const idempotencyKey = key();
    for (const { cookie, account } of [await signedInBusiness(), await signedInBusiness()]) {
      await postForm(route, { idempotencyKey, title: "Roofs", region: "Kenya" }, cookie);
      const all = env.DB.prepare("select count(*) n from opportunities where account_id = ?");
      expect(await all.bind(account.id).first("n")).toBe(1);
    }
  });

  it("can be reused once the lease of an aborted request has expired", async () => {
    const { cookie, account } = await signedInBusiness();
    const call = (header: string) =>
      fetchApp("/api/opportunities", {
        method: "POST",
        body: JSON.stringify({ title: "Roofs", region: "Kenya" }),
        headers: { "content-type": "application/json", "idempotency-key": header },
        cookie,
      });
    const header = key();
    expect((await call(header)).status).toBe(201);
    const dead = "update idempotency_keys set outcome = null, lease_until = 1";
    expect((await env.DB.prepare(dead).run()).meta.changes).toBeGreaterThan(0);
    expect((await call(header)).status).toBe(201);
    const all = env.DB.prepare("select count(*) n from opportunities where account_id = ?");
    expect(await all.bind(account.id).first("n")).toBe(2);
  });

  it("is rejected if invalid, and its stored row reveals nothing of the response", async () => {
    const { cookie } = await signedInBusiness();
    const call = (header: string) =>
      fetchApp("/api/contacts", {
        method: "POST",
        body: JSON.stringify({ contactName: "Wanjiru Unreadable" }),
        headers: { "content-type": "application/json", "idempotency-key": header },
        cookie,
      });
    expect((await call("x".repeat(300))).status).toBe(422);
    expect((await call(key())).status).toBe(201);
    const { results } = await env.DB.prepare("select * from idempotency_keys").all();
    expect(JSON.stringify(results)).not.toContain("Wanjiru");
  });

  it("is deleted after 24 hours; requests without a key run each time", async () => {
    const { cookie, account } = await signedInBusiness();
    for (const _ of [1, 2])
      await callApp("POST", "/api/opportunities", { title: "Roofs", region: "Kenya" }, cookie);
    const all = env.DB.prepare("select count(*) n from opportunities where account_id = ?");
    expect(await all.bind(account.id).first("n")).toBe(2);
    await postForm(route, { idempotencyKey: key(), title: "Roofs", region: "Kenya" }, cookie);
    const ctx = testContext();
    const left = () => env.DB.prepare("select count(*) n from idempotency_keys").first<number>("n");
    const before = await left();
    await purgeKeys(ctx, new Date(Date.now() + 23 * 3_600_000));
    expect(await left()).toBe(before);
    while (await purgeKeys(ctx, new Date(Date.now() + 25 * 3_600_000)));
    expect(await left()).toBe(0);
  });
});
