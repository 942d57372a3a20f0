import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Link } from "~/ui/link";
import { PageContextProvider } from "~/ui/page-context";

const drawn = (to: string) =>
  renderToString(
    createElement(
      PageContextProvider.Provider,
      { value: { isPlain: true } },
      createElement(Link, { to, className: "button" }, "There"),
    ),
  );

describe("a link", () => {
  it("is a plain anchor on a page without script", () => {
    expect(drawn("/pricing?billing=annual")).toBe(
      '<a href="/pricing?billing=annual" class="button">There</a>',
    );
  });
});
