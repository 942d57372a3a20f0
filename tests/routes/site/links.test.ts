import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { Link } from "~/ui/link";
import { PageContextProvider } from "~/ui/page-context";
import { fetchApp, signedInBusiness } from "../../support/app";

const drawn = (to: string) =>
  renderToString(
    createElement(
      PageContextProvider.Provider,
      { value: { isPlain: true } },
      createElement(Link, { to, className: "button" }, "There"),
    ),
  );

describe("a link", () => {
  it("is a plain one on a page without script", () => {
    expect(drawn("/pricing?billing=annual")).toBe(
      '<a href="/pricing?billing=annual" class="button">There</a>',
    );
  });

  it("is routed where script may follow it", async () => {
    const { cookie } = await signedInBusiness();
    const pages = [await fetchApp("/", {}), await fetchApp(paths.business.companies, { cookie })];
    const [still, routed] = await Promise.all(pages.map((page) => page.text()));
    expect(still).toContain(`href="${paths.site.pricing}"`);
    expect(still).not.toContain("data-discover");
    expect(routed).toMatch(/<a [^>]*data-discover="true"[^>]*href="\/business\/contacts"/);
  });
});
