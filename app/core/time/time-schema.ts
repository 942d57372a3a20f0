import { z } from "zod";
import { isZone, UTC } from "./time-zones";

const UNKNOWN = "We don't know this time zone. Write it as Africa/Nairobi, or leave it out for UTC.";

const MAX_ZONE_LENGTH = 60;

/** The zone of the times beside it that name none, of the IANA database; UTC unless told. */
export const Zone = z
  .string(UNKNOWN)
  .refine((name) => name === "" || (name.length <= MAX_ZONE_LENGTH && isZone(name)), UNKNOWN)
  .nullish()
  .transform((name) => name || UTC);
