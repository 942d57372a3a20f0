import { describe, expect, it } from "vitest";
import { fetchApp } from "../../support/harness/app";

/** Only the file names: nothing is loaded. */
const FILES = Object.keys(import.meta.glob("../../../public/product/*.webp"));
const PICTURE = /\/product\/[a-z]+-(?:light|dark)-(?:640|1280)\.webp/g;
const picturesOf = async (path: string, headers: Record<string, string> = {}) =>
  (await (await fetchApp(path, { headers })).text()).match(PICTURE) ?? [];

describe("the product pictures", () => {
  it.each([
    ["/", 1],
    ["/solutions", 5],
    ["/demo", 3],
  ])(
    "on %s number %i, in two themes and two widths, lazy-loaded with dimensions and alt text",
    async (path, count) => {
      expect(new Set(await picturesOf(path)).size).toBe(4 * count);
      for (const picture of await picturesOf(path)) expect(FILES).toContain(`../../../public${picture}`);
      const html = await (await fetchApp(path)).text();
      const images = html.match(/<img [^>]*class="shot"[^>]*>/g) ?? [];
      expect(images).toHaveLength(count);
      for (const image of images) {
        expect(image).toMatch(/width="1280" height="720" loading="lazy"/);
        expect(image).toMatch(/alt="[^"]{20,}"/);
      }
    },
  );

  it("are omitted if the browser asks to save data", async () => {
    const saving = { "save-data": "on" };
    for (const path of ["/", "/solutions", "/demo"]) {
      await fetchApp(path);
      expect(await picturesOf(path, saving)).toEqual([]);
      expect((await picturesOf(path)).length).toBeGreaterThan(0);
    }
  });

  it("vary by Save-Data: a page that saves data is not shared", async () => {
    const saving = await fetchApp("/solutions", { headers: { "save-data": "on" } });
    expect(saving.headers.get("cache-control") ?? "").not.toContain("s-maxage");
    expect((await fetchApp("/solutions")).headers.get("vary")).toContain("Save-Data");
  });
});
