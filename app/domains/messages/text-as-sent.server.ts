import type { AccountContext, Context } from "~/core/context";
import { findSenderSnapshot } from "./sender-snapshots.server";
import type { messages, SenderSnapshot } from "./tables";
import { writeMail } from "./write-mail";

type Message = typeof messages.$inferSelect;

export async function sentWithOf(
  ctx: AccountContext,
  { senderSnapshotId, addressSource: source }: Message,
): Promise<{ head: SenderSnapshot; source: string | null } | null> {
  const head = senderSnapshotId === null ? null : await findSenderSnapshot(ctx, senderSnapshotId);
  return head && { head, source };
}

export function textAsSent(
  ctx: Pick<Context, "config" | "now">,
  message: Message,
  { head, source }: { head: SenderSnapshot; source: string | null },
  { subject, text }: { subject: string; text: string },
): string {
  const row = {
    id: message.id,
    to_address: message.toAddress,
    to_name: message.toName,
    message_id: message.messageId ?? "",
    rule: message.rule ?? "",
  };
  const companyName = message.values?.companyName;
  const facts = { source, companyName, language: head.language };
  const words = { subject, text: [text], html: [], files: [], cc: [], ...facts };
  return writeMail(ctx, head, row, words).text;
}
