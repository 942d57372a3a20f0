import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { canSendWhileImpersonating } from "~/http/session/guards.server";
import { ALLOWED_WHILE_ACTING, REFUSED_WHILE_IMPERSONATING } from "~/http/session/impersonation-writes";
import { addCompanies, makeSearch, runSearch } from "../support/fixtures/lead-search";
import { application, applyAsAgent, sessionOf, signUp, signUpAdmin } from "../support/fixtures/people";
import { makeMailbox } from "../support/fixtures/sending";
import { callApp, fetchApp, postForm } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";
import { everyRow } from "../support/harness/every-row";
import { isExhaustive, sampled } from "../support/harness/test-scope";
import { addressFor, ask, asked, GUARD_SHARE } from "./matrix";

const WORDS = "You can’t do this while impersonating a user. Stop impersonating first.";
const PERSON = { contactName: "Amina Otieno", contactEmail: "amina@jua.test", companyName: "Jua Solar" };
const writes = asked.filter(({ method }) => !["GET", "HEAD"].includes(method));
const isUnderAdmin = ({ row }: (typeof writes)[number]) => /^\/(api\/)?admin\//.test(row.path);
const listed = [...REFUSED_WHILE_IMPERSONATING, ...ALLOWED_WHILE_ACTING];

describe("the list of writes allowed or denied during impersonation", () => {
  it("lists every request that writes", () => {
    const missing = writes.filter((write) => !isUnderAdmin(write) && !listed.includes(write.name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("lists no request twice", () => {
    expect(listed).toHaveLength(new Set(listed).size);
  });

  it("lists no request that doesn't exist", () => {
    const known = new Set(writes.map(({ name }) => name));
    expect(listed.filter((name) => !known.has(name) && !/^[A-Z]+ \/(api\/)?admin\/\*$/.test(name))).toEqual(
      [],
    );
  });

  it.each(writes)("allows or denies $name as listed", ({ row, method, name }) => {
    expect(canSendWhileImpersonating(method, addressFor(row, 1))).toBe(ALLOWED_WHILE_ACTING.includes(name));
  });

  it.each([
    "/AGENTS/5/Messages",
    "/agents/5/messages/",
    "/agents/5/%6Dessages",
    "/agents/5/messages.data",
    "//agents/5/messages",
    "/nothing-here",
  ])("allows no request to a variant of a listed path or an unknown path: %s", (path) => {
    expect(canSendWhileImpersonating("POST", path)).toBe(false);
  });

  it("rejects an unlisted method", () => {
    expect(canSendWhileImpersonating("PUT", "/business/contacts/new")).toBe(false);
  });
});

/** Returns the cookies of an administrator who acts as a new user. */
async function actingAs(userId: number): Promise<string> {
  const admin = await signUpAdmin();
  const cookie = `njia=${admin.token}`;
  const answer = await postForm(`/admin/users/${userId}/act`, {}, cookie);
  const acting = answer.headers.getSetCookie().find((line) => line.startsWith("njia_acting="));
  return `${cookie}; ${acting?.split(";")[0]}`;
}

async function agentUser(): Promise<number> {
  const input = application();
  await applyAsAgent(input);
  return Number(await env.DB.prepare("select id from users where email = ?").bind(input.email).first("id"));
}

const refused = writes.filter(
  ({ name }) => REFUSED_WHILE_IMPERSONATING.includes(name) && !name.endsWith("/*"),
);

const isAgents = ({ row }: (typeof refused)[number]) => row.access === "agent";
const isOfBusiness = ({ row }: (typeof refused)[number]) => row.access === "business";
/** The gate sends a sample of the refused business writes, because the walks test those guards on every row. */
const ofBusiness = isExhaustive
  ? refused
  : [
      ...refused.filter((write) => !isAgents(write) && !isOfBusiness(write)),
      ...sampled(refused.filter(isOfBusiness), GUARD_SHARE),
    ];

describe.each([
  ["a business user", async () => (await signUp()).userId, ofBusiness],
  ["an agent", agentUser, isExhaustive ? refused : refused.filter(isAgents)],
] as const)("an administrator impersonating %s", (_, makeUser, sent) => {
  let cookie = "";
  let before: Record<string, string> = {};
  // The audit log records and counts each attempt, so its tables are excluded.
  const rows = () => everyRow(["audit_log", "audit_counts"]);
  beforeAll(async () => {
    cookie = await actingAs(await makeUser());
    before = await rows();
  });
  afterAll(async () => expect(await rows()).toEqual(before));

  it.each(sent)("is denied $name with 403 and the reason", async ({ row, method }) => {
    const answer = await ask(row, method, 1, cookie);
    expect(answer.status).toBe(403);
    expect((await answer.text()).replaceAll("&#x27;", "'")).toContain(WORDS);
  });
});

describe("an impersonating administrator", () => {
  it("can't send email or connect a mailbox through a form with several uses", async () => {
    const { userId, ctx } = await signUp();
    if (!ctx.account) throw new Error("no account");
    const business = { ...ctx, account: ctx.account };
    const own = `njia=${(await sessionOf(testContext(), userId)).token}`;
    const [companyId = 0] = await addCompanies(business, [{ name: PERSON.companyName }]);
    const made = await callApp("POST", "/api/contacts", PERSON, own);
    const { id: contactId } = await made.json<{ id: number }>();
    const deal = await callApp("POST", `/api/companies/${companyId}/opportunity`, {}, own);
    const { id: dealId } = await deal.json<{ id: number }>();
    await runSearch(business as never, (await makeSearch(business)).id);
    await makeMailbox(business, 25);
    const leadId = await env.DB.prepare("select id from leads where account_id = ?")
      .bind(business.account.id)
      .first<number>("id");
    const cookie = await actingAs(userId);
    const email = { compose: "email", subject: "Solar", text: "Hello", contactId: String(contactId) };
    const mailbox = {
      inPlace: "connect",
      fromAddress: "amina@shop.test",
      fromName: "Amina Bello",
      postalAddress: "Moi Avenue 1, Nairobi",
      host: "127.0.0.1",
      port: String(inject("mail").login),
      security: "none",
      imapSecurity: "tls",
      password: "pässword",
      hqCountry: "KE",
    };
    const forms: [string, Record<string, string>][] = [
      [`/business/companies/${companyId}`, email],
      [`/business/contacts/${contactId}/history`, email],
      [`/ai-lead-search/leads/${leadId}`, email],
      [`/opportunities/${dealId}`, email],
      ["/campaigns/new", mailbox],
      ["/business/campaigns", mailbox],
    ];
    const before = await everyRow(["audit_log", "audit_counts", "rate_limits"]);
    for (const [path, form] of forms) {
      const answer = await postForm(path, form, cookie);
      expect([path, (await answer.text()).replaceAll("&#x27;", "'")]).toEqual([
        path,
        expect.stringContaining(WORDS),
      ]);
    }
    expect(await everyRow(["audit_log", "audit_counts", "rate_limits"])).toEqual(before);
  });

  it("can still edit the user's data", async () => {
    const cookie = await actingAs((await signUp()).userId);
    const answer = await postForm("/business/contacts/new", { contactName: "Amina" }, cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("/business/contacts"),
    ]);
  });

  it("is redirected to the page with the button after a denied action", async () => {
    const cookie = await actingAs((await signUp()).userId);
    const answer = await fetchApp("/business-portal/workflow/run", {
      method: "POST",
      cookie,
      headers: {
        origin: "http://njia.test",
        "sec-fetch-site": "same-origin",
        referer: "http://njia.test/business-portal/workflow",
      },
      body: new URLSearchParams(),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/business-portal/workflow"]);
  });
});
