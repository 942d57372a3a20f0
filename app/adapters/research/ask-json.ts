import type { z } from "zod";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { failureOf, readBody, requireOk } from "~/adapters/public-fetch/read-body";

/** Milliseconds; Wikidata itself stops a query after 60 seconds. */
const TIME_LIMIT = 45_000;
/** Bytes; 200 records need well under 1 MB. */
const MAX_BYTES = 5_000_000;

/** Fetches JSON from a known address; redirects are not followed. @throws FetchError */
export async function fetchJson<Answer>(
  url: URL,
  schema: z.ZodType<Answer>,
  { userAgent, accept, now }: { userAgent: string; accept: string; now: Date },
): Promise<Answer> {
  let text: string;
  try {
    const response = await fetch(url, {
      headers: { accept, "user-agent": userAgent },
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await requireOk(response, url.host, now);
    text = new TextDecoder().decode(await readBody(response, MAX_BYTES));
  } catch (error) {
    throw failureOf(error, url.host);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new FetchError("not_its_format", `${url.host} didn’t return JSON.`);
  }
  const answer = schema.safeParse(json);
  if (!answer.success)
    throw new FetchError("not_its_format", `${url.host} responded in an unexpected format.`);
  return answer.data;
}
