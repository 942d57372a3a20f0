const MAX_REPLY = 16_384;
const REPLY = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/;

/** One reply from the server. */
export interface Reply {
  code: number;
  lines: string[];
}

/** A rejection by the server. Codes 4xx are temporary, 5xx permanent. */
export class SmtpRefusal extends Error {
  readonly code: number;

  constructor({ code, lines }: Reply, step: string) {
    super(`${step}: ${code} ${lines.join(" ").replace(/[^\x20-\x7e]/g, "?")}`.slice(0, 300));
    this.code = code;
  }
}

/** The lines of one SMTP connection; reads and writes stop once `signal` is aborted. */
export class SmtpConnection {
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #signal: AbortSignal;
  /** Cached because asking the signal itself costs more than a read. */
  #isAborted = false;
  /** Rejects the read or write in progress. Racing against one long-lived promise would keep each of them in memory. */
  #giveUp: ((reason: unknown) => void) | null = null;
  #text = "";
  #encoder = new TextEncoder();
  #decoder = new TextDecoder("latin1");
  /** How many replies were read so far. */
  replies = 0;

  constructor(socket: Socket, signal: AbortSignal) {
    this.#socket = socket;
    this.#signal = signal;
    this.#isAborted = signal.aborted;
    signal.addEventListener("abort", () => {
      this.#isAborted = true;
      this.#giveUp?.(signal.reason);
    });
    this.#reader = socket.readable.getReader();
    this.#writer = socket.writable.getWriter();
    // Reads and writes report the same error; these rejections would be unhandled.
    for (const { closed } of [this.#reader, this.#writer]) closed.catch(() => {});
  }

  #unlessAborted<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#giveUp = reject;
      work.then(resolve, reject);
      if (this.#isAborted) reject(this.#signal.reason);
    });
  }

  /** Reads one reply, which may have several lines. @throws when the connection ends, or the reply is not valid SMTP */
  async reply(): Promise<Reply> {
    for (;;) {
      const end = this.#text === "" ? null : REPLY.exec(this.#text);
      if (end) {
        this.#text = this.#text.slice(end[0].length);
        this.replies += 1;
        const lines = end[0].trimEnd().split(/\r?\n/);
        return { code: Number(lines[0]?.slice(0, 3)), lines: lines.map((line) => line.slice(4)) };
      }
      const { done, value } = await this.#unlessAborted(this.#reader.read());
      if (done) throw new Error("The connection ended.");
      this.#text += this.#decoder.decode(value, { stream: true });
      if (this.#text.length > MAX_REPLY) throw new Error("The server's reply is too long.");
    }
  }

  async write(text: string): Promise<void> {
    await this.#unlessAborted(this.#writer.write(this.#encoder.encode(text)));
  }

  /** Waits for a reply that starts with the digit `expected`. @throws SmtpRefusal, named after the step */
  async expect(step: string, expected: 2 | 3): Promise<Reply> {
    const reply = await this.reply();
    if (Math.floor(reply.code / 100) !== expected) throw new SmtpRefusal(reply, step);
    return reply;
  }

  /** `step` names the command in errors, which never hold a password. */
  async command(line: string, expected: 2 | 3 = 2, step = line.split(" ")[0] ?? ""): Promise<Reply> {
    if (/[^\x20-\x7e]/.test(line)) throw new Error("not a command");
    await this.write(`${line}\r\n`);
    return this.expect(step, expected);
  }

  /** Resets after a rejected email; false if the connection is unusable. */
  async reset(): Promise<boolean> {
    try {
      await this.command("RSET");
      return true;
    } catch {
      return false;
    }
  }

  /** Upgrades the connection to TLS. Data received before TLS can't be trusted, so none may be left unread. */
  startTls(): SmtpConnection {
    if (this.#text) throw new Error("The server spoke before TLS began.");
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    return new SmtpConnection(this.#socket.startTls(), this.#signal);
  }
}
