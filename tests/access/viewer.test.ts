import { expect, it } from "vitest";
import { callApp, databaseState, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";

const WORDS = "Your role is read-only. Ask an account owner for access.";

it("lets a viewer read pages and API data, but denies writes by form and API", async () => {
  const { cookie, user } = await signedInBusiness();
  await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
  for (const path of ["/business/contacts", "/api/database/contacts"])
    expect((await fetchApp(path, { cookie })).status).toBe(200);
  const before = await databaseState(["contacts", "leads", "lead_searches", "imports"]);
  const call = await callApp("POST", "/api/contacts", { contactName: "New Person" }, cookie);
  expect([call.status, await call.text()]).toEqual([403, WORDS]);
  const page = await postForm("/business/contacts/new", { contactName: "New Person" }, cookie);
  expect([page.status, (await page.text()).includes(WORDS)]).toEqual([403, true]);
  const inPieces = await postForm("/business/contacts/new.data", { contactName: "New Person" }, cookie);
  expect(inPieces.status).toBe(403);
  expect(await databaseState(["contacts", "leads", "lead_searches", "imports"])).toBe(before);
});

it("lets a member create a contact", async () => {
  const { cookie, user } = await signedInBusiness();
  await env.DB.prepare("update users set role = 'member' where id = ?").bind(user.userId).run();
  expect((await callApp("POST", "/api/contacts", { contactName: "New Person" }, cookie)).status).toBe(201);
});
