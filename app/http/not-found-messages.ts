import { z } from "zod";

/** What is missing or no number, where its schema has no words of its own: those of zod name types. */
z.config({
  customError: ({ code, input }) => {
    if (code !== "invalid_type") return undefined;
    if (input === undefined) return "Please fill this in.";
    return Number.isNaN(input) ? "Please enter a number." : undefined;
  },
});
