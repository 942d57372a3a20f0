import { z } from "zod";
import { FILL_IN } from "../steps/follow-ups-schema";
import { parseSource } from "./audience";

export const UNKNOWN_AUDIENCE = "Choose an audience from the list.";

/** A campaign's audience in forms and API calls; a lead search also has its own fields. */
export const AUDIENCE = {
  audience: z
    .string(FILL_IN)
    .trim()
    .refine((text) => text === "" || parseSource(text) !== null, UNKNOWN_AUDIENCE)
    .nullish(),
  people: z.enum(["all", "one"], "Choose all contacts or one per company.").nullish(),
  skipRoleAddresses: z.boolean().nullish(),
  includeActive: z.boolean().nullish(),
};
