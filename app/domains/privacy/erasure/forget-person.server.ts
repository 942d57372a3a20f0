import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { eraseAgentRecord } from "~/domains/agents/erase-agent.server";
import {
  devices,
  externalIdentities,
  invitations,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  type users,
} from "~/domains/identity/tables";
import { emptyMails, emptyMailsOfCauses } from "~/domains/mail/mails-of-address.server";
import { removeLetterheadsOf } from "~/domains/messages/letterheads.server";
import { removeNoticesOf } from "~/domains/notifications/remove-notices.server";
import { removeDigestSettingOf } from "~/domains/opportunities/digests/digest-setting.server";
import { addressHash, addressHashes } from "~/domains/suppression/address-hash.server";
import { removeSignatureOf } from "~/domains/templates/empty-account.server";
import { forgetRequests } from "../requests/forget-requests.server";

export type Erasable = Pick<typeof users.$inferSelect, "id" | "email" | "emailKey" | "emailVerifiedAt">;

/** Statements that remove what belongs to a person, each only where the user's row was emptied before them in the batch. */
export function forgetStatements(ctx: Context, { id, email, emailKey, emailVerifiedAt }: Erasable) {
  const isGone = sql`exists (select 1 from users gone where gone.id = ${id} and gone.deactivated_at is not null)`;
  const pending = and(isNull(invitations.acceptedAt), eq(invitations.invitedBy, id));
  // An address that was never proved may be somebody else's, who waits for what is sent there.
  const isProved = emailVerifiedAt !== null;
  const isOurs = isProved ? isGone : sql`${isGone} and state <> 'queued'`;
  const hash = addressHash(ctx.config, email);
  const rows = [
    ctx.db.delete(sessions).where(and(eq(sessions.userId, id), isGone)),
    ctx.db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, id), isGone)),
    ctx.db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, id), isGone)),
    ctx.db.delete(devices).where(and(eq(devices.userId, id), isGone)),
    ctx.db.delete(externalIdentities).where(and(eq(externalIdentities.userId, id), isGone)),
    // Before the rows go that say which mails these are: each names who invited.
    emptyMailsOfCauses(
      ctx,
      sql`select 'invitation:' || token_hash from invitations where invited_by = ${id}`,
      isGone,
    ),
    ctx.db
      .delete(invitations)
      .where(and(or(isProved ? eq(invitations.emailKey, emailKey) : undefined, pending), isGone)),
    eraseAgentRecord(ctx, id, isGone),
    emptyMails(
      ctx,
      addressHashes(ctx.config, email),
      sql`${isOurs} and to_address = ${email} collate nocase`,
    ),
    forgetRequests(ctx, emailKey, hash, isGone),
  ].map((each) => statement(ctx, each));
  return [
    ...rows,
    removeSignatureOf(ctx, id, isGone),
    removeLetterheadsOf(ctx, id, isGone),
    removeNoticesOf(ctx, id, isGone),
    removeDigestSettingOf(ctx, id, isGone),
  ];
}
