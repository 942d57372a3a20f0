import { describe, expect, it } from "vitest";
import { compress } from "~/http/pages/page-weight.server";
import { fetchApp, ORIGIN } from "../../support/harness/app";

/** Leaves out the typeface's rule, which is in the footer (face.test.ts). */
const STYLE = /<style>(?!@font-face)(.*?)<\/style>/gs;
const stylesIn = (html: string) => [...html.matchAll(STYLE)].map(([, text = ""]) => text);
const startOfSecond = (html: string) => [...html.matchAll(STYLE)][1]?.index ?? -1;

describe.each([
  ["/", 'class="way-map"', 'id="plans"'],
  ["/pricing", 'aria-label="Billing period"', "Plans"],
  ["/pricing?billing=annual", 'aria-label="Billing period"', "Plans"],
  ["/solutions", 'class="lead"', 'class="stations"'],
  ["/agent-signup", "Apply as Agent</a>", "Example deal payment"],
  ["/commission-rates", 'class="lead"', 'viewBox="0 0 340 '],
])("the styles of %s", (path, before, after) => {
  it("are split in two, the first screen before the rest, each allowed by the policy", async () => {
    const answer = await fetchApp(path);
    const html = await answer.text();
    const styles = stylesIn(html);
    expect(styles.length).toBe(2);
    const second = startOfSecond(html);
    expect([html.indexOf(before) > 0, html.indexOf(before) < second]).toEqual([true, true]);
    expect(html.indexOf(after, second)).toBeGreaterThan(second);
    // The style is in an SVG, where it is valid within a page, so it is parsed as markup.
    expect(html.slice(0, second)).toMatch(/<svg [^>]*>$/);
    expect(styles[1]).not.toMatch(/[<&]/);
    for (const style of styles) {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
      const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
      expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    }
  });

  it("block rendering until the header is complete", async () => {
    const html = await (await fetchApp(path)).text();
    expect(html).toMatch(
      /<link rel="expect" href="#main" blocking="render"\/>[\s\S]*<\/header>[\s\S]*<main id="main"/,
    );
  });

  it("keep everything before the first paint under 4 kB", async () => {
    const html = await (await fetchApp(path)).text();
    const first = new TextEncoder().encode(html.slice(0, startOfSecond(html)));
    expect(compress(first, "br", 6).byteLength).toBeLessThanOrEqual(4_000);
  });
});

it.each(["/", "/pricing", "/agent-signup"])(
  "the error page of %s has all its styles in one block",
  async (path) => {
    const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
    const failed = await fetchApp(path, { method: "POST", body: new URLSearchParams(), headers });
    const html = await failed.text();
    expect([failed.status, stylesIn(html).length]).toEqual([405, 1]);
    expect(stylesIn(html)[0]).toContain(".error-page{");
  },
);
