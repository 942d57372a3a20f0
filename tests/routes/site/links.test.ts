import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

describe("an internal link", () => {
  it("is handled by the client router only on pages with script", async () => {
    const { cookie } = await signedInBusiness();
    const pages = [await fetchApp("/", {}), await fetchApp(paths.business.companies, { cookie })];
    const [still, routed] = await Promise.all(pages.map((page) => page.text()));
    expect(still).toContain(`href="${paths.site.pricing}"`);
    expect(still).not.toContain("data-discover");
    expect(routed).toMatch(/<a [^>]*data-discover="true"[^>]*href="\/business\/contacts"/);
  });
});
