import { createHmac, hkdfSync } from "node:crypto";
import type { Config } from "~/core/config";
import { pepperOf } from "~/core/secrets/pepper.server";

const keys = new WeakMap<Config, Uint8Array>();

function keyOf(config: Config): Uint8Array {
  const known = keys.get(config);
  if (known) return known;
  const key = new Uint8Array(hkdfSync("sha256", pepperOf(config), new Uint8Array(), "message-id", 32));
  keys.set(config, key);
  return key;
}

interface Row {
  id: number;
  campaignId: number | null;
  position: number;
  leadId: number | null;
}

/** Follows from what the message is, so that two copies of it can be told to be one; with angle brackets. */
export function messageIdOf(config: Config, row: Row, fromAddress: string): string {
  const { id, campaignId, position, leadId } = row;
  const what = campaignId === null ? `single:${id}` : `${campaignId}:${position}:${leadId}`;
  const code = createHmac("sha256", keyOf(config)).update(what).digest().subarray(0, 20).toString("hex");
  return `<${code}@${fromAddress.slice(fromAddress.lastIndexOf("@") + 1)}>`;
}
