import { append } from "~/core/lists/unbounded";
import type { MailOutcome, MailSender, OutgoingMail } from "./mail-sender";
import { composeMail } from "./mime";
import { SmtpRefusal } from "./smtp-connection";
import { ourNameOf, type SmtpSettings } from "./smtp-session";
import { type Line, openSocket, sendOver, watch } from "./smtp-socket";
import { type Composed, say } from "./smtp-transfer";

/** A Worker can open six connections concurrently. */
const MAX_CONNECTIONS = 6;
const MAIL_LIMIT = 60_000;
export const OPEN_LIMIT = 20_000;

/** "closed": no email was sent, because no connection was established; permanent if the server rejects us (5xx), for example at login. */
export type PoolOutcome = MailOutcome | { outcome: "closed"; reason: string; isForGood: boolean };

interface SmtpPool extends Omit<MailSender, "send"> {
  /** Sends emails one after the other, as soon as a connection is free. Returns the result of each. Never throws. */
  send(mails: readonly OutgoingMail[]): Promise<PoolOutcome[]>;
  /** Closes every connection with QUIT. */
  close(): Promise<void>;
}

type Limits = { mail: number; open: number };

function composedOf(mail: OutgoingMail): Composed | Extract<MailOutcome, { outcome: "refused" }> {
  try {
    return { mail, message: composeMail(mail) };
  } catch (error) {
    return { outcome: "refused", reason: say(error) };
  }
}

/** Sends many emails over a few connections. A server that accepts fewer connections than `limit` gets fewer. */
export function createSmtpPool(
  settings: SmtpSettings,
  limit = MAX_CONNECTIONS,
  limits: Limits = { mail: MAIL_LIMIT, open: OPEN_LIMIT },
): SmtpPool {
  const idle: Line[] = [];
  const lines = new Set<Line>();
  let clock: ReturnType<typeof watch> | undefined;
  const waiting: (() => void)[] = [];
  let open = 0;
  let allowed = limit;

  const drop = (line: Line) => {
    line.session.close();
    lines.delete(line);
    open -= 1;
  };

  /** Takes a free connection or opens a new one. @throws the connection error if no other connection is open */
  async function take(ourName: string): Promise<Line> {
    for (;;) {
      const line = idle.pop();
      if (line) return line;
      if (open >= allowed) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        continue;
      }
      open += 1;
      try {
        const fresh = await openSocket(settings, ourName, limits.open);
        lines.add(fresh);
        clock ??= watch(lines, limits.mail);
        return fresh;
      } catch (error) {
        open -= 1;
        if (open === 0) throw error;
        allowed = open;
      }
    }
  }

  /** Sends as much of `run` as it can over one connection, in order; removes what was sent. */
  async function deliverOver(line: Line, run: Composed[]): Promise<PoolOutcome[]> {
    const outcomes: PoolOutcome[] = [];
    for (let mail = run[0]; mail; mail = run[0]) {
      const wasUsed = line.isUsed;
      const { result, isUsable, isUntouched } = await sendOver(line, mail, run[1]?.mail, limits.mail);
      if (!isUntouched || !wasUsed) {
        outcomes.push(result);
        run.shift();
      }
      if (!isUsable) {
        drop(line);
        return outcomes;
      }
    }
    idle.push(line);
    return outcomes;
  }

  async function deliver(run: Composed[]): Promise<PoolOutcome[]> {
    const outcomes: PoolOutcome[] = [];
    for (let first = run[0]; first; first = run[0]) {
      try {
        const line = await take(ourNameOf(first.mail.from.address));
        append(outcomes, await deliverOver(line, run));
      } catch (error) {
        const isForGood = error instanceof SmtpRefusal && error.code >= 500 && error.code < 600;
        const closed = { outcome: "closed", reason: say(error), isForGood } as const;
        return [...outcomes, ...run.map(() => closed)];
      }
    }
    return outcomes;
  }

  return {
    name: "smtp",
    async send(mails) {
      const composed = mails.map(composedOf);
      const outcomes = await deliver(composed.filter((mail) => "message" in mail));
      waiting.shift()?.();
      return composed.map((mail) => ("message" in mail ? (outcomes.shift() as PoolOutcome) : mail));
    },
    async close() {
      clearInterval(clock);
      for (const line of idle.splice(0)) {
        await line.session.connection.write("QUIT\r\n").catch(() => {});
        drop(line);
      }
    },
  };
}
