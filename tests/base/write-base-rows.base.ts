import { expect, inject, it } from "vitest";
import { type Asked, ask, asked } from "../access/matrix";
import { approvedMarketing } from "../support/fixtures/marketing";
import { applyAsAgent, signUpAdmin } from "../support/fixtures/people";
import { callApp, cookieOf, fetchApp } from "../support/harness/app";
import { env, makeBusiness } from "../support/harness/context";
import { chosenInserts } from "./choose-rows";

const HEAD =
  "-- Rows as the product's own functions write them: the demo, and what the access tests ask for. tests/base chose them.";
const DEMO = ["business", "agent", "admin"].map((name) => `${name}@demo.test`);

/** Creates a business whose owner's email is confirmed. */
async function makeOwner() {
  const business = await makeBusiness({ plan: "corporate" });
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?")
    .bind(business.user.userId)
    .run();
  return business;
}

/** Sends a request as the user the row is for, always from a new account, so that no request removes what another needs. */
async function askAs({ row, method }: Asked): Promise<void> {
  const business = await makeOwner();
  const id = (await row.foreign?.(business)) ?? (await row.subject?.()) ?? business.user.userId;
  const users = {
    public: null,
    user: business.user.userId,
    business: business.user.userId,
    agent: row.access === "agent" ? (await applyAsAgent()).userId : null,
    admin: row.access === "admin" ? (await signUpAdmin()).userId : null,
  };
  const userId = users[row.access];
  await ask(row, method, id, userId === null ? undefined : await cookieOf(userId));
}

it("writes a few rows of each table", { timeout: 900_000 }, async () => {
  expect((await fetchApp("/dev/seed?demo", { method: "POST" })).ok).toBe(true);
  for (const email of DEMO)
    await callApp("POST", "/api/auth/email-login", { email, password: "demo-Njia-2026" });
  await approvedMarketing(await makeOwner());
  const failures: string[] = [];
  for (const request of asked.filter(({ row, method }) => method !== "GET" && row.path !== "/dev/seed"))
    await askAs(request).catch((error: unknown) => failures.push(`${request.name}: ${error}`));
  const inserts = await chosenInserts();
  await fetch(`${inject("baseFile")}/base.sql`, { method: "POST", body: `${HEAD}\n${inserts.join("\n")}\n` });
  expect(failures).toEqual([]);
});
