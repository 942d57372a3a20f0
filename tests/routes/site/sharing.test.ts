import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { PICTURES, pictureText } from "~/routes/site/files/pictures";
import { PUBLIC_PAGES } from "~/routes/site/files/public-pages";
import { THEME } from "~/routes/site/theme";
import { hexOf, paletteOf } from "../../../scripts/pictures/palette";
import { fetchApp, ORIGIN } from "../../support/harness/app";

const drawn = import.meta.glob<string>("../../../build/client/**/*.{png,ico,svg}", {
  query: "?inline",
  import: "default",
});
const drawnPaths = Object.keys(drawn).map((file) => file.replace("../../../build/client", ""));

const html = async (path: string) => {
  const answer = await fetchApp(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};
const plain = (text: string) =>
  text.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** The metadata of a page, each kind as a list so that a duplicate shows. */
function told(page: string) {
  const all = (pattern: RegExp, text = page) =>
    [...text.matchAll(pattern)].map((match) => plain(match[1] ?? ""));
  return {
    titles: all(/<title>([^<]*)<\/title>/g, page.slice(0, page.indexOf("</head>"))),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    og: Object.fromEntries(
      [...page.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)"/g)].map((match) => [
        match[1],
        plain(match[2] ?? ""),
      ]),
    ) as Record<string, string>,
    facts: [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      (match) => match[1] ?? "",
    ),
  };
}

describe("every public page", () => {
  it.each(PUBLIC_PAGES)("%s has the same metadata for every query", async (path) => {
    const page = told(await html(path));
    expect(page.headings).toHaveLength(1);
    expect(page.titles).toHaveLength(1);
    expect(page.titles[0]?.length).toBeLessThanOrEqual(65);
    expect(page.descriptions).toHaveLength(1);
    expect(page.descriptions[0]?.length).toBeGreaterThanOrEqual(50);
    expect(page.descriptions[0]?.length).toBeLessThanOrEqual(160);
    expect(page.robots).toEqual([]);
    expect(page.canonicals).toEqual([ORIGIN + path]);
    const { canonicals } = told(await html(`${path}?utm_source=mail&ref=<x>`));
    expect(canonicals).toEqual([ORIGIN + path]);
    expect(page.og).toMatchObject({
      "og:title": page.titles[0],
      "og:description": page.descriptions[0],
      "og:url": ORIGIN + path,
      "og:site_name": "Njia",
      "og:image:width": "1200",
      "og:image:height": "630",
    });
    const picture = page.og["og:image"]?.replace(ORIGIN, "") ?? "";
    expect(drawnPaths).toContain(picture);
    const name = picture.replace(/^\/pictures\/|\.png$/g, "") as keyof typeof PICTURES;
    expect(page.og["og:image:alt"]).toBe(pictureText(name, "Njia"));
    for (const fact of page.facts)
      expect(JSON.parse(fact)).toMatchObject({
        "@context": "https://schema.org",
        "@type": expect.any(String),
      });
  });

  it("has a unique title and description", async () => {
    const pages = await Promise.all(PUBLIC_PAGES.map(async (path) => told(await html(path))));
    for (const kind of ["titles", "descriptions"] as const) {
      const words = pages.flatMap((page) => page[kind]);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });

  it("links only to URLs that respond without an error", async () => {
    const links = new Set<string>();
    for (const path of PUBLIC_PAGES)
      for (const [, to = ""] of (await html(path)).matchAll(/<a [^>]*href="(\/[^"#]*)/g))
        links.add(plain(to));
    const missing: string[] = [];
    for (const to of links) if ((await fetchApp(to)).status >= 400) missing.push(to);
    expect(missing).toEqual([]);
  });
});

describe("pictures and icons", () => {
  it("exist, and the picture of each name has the right size and is small", async () => {
    for (const name of Object.keys(PICTURES)) {
      const address = paths.site.picture(name);
      const file = drawn[`../../../build/client${address}`];
      const bytes = Uint8Array.from(atob((await file?.())?.split(",")[1] ?? ""), (char) =>
        char.charCodeAt(0),
      );
      expect(bytes.byteLength).toBeLessThanOrEqual(60_000);
      const head = new DataView(bytes.buffer);
      expect([address, head.getUint32(16), head.getUint32(20)]).toEqual([address, 1200, 630]);
    }
    expect(drawnPaths).toEqual(
      expect.arrayContaining([
        "/favicon.ico",
        "/favicon.svg",
        "/apple-touch-icon.png",
        "/icon-192.png",
        "/icon-512.png",
      ]),
    );
  });

  it("use the colours of the tokens", async () => {
    expect([hexOf(100, 0, 0), hexOf(0, 0, 0), hexOf(62.8, 0.2577, 29.23)]).toEqual([
      "#ffffff",
      "#000000",
      "#ff0000",
    ]);
    const { light, dark } = paletteOf(
      /<style>(.*?)<\/style>/s.exec(await html("/terms"))?.[1]?.replaceAll("}", ";}") ?? "",
    );
    expect(THEME).toEqual({ light: light.sheet, dark: dark.sheet, paper: light.paper });
  });
});

describe("files for crawlers", () => {
  it("the sitemap lists every indexable page exactly once", async () => {
    const answer = await fetchApp("/sitemap.xml?x=1");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const text = await answer.text();
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toEqual(PUBLIC_PAGES.map((path) => ORIGIN + path));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("robots.txt disallows screens behind sign-in and allows every listed page", async () => {
    const text = await (await fetchApp("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = ""]) => {
      const start = rule.replace(/[.?+]/g, "\\$&");
      return new RegExp(`^${start}`);
    });
    const isClosed = (path: string) => closed.some((rule) => rule.test(path));
    expect(PUBLIC_PAGES.filter(isClosed)).toEqual([]);
    for (const path of [
      "/business",
      "/business?x=1",
      "/business/contacts",
      "/business-portal",
      "/api/logout",
    ])
      expect([path, isClosed(path)]).toEqual([path, true]);
    for (const path of ["/ai-lead-search", "/ai-lead-search/leads", "/account", "/ui", "/dev/seed"])
      expect([path, isClosed(path)]).toEqual([path, true]);
  });

  it("security.txt names the contact and an expiry within a year (RFC 9116)", async () => {
    const answer = await fetchApp("/.well-known/security.txt");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:[^@\s]+@[^@\s]+$/m);
    expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now();
    expect(expires > 0 && expires < 365 * 86_400_000).toBe(true);
  });

  it("the manifest names the product, existing icons and a valid start page", async () => {
    const answer = await fetchApp("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    const manifest = (await answer.json()) as Record<string, string> & {
      icons: { src: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ id: "/", name: "Njia", scope: "/", display: "standalone" });
    expect(manifest).toMatchObject({ theme_color: THEME.light, background_color: THEME.paper });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
    for (const { src } of manifest.icons) expect(drawnPaths).toContain(src);
    expect((await fetchApp(manifest.start_url ?? "")).status).toBeLessThan(400);
  });

  it.each(["/sitemap.xml", "/robots.txt", "/manifest.webmanifest"])(
    "%s is read-only and cached for an hour",
    async (path) => {
      const head = await fetchApp(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("cache-control")).toBe("public, max-age=3600");
      expect(head.headers.get("x-content-type-options")).toBe("nosniff");
      for (const method of ["POST", "PUT", "DELETE"]) {
        const answer = await fetchApp(path, {
          method,
          headers: { origin: ORIGIN },
          body: method === "PUT" ? "<x/>" : null,
        });
        expect([method, answer.status]).toEqual([method, 405]);
        expect(await answer.text()).not.toMatch(/\bat \w+ \(|node_modules/);
      }
    },
  );

  it.each([
    "/pictures/",
    "/pictures/none.png",
    "/pictures/..%2f_headers",
    "/sitemap.xml/",
    "/robots.txt.bak",
  ])("%s never exposes the _headers file", async (path) => {
    const answer = await fetchApp(path);
    expect([200, 301, 308, 400, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain("Cache-Control:");
  });
});

describe("the legal pages", () => {
  it.each(["/terms", "/privacy"])(
    "at %s link every entry of the table of contents to its section",
    async (path) => {
      const page = await html(path);
      const targets = [...page.matchAll(/<a href="#([\w-]+)"/g)].map((match) => match[1]);
      expect(targets.length).toBeGreaterThanOrEqual(4);
      for (const id of targets) expect(page).toContain(`<section id="${id}"`);
      expect(page).toMatch(/Last updated on <time dateTime="\d{4}-\d\d-\d\d">/);
      expect(page).not.toContain("<form");
    },
  );

  it("offer data requests as a form, with an email address for other requests", async () => {
    const page = await html("/data-request");
    expect(page).toContain('<form method="post"');
    for (const kind of ["access", "erase", "stop"]) expect(page).toContain(`value="${kind}"`);
    expect(plain(page)).toContain("mailto:sales@njia.test?subject=Data%20request");
  });

  it("list the cookies, and set none on a visit", async () => {
    const answer = await fetchApp("/privacy");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const page = await answer.text();
    for (const name of ["njia", "njia_flash", "njia_ref"]) expect(page).toContain(`>${name}</th>`);
  });
});
