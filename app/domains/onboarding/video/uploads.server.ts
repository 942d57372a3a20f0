import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { withAgentBytes } from "~/domains/quotas/consume-agent-storage.server";
import { m } from "~/messages/messages";
import { answerChunks, videoAnswers } from "../tables";
import { type AnswerRow, answerRefusal, isOpen, mayAnswer } from "./answers.server";
import { chunksOfAnswer } from "./chunks.server";
import { CHUNK_BYTES, chunksOf, MAX_ANSWER_BYTES, sizeOfChunk } from "./policy";

export const tooLarge = () =>
  new DomainError("too_large", m.onboarding_uploads_upload_an_answer_of_at(), { field: "answer" });

export const ended = () => new DomainError("conflict", m.onboarding_uploads_this_upload_ended_or_was());

/** @throws DomainError forbidden for a demo agent, or while impersonating */
export function requireKeeping(ctx: AgentContext): void {
  requireNotImpersonating(ctx);
  if (ctx.actor.isDemo)
    throw new DomainError("forbidden", m.onboarding_uploads_demo_agents_cant_upload_files(), {
      field: "answer",
    });
}

export async function insertUpload(ctx: AgentContext, question: number, size: number): Promise<AnswerRow> {
  const agentId = ctx.agent.id;
  const now = toUnixSeconds(ctx.now());
  const [, [upload]] = await ctx.db.batch([
    ctx.db
      .update(videoAnswers)
      .set({ discardedAt: ctx.now() })
      .where(and(eq(videoAnswers.agentId, agentId), eq(videoAnswers.question, question), isOpen)),
    ctx.db
      .insert(videoAnswers)
      .select(
        sql`select null, ${agentId}, ${question}, null, null, ${size}, null, null, ${now}, null, null where ${mayAnswer(agentId)}`,
      )
      .returning(),
  ]);
  if (!upload) throw await answerRefusal(ctx);
  return upload;
}

/**
 * Starts an upload and ends an open one for the same question. Counts its bytes, at least one chunk, towards the
 * agent's quota.
 * @throws DomainError too_large; forbidden; conflict without consent or after the submission; limit_reached
 */
export async function startUpload(ctx: AgentContext, question: number, size: number): Promise<AnswerRow> {
  requireKeeping(ctx);
  if (size > MAX_ANSWER_BYTES) throw tooLarge();
  return withAgentBytes(ctx, ctx.agent.id, Math.max(size, CHUNK_BYTES), () =>
    insertUpload(ctx, question, size),
  );
}

/** @throws DomainError not_found for another agent's upload */
export async function getUpload(ctx: AgentContext, uploadId: number): Promise<AnswerRow> {
  const [row] = await ctx.db
    .select()
    .from(videoAnswers)
    .where(and(eq(videoAnswers.id, uploadId), eq(videoAnswers.agentId, ctx.agent.id)))
    .limit(1);
  if (!row || row.kind === "text") throw new DomainError("not_found", m.onboarding_uploads_this_upload());
  return row;
}

export const hasEnded = ({ completedAt, discardedAt }: AnswerRow) =>
  completedAt !== null || discardedAt !== null;

export async function missingChunks(ctx: Context, { id, size }: AnswerRow): Promise<number[]> {
  const stored = new Set(
    (await chunksOfAnswer(ctx, id)).flatMap(({ place, storedAt }) => (storedAt ? [place] : [])),
  );
  return Array.from({ length: chunksOf(size) }, (_, place) => place).filter((place) => !stored.has(place));
}

const keyOf = (agentId: number, uploadId: number, place: number, hash: string) =>
  `answers/${agentId}/${uploadId}/${place}-${hash.slice(0, 16)}`;

interface Chunk {
  place: number;
  size: number;
  sha256: string;
}

/** A statement that inserts rows for chunks; their objects are stored afterwards. */
export const chunkRows = (ctx: AgentContext, uploadId: number, chunks: readonly Chunk[]) =>
  statement(
    ctx,
    sql`insert into ${answerChunks} (answer_id, place, key, size, sha256)
      select ${uploadId}, value ->> 'place', value ->> 'key', value ->> 'size', value ->> 'sha256'
      from json_each(${JSON.stringify(chunks.map((chunk) => ({ ...chunk, key: keyOf(ctx.agent.id, uploadId, chunk.place, chunk.sha256) })))})
      where exists (select 1 from ${videoAnswers} where id = ${uploadId} and ${isOpen}) on conflict do nothing`,
  );

export const storeChunk = (ctx: AgentContext, uploadId: number, chunk: Chunk, bytes: Uint8Array) =>
  ctx.files.put(keyOf(ctx.agent.id, uploadId, chunk.place, chunk.sha256), bytes);

/**
 * Stores a chunk, in any order. Safe to repeat with the same bytes. `sha256` is hex.
 * @throws DomainError not_found, also for a chunk index outside the upload; invalid for a wrong size; conflict for
 * different bytes at that index, or once the upload ended
 */
export async function putChunk(ctx: AgentContext, uploadId: number, bytes: Uint8Array, chunk: Chunk) {
  requireNotImpersonating(ctx);
  const upload = await getUpload(ctx, uploadId);
  const { place, size, sha256 } = chunk;
  if (place >= chunksOf(upload.size)) throw new DomainError("not_found", m.onboarding_uploads_this_chunk());
  if (size !== sizeOfChunk(upload.size, place))
    throw new DomainError(
      "invalid",
      m.onboarding_uploads_chunk_has_bytes_arrived({
        place,
        size: sizeOfChunk(upload.size, place),
        size2: size,
      }),
    );
  await chunkRows(ctx, uploadId, [chunk]).run();
  const byPlace = and(eq(answerChunks.answerId, uploadId), eq(answerChunks.place, place));
  const [row] = await ctx.db.select().from(answerChunks).where(byPlace).limit(1);
  if (row && row.sha256 !== sha256)
    throw new DomainError("conflict", m.onboarding_uploads_chunk_was_already_sent_with({ place }));
  if (row?.storedAt) return;
  if (!row || hasEnded(upload)) throw ended();
  await storeChunk(ctx, uploadId, chunk, bytes);
  const stored = await ctx.db
    .update(answerChunks)
    .set({ storedAt: ctx.now() })
    .where(byPlace)
    .returning({ place: answerChunks.place });
  // The nightly job deleted the upload in the meantime.
  if (stored.length === 0) await ctx.files.delete(row.key);
}

export const uploadJson = (upload: AnswerRow, missing: number[]) => ({
  id: upload.id,
  question: upload.question,
  size: upload.size,
  chunkBytes: CHUNK_BYTES,
  chunks: chunksOf(upload.size),
  missing,
  state: upload.discardedAt ? "dropped" : upload.completedAt ? "complete" : "open",
});
