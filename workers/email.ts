import { DomainError } from "~/core/errors";
import { MAX_BYTES, readStream } from "~/domains/replies/parsing/read-mail.server";
import { receiveMail, TOO_LARGE } from "~/domains/replies/responses/receive-mail.server";
import { createContext, type Env } from "./context";

/** Handles emails from Cloudflare's Email Routing. A rejection is returned to the delivering server. */
export async function handleEmail(message: ForwardableEmailMessage, env: Env): Promise<void> {
  if (message.rawSize > MAX_BYTES) return message.setReject(TOO_LARGE);
  const ctx = createContext(env, `mail-${crypto.randomUUID()}`, { account: null });
  try {
    const raw = await readStream(message.raw, message.rawSize);
    const { kind, isMatched } = await receiveMail(ctx, raw, { from: message.from, to: message.to });
    ctx.log.info("mail received", { kind, isMatched });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    message.setReject(error.message);
  }
}
