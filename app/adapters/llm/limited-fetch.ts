/** Bytes of an answer at most, the frames of a stream with it. */
const MAX_BYTES = 1_000_000;

/** Passes on what comes until it is too much: a line that never ends would be kept whole by who reads events. */
const limited = (limit: number) => {
  let size = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) controller.error(new RangeError("The model’s response is too large"));
      else controller.enqueue(chunk);
    },
  });
};

const isStream = (body: unknown) => typeof body === "string" && body.includes('"stream":true');

/** The whole answer of a provider that does not stream, as the one event of a stream. */
async function asEvents(response: Response): Promise<Response> {
  const answer = (await response.json()) as { choices?: { message?: unknown }[] };
  const choices = (answer.choices ?? []).map(({ message, ...choice }) => ({ ...choice, delta: message }));
  const event = JSON.stringify({ ...answer, object: "chat.completion.chunk", choices });
  return new Response(`data: ${event}\n\ndata: [DONE]\n\n`, {
    headers: { "content-type": "text/event-stream" },
  });
}

/** `fetch` for provider responses: bounded, and as events if a stream was requested. */
export const limitedFetch =
  (limit = MAX_BYTES): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const { status, statusText, headers, body } = answer;
    const response = new Response(body?.pipeThrough(limited(limit)) ?? null, { status, statusText, headers });
    const isWhole = headers.get("content-type")?.includes("application/json");
    return answer.ok && isWhole && isStream(init?.body) ? asEvents(response) : response;
  };
