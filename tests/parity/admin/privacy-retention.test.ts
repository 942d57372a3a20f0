import { describe, expect, it } from "vitest";
import { callApp, cookieOf, databaseState, fetchApp, postForm } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

async function adminCookie() {
  const { user } = await makeBusiness();
  await env.DB.prepare("update users set user_type = 'admin', is_admin = 1, account_id = null where id = ?")
    .bind(user.userId)
    .run();
  return cookieOf(user.userId);
}

const change = (by: "form" | "call", key: string, days: unknown, cookie: string) =>
  by === "form"
    ? postForm(`/admin/retention/${key}`, { days: String(days) }, cookie)
    : callApp("PATCH", "/api/admin/retention", { key, days }, cookie);

const daysOf = (key: string) =>
  env.DB.prepare("select days from retention_periods where key = ?").bind(key).first("days");

describe("retention periods by form and by call", () => {
  it("are changed with the same effect, and shown on the pages", async () => {
    const cookie = await adminCookie();
    for (const [by, days] of [
      ["form", 41],
      ["call", 42],
    ] as const) {
      expect((await change(by, "mails", days, cookie)).status).toBe(by === "form" ? 302 : 200);
      expect(await daysOf("mails")).toBe(days);
      const page = await (await fetchApp("/admin/retention", { cookie })).text();
      expect(page).toContain(`${days} days`);
      const form = await (await fetchApp("/admin/retention/mails", { cookie })).text();
      expect(form).toContain(`value="${days}"`);
      const list = (await (await fetchApp("/api/admin/retention", { cookie })).json()) as {
        key: string;
        days: number;
      }[];
      expect(list.find(({ key }) => key === "mails")?.days).toBe(days);
    }
    expect(await (await fetchApp("/privacy?x=1")).text()).toContain("42 days");
  });

  it.each([
    ["29", "Enter 30 to 365 days."],
    ["366", "Enter 30 to 365 days."],
    ["40.5", "Enter a whole number of days."],
    ["", "Enter a number of days."],
    ["many", "Enter a number of days."],
  ])("reject %j days with the same message", async (days, message) => {
    const cookie = await adminCookie();
    const before = await databaseState(["retention_periods"]);
    const form = await change("form", "mails", days, cookie);
    expect([form.status, (await form.text()).includes(message)]).toEqual([422, true]);
    const call = await change(
      "call",
      "mails",
      Number.isNaN(Number(days)) || days === "" ? days : Number(days),
      cookie,
    );
    expect([call.status, (await call.text()).includes(message)]).toEqual([422, true]);
    expect(await databaseState(["retention_periods"])).toBe(before);
  });

  it("reject an unknown kind of data", async () => {
    const cookie = await adminCookie();
    expect((await change("form", "audit-log", 40, cookie)).status).toBe(404);
    expect((await change("call", "audit-log", 40, cookie)).status).toBe(422);
  });
});
