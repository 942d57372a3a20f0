import { beforeAll, expect, it } from "vitest";
import { confirmDeal, makeAgent, reportDeal } from "../support/fixtures/commissions";
import { approvedMarketing } from "../support/fixtures/marketing";
import { signUpAdmin } from "../support/fixtures/people";
import { cookieOf, fetchApp } from "../support/harness/app";
import { type Business, env, makeBusiness } from "../support/harness/context";
import { isExhaustive } from "../support/harness/test-scope";
import { addressFor } from "./matrix";
import { type Row, TABLE } from "./table";

let business: Business;
let agentId = 0;
const cookies = { admin: "", business: "", agent: "" };
beforeAll(async () => {
  business = await makeBusiness({ plan: "corporate" });
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?")
    .bind(business.user.userId)
    .run();
  await approvedMarketing(business);
  const agent = await makeAgent();
  agentId = agent.agent.id;
  await confirmDeal(business, await reportDeal(business, agent, 1_000));
  cookies.admin = await cookieOf((await signUpAdmin()).userId);
  cookies.business = await cookieOf(business.user.userId);
  cookies.agent = agent.cookie;
});

const FILES = TABLE.filter(
  ({ methods = ["GET"], path, access }) =>
    methods.includes("GET") &&
    access !== "public" &&
    /\.(csv|json|xlsx|zip)$|csv$|\/(file|statements?|export|rejects)\b/.test(path),
);

const entries = () =>
  env.DB.prepare("select count(*) n from audit_log where action = 'export-data'").first<number>("n");

const isData = (response: Response) =>
  response.ok &&
  /attachment/.test(response.headers.get("content-disposition") ?? "") &&
  /csv|json|zip|spreadsheet/.test(response.headers.get("content-type") ?? "");

const seen: string[] = [];

it.each(FILES.map((row) => ({ row, path: row.path })))("logs a download of $path", async ({ row, path }) => {
  // The walks cover the refused roles, and check that no row is written.
  const isAsked = (role: string) => isExhaustive || row.access === "user" || row.access === role;
  for (const [role, cookie] of Object.entries(cookies).filter(([role]) => isAsked(role))) {
    const before = (await entries()) ?? 0;
    const response = await fetchApp(addressFor(row, (await idOf(row, role)) ?? 1), { cookie });
    const isFile = isData(response);
    await response.text();
    if (isFile) seen.push(path);
    expect([path, role, await entries()]).toEqual([path, role, before + (isFile ? 1 : 0)]);
  }
});

async function idOf(row: Row, role: string) {
  if (row.path.includes(":agentId")) return agentId;
  if (role === "agent" && row.path.includes(":accountId")) return business.account.id;
  if (role === "business") return row.foreign?.(business);
  return row.subject?.();
}

it("covers more than eight files, among them files of businesses, users and administrators", () => {
  expect(new Set(seen).size).toBeGreaterThan(8);
  expect(seen).toEqual(
    expect.arrayContaining(["/admin/logs.csv", "/business/leads.csv", "/account/data.json"]),
  );
});

it("logs the file, user, account and browser of a download", async () => {
  await (
    await fetchApp("/business/leads.csv", {
      cookie: cookies.business,
      headers: { "user-agent": "Firefox/120 Windows" },
    })
  ).text();
  const entry = await env.DB.prepare(
    "select actor_id, account_id, detail from audit_log where action = 'export-data' order by id desc limit 1",
  ).first<{ detail: string }>();
  expect(entry).toMatchObject({ actor_id: business.user.userId, account_id: business.account.id });
  expect(JSON.parse(entry?.detail ?? "{}")).toEqual({
    file: expect.stringMatching(/\.csv$/),
    browser: "Firefox on Windows",
  });
});

it("logs neither page views nor HEAD requests", async () => {
  const before = await entries();
  await (await fetchApp("/business", { cookie: cookies.business })).text();
  await fetchApp("/business/leads.csv", { cookie: cookies.business, method: "HEAD" });
  expect(await entries()).toBe(before);
});
