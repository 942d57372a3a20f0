import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatBytes } from "~/core/format";
import { randomToken } from "~/core/ids";
import { isAborted, type Statement, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { consumeAgentStorage, returnAgentBytes } from "~/domains/quotas/consume-agent-storage.server";
import { kindOfBytes, MIME_TYPES, nameOfKind } from "~/domains/templates/files/file-kinds";
import { type GivenFile, plainName } from "~/domains/templates/files/store-file.server";
import { m } from "~/messages/messages";
import { agentCvs, applications, onboardings } from "../tables";
import { MAX_CV_BYTES } from "./cv-kinds";

type AgentCv = typeof agentCvs.$inferSelect;

const decidedText = () => m.onboarding_store_cv_your_application_is_already_decided();

const refusal = (code: "invalid" | "too_large" | "forbidden" | "conflict", message: string) =>
  new DomainError(code, message, { field: "cv" });

export async function findCv(ctx: Context, agentId: number): Promise<AgentCv | null> {
  const [cv] = await ctx.db
    .select()
    .from(agentCvs)
    .where(and(eq(agentCvs.agentId, agentId), isNull(agentCvs.discardedAt)))
    .orderBy(desc(agentCvs.id))
    .limit(1);
  return cv ?? null;
}

/** A decided application's CV can't be replaced, unless one was requested; an agent approved without a CV may upload the first. */
const mayStore = (
  agentId: number,
) => sql`not exists (select 1 from ${applications} where agent_id = ${agentId}
  and requested_at is null and (stage = 'declined' or (stage = 'approved'
    and exists (select 1 from ${agentCvs} where agent_id = ${agentId} and discarded_at is null))))`;

/** Why a CV can no longer be uploaded; null if it can. */
export async function cvBlockingReason(ctx: Context, agentId: number): Promise<string | null> {
  const row = await statement(ctx, sql`select ${mayStore(agentId)} as "isOpen"`).first<{ isOpen: number }>();
  return row?.isOpen ? null : decidedText();
}

/**
 * Stores a CV, replacing an earlier one. Detects the type from its bytes, not its name.
 * @throws DomainError invalid, too_large, forbidden, limit_reached; conflict once decided
 */
export async function storeCv(ctx: AgentContext, given: GivenFile | null): Promise<AgentCv> {
  requireNotImpersonating(ctx);
  const { id: agentId } = ctx.agent;
  if (ctx.actor.isDemo) throw refusal("forbidden", m.onboarding_store_cv_demo_agents_cant_upload_files());
  if (!given || given.bytes.byteLength === 0)
    throw refusal("invalid", m.onboarding_store_cv_this_file_is_empty_choose());
  const size = given.bytes.byteLength;
  if (size > MAX_CV_BYTES)
    throw refusal(
      "too_large",
      m.onboarding_store_cv_choose_a_file_of_at({ maxCvBytes: formatBytes(MAX_CV_BYTES) }),
    );
  const kind = kindOfBytes(given.bytes);
  if (kind !== "pdf" && kind !== "doc" && kind !== "docx")
    throw refusal("invalid", m.onboarding_store_cv_upload_a_pdf_or_word());
  if (await cvBlockingReason(ctx, agentId)) throw refusal("conflict", decidedText());
  await consumeAgentStorage(ctx, agentId, size);
  const key = `cvs/${agentId}/${randomToken()}`;
  const mimeType = MIME_TYPES[kind];
  await ctx.files.put(key, given.bytes, { httpMetadata: { contentType: mimeType } });
  const createdAt = ctx.now();
  const writes: Statement[] = [
    sql`select case when ${mayStore(agentId)} then 1 else json('aborted') end as holds`,
    ctx.db
      .update(agentCvs)
      .set({ discardedAt: createdAt })
      .where(and(eq(agentCvs.agentId, agentId), isNull(agentCvs.discardedAt))),
    ctx.db.insert(agentCvs).values({
      agentId,
      key,
      originalName: nameOfKind(plainName(given.name) || "cv", kind),
      mimeType,
      size,
      createdAt,
    }),
    ctx.db
      .insert(onboardings)
      .values({ agentId, cvAt: createdAt })
      .onConflictDoUpdate({ target: onboardings.agentId, set: { cvAt: createdAt } }),
    auditStatement(ctx, { action: "save-cv", target: `agent:${agentId}` }),
  ];
  await ctx.d1.batch(writes.map((write) => statement(ctx, write))).catch(async (error) => {
    await ctx.files.delete(key);
    await returnAgentBytes(ctx, [{ agentId, bytes: size }]);
    throw isAborted(error) ? refusal("conflict", decidedText()) : error;
  });
  const [cv] = await ctx.db.select().from(agentCvs).where(eq(agentCvs.key, key)).limit(1);
  if (!cv) throw new Error("The CV was not written down");
  return cv;
}
