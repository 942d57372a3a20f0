import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    aiServer: string;
  }
}

const read = async (request: IncomingMessage) => {
  let text = "";
  for await (const part of request) text += part;
  return JSON.parse(text || "{}");
};

const GOOD = {
  industry: ["Renewable Energy"],
  location: ["Kenya"],
  companySize: ["11-50"],
  keywords: ["mini-grid"],
  excludeKeywords: [],
  excludeIndustry: ["Banking"],
};

const PIECES = [
  { number: 1, caption: "Lamps {of} kiosks: the first", hashtags: ["Solar"] },
  { number: 2, caption: 'The "second" \\\\ of them', hashtags: [] },
  { number: 3, caption: "What comes third", hashtags: [] },
  { number: 4, caption: "And a fourth one", hashtags: [] },
];

/** The model's response by model name: each name is one behaviour. */
const ANSWERS: Record<string, string> = {
  good: JSON.stringify(GOOD),
  "names-buyers": JSON.stringify({
    ...GOOD,
    industry: ["Technology", "Healthcare", "Non-profit", "Media"],
    excludeIndustry: [],
    keywords: [],
  }),
  "names-sellers": JSON.stringify({ ...GOOD, industry: ["Technology", "Finance"], keywords: [] }),
  "not-json": "Sure. Here are your criteria:",
  "wrong-shape": JSON.stringify({ industry: "Energy", location: { country: "Kenya" } }),
  "unknown-names": JSON.stringify({ ...GOOD, location: ["Atlantis"] }),
  "ten-thousand": JSON.stringify({ ...GOOD, keywords: Array.from({ length: 10_000 }, (_, n) => `word${n}`) }),
  labels: JSON.stringify({
    labels: [
      { number: 1, industry: "Banking" },
      { number: 2, industry: "none" },
      { number: 3, industry: "Wizardry" },
      { number: 99, industry: "Mining" },
    ],
  }),
  "reads-interested": JSON.stringify({ class: "interested" }),
  "reads-later": JSON.stringify({ class: "later" }),
  "reads-nonsense": JSON.stringify({ class: "wizardry" }),
  posts: JSON.stringify({
    posts: [
      {
        number: 1,
        caption: "Solar lamps for kiosk owners in Kisumu. The best of Nairobi.",
        hashtags: ["Solar Lamps", "🌍"],
      },
    ],
  }),
  "posts-short": JSON.stringify({ posts: [] }),
  "posts-long": JSON.stringify({ posts: [{ number: 1, caption: "x ".repeat(1_500), hashtags: [] }] }),
  "posts-harmful": JSON.stringify({ posts: [{ number: 1, caption: "Kill them", hashtags: [] }] }),
  "posts-markup": JSON.stringify({ posts: [{ number: 1, caption: "<script>x</script>", hashtags: [] }] }),
  "whole-answer": JSON.stringify({ posts: PIECES }),
  "half-json": '{"posts": [{"number": 1, "capt',
  "nothing-found": JSON.stringify({ ...GOOD, industry: [], location: [], companySize: [], keywords: [] }),
};

const BEGUN = JSON.stringify({ posts: PIECES.slice(0, 2) }).slice(0, -2);

/** What a stream contains and how it ends, by model name; other models return their response and end well. */
const STREAMS: Record<string, { text: string; end: "well" | "cut" | "stall" | "half-line" | "flood" }> = {
  "stream-four": { text: JSON.stringify({ posts: PIECES }), end: "well" },
  "stream-rest": {
    text: JSON.stringify({ posts: PIECES.slice(2).map((piece, index) => ({ ...piece, number: index + 1 })) }),
    end: "well",
  },
  "stream-cut": { text: `${BEGUN},{"number":3,"capt`, end: "cut" },
  "stream-half-json": { text: `${BEGUN},{"number":3,"capt`, end: "well" },
  "stream-half-line": { text: BEGUN, end: "half-line" },
  "stream-stall": { text: BEGUN, end: "stall" },
  "stream-flood": { text: BEGUN, end: "flood" },
  "stream-harmful": { text: `${BEGUN},{"number":3,"caption":"Kill them","hashtags":[]}]}`, end: "well" },
};

/** Streams a few characters per event, as models write. */
async function stream(response: ServerResponse, text: string, end: string) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const event = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  for (const part of text.match(/[\s\S]{1,7}/g) ?? []) response.write(event({ content: part }, null));
  if (end === "well") return response.end(`${event({}, "stop")}data: [DONE]\n\n`);
  // Lets the written events go out before the connection ends.
  await new Promise((done) => setTimeout(done, 50));
  if (end === "cut") response.destroy();
  if (end === "half-line") response.end('data: {"id": "1", "choi');
  const flood = () => {
    while (!response.destroyed && response.write("x".repeat(64 * 1024)));
    if (!response.destroyed) response.once("drain", flood);
  };
  if (end === "flood") flood();
}

/** A real server with OpenAI's chat completions protocol, on its own port. */
export default async function setup(project: TestProject) {
  const server = createServer(async (request, response) => {
    const body = await read(request);
    const send = (status: number, json: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
    if (request.url !== "/v1/chat/completions") return send(404, { error: { message: "no such path" } });
    if (body.model === "down") return request.socket.destroy();
    if (body.model === "error") return send(500, { error: { message: "the model fell over" } });
    if (body.model === "busy") return send(429, { error: { message: "too many requests" } });
    // A good answer that arrives too late, to detect clients that wait for it.
    if (body.model === "slow") await new Promise<void>((done) => setTimeout(done, 3_000).unref());
    if (body.model === "needs-key" && request.headers.authorization !== "Bearer secret")
      return send(401, { error: { message: "no key" } });
    // Repeats its input, so that a test sees the prompt.
    const keywords = body.messages.map((message: { content: unknown }) => JSON.stringify(message.content));
    const isEcho = body.model === "echo";
    const words = (keywords.at(-1) as string).replace(/[^\p{L}<>/ ]/gu, " ").slice(0, 59);
    const many = (tag: string) => (keywords.at(-1) as string).split(tag).length - 1;
    const counted = `${many("</brief>")} end, ${many("<brief>")} begin`;
    const echoed = JSON.stringify({ posts: [{ number: 1, caption: counted, hashtags: [] }] });
    const content = isEcho
      ? JSON.stringify({ ...GOOD, keywords: [words] })
      : body.model === "posts-echo"
        ? echoed
        : (ANSWERS[body.model] ?? ANSWERS.good);
    const streamed = STREAMS[body.model];
    if (body.stream && body.model !== "whole-answer")
      return stream(response, streamed?.text ?? content ?? "", streamed?.end ?? "well");
    send(200, {
      id: "1",
      object: "chat.completion",
      created: 1,
      model: body.model,
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  project.provide("aiServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  return () => void server.close();
}
