import { z } from "zod";
import { isZone, UTC } from "./time-zones";

const UNKNOWN = "Enter a time zone such as Africa/Nairobi, or leave blank for UTC.";

const MAX_ZONE_LENGTH = 60;

/** IANA time zone for the times in the same request that have no offset; UTC by default. */
export const Zone = z
  .string(UNKNOWN)
  .refine((name) => name === "" || (name.length <= MAX_ZONE_LENGTH && isZone(name)), UNKNOWN)
  .nullish()
  .transform((name) => name || UTC);
