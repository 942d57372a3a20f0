import { asc, eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";
import { answerChunks } from "../tables";
import type { AnswerRow } from "./answers.server";
import type { Source } from "./containers/recording";
import { CHUNK_BYTES } from "./policy";

const AHEAD = 8;

export const chunksOfAnswer = (ctx: Context, answerId: number) =>
  ctx.db
    .select()
    .from(answerChunks)
    .where(eq(answerChunks.answerId, answerId))
    .orderBy(asc(answerChunks.place))
    .limit(200);

async function bytesOfChunk({ files }: Pick<Context, "files">, key: string): Promise<Uint8Array> {
  const stored = await files.get(key);
  if (!stored) throw new DomainError("not_found", m.onboarding_chunks_a_part_of_this_recording());
  return new Uint8Array(await stored.arrayBuffer());
}

/** A complete answer as one source of bytes; holds eight chunks in memory. */
export async function recordingSource(ctx: Context, { id, size }: AnswerRow): Promise<Source> {
  const keys = (await chunksOfAnswer(ctx, id)).map(({ key }) => key);
  let held = new Map<number, Uint8Array>();
  const chunk = async (place: number): Promise<Uint8Array> => {
    if (!held.has(place)) {
      const wanted = keys.slice(place, place + AHEAD);
      const read = await Promise.all(wanted.map((key) => bytesOfChunk(ctx, key)));
      held = new Map(read.map((bytes, index) => [place + index, bytes]));
    }
    return held.get(place) ?? new Uint8Array();
  };
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    const end = Math.min(size, offset + length);
    if (offset >= end) return new Uint8Array();
    const first = Math.floor(offset / CHUNK_BYTES);
    const within = offset - first * CHUNK_BYTES;
    const bytes = await chunk(first);
    if (within + end - offset <= bytes.length) return bytes.subarray(within, within + end - offset);
    const rest = await read((first + 1) * CHUNK_BYTES, end - (first + 1) * CHUNK_BYTES);
    const whole = new Uint8Array(end - offset);
    whole.set(bytes.subarray(within));
    whole.set(rest, bytes.length - within);
    return whole;
  };
  return { size, read };
}

/** Streams the bytes from `from` to `to` (inclusive) on demand, one chunk at a time. */
export async function streamOf(
  ctx: Context,
  { id }: AnswerRow,
  { from, to }: { from: number; to: number },
): Promise<ReadableStream<Uint8Array>> {
  const chunks = await chunksOfAnswer(ctx, id);
  let place = Math.floor(from / CHUNK_BYTES);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const begin = place * CHUNK_BYTES;
      const chunk = chunks[place];
      if (!chunk || begin > to) return controller.close();
      place += 1;
      const bytes = await bytesOfChunk(ctx, chunk.key);
      controller.enqueue(bytes.subarray(Math.max(0, from - begin), Math.min(bytes.length, to + 1 - begin)));
    },
  });
}
