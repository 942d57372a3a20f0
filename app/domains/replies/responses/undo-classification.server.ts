import { type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { uncountBounceStatement } from "~/domains/campaigns/metrics/count-response.server";
import { wakeSequenceStatements } from "~/domains/campaigns/steps/resume-sequence.server";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { resumeUnderLimit, uncountBounce } from "~/domains/mailboxes/rates/note-bounce.server";
import { findMessage } from "~/domains/messages/find-message.server";
import { unmarkBounceStatement } from "~/domains/messages/mark-outcome.server";
import { isSuppressed } from "~/domains/suppressions/is-suppressed.server";
import { isGoneBy, removeManualBounces } from "~/domains/suppressions/remove-suppression.server";
import type { UndoDecision } from "../reply-schemas";
import { type Bounce, getBounce } from "./bounces.server";

const NEWER = new DomainError("conflict", "A teammate reviewed this email again. Reload and try again.");

async function effectsBack(ctx: BusinessContext, { mail, message }: Bounce, decided: SQL, since: Date) {
  const { id: mailId, aboutAddress: address } = mail;
  const found = message && (await findMessage(ctx, message.id));
  if (!found || address === null) return [];
  const accountId = ctx.account.id;
  const hashes = addressHashes(ctx.config, address);
  const others = sql`inbound_emails o where o.account_id = ${accountId} and o.id <> ${mailId}
    and o.about_address = ${address} collate nocase`;
  const ofMessage = sql`o.outreach_message_id = ${found.id}`;
  const heir = sql`(select min(o.id) from ${others} and o.decision = 'gone')`;
  const heirOfCount = sql`(select min(o.id) from ${others} and o.decision = 'gone' and ${ofMessage})`;
  const stands = sql`(exists (select 1 from ${others} and ${ofMessage} and (o.decision = 'gone' or o.bounce_type = 'hard_bounce'))
    or ${isGoneBy(accountId, hashes, found.id)})`;
  const day = sql`(select c.decision_day from inbound_emails c where c.id = ${mailId})`;
  const isCounted = sql`${decided} and ${day} is not null and not ${stands}`;
  const condition = sql`${decided} and not ${isSuppressed(accountId, hashes)}`;
  return [
    sql`update inbound_emails set decision_day = ${day}
      where id = ${heirOfCount} and decision_day is null and ${decided}`,
    ...removeManualBounces({ accountId, mailId, heir, condition: decided }),
    ...(found.campaignId === null ? [] : [uncountBounceStatement(found.campaignId, isCounted)]),
    uncountBounce(found.mailboxId, day, isCounted),
    resumeUnderLimit(found.mailboxId, isCounted),
    unmarkBounceStatement(found.id, isCounted),
    ...wakeSequenceStatements(ctx, { accountId, address, since, condition }),
  ];
}

/**
 * Undoes only what that decision caused: the suppression, the bounce, the stopped steps. Idempotent. @throws
 * DomainError not_found, conflict if there is a later decision
 */
export async function undoClassification(
  ctx: BusinessContext,
  mailId: number,
  { decidedAt }: UndoDecision,
): Promise<Bounce> {
  const bounce = await getBounce(ctx, mailId);
  const { mail } = bounce;
  const since = new Date(decidedAt);
  if (mail.decision === null) return bounce;
  const at = toUnixSeconds(since);
  const isThat = sql`id = ${mailId} and account_id = ${ctx.account.id} and decision is not null and decided_at = ${at}`;
  const decided = sql`exists (select 1 from inbound_emails where ${isThat})`;
  const effects = await effectsBack(ctx, bounce, decided, since);
  const detail = { decision: mail.decision };
  await ctx.d1.batch([
    ...effects.map((effect) => statement(ctx, effect)),
    statement(
      ctx,
      sql`update inbound_emails set decision = null, decided_at = null, decided_by = null, decision_day = null
        where ${isThat}`,
    ),
    statement(ctx, auditIfChanged(ctx, { action: "undo-bounce-decision", target: `mail:${mailId}`, detail })),
  ]);
  const now = await getBounce(ctx, mailId);
  if (now.mail.decision !== null) throw NEWER;
  return now;
}
