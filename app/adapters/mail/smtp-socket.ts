import type { OutgoingMail } from "./mail-sender";
import { openSession, type SmtpSession, type SmtpSettings } from "./smtp-session";
import { type Composed, transfer } from "./smtp-transfer";

/** A connection of the pool. */
export interface Line {
  session: SmtpSession;
  over: AbortController;
  isUsed: boolean;
  /** When the current email times out; null without one. */
  deadline: number | null;
}

export async function openSocket(settings: SmtpSettings, ourName: string, limit: number): Promise<Line> {
  const over = new AbortController();
  const timer = setTimeout(
    () => over.abort(new Error(`No response within ${limit / 1_000} seconds.`)),
    limit,
  );
  try {
    return {
      session: await openSession(settings, ourName, over.signal),
      over,
      isUsed: false,
      deadline: null,
    };
  } finally {
    clearTimeout(timer);
  }
}

export async function sendOver(
  line: Line,
  composed: Composed,
  next: OutgoingMail | undefined,
  limit: number,
) {
  line.deadline = Date.now() + limit;
  try {
    return await transfer(line.session, composed, next);
  } finally {
    line.deadline = null;
    line.isUsed = true;
  }
}

/** One timer for all connections: a timer per email would cost as much as writing it. */
export function watch(lines: ReadonlySet<Line>, limit: number) {
  return setInterval(
    () => {
      for (const { deadline, over } of lines)
        if (deadline !== null && deadline < Date.now())
          over.abort(new Error(`No response within ${limit / 1_000} seconds.`));
    },
    Math.min(1_000, limit / 4),
  );
}
