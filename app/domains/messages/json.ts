import { type CampaignMessage, statusOf } from "./campaign-messages.server";
import { reasonText } from "./message-reasons";
import type { messages } from "./tables";

const iso = (date: Date | null) => date?.toISOString() ?? null;

export const campaignMessageJson = (found: CampaignMessage) => {
  const { message, companyName, contactName } = found;
  return {
    id: message.id,
    step: message.position,
    variant: message.variant,
    contactId: message.contactId,
    lead: { id: message.leadId, companyName, contactName, contactEmail: message.toAddress || null },
    status: statusOf(found),
    dueAt: iso(message.dueAt),
    sentAt: iso(message.sentAt),
    respondedAt: iso(message.respondedAt),
    errorMessage: reasonText(message),
    rule: message.rule,
  };
};

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
