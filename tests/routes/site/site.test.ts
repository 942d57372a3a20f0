import { describe, expect, it } from "vitest";
import { keepPage, keptPage } from "~/http/edge/page-cache.server";
import { compress } from "~/http/pages/page-weight.server";
import { paths } from "~/paths";
import { cookieOf, fetchApp, ORIGIN, signedInBusiness } from "../../support/harness/app";
import { fetchWith } from "../../support/harness/built-app";
import { env, makeBusiness } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

const WEIGHT = /This page: <b>(\d+)<\/b> kB/;

const get = (path: string, headers: Record<string, string> = {}) => fetchApp(path, { headers });

describe("a page that is the same for every visitor", () => {
  it("is rendered once, and returns 304 to a client that already has it", async () => {
    const first = await get("/pricing");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{24}-identity"$/);
    expect(first.headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
    );
    expect(first.headers.get("vary")).toBe("Cookie, Accept-Encoding, Save-Data");
    const again = await get("/pricing");
    expect(await again.text()).toBe(await first.text());
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get("/pricing", { "if-none-match": known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get("etag")).toBe(etag);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    expect((await get("/pricing", { "if-none-match": '"another"' })).status).toBe(200);
  });

  it("is rendered for each unknown query, and not cached", async () => {
    for (const path of ["/pricing?utm_source=x", "/?q=solar", "/pricing?billing=weekly"]) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it("is cached only under its canonical URL, not under equivalent URLs", async () => {
    for (const path of ["/PRICING", "/Pricing", "/pricing/", "/%70ricing", "/demo//live"]) {
      const answer = await get(path);
      expect([path, answer.headers.get("etag")]).toEqual([path, null]);
    }
    for (const path of ["/", "/pricing", "/demo/live", "/pricing?billing=annual"])
      expect((await get(path)).headers.get("etag")).not.toBeNull();
  });

  it("is never cached for, or served to, a visitor with a session or a message", async () => {
    const { cookie } = await signedInBusiness();
    const flash = `njia_flash=${encodeURIComponent(JSON.stringify({ kind: "info", title: "Only for me" }))}`;
    for (const mine of [cookie, "njia=forged", flash]) {
      const answer = await get("/solutions", { cookie: mine });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("etag")).toBeNull();
    }
    expect(await (await get("/solutions", { cookie })).text()).toContain("Business Portal");
    expect(await (await get("/solutions", { cookie: flash })).text()).toContain("Only for me");
    const visitor = await (await get("/solutions")).text();
    expect(visitor).not.toContain("Only for me");
    expect(visitor).toContain("Business Login");
  });

  it("returns headers without a body for HEAD, cached or not", async () => {
    for (const path of ["/terms", "/terms", "/terms?x=1"]) {
      const answer = await fetchApp(path, { method: "HEAD" });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("");
    }
  });
});

describe("an unchanged public page", () => {
  const [plain, counted] = [
    ["/", "/pricing", "/agent-signup", "/commission-rates", "/terms"],
    ["/solutions", "/privacy"],
  ];

  it("runs no database query, cached or rendered, once the isolate has read the settings", async () => {
    const statements: string[] = [];
    const database = meterDatabase(env.DB, { read: 0, written: 0, statements });
    const ask = async (path: string) => {
      const answer = await fetchWith(database, path, "");
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    };
    await ask("/?first");
    expect(statements).toEqual([expect.stringMatching(/^select .* from "settings"$/)]);
    for (const page of plain) for (const path of [page, page, `${page}?again`]) await ask(path);
    expect(statements).toHaveLength(1);
    for (const page of counted) await ask(page);
    const { length } = statements;
    for (const page of counted) await ask(page);
    expect(statements).toHaveLength(length);
  });
});

describe("the data-weight line", () => {
  it.each(["br", "gzip", "identity"] as const)(
    "shows the page's transfer size in whole kilobytes with encoding %s",
    async (encoding) => {
      for (const [path, quality] of [
        ["/", 6],
        ["/solutions?x=1", 4],
        ["/business-signup", 4],
      ] as const) {
        const answer = await get(path, { "accept-encoding": `${encoding};q=1.0, *;q=0.1` });
        const page = new TextEncoder().encode(await answer.text());
        const said = WEIGHT.exec(new TextDecoder().decode(page))?.[1];
        expect(said).toBe(String(Math.round(compress(page, encoding, quality).byteLength / 1000)));
      }
      expect((await get("/", { "accept-encoding": encoding })).headers.get("content-encoding")).toBe(
        encoding === "identity" ? null : encoding,
      );
    },
  );

  it("is on public pages, including errors, and not on working screens", async () => {
    const { cookie } = await signedInBusiness();
    const pages = ["/", "/?q=solar", "/business-login", "/business-signup", "/no/such/page", "/terms"];
    for (const path of pages) expect(await (await get(path)).text()).toMatch(WEIGHT);
    for (const path of ["/business", "/business/companies", "/account", "/business/contacts/9999999"])
      expect(await (await get(path, { cookie })).text()).not.toMatch(WEIGHT);
  });
});

describe("an old cached page", () => {
  const request = new Request(`${ORIGIN}/old`);
  it("is fresh for 5 minutes, served stale for a day, and then dropped", async () => {
    await keepPage(request, "<p>~1~ kB</p>", "~1~", "default-src 'none'", 0);
    expect(keptPage(request, 299_000)?.isStale).toBe(false);
    expect(keptPage(request, 301_000)?.isStale).toBe(true);
    expect(keptPage(request, 86_699_000)?.isStale).toBe(true);
    expect(keptPage(request, 86_701_000)).toBeNull();
    expect(keptPage(new Request(`${ORIGIN}/old?x=1`), 0)).toBeNull();
  });
});

describe("a page that fails", () => {
  const broken = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name);
      return (sql: string) => target.prepare(sql.replaceAll("lead_searches", "nothing_of_that_name"));
    },
  });

  it("shows an explanation and a request id, without internals", async () => {
    const { cookie } = await signedInBusiness();
    const answer = await fetchWith(broken, "/business", cookie);
    expect(answer.status).toBe(500);
    const page = await answer.text();
    expect(page).toContain("Something went wrong on our side");
    expect(page).toContain(answer.headers.get("x-request-id") ?? "none");
    expect(page).toContain('content="noindex"');
    expect(page).not.toMatch(/D1_ERROR|no such table|\bat \w+ \(|<script/);
  });

  it("shows Access Denied with links onward to users without permission", async () => {
    const { ctx, user } = await makeBusiness();
    await ctx.d1
      .prepare("update users set user_type = 'agent', account_id = null where id = ?")
      .bind(user.userId)
      .run();
    const answer = await get("/business", { cookie: await cookieOf(user.userId) });
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain("<title>Access Denied</title>");
    expect(page).toContain("Go to home page");
    expect(page).toMatch(WEIGHT);
  });
});

describe("an invalid request", () => {
  it("is rejected with 421 for a foreign host", async () => {
    for (const url of ["http://evil.test/", "http://evil.test/business", "http://njia.test.evil.test/"]) {
      const { exports } = (await import("cloudflare:workers")) as unknown as {
        exports: { default: { fetch(request: Request): Promise<Response> } };
      };
      const answer = await exports.default.fetch(
        new Request(url, { headers: { "x-forwarded-host": "njia.test" } }),
      );
      expect(answer.status).toBe(421);
      expect(await answer.text()).toBe(`This server answers for ${ORIGIN} only.\n`);
    }
  });

  it("is rejected with 414 for a URL that is too long", async () => {
    const answer = await get(`/?q=${"a".repeat(9_000)}`);
    expect(answer.status).toBe(414);
    expect(await answer.text()).toContain("too long");
    expect((await get(`/?q=${"a".repeat(3_000)}`)).status).toBe(200);
  });

  it("is rejected for an unsupported method, globally and for a page", async () => {
    for (const method of ["PROPFIND", "PURGE", "LOCK"])
      expect((await fetchApp("/", { method })).status).toBe(501);
    for (const path of ["/", "/pricing", "/sitemap.xml"])
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const answer = await fetchApp(path, { method, headers: { origin: ORIGIN } });
        expect([path, method, answer.status]).toEqual([path, method, 405]);
      }
    expect((await fetchApp("/pricing", { method: "OPTIONS" })).status).toBeLessThan(500);
  });

  it.each(["", "*", "xx-INVALID;q=9", "ar-EG,fr;q=0.9", "a".repeat(10_000), "en;q=NaN,,,;;"])(
    "with an unusual Accept-Language header still returns the English page (%#)",
    async (language) => {
      const answer = await get("/", { "accept-language": language });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<html lang="en">');
    },
  );

  it.each([
    "//evil.test",
    "/.//evil.test",
    "/%2f%2fevil.test",
    "/%00",
    "/%zz",
    "/%E0%A4%A",
    "/..%2f..%2fetc%2fpasswd",
    "/PRICING/",
    "/pricing/../../x",
    "/pricing.data",
    "/.env",
    "/wp-login.php",
    "/api",
    "/api/%zz",
    "/ui/../business",
    `/${"a/".repeat(50)}`,
    "/business/%zz",
    "/__manifest",
    "/?q=%zz",
    "/?q[]=x&q=y&__proto__[x]=1",
  ])("for %s causes no server error, and reveals no stack trace or file path", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeLessThan(500);
    const text = await answer.text();
    expect(text).not.toMatch(/\bat \w+ \(|node_modules|\.tsx?:\d+/);
    expect((await get(paths.site.home)).status).toBe(200);
  });
});
