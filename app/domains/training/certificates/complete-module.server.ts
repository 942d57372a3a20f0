import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { plainText } from "~/core/text";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { signText } from "~/domains/commissions/ledger/signing-key.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { getModule } from "../catalogue.server";
import { getEnrolment } from "../enrol.server";
import type { TrainingModule } from "../module";
import { moduleProgress } from "../progress.server";
import { type Certificate, certificates, enrolments, quizAttempts } from "../tables";
import { certificateJson, findCertificateOf, isDue, VALID_YEARS } from "./certificates.server";
import { signedText } from "./verify-certificate.mjs";

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Random ID of 100 bits. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => LETTERS[byte & 31]).join("");

const noNameText = () => m.training_complete_module_add_your_name_to_your();

async function makeCertificate(
  ctx: UserContext,
  module: TrainingModule,
  former: Certificate | null,
): Promise<Certificate> {
  const { userId, firstName, lastName, isDemo } = ctx.actor;
  const name = plainText(`${firstName} ${lastName}`);
  if (!name) throw new DomainError("conflict", noNameText());
  const issuedAt = new Date(toUnixSeconds(ctx.now()) * 1000);
  const expiresAt = new Date(issuedAt);
  expiresAt.setUTCFullYear(issuedAt.getUTCFullYear() + VALID_YEARS);
  const unsigned: Certificate = {
    id: former?.id ?? newId(),
    userId,
    moduleId: module.id,
    name,
    title: module.title,
    issuedAt,
    expiresAt,
    isDemo,
    signature: "",
    publicKey: "",
  };
  return { ...unsigned, ...(await signText(ctx.config, signedText(certificateJson(unsigned)))) };
}

async function passedSince(ctx: UserContext, enrolmentId: number, since: Date): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.enrolmentId, enrolmentId), gt(quizAttempts.passedAt, since)))
    .limit(1);
  return row !== undefined;
}

/**
 * Issues the certificate; repeated, it returns the same one. One that is about to expire is renewed under its number
 * once the quiz was passed again. @throws DomainError not_found; conflict if not enrolled, or while a lesson or the
 * quiz is open
 */
export async function completeModule(ctx: UserContext, moduleId: string | undefined): Promise<Certificate> {
  requireNotImpersonating(ctx);
  const module = await getModule(ctx, moduleId);
  const enrolment = await getEnrolment(ctx, module.id);
  const former = await findCertificateOf(ctx, module.id);
  const renews = former && isDue(ctx, former) && (await passedSince(ctx, enrolment.id, former.issuedAt));
  if (former && !renews) return former;
  const { done, hasPassed } = await moduleProgress(ctx, module);
  const open = done.filter((isDone) => !isDone).length;
  if (!former && open > 0)
    throw new DomainError(
      "conflict",
      m.training_complete_module_complete_all_lessons_first_of({ open, length: done.length }),
    );
  if (!hasPassed) throw new DomainError("conflict", m.training_complete_module_pass_the_modules_quiz_first());
  const made = await makeCertificate(ctx, module, former);
  const { name, title, issuedAt, expiresAt, signature, publicKey } = made;
  await ctx.db.batch([
    ctx.db
      .update(enrolments)
      .set({ completedAt: issuedAt })
      .where(and(eq(enrolments.id, enrolment.id), isNull(enrolments.completedAt))),
    ctx.db
      .insert(certificates)
      .values(made)
      .onConflictDoUpdate({
        target: [certificates.userId, certificates.moduleId],
        set: { name, title, issuedAt, expiresAt, signature, publicKey },
        setWhere: sql`${certificates.id} = ${made.id} and ${certificates.issuedAt} < ${toUnixSeconds(issuedAt)}`,
      }),
    auditIfChanged(ctx, { action: "complete-module", target: `module:${module.id}` }),
  ]);
  return (await findCertificateOf(ctx, module.id)) ?? made;
}
