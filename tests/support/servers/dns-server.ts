import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * A DNS over HTTPS server (application/dns-json). POST /records sets what it knows: texts by name, or records by
     * "MX name", "SRV name", "A name" and "AAAA name".
     */
    dns: string;
  }
}

const PUT: Record<string, string[]> = {};
const TYPES: Record<string, number> = { A: 1, MX: 15, TXT: 16, AAAA: 28, SRV: 33 };
const CNAME = 5;

/** The name selects the failure: "servfail.", "silent.", "nonsense.". */
export default async function setup(project: TestProject) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://dns.test");
    if (request.method === "POST") {
      let text = "";
      for await (const chunk of request) text += chunk;
      Object.assign(PUT, JSON.parse(text));
      return response.end();
    }
    const name = url.searchParams.get("name") ?? "";
    if (name.includes("silent.")) return;
    if (name.includes("nonsense.")) return response.end("<html>");
    const type = url.searchParams.get("type") ?? "TXT";
    const texts = PUT[type === "TXT" ? name : `${type} ${name}`];
    const status = name.includes("servfail.") ? 2 : texts ? 0 : 3;
    response.setHeader("content-type", "application/dns-json");
    const answer = (texts ?? []).map((text) => ({
      name,
      type: TYPES[type],
      TTL: 60,
      data:
        type !== "TXT"
          ? text
          : (text.match(/.{1,255}/g) ?? []).map((piece) => `"${piece.replaceAll('"', '\\"')}"`).join(" "),
    }));
    const alias = { name, type: CNAME, TTL: 60, data: "elsewhere.test." };
    response.end(
      JSON.stringify({
        Status: status,
        ...(texts ? { Answer: [alias, ...answer] } : {}),
        asked: request.headers.accept,
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  project.provide("dns", `http://127.0.0.1:${(server.address() as AddressInfo).port}/dns-query`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
