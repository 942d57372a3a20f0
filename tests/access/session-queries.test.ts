import { beforeAll, describe, expect, it } from "vitest";
import { applyAsAgent } from "../support/fixtures/people";
import { cookieOf } from "../support/harness/app";
import { fetchWith } from "../support/harness/built-app";
import { env, makeBusiness } from "../support/harness/context";
import { meterDatabase } from "../support/harness/meter-database";

const PAGES: [path: string, reader: "business" | "agent" | "admin"][] = [
  ["/business", "business"],
  ["/business/companies", "business"],
  ["/business/contacts", "business"],
  ["/ai-lead-search", "business"],
  ["/account", "business"],
  ["/account/sessions", "business"],
  ["/team", "business"],
  ["/api/auth/user", "business"],
  ["/agent", "agent"],
  ["/admin", "admin"],
  ["/admin/settings", "admin"],
  ["/admin/logs", "admin"],
];

/** Whether a statement looks up the user of a session cookie. */
const findsSession = (sql: string) => /select .* from "sessions" inner join "users"/is.test(sql);

describe("a signed-in page", () => {
  let cookies: Record<string, string> = {};
  beforeAll(async () => {
    const [business, admin] = [await makeBusiness(), await makeBusiness()];
    await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?")
      .bind(admin.user.userId)
      .run();
    cookies = {
      business: await cookieOf(business.user.userId),
      agent: await cookieOf((await applyAsAgent()).userId),
      admin: await cookieOf(admin.user.userId),
    };
  });

  it.each(PAGES)("queries the session exactly once and writes nothing: %s", async (path, reader) => {
    const meter = { read: 0, written: 0, statements: [] as string[] };
    const response = await fetchWith(meterDatabase(env.DB, meter), path, cookies[reader] ?? "");
    await response.text();
    expect(response.status).toBe(200);
    const asked = meter.statements.filter(findsSession).length;
    // The sign-in benchmark parses this line.
    console.log(
      `session-queries ${JSON.stringify([path, asked, meter.statements.length, meter.read, meter.written])}`,
    );
    expect([asked, meter.written]).toEqual([1, 0]);
  });
});
