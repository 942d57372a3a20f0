import { asImapError, ImapError } from "./imap-error";

const LINE_FEED = 10;

/** Reads a connection by lines or byte counts. Stops when `signal` is aborted. */
export class ByteReader {
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #signal: AbortSignal;
  #giveUp: ((reason: unknown) => void) | null = null;
  #chunk: Uint8Array = new Uint8Array();
  #decoder = new TextDecoder("latin1");

  constructor(readable: ReadableStream<Uint8Array>, signal: AbortSignal) {
    this.#reader = readable.getReader();
    this.#reader.closed.catch(() => {});
    this.#signal = signal;
    signal.addEventListener("abort", () => this.#giveUp?.(signal.reason));
  }

  get isEmpty(): boolean {
    return this.#chunk.byteLength === 0;
  }

  async #more(): Promise<void> {
    const { done, value } = await new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
      this.#giveUp = reject;
      this.#reader.read().then(resolve, reject);
      if (this.#signal.aborted) reject(this.#signal.reason);
    }).catch((error) => {
      throw asImapError(error);
    });
    if (done) throw new ImapError("unreachable", "The server closed the connection.");
    this.#chunk = value;
  }

  /** Reads a line, without its line ending. @throws ImapError too-much after `limit` bytes */
  async line(limit: number): Promise<string> {
    const pieces: string[] = [];
    let length = 0;
    for (;;) {
      if (this.isEmpty) await this.#more();
      const end = this.#chunk.indexOf(LINE_FEED);
      const piece = end < 0 ? this.#chunk : this.#chunk.subarray(0, end);
      length += piece.byteLength;
      if (length > limit) throw new ImapError("too-much", "The server sent a line that’s too long.");
      pieces.push(this.#decoder.decode(piece));
      this.#chunk = this.#chunk.subarray(piece.byteLength + (end < 0 ? 0 : 1));
      if (end >= 0) return pieces.join("").replace(/\r$/, "");
    }
  }

  async #each(count: number, take: (piece: Uint8Array) => void): Promise<void> {
    for (let left = count; left > 0; ) {
      if (this.isEmpty) await this.#more();
      const piece = this.#chunk.subarray(0, left);
      take(piece);
      left -= piece.byteLength;
      this.#chunk = this.#chunk.subarray(piece.byteLength);
    }
  }

  async take(count: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(count);
    let offset = 0;
    await this.#each(count, (piece) => {
      bytes.set(piece, offset);
      offset += piece.byteLength;
    });
    return bytes;
  }

  skip(count: number): Promise<void> {
    return this.#each(count, () => {});
  }

  release(): void {
    this.#reader.releaseLock();
  }
}
