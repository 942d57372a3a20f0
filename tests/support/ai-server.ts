import { createServer, type IncomingMessage } from "node:http";
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

/** What the model says, by its name: each name is one way to behave. */
const ANSWERS: Record<string, string> = {
  good: JSON.stringify(GOOD),
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
  "half-json": '{"posts": [{"number": 1, "capt',
  "nothing-found": JSON.stringify({ ...GOOD, industry: [], location: [], companySize: [], keywords: [] }),
};

/** A real server of the protocol of OpenAI's chat completions, on a port of its own. */
export default async function setup(project: TestProject) {
  const server = createServer(async (request, response) => {
    const body = await read(request);
    const send = (status: number, json: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
    if (request.url !== "/v1/chat/completions") return send(404, { error: { message: "no such path" } });
    if (body.model === "down") return request.socket.destroy();
    if (body.model === "error") return send(500, { error: { message: "the model fell over" } });
    if (body.model === "busy") return send(429, { error: { message: "too many requests" } });
    // A good answer that comes too late: who waits for it is found out by it.
    if (body.model === "slow") await new Promise<void>((done) => setTimeout(done, 3_000).unref());
    if (body.model === "needs-key" && request.headers.authorization !== "Bearer secret")
      return send(401, { error: { message: "no key" } });
    // Repeats what it was told, so that a test sees how the sentence was put to the model.
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
