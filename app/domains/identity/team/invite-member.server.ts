import { and, eq, isNull } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError, notFound } from "~/core/errors";
import { randomToken, sha256 } from "~/core/ids";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { chargesFor } from "~/domains/quotas/quota-charges";
import { inNameOf } from "../brand/brand.server";
import { invitationMail } from "../mails";
import { canInvite, INVITATION_DAYS, requireNotImpersonating, requireProvedAddress } from "../policy";
import type { Invitation } from "../schemas";
import { consumeAttempt } from "../sign-in/rate-limiter.server";
import { invitations, users } from "../tables";
import { transactionalMailQuota } from "../transactional-mail-quota.server";
import { getInvitation, type InvitationRow, invitationColumns } from "./team.server";

const openOne = (ctx: BusinessContext) =>
  and(
    eq(invitations.accountId, ctx.account.id),
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
  );

function requireInviter(ctx: BusinessContext): void {
  requireNotImpersonating(ctx);
  if (!canInvite(ctx.actor)) throw new DomainError("forbidden", "Only account owners can invite teammates.");
}

/** Revokes an earlier invitation to the address. @throws DomainError forbidden; conflict; too_many; limit_reached */
export async function inviteMember(ctx: BusinessContext, input: Invitation): Promise<InvitationRow> {
  requireInviter(ctx);
  const { actor, account } = ctx;
  if (account.isDemo)
    throw new DomainError(
      "forbidden",
      "Demo accounts can’t send invitations. Start a free trial to invite teammates.",
    );
  // Only users with a confirmed address may send emails in a company's name.
  requireProvedAddress(ctx);
  const key = emailKey(input.email);
  await consumeAttempt(ctx, ["invite-account", account.id], ["typed-address", key]);
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.emailKey, key)).limit(1);
  if (known)
    throw new DomainError(
      "conflict",
      "This email address already belongs to a user. Enter another address.",
      {
        field: "email",
      },
    );
  const token = randomToken();
  const tokenHash = await sha256(token);
  const now = ctx.now();
  const { email, role } = input;
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
  const row = { accountId: account.id, email, emailKey: key, role, tokenHash, createdAt: now, expiresAt };
  const { config, brand } = await inNameOf(ctx);
  const mail = { brand, ...invitationMail(config, { token, inviter: actor.email }) };
  const revoke = ctx.db
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(openOne(ctx), eq(invitations.emailKey, key)));
  const insert = ctx.db
    .insert(invitations)
    .values({ ...row, invitedBy: actor.userId })
    .returning(invitationColumns);
  const charges = [...chargesFor(account, { rows: 1 }, now), ...transactionalMailQuota(ctx, email)];
  const [, , [invitation]] = await chargeQuota(ctx, charges, (count) =>
    ctx.db.batch([
      count,
      revoke,
      insert,
      mailStatement(ctx, { cause: `invitation:${tokenHash}`, to: { address: email }, ...mail }),
      auditStatement(ctx, { action: "invite-member", target: `account:${account.id}`, detail: { role } }),
    ]),
  );
  await queueMails(ctx);
  if (!invitation) throw notFound("This invitation");
  return invitation;
}

/** @throws DomainError as `inviteMember`, not_found */
export async function resendInvitation(ctx: BusinessContext, invitationId: number): Promise<InvitationRow> {
  requireInviter(ctx);
  const { email, role } = await getInvitation(ctx, invitationId);
  return inviteMember(ctx, { email, role });
}

/** @throws DomainError forbidden, not_found */
export async function revokeInvitation(ctx: BusinessContext, invitationId: number): Promise<void> {
  requireInviter(ctx);
  const [revoked] = await ctx.db.batch([
    ctx.db
      .update(invitations)
      .set({ revokedAt: ctx.now() })
      .where(and(openOne(ctx), eq(invitations.id, invitationId)))
      .returning({ id: invitations.id }),
    auditIfChanged(ctx, { action: "revoke-invitation", target: `invitation:${invitationId}` }),
  ]);
  if (revoked.length === 0) throw notFound("This invitation");
}
