import { z } from "zod";

/** What is missing or no number, where its schema has no words of its own: those of zod name types. */
z.config({
  customError: ({ code, input }) => {
    if (code !== "invalid_type") return undefined;
    if (input === undefined) return "This field is required.";
    return Number.isNaN(input) ? "Enter a number." : undefined;
  },
});
