const CHUNK_BYTES = 32 * 1024;
/** Divisible by three, so that only the last piece ends in padding. */
const BASE64_PIECE_BYTES = 8_190;

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let offset = 0; offset < bytes.length; offset += BASE64_PIECE_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(offset, offset + BASE64_PIECE_BYTES)));
  return text;
}

/** UTF-8 of text pieces, generated only as fast as they are consumed. */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let text = "";
      let isDone = false;
      while (!isDone && text.length < CHUNK_BYTES) {
        const next = await pieces.next();
        isDone = next.done === true;
        if (!next.done) text += next.value;
      }
      if (text) controller.enqueue(encoder.encode(text));
      if (isDone) controller.close();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** Yields the chunks of a stream one by one; stopping early cancels the stream. */
export async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => {});
  }
}

/** Returns the UTF-8 text of a body of at most `limit` bytes; null for a larger one, of which no more is read. */
export async function textUpTo(
  { body }: { body: ReadableStream<Uint8Array> | null },
  limit: number,
): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const piece of body ? bytesOf(body) : []) {
    size += piece.byteLength;
    if (size > limit) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
