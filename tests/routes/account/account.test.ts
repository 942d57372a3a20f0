import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { lastLink, mailsTo, PASSWORD, sessionOf, signUp } from "../../support/fixtures/people";
import { databaseState, fetchApp, postForm } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";

const person = async () => {
  const found = await signUp();
  return { ...found, cookie: `njia=${found.token}` };
};
const html = async (path: string, cookie: string) => {
  const answer = await fetchApp(path, { cookie });
  return { status: answer.status, text: (await answer.text()).replaceAll("<!-- -->", "") };
};
const isIn = async (cookie: string) => (await fetchApp("/api/auth/user", { cookie })).status === 200;
const users = ["users", "sessions", "recovery_codes"];

describe("/account", () => {
  it("shows the user's details, and saves name and phone number", async () => {
    const { cookie, email, userId } = await person();
    const page = await html("/account", cookie);
    expect([page.status, page.text.includes(email), page.text.includes("<script")]).toEqual([
      200,
      true,
      false,
    ]);
    const saved = await postForm(
      "/account",
      { firstName: "  Ama ", lastName: "Owusu", phone: "+233 20 000 0000" },
      cookie,
    );
    expect([saved.status, saved.headers.get("location")]).toEqual([302, "/account"]);
    const row = () =>
      env.DB.prepare("select first_name, last_name, phone from users where id = ?").bind(userId).first();
    expect(await row()).toEqual({ first_name: "Ama", last_name: "Owusu", phone: "+233 20 000 0000" });
    await postForm("/account", { firstName: "Ama", lastName: "Owusu", phone: "" }, cookie);
    expect(await row()).toMatchObject({ phone: null });
  });

  it("rejects an empty name with a field error", async () => {
    const { cookie } = await person();
    const before = await databaseState(users);
    const answer = await postForm("/account", { firstName: "", lastName: "Owusu" }, cookie);
    expect([answer.status, (await answer.text()).includes("Please fill in all required fields.")]).toEqual([
      422,
      true,
    ]);
    expect(await databaseState(users)).toBe(before);
  });

  it("resends the confirmation email while the address is unconfirmed", async () => {
    const { ctx, cookie, email, userId } = await person();
    expect((await html("/account", cookie)).text).toContain("Resend email");
    const before = (await mailsTo(ctx, email)).length;
    expect((await postForm("/account/verify", {}, cookie)).status).toBe(302);
    expect(await mailsTo(ctx, email)).toHaveLength(before + 1);
    await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();
    expect((await html("/account", cookie)).text).not.toContain("Resend email");
  });

  it.each([
    ["agent", "/agent"],
    ["admin", "/admin"],
  ])("links a user of type %s back to %s, and not to the team", async (type, home) => {
    const { cookie, userId } = await person();
    await env.DB.prepare("update users set user_type = ?, account_id = null where id = ?")
      .bind(type, userId)
      .run();
    const { text } = await html("/account", cookie);
    expect([text.includes(`href="${home}"`), text.includes('href="/team"')]).toEqual([true, false]);
  });
});

describe("/account/password", () => {
  it("changes the password and signs out other browsers", async () => {
    const { cookie, userId } = await person();
    const other = `njia=${(await sessionOf(testContext(), userId)).token}`;
    const fields = {
      currentPassword: PASSWORD,
      newPassword: "a much longer one",
      confirmPassword: "a much longer one",
    };
    const wrong = await postForm("/account/password", { ...fields, currentPassword: "not mine" }, cookie);
    const text = await wrong.text();
    expect([wrong.status, text.includes("This password isn’t correct."), text.includes("not mine")]).toEqual([
      422,
      true,
      false,
    ]);
    expect((await postForm("/account/password", fields, cookie)).headers.get("location")).toBe("/account");
    expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
  });
});

describe("/account/email", () => {
  it("emails a link to the new address, and doesn't change the address yet", async () => {
    const { ctx, cookie, email } = await person();
    const next = `new-${crypto.randomUUID()}@shop.test`;
    const wrong = await postForm("/account/email", { email: next, password: "not mine" }, cookie);
    expect(wrong.status).toBe(422);
    expect((await postForm("/account/email", { email: next, password: PASSWORD }, cookie)).status).toBe(302);
    expect(await lastLink(ctx, next)).toMatch(/^[\w-]{43}$/);
    expect((await html("/account", cookie)).text).toContain(email);
  });
});

describe("/account/sessions", () => {
  it("lists sessions, and ends one, all others, or all of them", async () => {
    const { cookie, userId } = await person();
    const other = async () => `njia=${(await sessionOf(testContext(), userId)).token}`;
    const phone = await other();
    const { text } = await html("/account/sessions", cookie);
    expect(text.match(/This device/g)).toHaveLength(1);
    const id = /name="sessionId" value="([0-9a-f]{24})"/.exec(text)?.[1] ?? "";
    expect((await postForm("/account/sessions", { sessionId: id }, cookie)).status).toBe(302);
    expect([await isIn(cookie), await isIn(phone)]).toEqual([true, false]);
    const tablet = await other();
    await postForm("/account/sessions/end", { which: "others" }, cookie);
    expect([await isIn(cookie), await isIn(tablet)]).toEqual([true, false]);
    const all = await postForm("/account/sessions/end", { which: "all" }, cookie);
    expect(all.headers.get("location")).toBe("/business-login");
    expect(all.headers.getSetCookie().some((cookie) => cookie.startsWith("njia=;"))).toBe(true);
    expect(await isIn(cookie)).toBe(false);
  });

  it("can't end a session of another user", async () => {
    const [mine, theirs] = [await person(), await person()];
    const { text } = await html("/account/sessions", theirs.cookie);
    expect(text).not.toContain(theirs.token);
    const rows = await env.DB.prepare("select token_hash from sessions where user_id = ?")
      .bind(theirs.userId)
      .all<{ token_hash: string }>();
    for (const sessionId of [rows.results[0]?.token_hash.slice(0, 24) ?? "", "", "%", "_".repeat(24)])
      expect((await postForm("/account/sessions", { sessionId }, mine.cookie)).status).toBe(404);
    expect(await isIn(theirs.cookie)).toBe(true);
  });
});

describe("/account/second-factor", () => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate();

  it("is set up with a QR code, shows recovery codes once, and is turned off with the password", async () => {
    const { cookie, userId } = await person();
    expect((await html("/account/second-factor/code", cookie)).text).not.toContain('<svg viewBox="0 0 4');
    const refused = await postForm("/account/second-factor", { password: "not mine" }, cookie);
    expect(refused.status).toBe(422);
    const begun = await postForm("/account/second-factor", { password: PASSWORD }, cookie);
    expect(begun.headers.get("location")).toBe("/account/second-factor/code");
    const setup = (await html("/account/second-factor/code", cookie)).text;
    expect([
      setup.includes('role="img"'),
      setup.includes('href="otpauth://totp/'),
      setup.includes("<script"),
    ]).toEqual([true, true, false]);
    const secret = />([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})</.exec(setup)?.[1] ?? "";
    const wrong = await postForm("/account/second-factor/code", { code: "000000x" }, cookie);
    expect([wrong.status, (await wrong.text()).includes(secret)]).toEqual([422, true]);
    const on = await postForm("/account/second-factor/code", { code: codeOf(secret) }, cookie);
    const shown = await on.text();
    expect([on.status, on.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(shown.match(/[A-Z2-9]{5}-[A-Z2-9]{5}/g)).toHaveLength(10);
    for (const path of ["/account/second-factor", "/account/second-factor/code"]) {
      const { text } = await html(path, cookie);
      expect([text.includes(secret), /[A-Z2-9]{5}-[A-Z2-9]{5}/.test(text)]).toEqual([false, false]);
    }
    expect((await html("/account/second-factor", cookie)).text).toContain("10 recovery codes left");
    expect((await postForm("/account/second-factor/off", { password: "not mine" }, cookie)).status).toBe(422);
    expect((await postForm("/account/second-factor/off", { password: PASSWORD }, cookie)).status).toBe(302);
    const row = await env.DB.prepare("select totp_secret from users where id = ?").bind(userId).first();
    expect(row).toEqual({ totp_secret: null });
  });
});
