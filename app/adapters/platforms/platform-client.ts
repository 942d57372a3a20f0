import { z } from "zod";
import { failureOf, readBody, retryAfterOf } from "~/adapters/public-fetch/read-body";
import { plainText } from "~/core/text";
import { PlatformError } from "./platform-error";

/** Milliseconds. */
const TIME_LIMIT = 10_000;
const MAX_BYTES = 1_000_000;
const MAX_DETAIL_LENGTH = 200;

/** Graph's codes for an expired or revoked token. */
const TOKEN_CODES = new Set([102, 190]);
/** Rate limits of the app, user, page, phone number or account reached (Graph API, "Rate limits"). */
const BUSY_CODES = new Set([
  4, 17, 32, 613, 80_000, 80_001, 80_002, 80_006, 80_007, 130_429, 131_048, 131_056,
]);
/** Graph's codes for "An unknown error" and "temporarily unavailable". */
const LATER_CODES = new Set([1, 2]);

const GraphError = z.object({
  error: z.object({ message: z.string().default("no reason given"), code: z.number().int().default(0) }),
});

/**
 * A platform's error message for users: one line, limited in length, without the token, which Graph's "Malformed access
 * token" repeats.
 */
const redacted = (text: string, token: string) =>
  plainText(text.replaceAll(token, "…").slice(0, 2 * MAX_DETAIL_LENGTH)).slice(0, MAX_DETAIL_LENGTH);

interface Question {
  /** Name of the platform, as shown to users. */
  name: string;
  url: URL;
  token: string;
  body?: object;
  now: Date;
}

function refusalOf(response: Response, text: string, { name, now, token }: Question): PlatformError {
  const { status } = response;
  const parsed = GraphError.safeParse(jsonOf(text));
  const { message, code } = parsed.success ? parsed.data.error : { message: `status ${status}`, code: 0 };
  const says = `${name} says: ${redacted(message, token)}`;
  const wait = retryAfterOf(response, now);
  if (TOKEN_CODES.has(code) || status === 401) return new PlatformError("token", says);
  if (BUSY_CODES.has(code) || status === 429) return new PlatformError("busy", says, wait ?? 60);
  if (LATER_CODES.has(code) || status >= 500) return new PlatformError("unreachable", says, wait);
  return new PlatformError("refused", says);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends a request to a known platform URL. The token is sent only in a header; redirects are not followed.
 * @throws PlatformError
 */
export async function requestPlatform<Answer>(
  question: Question,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { name, url, token, body } = question;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json",
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    text = new TextDecoder().decode(await readBody(response, MAX_BYTES));
  } catch (error) {
    const { reason } = failureOf(error, url.host);
    if (reason === "too_large")
      throw new PlatformError("not_its_format", `The response from ${name} is too large.`);
    throw new PlatformError(
      "unreachable",
      reason === "too_slow" ? `${name} didn’t respond in time.` : `${name} can’t be reached.`,
    );
  }
  if (!response.ok) throw refusalOf(response, text, question);
  const answer = schema.safeParse(jsonOf(text));
  if (!answer.success) throw new PlatformError("not_its_format", `${name} sent an unexpected response.`);
  return answer.data;
}
