import { describe, expect, it } from "vitest";
import { z } from "zod";
import "~/http/not-found-messages";

const wordsFor = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

describe("a field without its own message", () => {
  it("gets a plain message if it is missing or not a number", () => {
    expect(wordsFor(z.number(), undefined)).toBe("This field is required.");
    expect(wordsFor(z.number(), Number.NaN)).toBe("Enter a number.");
    expect(wordsFor(z.number("A number of chairs."), Number.NaN)).toBe("A number of chairs.");
  });
});
