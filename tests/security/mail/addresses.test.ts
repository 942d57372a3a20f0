import { describe, expect, it } from "vitest";
import { fetchApp, ORIGIN } from "../../support/harness/app";

const PAGES = ["/pricing", "/solutions", "/demo/live", "/terms"];

/** Variants of a page's address that a router, a cache or a browser might take for another page, or for another site. */
const spellings = (page: string) => {
  const name = page.slice(1);
  return [
    `/${page}`,
    `//evil.test${page}`,
    `//evil.test/..${page}`,
    `/.${page}`,
    `/x/..${page}`,
    `${page}/`,
    `${page}//`,
    `${page}/.`,
    `${page}/%2e`,
    `${page}.`,
    `${page}..`,
    `${page}%20`,
    `${page}%00`,
    `${page}%2f`,
    `${page}%2f..%2f..%2fetc/passwd`,
    `/%2f${name}`,
    `/%2f%2fevil.test`,
    `/%5c${name}`,
    `/%5cevil.test`,
    `/\\evil.test`,
    `/..%2f${name}`,
    `/..%5c${name}`,
    `/%2e%2e/${name}`,
    page.toUpperCase(),
    `/${name[0]?.toUpperCase()}${name.slice(1)}`,
    `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    `${page};a=b`,
    `${page}?`,
    `${page}?x=<script>alert(1)</script>`,
    `${page}?index`,
    `${page}?_data=root`,
    `${page}.data`,
    `//evil.test${page}.data`,
    `${page}.data?_routes=root`,
    `${page}/%zz`,
    `/%`,
    `/%ff`,
    `/%c0%af${name}`,
    `${page}/../../..//evil.test`,
    `/:${name}`,
    `/*`,
    `/__manifest?p=${page}`,
  ];
};

const LIES = {
  "x-forwarded-host": "evil.test",
  "x-forwarded-proto": "javascript",
  "x-forwarded-prefix": "//evil.test",
  "x-original-url": "/admin",
  "x-rewrite-url": "/admin",
  "x-remix-response": "yes",
  forwarded: "host=evil.test",
  "accept-language": "<script>alert(1)</script>",
  "user-agent": "<script>alert(1)</script>",
};

describe("a hostile URL (EspoCRM CVE-2025-52892)", () => {
  it.each(PAGES)("leaves %s unchanged for later requests", async (page) => {
    const lied = await (await fetchApp(page, { headers: LIES })).text();
    const first = await fetchApp(page);
    const [html, etag] = [await first.text(), first.headers.get("etag")];
    expect(lied).not.toContain("evil.test");
    expect(first.status).toBe(200);
    for (const path of spellings(page)) {
      const answer = await fetchApp(path, { headers: LIES });
      expect([path, [200, 204, 301, 302, 308, 400, 404].includes(answer.status)]).toEqual([path, true]);
      const to = answer.headers.get("location");
      if (to) expect([path, new URL(to, `${ORIGIN}/a/b`).origin]).toEqual([path, ORIGIN]);
      expect(await answer.text()).not.toMatch(
        /<script>alert|(href|src|action|content)="[^"]*evil\.test|root:x:/,
      );
      const again = await fetchApp(page);
      expect([path, again.status, again.headers.get("etag")]).toEqual([path, 200, etag]);
      expect((await again.text()) === html).toBe(true);
    }
  });

  it("can't reach a screen that requires sign-in, whatever its encoding", async () => {
    for (const page of ["/admin", "/business", "/account", "/admin/logs.csv"])
      for (const path of spellings(page)) {
        const answer = await fetchApp(path, { headers: LIES });
        const text = await answer.text();
        expect([path, answer.status >= 500]).toEqual([path, false]);
        expect(text).not.toMatch(/Log out|audit-trail|impersonat/);
        const to = answer.headers.get("location");
        if (to) expect([path, new URL(to, `${ORIGIN}/a/b`).origin]).toEqual([path, ORIGIN]);
      }
  });

  it("can't inject a response header through line breaks", async () => {
    for (const path of [
      "/business%0d%0aset-cookie:%20a=b",
      "/business-login?redirect=/a%0d%0aset-cookie:%20a=b",
    ]) {
      const answer = await fetchApp(path);
      expect(answer.headers.getSetCookie().join()).not.toContain("a=b");
      expect(answer.status).toBeLessThan(500);
    }
  });
});
