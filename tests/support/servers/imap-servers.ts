import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import type { TestProject } from "vitest/node";
import { converse, realImap } from "./imap-real";
import { type Asked, type ScriptedBox, scriptedImap } from "./imap-scripted";
import { oauthServer } from "./oauth-server";
import { tokenSmtp } from "./token-smtp";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Ports of IMAP servers: `real` is dovecot, or hoodiecrow if that is not installed; `scripted` follows PUT
     * /boxes/<user>; GET /autoconfig/<domain> returns the posted content; /grants/ is an OAuth 2 server;
     * `mute` never greets; `down` is a closed port. `http` controls them.
     */
    imap: {
      http: string;
      real: { name: string; port: number } | null;
      scripted: number;
      /** SMTP that accepts only tokens that /grants issued. */
      smtp: number;
      mute: number;
      down: number;
    };
  }
}

const listening = async (server: Server | ReturnType<typeof createServer>) => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
};

export default async function setup(project: TestProject) {
  const boxes = new Map<string, ScriptedBox>();
  const asked: Asked[] = [];
  const flooded = { bytes: 0 };
  const files = new Map<string, string>();
  const real = await realImap();
  const given = new Set<string>();
  const grants = oauthServer(given);
  const control = createServer(async (request, response) => {
    if (request.url?.startsWith("/grants/")) return grants(request.url.slice(7), request, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const [, what, user = ""] = new URL(request.url ?? "/", "http://imap.test").pathname.split("/");
    const answer = (json: unknown) => response.end(JSON.stringify(json));
    if (what === "boxes") {
      boxes.set(user, JSON.parse(body.toString()));
      return answer(null);
    }
    if (what === "asked") return answer(asked.filter((row) => row.user === user).map(({ line }) => line));
    if (what === "flooded") return answer(flooded.bytes);
    if (what === "autoconfig" && request.method === "POST") {
      files.set(user, body.toString());
      return answer(null);
    }
    if (what === "autoconfig") {
      const file = files.get(user);
      return file === undefined ? response.writeHead(404).end() : response.end(file);
    }
    const port = real?.port ?? 0;
    const raw = body.toString("latin1");
    if (what === "deliver")
      return answer(await converse(port, user, [`b APPEND INBOX {${raw.length}}`, raw]));
    if (what === "lines") return answer(await converse(port, user, JSON.parse(body.toString())));
    response.writeHead(404).end();
  });
  const scripted = scriptedImap(boxes, asked, flooded, given);
  const smtp = tokenSmtp(given);
  const mute = createTcpServer((socket) => void socket.on("error", () => {}));
  const gone = createTcpServer();
  const down = await listening(gone);
  await new Promise((done) => gone.close(done));
  project.provide("imap", {
    http: `http://127.0.0.1:${await listening(control)}`,
    real: real && { name: real.name, port: real.port },
    scripted: await listening(scripted),
    smtp: await listening(smtp),
    mute: await listening(mute),
    down,
  });
  return () => {
    real?.stop();
    for (const server of [control, scripted, smtp, mute]) server.close(() => {});
    control.closeAllConnections();
  };
}
