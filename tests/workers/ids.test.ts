import { describe, expect, it } from "vitest";
import { DomainError } from "~/core/errors";
import { parseId, parseSlug } from "~/core/ids";

const NO_IDS = [
  "",
  "0",
  "-1",
  "+1",
  "1.5",
  "01",
  "abc",
  "1e3",
  "0x1",
  "9".repeat(20),
  "%27",
  "1%00",
  "1\u0000",
];
const STRANGE = ["__proto__", "constructor", " 1", "1 ", "1\n", "١", "1,2", "1;2", "null", "NaN", "Infinity"];

describe("an id in a URL", () => {
  it.each(["1", "42", "9".repeat(15)])("is parsed from %j", (text) => {
    expect(parseId(text, "lead")).toBe(Number(text));
  });

  it.each([...NO_IDS, ...STRANGE, undefined])("is rejected if it is %j", (text) => {
    expect(() => parseId(text, "lead")).toThrow(DomainError);
  });
});

describe("a slug in a URL", () => {
  it.each(["../etc", "A", "a b", "__proto__", "a.b", "x".repeat(61), "", undefined])(
    "is rejected if it is %j",
    (text) => {
      expect(() => parseSlug(text, "page")).toThrow(DomainError);
    },
  );
});
