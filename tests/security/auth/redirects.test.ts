import fc from "fast-check";
import { TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import {
  beginSecondFactor,
  confirmSecondFactor,
} from "~/domains/identity/second-factor/second-factor.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { application, PASSWORD, signUp } from "../../support/fixtures/people";
import { callApp, fetchApp, ORIGIN, postForm } from "../../support/harness/app";
import { AWAY } from "../../support/harness/hostile";
import { runsOf } from "../../support/harness/property-runs";

const query = (target: string) => `redirect=${encodeURIComponent(target)}`;
const hostOf = (answer: Response) => new URL(answer.headers.get("location") ?? "", `${ORIGIN}/here`).host;
const DOORS = ["/business-login", "/business-signup", "/auth", "/auth/signup", "/agent-auth", "/agent-login"];

describe("a sign-in link with another site's redirect address (Remix CVE-2026-22029, 40181, 53668)", () => {
  const cookie: Record<string, string> = {};
  beforeAll(async () => {
    cookie.business = `njia=${(await signUp()).token}`;
  });

  it(`is replaced by the default target for each of ${AWAY.length} hostile URLs`, () => {
    expect(AWAY.length).toBeGreaterThan(40);
    expect(AWAY.filter((target) => safeRedirect(target, "/business") !== "/business")).toEqual([]);
  });

  it("never leaves this site for any generated target", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "%2f",
      "%5c",
      "@",
      ":",
      "evil.test",
      "\t",
      "?",
      "#",
      "a",
      "//",
    );
    const text = fc.oneof(
      fc.array(piece).map((all) => all.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(text, (target) => {
        const safe = safeRedirect(target, "/business");
        return /^\/(?!\/)/.test(safe) && new URL(safe, `${ORIGIN}/door`).origin === ORIGIN;
      }),
      { numRuns: runsOf(1000) },
    );
  });

  it.each([...DOORS, "/api/login"])(
    "%s redirects a signed-in user to the home screen instead",
    async (door) => {
      for (const target of AWAY) {
        const answer = await fetchApp(`${door}?${query(target)}`, { cookie: cookie.business ?? "" });
        expect([target, answer.status, answer.headers.get("location")]).toEqual([target, 302, "/business"]);
      }
    },
  );

  it.each(DOORS)("%s omits the hostile address from its form", async (door) => {
    for (const target of AWAY)
      expect(await (await fetchApp(`${door}?${query(target)}`)).text()).not.toMatch(/name="redirect"/);
  });

  it.each(["", "&type=agent"])("/api/login%s redirects to the sign-in page without it", async (type) => {
    for (const target of AWAY) {
      const answer = await fetchApp(`/api/login?${query(target)}${type}`);
      expect(answer.headers.get("location")).toBe(type ? "/agent-login" : "/business-login");
    }
  });

  it("is ignored by every sign-in form on a correct password", async () => {
    const { email } = await signUp();
    const agent = application();
    await callApp("POST", "/api/agents/signup", agent);
    const doors = [
      ["/business-login", email, "/business"],
      ["/auth", email, "/business"],
      ["/agent-login", agent.email, "/agent"],
      ["/agent-auth?mode=login", agent.email, "/agent"],
    ] as const;
    const some = AWAY.filter((_, place) => place % 3 === 0);
    for (const [place, redirect] of some.entries()) {
      const [door, address, home] = doors[place % doors.length] ?? doors[0];
      const answer = await postForm(door, { email: address, password: PASSWORD, redirect });
      expect([redirect, answer.status, answer.headers.get("location")]).toEqual([redirect, 302, home]);
    }
  });

  it("is ignored by the second-factor step and its code", async () => {
    const { ctx, email } = await signUp();
    const { secret } = await beginSecondFactor(ctx, PASSWORD);
    const totp = new TOTP({ secret: secret.replaceAll(" ", "") });
    const codes = await confirmSecondFactor(ctx, totp.generate());
    for (const [place, redirect] of [
      "//evil.test",
      "/\\evil.test",
      "/.//evil.test",
      "https:evil.test",
    ].entries()) {
      const first = await postForm("/business-login", { email, password: PASSWORD, redirect });
      expect(first.headers.get("location")).toBe("/second-factor");
      const step =
        first.headers
          .getSetCookie()
          .find((cookie) => cookie.startsWith("njia_step="))
          ?.split(";")[0] ?? "";
      const second = await postForm("/second-factor", { code: codes[place] ?? "", redirect }, step);
      expect([second.status, second.headers.get("location")]).toEqual([302, "/business"]);
    }
  });

  it("can't log a signed-in user out", async () => {
    for (const target of [paths.auth.logout, "/API/Logout", "/api/../api/logout?a", "/%61pi/logout"]) {
      const answer = await fetchApp(`/business-login?${query(target)}`, { cookie: cookie.business ?? "" });
      expect([target, answer.headers.get("location")]).toEqual([target, "/business"]);
    }
  });

  it("still returns users to a valid screen of their own", async () => {
    for (const target of ["/business/contacts?search=a#top", "/account"]) {
      const answer = await fetchApp(`/auth?${query(target)}`, { cookie: cookie.business ?? "" });
      expect([answer.headers.get("location"), hostOf(answer)]).toEqual([target, "njia.test"]);
    }
  });
});
