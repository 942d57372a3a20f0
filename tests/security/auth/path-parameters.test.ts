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

  it.each(CRAFTED)("with the value %s gets 404 at every address with a parameter", async (crafted) => {
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
    "gets 404 without a redirect from the single sign-on callback if it is %s",
    async (slug) => {
      const { status, headers } = await fetchApp(`/sso/${slug}/callback`);
      expect([status, headers.get("location")]).toEqual([404, null]);
    },
  );

  it.each([".evil.test", "a%20b", "%C3%A4"])(
    "gets 404 without a redirect from a provider's check if it is %s",
    async (key) => {
      const { status, headers } = await fetchApp(`/admin/settings/providers/${key}/check`, { cookie: admin });
      expect([status, headers.get("location")]).toEqual([404, null]);
    },
  );

  it("still redirects a valid company to its sign-in page", async () => {
    const { headers } = await fetchApp("/sso/kilimo-tools/callback");
    expect(headers.get("location")).toBe("/sso/kilimo-tools");
  });
});

describe("a path function", () => {
  it("encodes each parameter as one segment", () => {
    expect(SIGN_ON.signIn("../\\evil.test?a#b\r\n")).toBe("/sso/..%2F%5Cevil.test%3Fa%23b%0D%0A");
  });

  it("replaces a lone surrogate with U+FFFD", () => {
    expect(path`/x/${"\ud800"}/y`).toBe("/x/%EF%BF%BD/y");
  });

  it("keeps slashes of the path it starts with", () => {
    expect(path`${"/business/tags"}/${7}`).toBe("/business/tags/7");
  });
});

describe("a redirect", () => {
  it.each([
    ["redirect", redirect],
    ["redirectDocument", redirectDocument],
  ])("by %s refuses every form of another host", (_, go) => {
    expect(AWAY.filter((target) => statusOf(() => go(target)) !== 404)).toEqual([]);
  });

  it.each([
    ["/contacts?search=ä\\b#top", "/contacts?search=%C3%A4%5Cb#top"],
    ["/a/../b", "/b"],
  ])("goes to %s with an ASCII location", (target, location) => {
    const answer = redirect(target);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/\\evil.test", "//evil.test", "not a url"])(
    "to a URL set by an account refuses %s",
    (target) => {
      expect(statusOf(() => redirectOutside(target))).toBe(404);
    },
  );

  it("goes to a form of this site through a short link", () => {
    expect(redirectOutside("/f/pumps?via=a").headers.get("location")).toBe("/f/pumps?via=a");
  });

  it("goes to a URL set by an account unchanged", () => {
    const answer = redirectOutside("https://kilimo.test/a?b=c#d", {
      headers: { "cache-control": "no-store" },
    });
    expect(answer.headers.get("location")).toBe("https://kilimo.test/a?b=c#d");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
