import { expect, it } from "vitest";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

/** The quick navigation in section 2.1 of the specification. */
const NAMED = ["/business", "/agents", "/opportunities", "/ai-lead-search", "/campaigns"];
const NAMED_BESIDE_RAIL = ["/ai-outreach-templates", "/billing"];

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)"/g)].map(([, to = ""]) => to);

it("links every quick-navigation screen from the portal, and no missing one", async () => {
  const { cookie } = await signedInBusiness({ plan: "scaleup" });
  const open = (path: string) => fetchApp(path, { headers: { cookie } });
  const portal = await (await open("/business")).text();
  const bar = linksOf(/<nav[^>]*aria-label="Main"[^>]*>.*?<\/nav>/s.exec(portal)?.[0] ?? "");
  const thumb = linksOf(/<nav[^>]*aria-label="Bottom navigation"[^>]*>.*?<\/nav>/s.exec(portal)?.[0] ?? "");
  for (const path of NAMED) {
    expect((await open(path)).status, path).toBe(200);
    expect(bar.includes(path), path).toBe(true);
  }
  for (const path of NAMED_BESIDE_RAIL) expect(linksOf(portal).includes(path), path).toBe(true);
  expect(bar, "at most ten entries").toHaveLength(10);
  expect(thumb).toEqual(["/business", "/agents", "/opportunities", "/billing", "/replies"]);
  expect(linksOf(/<div class="menu-list">.*?<form/s.exec(portal)?.[0] ?? "")).toEqual([
    "/account",
    "/billing",
    "/training",
    "/support",
  ]);
  expect(new Set(bar).size, "no screen in two places").toBe(bar.length);
  for (const path of new Set(linksOf(portal))) expect([path, (await open(path)).status]).toEqual([path, 200]);
});
