import { beforeAll, describe, expect, it } from "vitest";
import { redirect, redirectDocument, redirectOutside } from "~/http/pages/redirect.server";
import { SIGN_ON } from "~/paths/business/sign-on";
import { path } from "~/paths/path";
import { TABLE } from "../../access/table";
import { signUpAdmin } from "../../support/fixtures/people";
import { fetchApp, ORIGIN } from "../../support/harness/app";
import { AWAY } from "../../support/harness/hostile";

const CRAFTED = [
  "..%2f%5cevil.test",
  "%5cevil.test",
  "%2f%2fevil.test",
  "%00",
  "%0d%0aset-cookie:%20a=b",
  "x%09y",
];
const withParameter = TABLE.filter(({ path }) => path.includes(":"));

const statusOf = (run: () => Response) => {
  try {
    return run().status;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : thrown;
  }
};

describe("a path parameter", () => {
  let admin = "";
  beforeAll(async () => {
    admin = `njia=${(await signUpAdmin()).token}`;
  });

  it.each(CRAFTED)("gets 404 on every address that takes one if it is %s", async (crafted) => {
    const answers = await Promise.all(
      withParameter.map(async ({ path }) => {
        const { status, headers } = await fetchApp(path.replace(/:\w+/g, crafted), { cookie: admin });
        return { path, status, location: headers.get("location") };
      }),
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter(({ status, location }) => status !== 404 || location !== null)).toEqual([]);
  });

  it.each(["..%2f%5cevil.test", ".evil.test", "a%20b", "%C3%A4", "A"])(
    "leads nowhere from the way back of single sign-on if it is %s",
    async (slug) => {
      const { status, headers } = await fetchApp(`/sso/${slug}/callback`);
      expect([status, headers.get("location")]).toEqual([404, null]);
    },
  );

  it.each([".evil.test", "a%20b", "%C3%A4"])(
    "leads nowhere from a provider's check if it is %s",
    async (key) => {
      const { status, headers } = await fetchApp(`/admin/settings/providers/${key}/check`, { cookie: admin });
      expect([status, headers.get("location")]).toEqual([404, null]);
    },
  );

  it("still leads back to the sign-in page of a company", async () => {
    const { headers } = await fetchApp("/sso/kilimo-tools/callback");
    expect(headers.get("location")).toBe("/sso/kilimo-tools");
  });
});

describe("a path function", () => {
  it("encodes each parameter as one segment", () => {
    expect(SIGN_ON.signIn("../\\evil.test?a#b\r\n")).toBe("/sso/..%2F%5Cevil.test%3Fa%23b%0D%0A");
  });

  it("takes a lone surrogate", () => {
    expect(path`/x/${"\ud800"}/y`).toBe("/x/%EF%BF%BD/y");
  });

  it("keeps the path it starts with", () => {
    expect(path`${"/business/tags"}/${7}`).toBe("/business/tags/7");
  });
});

describe("a redirect", () => {
  it.each([
    ["redirect", redirect],
    ["redirectDocument", redirectDocument],
  ])("by %s refuses every spelling of another host", (_, go) => {
    expect(AWAY.filter((target) => statusOf(() => go(target)) !== 404)).toEqual([]);
  });

  it.each([
    ["/contacts?search=ä\\b#top", "/contacts?search=%C3%A4%5Cb#top"],
    ["/a/../b", "/b"],
  ])("leads to %s in ASCII", (target, location) => {
    const answer = redirect(target);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/\\evil.test", "//evil.test", "not a url"])(
    "to a URL of an account refuses %s",
    (target) => {
      expect(statusOf(() => redirectOutside(target))).toBe(404);
    },
  );

  it("leads to a form of the site by a short link", () => {
    expect(redirectOutside("/f/pumps?via=a").headers.get("location")).toBe("/f/pumps?via=a");
  });

  it("leads to a URL of an account as it was set", () => {
    const answer = redirectOutside("https://kilimo.test/a?b=c#d", {
      headers: { "cache-control": "no-store" },
    });
    expect(answer.headers.get("location")).toBe("https://kilimo.test/a?b=c#d");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
