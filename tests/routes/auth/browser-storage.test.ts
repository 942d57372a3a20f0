import { expect, it } from "vitest";
import { application, applyAsAgent, PASSWORD, signUp, signUpAdmin } from "../../support/fixtures/people";
import { callApp, postForm } from "../../support/harness/app";

const SOURCES = import.meta.glob<string>("/app/{domains,http,routes}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const EMPTIED = '"storage"';
const emptied = (answer: Response) => answer.headers.get("clear-site-data");

it("is cleared when a business signs in by form", async () => {
  const { email } = await signUp();
  const answer = await postForm("/business-login", { email, password: PASSWORD });
  expect([answer.status, emptied(answer)]).toEqual([302, EMPTIED]);
});

it("is cleared when a business signs in by API", async () => {
  const { email } = await signUp();
  const answer = await callApp("POST", "/api/auth/email-login", { email, password: PASSWORD });
  expect([answer.status, emptied(answer)]).toEqual([200, EMPTIED]);
});

it("is cleared when an administrator signs in", async () => {
  const { email } = await signUpAdmin();
  const answer = await postForm("/business-login", { email, password: PASSWORD });
  expect([answer.status, emptied(answer)]).toEqual([302, EMPTIED]);
});

it("is left to the service worker when an agent signs in, so that the tour stays seen", async () => {
  const input = application();
  await applyAsAgent(input);
  const answer = await postForm("/agent-login", { email: input.email, password: PASSWORD });
  expect([answer.status, emptied(answer)]).toEqual([302, null]);
});

it("is unchanged by a request without a session", async () => {
  const { email } = await signUp();
  const answer = await postForm("/business-login", { email, password: "wrong password" });
  expect(emptied(answer)).toBeNull();
});

it("is cleared by every sign-in, because only one function opens sessions", () => {
  const opened = Object.entries(SOURCES).filter(([, text]) => /\bopenSession\(/.test(text));
  expect(opened.map(([file]) => file).sort()).toEqual([
    "/app/domains/identity/sessions/open-session.server.ts",
    "/app/http/session/session.server.ts",
  ]);
});
