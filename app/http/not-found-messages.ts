import { z } from "zod";
import { m } from "~/messages/messages";

/** Messages for missing or non-numeric values whose schema sets none: zod's own messages name types. */
z.config({
  customError: ({ code, input }) => {
    if (code !== "invalid_type") return undefined;
    if (input === undefined) return m.errors_not_found_messages_this_field_is_required();
    return Number.isNaN(input) ? "Enter a number." : undefined;
  },
});
