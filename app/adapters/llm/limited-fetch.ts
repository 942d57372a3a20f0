/** Bytes of a response, including the framing of a stream. */
const MAX_BYTES = 1_000_000;

/** Passes data on up to the limit: the event parser would keep an endless line in memory. */
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

/** Converts the whole response of a provider that doesn't stream into a stream of one event. */
async function asEvents(response: Response): Promise<Response> {
  const answer = (await response.json()) as { choices?: { message?: unknown }[] };
  const choices = (answer.choices ?? []).map(({ message, ...choice }) => ({ ...choice, delta: message }));
  const event = JSON.stringify({ ...answer, object: "chat.completion.chunk", choices });
  return new Response(`data: ${event}\n\ndata: [DONE]\n\n`, {
    headers: { "content-type": "text/event-stream" },
  });
}

/** `fetch` for provider responses: limited in size, and converted to events if a stream was requested. */
export const limitedFetch =
  (limit = MAX_BYTES): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const { status, statusText, headers, body } = answer;
    const response = new Response(body?.pipeThrough(limited(limit)) ?? null, { status, statusText, headers });
    const isWhole = headers.get("content-type")?.includes("application/json");
    return answer.ok && isWhole && isStream(init?.body) ? asEvents(response) : response;
  };
