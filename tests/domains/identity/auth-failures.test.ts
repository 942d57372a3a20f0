import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, it } from "vitest";
import { action as logOut } from "~/routes/auth/logout";
import { action as signIn } from "~/routes/auth/sign-in";
import { action as signUp } from "~/routes/auth/sign-up";
import { testContext } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

const ORIGIN = "http://njia.test";

/** Arguments of an action whose database fails from its n-th call on, and the events that the action logs. */
function withoutDatabase(path: string, fields: Record<string, string>, { cookie = "", at = 1 } = {}) {
  const events: string[] = [];
  const log = { info: () => {}, error: (event: string) => events.push(event) };
  const { ctx } = failing({ ...testContext(), log }, { at, isAfter: false, isLasting: true });
  const request = new Request(`${ORIGIN}${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie },
  });
  const context = {
    base: ctx,
    cookies: [] as string[],
    headers: new Headers(),
    requestId: "test",
    nonce: "",
  } as unknown as AppLoadContext;
  return { args: { request, context, params: {} } as ActionFunctionArgs, events, cookies: context.cookies };
}

const told = (answer: unknown) => JSON.stringify((answer as { data: unknown }).data);
const statusOf = (answer: unknown) => (answer as { init: ResponseInit }).init.status;

describe("a sign-in page while the database is down", () => {
  it("keeps the sign-in form and reports that the server can't be reached", async () => {
    const { args, events } = withoutDatabase("/auth", { email: "kofi@shop.test", password: "secret one" });
    const answer = await signIn(args);
    expect([statusOf(answer), events]).toEqual([503, ["door failed"]]);
    expect(told(answer)).toContain("Unable to connect to server");
    expect(told(answer)).not.toContain("secret one");
  });

  it("keeps the sign-up form and reports that no account was created", async () => {
    const person = { firstName: "Kofi", lastName: "Mensah", email: "kofi@shop.test" };
    const passwords = { password: "a good long one", confirmPassword: "a good long one" };
    const { args } = withoutDatabase("/auth/signup", { ...person, ...passwords }, { at: 2 });
    const answer = await signUp(args);
    expect(statusOf(answer)).toBe(503);
    expect(told(answer)).toContain("Unable to create account");
  });

  it("reports that logging out failed", async () => {
    const { args, cookies } = withoutDatabase("/api/logout", {}, { cookie: `njia=${"a".repeat(43)}` });
    const answer = await logOut(args);
    expect(answer.headers.get("location")).toBe("/account");
    expect(decodeURIComponent(cookies.join())).toContain('"title":"Logout failed"');
  });
});
