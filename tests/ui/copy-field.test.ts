import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CopyField } from "~/ui/forms/copy-field";

const drawn = (value: string) => renderToString(createElement(CopyField, { label: "Text", value }));

describe("the copy field", () => {
  it("is a textarea for text with line breaks, otherwise a single-line input", () => {
    expect(drawn("First line\n\nSecond line")).toMatch(
      /<textarea[^>]*>First line\n\nSecond line<\/textarea>/,
    );
    expect(drawn("https://shop.example/r/abc")).toMatch(/<input[^>]*value="https:\/\/shop.example\/r\/abc"/);
  });
});
