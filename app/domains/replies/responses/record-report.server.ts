import type { SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { countResponseStatements } from "~/domains/campaigns/figures/count-response.server";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import { noteBounce, noteComplaint } from "~/domains/mailboxes/rates/note-bounce.server";
import type { SentMessage } from "~/domains/messages/find-message.server";
import { isNews, markOutcomeStatement } from "~/domains/messages/mark-outcome.server";
import { refuseStatement } from "~/domains/refusals/refuse.server";

const COMES_OF = {
  bounce: { outcome: "bounced", reasonCode: "bounced" },
  complaint: { outcome: "complained", reasonCode: "complained" },
} as const;

/** For one batch. Told twice, it counts once. */
export function reportStatements(
  ctx: Context,
  kind: "bounce" | "complaint",
  message: SentMessage,
  note: string,
): D1PreparedStatement[] {
  const { accountId, toAddress: address, id, mailboxId } = message;
  const { outcome, reasonCode } = COMES_OF[kind];
  const changes: SQL[] = [
    markOutcomeStatement(ctx, id, outcome),
    ...stopSequenceStatements({ accountId, address, reasonCode }),
  ];
  const count = kind === "bounce" ? noteBounce : noteComplaint;
  return [
    statement(ctx, refuseStatement(ctx, { accountId, address, reason: kind, outreachMessageId: id, note })),
    ...countResponseStatements(message, outcome).map((change) => statement(ctx, change)),
    ...count(ctx, mailboxId, isNews(id, outcome)),
    ...changes.map((change) => statement(ctx, change)),
  ];
}
