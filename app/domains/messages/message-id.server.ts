import type { Config } from "~/core/config";
import { derivedHmac } from "~/core/secrets/pepper.server";

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
  const code = derivedHmac(config, "message-id", what).subarray(0, 20).toString("hex");
  return `<${code}@${fromAddress.slice(fromAddress.lastIndexOf("@") + 1)}>`;
}
