import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import {
  devices,
  externalIdentities,
  formDrafts,
  invitations,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  ssoIdentities,
} from "../tables";

export const removeSignIns = (ctx: Context, userId: number, condition: SQL) =>
  [sessions, formDrafts, oneTimeTokens, recoveryCodes, devices, externalIdentities, ssoIdentities].map(
    (table) => ctx.db.delete(table).where(and(eq(table.userId, userId), condition)),
  );

/** Selects the causes of emails with a user's invitations; run it before `removeInvitationsBy`. */
export const causesOfInvitationsBy = (userId: number): SQL =>
  sql`select 'invitation:' || token_hash from invitations where invited_by = ${userId}`;

export const removeInvitationsBy = (
  ctx: Context,
  userId: number,
  emailKey: string | undefined,
  condition: SQL,
) =>
  ctx.db
    .delete(invitations)
    .where(
      and(
        or(
          emailKey === undefined ? undefined : eq(invitations.emailKey, emailKey),
          and(isNull(invitations.acceptedAt), eq(invitations.invitedBy, userId)),
        ),
        condition,
      ),
    );
