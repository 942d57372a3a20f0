import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CopyField } from "~/ui/forms/copy-field";

const drawn = (value: string) => renderToString(createElement(CopyField, { label: "Text", value }));

describe("a value to take along", () => {
  it("keeps the lines of a text, and is one line else", () => {
    expect(drawn("First line\n\nSecond line")).toMatch(
      /<textarea[^>]*>First line\n\nSecond line<\/textarea>/,
    );
    expect(drawn("https://shop.example/r/abc")).toMatch(/<input[^>]*value="https:\/\/shop.example\/r\/abc"/);
  });
});
