import { beforeAll, describe, expect, it } from "vitest";
import { requireActiveFor, SUSPENDED } from "~/domains/identity/account-state";
import { routedPath } from "~/http/routed-path";
import { approvedMarketing } from "../support/fixtures/marketing";
import { suspended } from "../support/fixtures/suspended";
import { cookieOf, fetchApp } from "../support/harness/app";
import { env, makeBusiness } from "../support/harness/context";
import { watchRows } from "../support/harness/every-row";
import { sampled } from "../support/harness/test-scope";
import { addressFor, ask, asked, GUARD_SHARE } from "./matrix";

let cookie = "";
beforeAll(async () => {
  const business = await makeBusiness({ plan: "corporate" });
  await approvedMarketing(business);
  await suspended(business.account);
  cookie = await cookieOf(business.user.userId);
  // A session seen a moment ago isn't written again.
  await env.DB.prepare("update sessions set last_seen_at = unixepoch() where user_id = ?")
    .bind(business.user.userId)
    .run();
});

const ofBusiness = asked.filter(({ row }) => row.access === "business");
const isSupport = (path: string) => /^(\/api)?\/support(\/|$)/.test(path);
const writes = ofBusiness.filter(({ row, method }) => method !== "GET" && !isSupport(row.path));
const isExport = (path: string) => /\.csv$|\/export$/.test(path);
const exports = ofBusiness.filter(({ row, method }) => method === "GET" && isExport(row.path));

describe("a member of a suspended account", () => {
  const watched = watchRows();

  it("is denied every business write except support requests", () => {
    const isRefused = ({ row }: (typeof writes)[number]) => {
      try {
        requireActiveFor({ account: { state: "suspended" } }, routedPath(addressFor(row, 1)));
        return false;
      } catch (error) {
        expect(error).toMatchObject({ code: "forbidden", message: SUSPENDED });
        return true;
      }
    };
    const all = ofBusiness.filter(({ method }) => method !== "GET");
    expect(all.filter(isRefused)).toEqual(writes);
  });

  // A sample is enough: agents.test.ts has an agent meet the guard that checks the account state on each of these.
  it.each(sampled(writes, GUARD_SHARE))(
    "is denied $name with 403 and the reason",
    async ({ row, method, name }) => {
      const response = await ask(row, method, 1, cookie);
      const text = (await response.text()).replaceAll("&#x27;", "'");
      expect([name, response.status, text.includes(SUSPENDED)]).toEqual([name, 403, true]);
      await watched(name);
    },
  );

  it.each(exports)("gets no file from the export $name", async ({ row, method, name }) => {
    const query = row.path.endsWith("/export") ? "?matching=companies&format=csv" : "";
    const response = await fetchApp(row.path.replace(/:\w+/, "1") + query, {
      method,
      cookie,
      redirect: "manual",
    });
    const isFile = response.headers.has("content-disposition");
    // 404 for a row of another account; a list's export button redirects back to the list.
    const expected = row.path.includes(":") ? 404 : row.path === "/business/picked/export" ? 302 : 403;
    expect([name, response.status, isFile]).toEqual([name, expected, false]);
  });
});

describe("requests still allowed to a member of a suspended account", () => {
  it("include pages that state the suspension with its date, the reason and how to appeal", async () => {
    for (const path of ["/business/contacts", "/campaigns", "/account"]) {
      const response = await fetchApp(path, { cookie });
      const html = (await response.text()).replaceAll("<!-- -->", "");
      expect([path, response.status]).toEqual([path, 200]);
      expect(html).toMatch(/suspended this account on .*Reason: Phishing reports/);
      expect(html).toContain('href="/support/new"');
    }
  });

  it("include a support request", async () => {
    const response = await fetchApp("/api/support", {
      method: "POST",
      cookie,
      headers: { "content-type": "application/json", origin: "http://njia.test" },
      body: JSON.stringify({ subject: "Appeal", text: "We sent no phishing." }),
    });
    expect(response.status).toBe(201);
  });
});
