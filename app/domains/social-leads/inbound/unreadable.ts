import { createHash } from "node:crypto";
import type { MetaEvent } from "./meta-event";

/** Maximum per call: a format change at a platform would otherwise fill the table. */
export const MAX_UNREADABLE = 50;
const MAX_RAW_LENGTH = 16_000;

/** As JSON; content that is nested too deeply is replaced by a note. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "null";
  } catch {
    return '"Nested too deeply."';
  }
}

/** The same content always gets the same key. */
export function unreadable(value: unknown, reason: string, placeId = ""): MetaEvent {
  const json = jsonOf(value);
  const externalId = createHash("sha256").update(json).digest("hex").slice(0, 32);
  return { kind: "unreadable", placeId, externalId, reason, raw: json.slice(0, MAX_RAW_LENGTH) };
}
