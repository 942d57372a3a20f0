import { createHash } from "node:crypto";
import type { MetaEvent } from "./meta-event";

/** Of one call; a platform that changed its form would fill the table. */
export const MAX_UNREADABLE = 50;
const MAX_RAW_LENGTH = 16_000;

/** As JSON; what is nested deeper than that goes has none. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "null";
  } catch {
    return '"Nested too deeply."';
  }
}

/** One key whenever it comes again. */
export function unreadable(value: unknown, reason: string, placeId = ""): MetaEvent {
  const json = jsonOf(value);
  const externalId = createHash("sha256").update(json).digest("hex").slice(0, 32);
  return { kind: "unreadable", placeId, externalId, reason, raw: json.slice(0, MAX_RAW_LENGTH) };
}
