import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { mailboxToday } from "~/domains/mailboxes/mailbox-days.server";
import { findMessage } from "~/domains/messages/find-message.server";
import { isFirstOutcome } from "~/domains/messages/mark-outcome.server";
import type { BounceDecision } from "../reply-schemas";
import { inboundEmails } from "../tables";
import { type Bounce, getBounce } from "./bounces.server";
import { reportStatements } from "./record-report.server";
import { targetsOf } from "./report-targets.server";

const NOTHING = new DomainError("conflict", "This email doesn’t need review.");

async function goneStatements(ctx: BusinessContext, { mail, message }: Bounce) {
  const { aboutAddress, bounceStatus, smtpResponse: serverSaid, isDemo } = mail;
  const found = message && (await findMessage(ctx, message.id));
  if (!found || aboutAddress === null) throw NOTHING;
  const targets = await targetsOf(ctx, { kind: "bounce", recipients: [aboutAddress] }, found);
  if (!targets.isMain && targets.copies.length === 0)
    throw new DomainError("conflict", "This message wasn’t sent to that address.");
  const report = {
    class: "hard_bounce",
    status: bounceStatus,
    said: serverSaid,
    rule: "set manually",
  } as const;
  const note = "Marked as invalid by a teammate";
  const today = mailboxToday(ctx.now(), sql`${ctx.account.id}`);
  const countedOn = sql`update inbound_emails set decision_day = ${today}
    where id = ${mail.id} and account_id = ${ctx.account.id} and ${isFirstOutcome(found.id, "bounced")}`;
  const decided = { mailId: mail.id, by: ctx.actor.userId };
  return [
    ...(targets.isMain ? [statement(ctx, countedOn)] : []),
    ...reportStatements(ctx, { message: found, report, targets, note, decided, isDemo }),
  ];
}

/**
 * Classifies a bounce. If two decisions are concurrent, "gone" wins; `undoClassification` undoes it. @throws
 * DomainError not_found, conflict
 */
export async function classifyBounce(
  ctx: BusinessContext,
  mailId: number,
  { decision }: BounceDecision,
): Promise<Bounce> {
  const bounce = await getBounce(ctx, mailId);
  const { mail, message } = bounce;
  if (mail.bounceType !== "undetermined" || !message || mail.aboutAddress === null) throw NOTHING;
  if (mail.decision === "gone" && decision === "gone") return bounce;
  const { decision: decided } = inboundEmails;
  const isOpen = decision === "gone" ? or(isNull(decided), ne(decided, "gone")) : isNull(decided);
  await ctx.d1.batch([
    ...(decision === "gone" ? await goneStatements(ctx, bounce) : []),
    statement(
      ctx,
      ctx.db
        .update(inboundEmails)
        .set({ decision, decidedAt: ctx.now(), decidedBy: ctx.actor.userId })
        .where(and(eq(inboundEmails.id, mailId), eq(inboundEmails.accountId, ctx.account.id), isOpen)),
    ),
    statement(
      ctx,
      auditIfChanged(ctx, { action: "decide-bounce", target: `mail:${mailId}`, detail: { decision } }),
    ),
  ]);
  const now = await getBounce(ctx, mailId);
  if (now.mail.decision !== decision)
    throw new DomainError(
      "conflict",
      "A teammate marked this address as invalid. Undo this classification first.",
    );
  return now;
}
