import { ByteReader } from "./byte-reader";
import { asImapError, ImapError } from "./imap-error";

/** A response without its literals; a NUL in the text marks the place of each. */
export interface Response {
  text: string;
  /** Null if the literal was over the limit and skipped. */
  literals: (Uint8Array | null)[];
}

/** Byte limits for the responses to one command. */
export interface Bounds {
  line: number;
  /** A longer literal is skipped if it has at most `skipped` bytes; otherwise the connection ends. */
  literal: number;
  skipped: number;
  /** Of all responses together. */
  total: number;
}

export const SMALL: Bounds = { line: 16_384, literal: 4_096, skipped: 0, total: 262_144 };

interface Command {
  bounds?: Bounds;
  /** Returns the line to send when the server asks for more ("+"), given the server's text. */
  goOn?: (text: string) => string;
  each?: (response: Response) => void;
}

export interface Tagged {
  status: string;
  text: string;
}

const literalLength = (line: string): number | null => {
  const open = line.endsWith("}") ? line.lastIndexOf("{") : -1;
  const length = open < 0 ? null : /^(\d{1,12})\+?$/.exec(line.slice(open + 1, -1).slice(0, 20));
  return length ? Number(length[1]) : null;
};

/** One IMAP connection (RFC 3501). Never holds more server data in memory than the limits of the current command. */
export class ImapConnection {
  #socket: Socket;
  #reader: ByteReader;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #signal: AbortSignal;
  #tags = 0;
  #bye = "";

  constructor(socket: Socket, signal: AbortSignal) {
    this.#socket = socket;
    this.#signal = signal;
    this.#reader = new ByteReader(socket.readable, signal);
    this.#writer = socket.writable.getWriter();
    this.#writer.closed.catch(() => {});
  }

  /** Writes one line. */
  async write(text: string): Promise<void> {
    const written = this.#writer.write(new TextEncoder().encode(`${text}\r\n`));
    await new Promise<void>((resolve, reject) => {
      written.then(resolve, reject);
      if (this.#signal.aborted) reject(this.#signal.reason);
      this.#signal.addEventListener("abort", () => reject(this.#signal.reason), { once: true });
    }).catch((error) => {
      throw asImapError(error);
    });
  }

  /** @throws ImapError too-much */
  async response(bounds: Bounds = SMALL): Promise<Response & { size: number }> {
    let text = "";
    const literals: Response["literals"] = [];
    let size = 0;
    for (;;) {
      const line = await this.#reader.line(bounds.line - text.length);
      size += line.length + 2;
      const length = literalLength(line);
      if (length === null) {
        text += line;
        if (/^\* BYE\b/i.test(text)) this.#bye = text.slice(6);
        return { text, literals, size };
      }
      text += `${line.slice(0, line.lastIndexOf("{"))}\0`;
      size += length;
      if (length <= bounds.literal && size <= bounds.total) literals.push(await this.#reader.take(length));
      else if (length <= bounds.skipped) {
        await this.#reader.skip(length);
        literals.push(null);
      } else throw new ImapError("too-much", `The server sent ${length} bytes, more than requested.`);
    }
  }

  /** Sends one command and reads until its tagged response. `line` must not contain control characters. @throws ImapError */
  async command(line: string, { bounds = SMALL, goOn, each }: Command = {}): Promise<Tagged> {
    if (/\p{Cc}/u.test(line)) throw new ImapError("unsupported", "not a command");
    this.#tags += 1;
    const tag = `N${this.#tags}`;
    try {
      await this.write(`${tag} ${line}`);
      let left = bounds.total + bounds.skipped;
      for (;;) {
        const response = await this.response({ ...bounds, total: Math.min(bounds.total, left) });
        left -= response.size;
        if (left < 0) throw new ImapError("too-much", "The server sent more data than requested.");
        const { text } = response;
        if (text.startsWith("+")) await this.write(goOn?.(text.slice(1).trim()) ?? "");
        else if (text.startsWith("* ")) each?.(response);
        else if (text.startsWith(`${tag} `)) {
          const [, status = "", ...rest] = text.split(" ");
          return { status: status.toUpperCase(), text: rest.join(" ") };
        } else
          throw new ImapError(
            "unsupported",
            "The server’s response isn’t valid IMAP. Check the server name and port.",
          );
      }
    } catch (error) {
      if (this.#bye) throw new ImapError("busy", this.#bye);
      throw error;
    }
  }

  /** Upgrades the connection to TLS. Data received before TLS can't be trusted, so none may be left unread. */
  startTls(): ImapConnection {
    if (!this.#reader.isEmpty) throw new ImapError("insecure", "The server sent data before TLS started.");
    this.#reader.release();
    this.#writer.releaseLock();
    return new ImapConnection(this.#socket.startTls(), this.#signal);
  }
}
