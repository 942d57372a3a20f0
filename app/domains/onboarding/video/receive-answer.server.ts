import { sql } from "drizzle-orm";
import { sha256OfBytes } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { consumeAgentStorage } from "~/domains/quotas/consume-agent-storage.server";
import { answerChunks, videoAnswers } from "../tables";
import type { AnswerRow } from "./answers.server";
import { dropUpload } from "./keep-answer.server";
import { CHUNK_BYTES, MAX_ANSWER_BYTES } from "./policy";
import { chunkRows, insertUpload, requireKeeping, storeChunk, tooLarge } from "./uploads.server";

/** Chunks held in memory and counted together: 4 MB. */
const BATCH_CHUNKS = 16;

async function* chunked(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunk = new Uint8Array(CHUNK_BYTES);
  let filled = 0;
  for await (const piece of bytes)
    for (let offset = 0; offset < piece.length; ) {
      const taken = piece.subarray(offset, offset + CHUNK_BYTES - filled);
      chunk.set(taken, filled);
      filled += taken.length;
      offset += taken.length;
      if (filled < CHUNK_BYTES) continue;
      yield chunk;
      chunk = new Uint8Array(CHUNK_BYTES);
      filled = 0;
    }
  if (filled > 0) yield chunk.subarray(0, filled);
}

async function storeGroup(ctx: AgentContext, uploadId: number, first: number, group: Uint8Array[]) {
  const size = group.reduce((sum, { length }) => sum + length, 0);
  await consumeAgentStorage(ctx, ctx.agent.id, size);
  const chunks = await Promise.all(
    group.map(async (bytes, offset) => ({
      bytes,
      chunk: { place: first + offset, size: bytes.length, sha256: await sha256OfBytes(bytes) },
    })),
  );
  await chunkRows(
    ctx,
    uploadId,
    chunks.map(({ chunk }) => chunk),
  ).run();
  await Promise.all(chunks.map(({ chunk, bytes }) => storeChunk(ctx, uploadId, chunk, bytes)));
}

/**
 * Receives an upload as one stream, as an HTML form sends it; null if empty. The upload still has to be completed.
 * @throws DomainError too_large; forbidden; conflict without consent or after the submission; limit_reached
 */
export async function receiveAnswer(
  ctx: AgentContext,
  question: number,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<AnswerRow | null> {
  requireKeeping(ctx);
  let upload: AnswerRow | null = null;
  let group: Uint8Array[] = [];
  let [places, size] = [0, 0];
  for await (const chunk of chunked(bytes)) {
    upload ??= await insertUpload(ctx, question, 0);
    size += chunk.length;
    group.push(chunk);
    if (size > MAX_ANSWER_BYTES) {
      await dropUpload(ctx, upload.id);
      throw tooLarge();
    }
    if (group.length < BATCH_CHUNKS) continue;
    await storeGroup(ctx, upload.id, places, group);
    places += group.length;
    group = [];
  }
  if (!upload) return null;
  if (group.length > 0) await storeGroup(ctx, upload.id, places, group);
  await ctx.d1.batch(
    [
      sql`update ${answerChunks} set stored_at = ${toUnixSeconds(ctx.now())} where answer_id = ${upload.id}`,
      sql`update ${videoAnswers} set size = ${size} where id = ${upload.id}`,
    ].map((query) => statement(ctx, query)),
  );
  return { ...upload, size };
}
