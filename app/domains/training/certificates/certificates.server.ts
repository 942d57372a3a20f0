import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { DAY_MS } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { ledgerKeys } from "~/domains/commissions/statement/check-statement.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { m } from "~/messages/messages";
import { type Certificate, certificates } from "../tables";
import { FORMAT, verifyCertificate } from "./verify-certificate.mjs";

export const VALID_YEARS = 2;
/** Days before expiry from which the quiz can be retaken to renew. */
const RENEWAL_DAYS = 60;

export const isDue = ({ now }: Context, { expiresAt }: Pick<Certificate, "expiresAt">) =>
  expiresAt.getTime() - RENEWAL_DAYS * DAY_MS <= now().getTime();

export const listOwnCertificates = (ctx: UserContext): Promise<Certificate[]> =>
  ctx.db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, ctx.actor.userId))
    .orderBy(desc(certificates.issuedAt), certificates.moduleId);

const MAX_SHOWN = 20;

/** A user's certificates that are valid now, newest first, in their public form; at most 20. */
export async function listValidCertificates(ctx: Context, userId: number) {
  const rows = await ctx.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), gt(certificates.expiresAt, ctx.now())))
    .orderBy(desc(certificates.issuedAt), certificates.moduleId)
    .limit(MAX_SHOWN);
  return rows.map(({ id, title, issuedAt, expiresAt, isDemo }) => ({
    id,
    title,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isDemo,
  }));
}

/** Titles of the users' currently valid certificates, newest first, by user. */
export async function validTitlesOf(
  ctx: Context,
  userIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await ctx.db
    .select({ userId: certificates.userId, title: certificates.title })
    .from(certificates)
    .where(and(sql`${certificates.userId} in ${inJsonArray(userIds)}`, gt(certificates.expiresAt, ctx.now())))
    .orderBy(desc(certificates.issuedAt), certificates.moduleId)
    .limit(MAX_SHOWN * 50);
  const titles = new Map<number, string[]>();
  for (const { userId, title } of rows) titles.set(userId, [...(titles.get(userId) ?? []), title]);
  return titles;
}

export async function findCertificateOf(ctx: UserContext, moduleId: string): Promise<Certificate | null> {
  const byModule = and(eq(certificates.userId, ctx.actor.userId), eq(certificates.moduleId, moduleId));
  const [row] = await ctx.db.select().from(certificates).where(byModule).limit(1);
  return row ?? null;
}

const ID = /^[0-9a-hjkmnp-tv-z]{20}$/;

/** Public to anyone who knows the number. @throws DomainError not_found */
export async function getCertificate(ctx: Context, certificateId: string | undefined): Promise<Certificate> {
  const isOne = ID.test(certificateId ?? "");
  const [row] = isOne
    ? await ctx.db
        .select()
        .from(certificates)
        .where(eq(certificates.id, certificateId ?? ""))
        .limit(1)
    : [];
  if (!row) throw new DomainError("not_found", m.training_certificates_this_certificate_was_not_found());
  return row;
}

/** @throws DomainError not_found for another user's certificate */
export async function getOwnCertificate(ctx: UserContext, certificateId: string | undefined) {
  const found = await getCertificate(ctx, certificateId);
  if (found.userId !== ctx.actor.userId)
    throw new DomainError("not_found", m.training_certificates_this_certificate());
  return found;
}

/** The signed fields with the signature: can be verified without our system. */
export const certificateJson = (certificate: Certificate) => ({
  format: FORMAT,
  id: certificate.id,
  name: certificate.name,
  module: certificate.moduleId,
  title: certificate.title,
  issuedAt: certificate.issuedAt.toISOString(),
  expiresAt: certificate.expiresAt.toISOString(),
  isDemo: certificate.isDemo,
  signature: certificate.signature,
  publicKey: certificate.publicKey,
});

export type CertificateState = "valid" | "expired" | "forged";

/** Verifies the signature on every request; a certificate signed with a key that is not ours is forged. */
export async function certificateState(ctx: Context, certificate: Certificate): Promise<CertificateState> {
  const { state } = await verifyCertificate(JSON.stringify(certificateJson(certificate)), ctx.now());
  const isOurs = (await ledgerKeys(ctx)).includes(certificate.publicKey);
  return isOurs ? (state as CertificateState) : "forged";
}
