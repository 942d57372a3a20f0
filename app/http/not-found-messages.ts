import { z } from "zod";
import { m } from "~/messages/messages";

/** What is missing or no number, where its schema has no words of its own: those of zod name types. */
z.config({
  customError: ({ code, input }) => {
    if (code !== "invalid_type") return undefined;
    if (input === undefined) return m.errors_not_found_messages_this_field_is_required();
    return Number.isNaN(input) ? "Enter a number." : undefined;
  },
});
