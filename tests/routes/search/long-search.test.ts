import { beforeAll, describe, expect, it } from "vitest";
import { cookieOf, fetchApp, signedInBusiness } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

/** Every list with a search field, and the calls that search the same data. */
const LISTS = [
  "/business/companies?search=",
  "/business/contacts?search=",
  "/opportunities?search=",
  "/opportunities.csv?search=",
  "/business/companies.csv?search=",
  "/business/contacts.csv?search=",
  "/refusals?search=",
  "/search?q=",
  "/api/search?q=",
  "/api/opportunities?search=",
  "/api/database/companies?search=",
];
const OF_ADMINISTRATORS = [
  "/admin?search=",
  "/api/admin/users?search=",
  "/admin/logs?actor=",
  "/admin/logs?target=",
  "/admin/logs?action=",
];
const OF_EVERYBODY = ["/?q=", "/demo/live?q="];

const TEXTS = [
  "solar ".repeat(84).slice(0, 500),
  "x".repeat(500),
  "𝕏".repeat(500),
  '"solar',
  "solar AND",
  "NOT (solar OR",
  "a* NEAR(b, 2)",
  "words : solar",
  "';-- %_\\",
];

const cookies = { business: "", admin: "" };
beforeAll(async () => {
  cookies.business = (await signedInBusiness()).cookie;
  const { userId } = (await makeBusiness()).user;
  await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?").bind(userId).run();
  cookies.admin = await cookieOf(userId);
});

async function statuses(list: string, cookie?: string) {
  const answers: [string, number][] = [];
  for (const text of TEXTS) {
    const answer = await fetchApp(`${list}${encodeURIComponent(text)}`, cookie ? { cookie } : {});
    await answer.text();
    answers.push([text, answer.status]);
  }
  return answers;
}
const ALL_WELL = TEXTS.map((text) => [text, 200]);

describe("a search of 500 characters, of quotes and of operators", () => {
  it.each(LISTS)("by %s", async (list) => expect(await statuses(list, cookies.business)).toEqual(ALL_WELL));

  it.each(OF_ADMINISTRATORS)("by %s", async (list) =>
    expect(await statuses(list, cookies.admin)).toEqual(ALL_WELL),
  );

  it.each(OF_EVERYBODY)("by %s", async (list) => expect(await statuses(list)).toEqual(ALL_WELL));
});

it("keeps the first 100 characters of the searched text in the field", async () => {
  const answer = await fetchApp(`/opportunities?search=${"y".repeat(500)}`, { cookie: cookies.business });
  expect(await answer.text()).toContain(`value="${"y".repeat(100)}"`);
});

it("hints at the slash shortcut only on pages whose script handles it", async () => {
  const open = async (path: string) => (await fetchApp(path, { cookie: cookies.business })).text();
  expect(await open("/business")).toContain('placeholder="Search  /"');
  for (const path of ["/account", "/team", "/account/password"]) {
    const html = await open(path);
    expect([path, html.includes('placeholder="Search"'), html.includes("<script")]).toEqual([
      path,
      true,
      false,
    ]);
  }
});
