import { expect, it } from "vitest";
import { isSameBytes, isSameText } from "~/core/secrets/timing-safe.server";

const SOURCES = import.meta.glob<string>("/app/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A comparison with a computed code: `mac !== macOf(…)`, `sign(…) === told`. */
const COMPARED =
  /[!=]==?\s*[\w.]*(mac|hmac|digest|signature)\w*\(|(mac|hmac|signature)\w*\([^()]*\)\s*[!=]==/i;

it("the pattern finds the unsafe comparison that lead forms had", () => {
  expect(COMPARED.test("mac !== macOf(ctx, formId, at)")).toBe(true);
});

it("compares every computed code in constant time", () => {
  const compared = Object.entries(SOURCES).filter(([, text]) => COMPARED.test(text));
  expect(compared.map(([file]) => file)).toEqual([]);
});

it("only the shared helper and password checks call timingSafeEqual", () => {
  const users = Object.entries(SOURCES).filter(([, text]) => text.includes("timingSafeEqual"));
  expect(users.map(([file]) => file).sort()).toEqual([
    "/app/core/secrets/timing-safe.server.ts",
    "/app/domains/identity/sign-in/password.server.ts",
  ]);
});

it("distinguishes equal from different codes of any length", () => {
  expect(isSameText("abc", "abc")).toBe(true);
  for (const other of ["abd", "ab", "abcd", ""]) expect(isSameText("abc", other)).toBe(false);
  expect(isSameBytes(new Uint8Array([1]), new Uint8Array([2]))).toBe(false);
});
