import { z } from "zod";

const NO_OWNER = "Set the owner to “me”, “none” or a teammate’s ID.";

/** `me`, `none` or the id of a user; empty for all. */
export const OwnerFilter = z
  .union([z.string(), z.number()])
  .transform((value, context) => {
    const text = String(value);
    if (text === "") return undefined;
    if (text === "me" || text === "none") return text;
    if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
    context.addIssue({ code: "custom", message: NO_OWNER });
    return z.NEVER;
  })
  .optional();
export type OwnerFilter = z.infer<typeof OwnerFilter>;
