import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canSendWhileImpersonating } from "~/http/session/can-send-while-impersonating";
import { ALLOWED_WHILE_ACTING, REFUSED_WHILE_IMPERSONATING } from "~/http/session/impersonation-writes";
import { fetchApp, postForm } from "../support/app";
import { env } from "../support/context";
import { everyRow } from "../support/every-row";
import { application, applyAsAgent, signUp, signUpAdmin } from "../support/people";
import { addressFor, ask, asked } from "./matrix";

const WORDS = "You can't do this while impersonating a user.";
const writes = asked.filter(({ method }) => !["GET", "HEAD"].includes(method));
const isUnderAdmin = ({ row }: (typeof writes)[number]) => /^\/(api\/)?admin\//.test(row.path);
const listed = [...REFUSED_WHILE_IMPERSONATING, ...ALLOWED_WHILE_ACTING];

describe("the table of writes while acting", () => {
  it("has a row for every request that writes", () => {
    const missing = writes.filter((write) => !isUnderAdmin(write) && !listed.includes(write.name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("names nothing twice", () => {
    expect(listed).toHaveLength(new Set(listed).size);
  });

  it("names no request that is not there", () => {
    const known = new Set(writes.map(({ name }) => name));
    expect(listed.filter((name) => !known.has(name) && !/^[A-Z]+ \/(api\/)?admin\/\*$/.test(name))).toEqual(
      [],
    );
  });

  it.each(writes)("reads the address of $name as its row says", ({ row, method, name }) => {
    expect(canSendWhileImpersonating(method, addressFor(row, 1))).toBe(ALLOWED_WHILE_ACTING.includes(name));
  });

  it.each([
    "/AGENTS/5/Messages",
    "/agents/5/messages/",
    "/agents/5/%6Dessages",
    "/agents/5/messages.data",
    "//agents/5/messages",
    "/nothing-here",
  ])("lets no other spelling through: %s", (path) => {
    expect(canSendWhileImpersonating("POST", path)).toBe(false);
  });

  it("refuses a method that is in no row", () => {
    expect(canSendWhileImpersonating("PUT", "/business/contacts/new")).toBe(false);
  });
});

/** The cookies of an administrator who acts as a new user. */
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

describe.each([
  ["a business user", async () => (await signUp()).userId],
  ["an agent", agentUser],
] as const)("an administrator who acts as %s", (_, makeUser) => {
  let cookie = "";
  let before: Record<string, string> = {};
  // The trail has a line of each attempt, and counts it.
  const rows = () => everyRow(["audit_log", "audit_counts"]);
  beforeAll(async () => {
    cookie = await actingAs(await makeUser());
    before = await rows();
  });
  afterAll(async () => expect(await rows()).toEqual(before));

  it.each(refused)("is refused $name, which changes nothing", async ({ row, method }) => {
    const answer = await ask(row, method, 1, cookie);
    expect(answer.status).toBe(403);
    expect((await answer.text()).replaceAll("&#x27;", "'")).toContain(WORDS);
  });
});

describe("an administrator who acts", () => {
  it("still mends the user's data", async () => {
    const cookie = await actingAs((await signUp()).userId);
    const answer = await postForm("/business/contacts/new", { contactName: "Amina" }, cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("/business/contacts"),
    ]);
  });

  it("is told on the page of the button why nothing was done", async () => {
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
