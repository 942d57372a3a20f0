import { reasonText } from "./message-reasons";
import type { messages } from "./tables";

/** A message of which nobody knows whether it arrived, as calls and screens show it. */
export const unknownJson = (row: typeof messages.$inferSelect) => ({
  id: row.id,
  campaignId: row.campaignId,
  step: row.position,
  toAddress: row.toAddress,
  toName: row.toName,
  status: row.state,
  reason: reasonText(row),
  messageId: row.messageId,
});
