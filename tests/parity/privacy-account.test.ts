import { describe, expect, it } from "vitest";
import { lastLink, PASSWORD, signUp } from "../support/fixtures/people";
import { callApp, cookieOf, databaseState, fetchApp, postForm } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";

const ctx = testContext();
const TABLES = ["users", "sessions", "one_time_tokens", "devices"];

const erase = (by: "form" | "call", password: unknown, cookie: string) =>
  by === "form"
    ? postForm("/account/erase", { password: String(password) }, cookie)
    : callApp("DELETE", "/api/account", { password }, cookie);

const person = async () => {
  const made = await signUp();
  return { ...made, cookie: `njia=${made.token}` };
};

const isThere = (userId: number) =>
  ctx.d1.prepare("select deactivated_at is null v from users where id = ?").bind(userId).first("v");

describe("erasing one's own account by form and API", () => {
  it.each(["form", "call"] as const)("removes the user and ends the session: %s", async (by) => {
    const { cookie, userId, email } = await person();
    const page = await (await fetchApp("/account/erase", { cookie })).text();
    expect(page).toContain("You’re the only member of");
    expect(page).not.toContain("<script");
    const answer = await erase(by, PASSWORD, cookie);
    expect(answer.status).toBe(by === "form" ? 302 : 204);
    if (by === "form") expect(answer.headers.getSetCookie().join()).toMatch(/njia=;/);
    expect(await isThere(userId)).toBe(0);
    expect((await fetchApp("/api/auth/user", { cookie })).status).toBe(401);
    expect((await callApp("POST", "/api/auth/email-login", { email, password: PASSWORD })).status).toBe(401);
  });

  it.each([
    ["wrong horse", "This password isn’t correct. Try again."],
    ["", "This password isn’t correct. Try again."],
    ["x".repeat(201), "Use at most 200 characters."],
  ])("rejects the password %j with the same message, and changes nothing", async (password, message) => {
    const { cookie } = await person();
    const before = await databaseState(TABLES);
    for (const by of ["form", "call"] as const) {
      const answer = await erase(by, password, cookie);
      expect([answer.status, (await answer.text()).includes(message)]).toEqual([422, true]);
    }
    for (const body of ["[]", "{", '"x"', { password: 7 }, { password: ["a"] }])
      expect([400, 422]).toContain((await callApp("DELETE", "/api/account", body, cookie)).status);
    expect(await databaseState(TABLES)).toBe(before);
  });

  it("does not happen by opening the page, or by a request from another site", async () => {
    const { cookie, userId } = await person();
    await fetchApp("/account/erase", { cookie });
    const foreign = await fetchApp("/account/erase", {
      method: "POST",
      cookie,
      headers: { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
      body: new URLSearchParams({ password: PASSWORD }),
    });
    expect(foreign.status).toBe(403);
    expect(await isThere(userId)).toBe(1);
  });

  it("requires an emailed link if the user has no password", async () => {
    for (const by of ["form", "call"] as const) {
      const { cookie, userId, email } = await person();
      await env.DB.prepare("update users set password_hash = null where id = ?").bind(userId).run();
      expect(await (await fetchApp("/account/erase", { cookie })).text()).toContain("Send link");
      expect((await erase(by, "", cookie)).status).toBe(by === "form" ? 302 : 202);
      const link = await lastLink(ctx, email);
      expect(await (await fetchApp(`/erase-account?token=${link}`)).text()).toContain("Erase account");
      expect(await isThere(userId)).toBe(1);
      const answer =
        by === "form"
          ? await postForm(`/erase-account?token=${link}`, { token: link })
          : await callApp("POST", "/api/auth/erase-account", { token: link });
      expect(answer.status).toBe(by === "form" ? 302 : 204);
      expect(await isThere(userId)).toBe(0);
      expect((await postForm("/erase-account", { token: link })).status).toBe(422);
      expect((await callApp("POST", "/api/auth/erase-account", { token: link })).status).toBe(422);
    }
  });

  it("tells an account's only owner what to do first", async () => {
    const { cookie, accountId } = await person();
    const other = await person();
    await env.DB.prepare("update users set account_id = ?, role = 'member' where id = ?")
      .bind(accountId, other.userId)
      .run();
    expect(await (await fetchApp("/account/erase", { cookie })).text()).toContain("only owner");
    for (const by of ["form", "call"] as const) {
      const answer = await erase(by, PASSWORD, cookie);
      expect([answer.status, (await answer.text()).includes("only owner")]).toEqual([409, true]);
    }
  });
});

describe("the user's data as a download and through the API", () => {
  it("is the same both ways, except that the download is a file attachment", async () => {
    const { userId, email } = await person();
    const cookie = await cookieOf(userId);
    expect(await (await fetchApp("/account/data", { cookie })).text()).toContain("/account/data.json");
    // The call runs first: the file adds a log entry, which a later call would contain.
    const call = await fetchApp("/api/account/data", { cookie });
    const file = await fetchApp("/account/data.json", { cookie });
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    expect(file.headers.get("cache-control")).toContain("no-store");
    const [one, two] = [await file.json(), await call.json()] as Record<string, unknown>[];
    expect({ ...one, madeAt: "" }).toEqual({ ...two, madeAt: "" });
    expect(one).toMatchObject({ profile: { email } });
  });
});
