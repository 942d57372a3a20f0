import { SmtpRefusal } from "./smtp-connection";
import { OPEN_LIMIT } from "./smtp-pool";
import { ourNameOf, type SmtpSettings } from "./smtp-session";
import { openSocket } from "./smtp-socket";
import { say } from "./smtp-transfer";

/** "refused": wrong password or token; "unreachable": the server does not respond. */
interface SmtpFailure {
  code: "refused" | "unreachable" | "other";
  serverMessage: string;
}

/** Errors of workerd when a server is unreachable. */
const SILENCE = /^(Stream was cancelled|Network connection lost|proxy request failed|The connection ended)/;

function failureOf(error: unknown): SmtpFailure {
  const message = say(error);
  if (error instanceof SmtpRefusal)
    return { code: /^AUTH: 5/.test(message) ? "refused" : "other", serverMessage: message };
  return { code: SILENCE.test(message) ? "unreachable" : "other", serverMessage: message };
}

/** Connects, signs in and quits. Returns null if sign-in worked, otherwise the reason why not. */
export async function probeSmtp(
  settings: SmtpSettings,
  from: string,
  limit = OPEN_LIMIT,
): Promise<SmtpFailure | null> {
  try {
    const { session } = await openSocket(settings, ourNameOf(from), limit);
    await session.connection.write("QUIT\r\n").catch(() => {});
    session.close();
    return null;
  } catch (error) {
    return failureOf(error);
  }
}
