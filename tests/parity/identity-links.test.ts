import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { requestEmailChange } from "~/domains/identity/change-email.server";
import {
  beginSecondFactor,
  confirmSecondFactor,
} from "~/domains/identity/second-factor/second-factor.server";
import { campaignTo, person } from "../support/fixtures/audiences";
import { lastLink, mailsTo, PASSWORD, signUp } from "../support/fixtures/people";
import { callApp, cookieOf, fetchApp, postForm } from "../support/harness/app";
import { testContext } from "../support/harness/context";

const NEW = "an even better horse";
const ctx = testContext();
const login = (email: string, password: string, more = {}) =>
  callApp("POST", "/api/auth/email-login", { email, password, ...more });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const newPassword = (token: string, password = NEW) => ({ token, password, confirmPassword: password });

async function resetLink(by: "form" | "call" = "call") {
  const person = await signUp();
  const { email } = person;
  const answer =
    by === "form"
      ? await postForm("/forgot-password", { email })
      : await callApp("POST", "/api/auth/forgot-password", { email });
  return { ...person, answer, link: await lastLink(ctx, email) };
}

describe("a password reset by form and API", () => {
  it("sets the new password through the emailed link and ends every session", async () => {
    for (const by of ["form", "call"] as const) {
      const { email, token, link } = await resetLink(by);
      expect(await (await fetchApp(`/reset-password?token=${link}`)).text()).toContain("New password");
      const answer =
        by === "form"
          ? await postForm(`/reset-password?token=${link}`, newPassword(link))
          : await callApp("POST", "/api/auth/reset-password", newPassword(link));
      expect(answer.status).toBe(by === "form" ? 302 : 204);
      expect((await login(email, NEW)).status).toBe(200);
      expect((await login(email, PASSWORD)).status).toBe(401);
      expect((await fetchApp("/api/auth/user", { cookie: `njia=${token}` })).status).toBe(401);
    }
  });

  it("responds identically for known and unknown addresses", async () => {
    const { answer } = await resetLink("form");
    const unknown = await postForm("/forgot-password", { email: "nobody-here@shop.test" });
    expect([unknown.status, cookiesOf(unknown)]).toEqual([answer.status, cookiesOf(answer)]);
    expect(await mailsTo(ctx, "nobody-here@shop.test")).toEqual([]);
    const call = await callApp("POST", "/api/auth/forgot-password", { email: "nobody-there@shop.test" });
    const { answer: known } = await resetLink();
    for (const each of [call, known]) expect([each.status, await each.text()]).toEqual([204, ""]);
  });

  it.each([
    ["sho", "Password must be at least 6 characters long."],
    ["password", "This password is easy to guess. Choose another password."],
  ])("rejects the password %s with the same message, and the link stays valid", async (password, message) => {
    const { link } = await resetLink();
    const form = await postForm(`/reset-password?token=${link}`, newPassword(link, password));
    const call = await callApp("POST", "/api/auth/reset-password", newPassword(link, password));
    expect([form.status, call.status]).toEqual([422, 422]);
    expect(await form.text()).toContain(message);
    expect(await call.text()).toBe(message);
    expect((await callApp("POST", "/api/auth/reset-password", newPassword(link))).status).toBe(204);
  });

  it("succeeds only once, also when two browsers use the link concurrently", async () => {
    const { link, email } = await resetLink();
    const all = await Promise.all([
      postForm(`/reset-password?token=${link}`, newPassword(link, "the first one wins")),
      callApp("POST", "/api/auth/reset-password", newPassword(link, "the second one wins")),
    ]);
    const [form, call] = all.map(({ status }) => status);
    expect([form === 302, call === 204].filter(Boolean)).toHaveLength(1);
    expect(form === 302 ? call : form).toBe(422);
    const winner = form === 302 ? "the first one wins" : "the second one wins";
    expect((await login(email, winner)).status).toBe(200);
    const again = await postForm(`/reset-password?token=${link}`, newPassword(link));
    expect([again.status, (await again.text()).includes("This link no longer works")]).toEqual([422, true]);
  });

  it.each(["", "x", "a".repeat(43), "%00", "../../etc"])("refuses the forged link %j", async (link) => {
    const page = await fetchApp(`/reset-password?token=${encodeURIComponent(link)}`);
    expect(await page.text()).toContain("This link no longer works");
    expect((await callApp("POST", "/api/auth/reset-password", newPassword(link))).status).toBe(422);
  });

  it("rejects a link of another kind, or an expired one", async () => {
    const { email } = await signUp();
    const verify = await lastLink(ctx, email);
    expect((await callApp("POST", "/api/auth/reset-password", newPassword(verify))).status).toBe(422);
    const { link, userId } = await resetLink();
    await ctx.d1.prepare("update one_time_tokens set expires_at = 1 where user_id = ?").bind(userId).run();
    expect((await callApp("POST", "/api/auth/reset-password", newPassword(link))).status).toBe(422);
  });
});

describe("emailed links that confirm an address", () => {
  const isVerified = (userId: number) =>
    ctx.d1.prepare("select email_verified_at is not null v from users where id = ?").bind(userId).first("v");

  it("confirm when submitted by form or API, not when merely opened", async () => {
    for (const by of ["form", "call"] as const) {
      const { email, userId } = await signUp();
      const link = await lastLink(ctx, email);
      expect(await (await fetchApp(`/verify-email?token=${link}`)).text()).toContain("Confirm email");
      expect(await isVerified(userId)).toBe(0);
      const answer =
        by === "form"
          ? await postForm(`/verify-email?token=${link}`, { token: link })
          : await callApp("POST", "/api/auth/verify-email", { token: link });
      expect(answer.status).toBe(by === "form" ? 302 : 204);
      expect(await isVerified(userId)).toBe(1);
    }
  });

  it("confirm immediately in the user's own session and redirect to the screen they name", async () => {
    const [owner, other] = [await signUp(), await signUp()];
    const link = await lastLink(ctx, owner.email);
    const here = `/verify-email?token=${link}&next=${encodeURIComponent("/campaigns/new?audience=tag%3A3")}`;
    const shown = await fetchApp(here, { cookie: await cookieOf(other.userId) });
    expect(await shown.text()).toContain("Confirm email");
    expect(await isVerified(owner.userId)).toBe(0);
    const opened = await fetchApp(here, { cookie: await cookieOf(owner.userId) });
    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/campaigns/new?audience=tag%3A3"]);
    expect(await isVerified(owner.userId)).toBe(1);
    const again = await (await fetchApp(here, { cookie: await cookieOf(owner.userId) })).text();
    expect(again).toContain("This link no longer works");
    expect(again).toContain("Your email is confirmed.");
    expect(await (await fetchApp(here)).text()).toContain("If your email isn’t confirmed yet");
  });

  it("redirect to a draft saved since, not to the empty new-campaign form", async () => {
    const { email, userId, ctx: hers } = await signUp();
    if (!hers.account) throw new Error("no account");
    const { id } = await campaignTo(
      hers as BusinessContext,
      `selection:${await person(hers as BusinessContext, "Kofi")}`,
    );
    const query = `?token=${await lastLink(ctx, email)}&next=${encodeURIComponent("/campaigns/new")}`;
    const opened = await fetchApp(`/verify-email${query}`, { cookie: await cookieOf(userId) });
    expect(opened.headers.get("location")).toBe(`/campaigns/${id}`);
  });

  it("redirect to no other site, and to the login without a session", async () => {
    for (const [next, to] of [
      ["https://evil.test", "/business"],
      ["//evil.test/x", "/business"],
      ["/replies", "/replies"],
    ] as const) {
      const { email, userId } = await signUp();
      const query = `?token=${await lastLink(ctx, email)}&next=${encodeURIComponent(next)}`;
      const opened = await fetchApp(`/verify-email${query}`, { cookie: await cookieOf(userId) });
      expect([next, opened.headers.get("location")]).toEqual([next, to]);
    }
    const { email } = await signUp();
    const token = await lastLink(ctx, email);
    const answer = await postForm(`/verify-email?token=${token}&next=%2Freplies`, { token });
    expect(answer.headers.get("location")).toBe("/business-login?redirect=%2Freplies");
  });

  it("name the requesting screen after sign-up and after a resend", async () => {
    const email = `amina-${crypto.randomUUID()}@shop.test`;
    const form = {
      firstName: "Amina",
      lastName: "Bello",
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const answer = await postForm("/business-signup?redirect=%2Fcampaigns%2Fnew", form);
    expect(answer.headers.get("location")).toBe("/campaigns/new");
    const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const textOf = async () => (await mailsTo(ctx, email)).at(-1)?.text;
    expect(await textOf()).toContain("&next=%2Fcampaigns%2Fnew");
    await postForm("/account/verify", { back: "/campaigns/7/edit" }, cookie);
    expect(await textOf()).toContain("&next=%2Fcampaigns%2F7%2Fedit");
  });

  it("change the address by form and API with the same result", async () => {
    for (const by of ["form", "call"] as const) {
      const { ctx: hers } = await signUp();
      const email = `new-${crypto.randomUUID()}@shop.test`;
      await requestEmailChange(hers, { email, password: PASSWORD });
      const link = await lastLink(ctx, email);
      expect(await (await fetchApp(`/change-email?token=${link}`)).text()).toContain(email);
      expect((await login(email, PASSWORD)).status).toBe(401);
      const answer =
        by === "form"
          ? await postForm(`/change-email?token=${link}`, { token: link })
          : await callApp("POST", "/api/auth/change-email", { token: link });
      expect(answer.status).toBe(by === "form" ? 302 : 204);
      expect((await login(email, PASSWORD)).status).toBe(200);
    }
  });
});

describe("the second step of a sign-in with two-factor authentication", () => {
  async function withCodes() {
    const person = await signUp();
    const { secret } = await beginSecondFactor(person.ctx, PASSWORD);
    const totp = new TOTP({ secret: secret.replaceAll(" ", "") });
    const codes = await confirmSecondFactor(person.ctx, totp.generate());
    const next = () => totp.generate({ timestamp: Date.now() + 30_000 });
    return { ...person, codes, next };
  }

  it("is a separate page for the form, and part of the same request for the API", async () => {
    const { email, next, codes } = await withCodes();
    const first = await postForm("/business-login", {
      email,
      password: PASSWORD,
      redirect: "/business/imports",
    });
    expect([first.status, first.headers.get("location")]).toEqual([
      302,
      "/second-factor?redirect=%2Fbusiness%2Fimports",
    ]);
    const cookie = cookiesOf(first);
    expect((await fetchApp("/api/auth/user", { cookie })).status).toBe(401);
    expect((await fetchApp("/second-factor", { cookie })).status).toBe(200);
    const wrong = await postForm("/second-factor", { code: "000000" }, cookie);
    expect(wrong.status).toBe(422);
    const right = await postForm("/second-factor", { code: next(), redirect: "/business/imports" }, cookie);
    expect([right.status, right.headers.get("location")]).toEqual([302, "/business/imports"]);
    expect((await fetchApp("/api/auth/user", { cookie: cookiesOf(right) })).status).toBe(200);
    // The sign-in step is used up: the password is required again.
    const again = await postForm("/second-factor", { code: codes[1] ?? "" }, cookie);
    expect(again.headers.get("location")).toBe("/business-login");
    expect(cookiesOf(again)).not.toMatch(/njia=/);

    const without = await login(email, PASSWORD);
    expect([without.status, await without.text()]).toEqual([401, expect.stringContaining("code")]);
    expect(without.headers.getSetCookie()).toEqual([]);
    expect((await login(email, PASSWORD, { code: "000000" })).status).toBe(422);
    const withCode = await login(email, PASSWORD, { code: codes[0] });
    expect(withCode.status).toBe(200);
    expect((await login(email, PASSWORD, { code: codes[0] })).status).toBe(422);
  });

  it("redirects to the login if the password step's cookie is missing or forged", async () => {
    for (const cookie of ["", "njia_step=x", `njia_step=${"a".repeat(43)}`]) {
      const page = await fetchApp("/second-factor?redirect=//evil.test", { cookie });
      expect([page.status, page.headers.get("location")]).toEqual([302, "/business-login"]);
      const posted = await postForm("/second-factor", { code: "123456" }, cookie);
      expect(posted.headers.get("location")).toBe("/business-login");
      expect(cookiesOf(posted)).not.toMatch(/njia=/);
    }
  });
});
