import { z } from "zod";
import { isZone, UTC } from "./time-zones";

const UNKNOWN = "Enter a time zone such as Africa/Nairobi, or leave blank for UTC.";

const MAX_ZONE_LENGTH = 60;

/** The zone of the times beside it that name none, of the IANA database; UTC unless told. */
export const Zone = z
  .string(UNKNOWN)
  .refine((name) => name === "" || (name.length <= MAX_ZONE_LENGTH && isZone(name)), UNKNOWN)
  .nullish()
  .transform((name) => name || UTC);
