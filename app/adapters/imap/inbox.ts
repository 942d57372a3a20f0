import { fetchedIn, numberAfter } from "./fetch-response";
import { type Bounds, type Response, SMALL } from "./imap-connection";
import { ImapError } from "./imap-error";
import { type ImapSettings, openImap } from "./imap-session";

const MAX_LINES = 2_000;

/** Header fields by lowercase name; the first of each name is kept, folded lines are joined (RFC 5322). */
function headerFields(bytes: Uint8Array): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  let name = "";
  for (const line of new TextDecoder("latin1").decode(bytes).split("\n").slice(0, MAX_LINES)) {
    const isMore = line.startsWith(" ") || line.startsWith("\t");
    if (isMore && name) fields[name] += ` ${line.trim()}`;
    if (isMore) continue;
    const colon = line.indexOf(":");
    const found = colon > 0 && colon < 100 ? line.slice(0, colon).trim().toLowerCase() : "";
    name = found in fields ? "" : found;
    if (name) fields[name] = line.slice(colon + 1).trim();
  }
  return fields;
}

export type { ImapSettings };

/** Milliseconds for everything on one connection, and for opening the inbox. */
const LOOK_LIMIT = 60_000;
const OPEN_LIMIT = 20_000;
/** UIDs per search. A response line has at most 11 characters per UID. */
export const MAX_UIDS = 100_000;
export const HEADERS_BATCH_SIZE = 100;
const HEADERS =
  "FROM SUBJECT MESSAGE-ID IN-REPLY-TO REFERENCES CONTENT-TYPE REPLY-TO LIST-ID LIST-UNSUBSCRIBE PRECEDENCE";
/** Bytes fetched from a body at a time. */
const PART = 262_144;

const SEARCH: Bounds = { ...SMALL, line: 1_200_000, total: 1_300_000 };
/** Bytes of the headers of 100 emails. Longer headers are skipped: no reply has that many. */
const HEAD: Bounds = { ...SMALL, literal: 32_768, skipped: 20_000_000, total: 4_000_000 };
const BODY: Bounds = { ...SMALL, literal: PART, total: PART + 65_536 };

export interface MailHead {
  uid: number;
  headers: Record<string, string>;
}

export interface Inbox {
  uidValidity: number;
  uidNext: number;
  /** Existing UIDs from `first` to `first + MAX_UIDS - 1`, ascending. */
  uidsFrom(first: number): Promise<number[]>;
  /** Headers of at most `HEADERS_BATCH_SIZE` emails; deleted emails and those with oversized headers are left out. */
  heads(uids: readonly number[]): Promise<MailHead[]>;
  /** Returns the first `limit` bytes of an email, fetched in parts; null if it was deleted. */
  body(uid: number, limit: number): Promise<Uint8Array | null>;
  /** Logs out and closes the connection. */
  close(): Promise<void>;
}

async function openedInbox(settings: ImapSettings, signal: AbortSignal): Promise<Inbox> {
  const { connection, close } = await openImap(settings, signal);
  const run = async (line: string, bounds: Bounds, onResponse: (response: Response) => void) => {
    const said = await connection.command(line, { bounds, each: onResponse });
    if (said.status !== "OK") throw new ImapError("busy", said.text);
  };
  const known: Record<"UIDVALIDITY" | "UIDNEXT", number | null> = { UIDVALIDITY: null, UIDNEXT: null };
  try {
    const examined = await connection.command("EXAMINE INBOX", {
      each: ({ text }) => {
        for (const name of ["UIDVALIDITY", "UIDNEXT"] as const)
          if (text.toUpperCase().startsWith(`* OK [${name} `)) known[name] = numberAfter(text, name);
      },
    });
    if (examined.status !== "OK") throw new ImapError("no-inbox", examined.text);
    const { UIDVALIDITY: uidValidity, UIDNEXT: uidNext } = known;
    if (!uidValidity || !uidNext)
      throw new ImapError("unsupported", "The EXAMINE response has no UIDVALIDITY or UIDNEXT.");
    return {
      uidValidity,
      uidNext,
      async uidsFrom(first) {
        const last = Math.min(first + MAX_UIDS - 1, 4_294_967_295);
        const found: number[] = [];
        await run(`UID SEARCH UID ${first}:${last}`, SEARCH, ({ text }) => {
          if (!/^\* SEARCH\b/i.test(text)) return;
          for (const uid of text.slice(9).split(" ").map(Number))
            if (uid >= first && uid <= last && found.length < MAX_UIDS) found.push(uid);
        });
        return found.sort((a, b) => a - b);
      },
      async heads(uids) {
        const found = new Map<number, MailHead>();
        if (uids.length === 0) return [];
        const items = `(UID BODY.PEEK[HEADER.FIELDS (${HEADERS})])`;
        await run(`UID FETCH ${uids.join(",")} ${items}`, HEAD, (response) => {
          const mail = fetchedIn(response);
          if (!mail?.bytes.byteLength || !uids.includes(mail.uid)) return;
          found.set(mail.uid, { uid: mail.uid, headers: headerFields(mail.bytes) });
        });
        return uids.flatMap((uid) => found.get(uid) ?? []);
      },
      async body(uid, limit) {
        const parts: Uint8Array[] = [];
        for (let length = 0; length < limit; ) {
          let part: Uint8Array | null = null;
          const wanted = Math.min(PART, limit - length);
          await run(`UID FETCH ${uid} (UID BODY.PEEK[]<${length}.${wanted}>)`, BODY, (response) => {
            const mail = fetchedIn(response);
            if (mail?.uid === uid && mail.hasItem) part = mail.bytes;
          });
          const bytes = part as Uint8Array | null;
          if (!bytes || (length === 0 && bytes.byteLength === 0)) return null;
          parts.push(bytes);
          length += bytes.byteLength;
          if (bytes.byteLength < wanted) break;
        }
        return new Uint8Array(Buffer.concat(parts));
      },
      async close() {
        await connection.write("N0 LOGOUT").catch(() => {});
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Runs `use` on an account's inbox, opened read-only: no email is marked as seen. @throws ImapError */
export async function withInbox<T>(
  settings: ImapSettings,
  use: (inbox: Inbox) => Promise<T>,
  limits = { look: LOOK_LIMIT, open: OPEN_LIMIT },
): Promise<T> {
  const over = new AbortController();
  const late = (milliseconds: number) =>
    setTimeout(
      () => over.abort(new ImapError("unreachable", `No response within ${milliseconds / 1_000} seconds.`)),
      milliseconds,
    );
  let timer = late(limits.open);
  try {
    const inbox = await openedInbox(settings, over.signal);
    clearTimeout(timer);
    timer = late(limits.look);
    try {
      return await use(inbox);
    } finally {
      await inbox.close();
    }
  } finally {
    clearTimeout(timer);
  }
}
