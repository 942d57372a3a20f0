import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * A server that responds like Meta's Graph API, LinkedIn's userinfo and X's users/me. POST /put with a token sets
     * its permissions and its next failures; GET /asked/<token> returns its requests.
     */
    platforms: string;
  }
}

interface PastMessage {
  id: string;
  at: number;
  from: { id: string; name?: string; username?: string; email?: string };
  to: { id: string; name?: string; username?: string };
  text?: string;
  mimeType?: string;
}

export interface PlatformRoom {
  isValid?: boolean;
  type?: string;
  expiresAt?: number;
  page?: { id: string; name: string; instagram?: string };
  businesses?: Record<string, { id: string; number: string; name?: string }[]>;
  leads?: { id: string; form: string; createdAt: number; fields: Record<string, string>; raw?: unknown }[];
  people?: Record<string, Record<string, string>>;
  ads?: Record<string, { name: string; campaign?: { name: string } }>;
  /** Raw responses by path, sent instead of the room's data. */
  raw?: Record<string, unknown>;
  /** Newest first, as Meta lists them. */
  conversations?: {
    platform: "messenger" | "instagram";
    updatedAt: number;
    messages: PastMessage[];
  }[];
  profile?: { id: string; name: string };
  /**
   * Failures, one per response: "400", "190", "429", "busy", "500", "half", "json", "huge", "slow", "reset", "html",
   * "taken", "late", "echo".
   */
  fails?: string[];
}

export interface AskedOfPlatform {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

const HUGE = 20_000_000;
const LATE_MS = 1_500;

async function flood(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" });
  const piece = " ".repeat(65_536);
  for (let sent = 0; sent < HUGE && !response.destroyed; sent += piece.length)
    if (!response.write(piece)) await new Promise<void>((done) => setTimeout(done, 1));
  response.end();
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const refused = (response: ServerResponse, status: number, code: number, message: string, headers = {}) =>
  json(
    response,
    status,
    { error: { message, type: "OAuthException", code, fbtrace_id: "AbCdEfGh" } },
    headers,
  );

async function fail(how: string, response: ServerResponse): Promise<void> {
  if (how === "400") refused(response, 400, 100, "(#100) Invalid parameter");
  else if (how === "190")
    refused(response, 401, 190, "Error validating access token: Session has expired on Sunday, 01-Nov-26.");
  else if (how === "429") refused(response, 429, 0, "Too many", { "retry-after": "90" });
  else if (how === "busy") refused(response, 400, 80_007, "Rate limit issues");
  else if (how === "500") refused(response, 500, 2, "Service temporarily unavailable");
  else if (how === "half") response.writeHead(200).end('{"id":"1","field_da');
  else if (how === "json") json(response, 200, { unexpected: true });
  else if (how === "html") response.writeHead(200).end("<html>");
  else if (how === "huge") await flood(response);
  else if (how === "reset") response.destroy();
  // "slow": never responds.
}

const leadOf = ({ id, form, createdAt, fields }: NonNullable<PlatformRoom["leads"]>[number]) => ({
  id,
  created_time: new Date(createdAt * 1000).toISOString().replace(".000Z", "+0000"),
  form_id: form,
  field_data: Object.entries(fields).map(([name, value]) => ({ name, values: [value] })),
});

function listLeads(room: PlatformRoom, form: string, query: Record<string, string>) {
  const [filter] = JSON.parse(query.filtering ?? "[]");
  const all = (room.leads ?? []).filter(
    (lead) => lead.form === form && lead.createdAt > (filter?.value ?? 0),
  );
  const from = Number(query.after ?? 0);
  const to = from + Number(query.limit ?? 25);
  return {
    data: all.slice(from, to).map((lead) => lead.raw ?? leadOf(lead)),
    paging: { cursors: { before: String(from), after: String(to) } },
  };
}

const isoOf = (at: number) => new Date(at * 1000).toISOString().replace(".000Z", "+0000");

/** GET /{page}/conversations, with messages expanded as `fields` requests; Meta returns 20 of them. */
function listConversations(room: PlatformRoom, query: Record<string, string>) {
  const all = (room.conversations ?? []).filter(({ platform }) => platform === query.platform);
  const from = Number(query.after ?? 0);
  const to = from + Number(query.limit ?? 25);
  const data = all.slice(from, to).map(({ updatedAt, messages }, index) => ({
    id: `t_${from + index}`,
    updated_time: isoOf(updatedAt),
    messages: {
      data: messages.slice(0, 20).map((message) => ({
        id: message.id,
        created_time: isoOf(message.at),
        from: message.from,
        to: { data: [message.to] },
        message: message.text ?? "",
        ...(message.mimeType ? { attachments: { data: [{ id: "1", mime_type: message.mimeType }] } } : {}),
      })),
      paging: { cursors: { before: "a", after: "b" } },
    },
  }));
  const next = to < all.length ? { next: "https://graph.facebook.com/next" } : {};
  return { data, paging: { cursors: { before: String(from), after: String(to) }, ...next } };
}

let sent = 0;

function answerGraph(
  room: PlatformRoom,
  { path, query, body, method }: AskedOfPlatform,
  response: ServerResponse,
) {
  const [first = "", edge] = path
    .replace(/^\/v\d+\.\d+\//, "")
    .split("/")
    .map(decodeURIComponent);
  const raw = room.raw?.[edge ? `${first}/${edge}` : first];
  if (raw !== undefined) return json(response, 200, raw);
  if (first === "debug_token") {
    const ids = Object.keys(room.businesses ?? {});
    const scopes = ids.length > 0 ? [{ scope: "whatsapp_business_management", target_ids: ids }] : [];
    const data = {
      app_id: "1",
      type: room.type ?? "PAGE",
      is_valid: room.isValid ?? true,
      expires_at: room.expiresAt ?? 0,
      scopes: [],
      granular_scopes: scopes,
    };
    return json(response, 200, { data });
  }
  if (method === "POST" && edge === "messages") {
    sent += 1;
    const { to, recipient } = body as { to?: string; recipient?: { id: string } | string };
    if (typeof recipient === "object")
      return json(response, 200, { recipient_id: recipient.id, message_id: `m_${sent}` });
    const messages = [{ id: `wamid.out${sent}` }];
    return json(response, 200, {
      messaging_product: "whatsapp",
      contacts: [to ? { input: to, wa_id: to } : { input: recipient, user_id: recipient }],
      messages,
    });
  }
  if (first === "me" && edge === "conversations") return json(response, 200, listConversations(room, query));
  if (first === "me" && room.page) {
    const { instagram, ...page } = room.page;
    const linked = instagram ? { instagram_business_account: { id: instagram, username: "juma.shop" } } : {};
    return json(response, 200, { ...page, ...linked });
  }
  const numbers = room.businesses?.[first];
  if (edge === "phone_numbers" && numbers) {
    const data = numbers.map((number) => ({
      id: number.id,
      display_phone_number: number.number,
      ...(number.name ? { verified_name: number.name } : {}),
    }));
    return json(response, 200, { data });
  }
  if (edge === "leadgen_forms" && first === room.page?.id) {
    const data = [...new Set((room.leads ?? []).map(({ form }) => form))].map((id) => ({ id }));
    return json(response, 200, { data });
  }
  if (edge === "leads") return json(response, 200, listLeads(room, first, query));
  const lead = room.leads?.find(({ id }) => id === first);
  if (lead) return json(response, 200, leadOf(lead));
  const ad = room.ads?.[first];
  if (ad) return json(response, 200, { ...ad, id: first });
  const person = room.people?.[first];
  if (person) return json(response, 200, { ...person, id: first });
  return refused(response, 400, 100, `Unsupported get request. Object with ID '${first}' does not exist`);
}

async function jsonBody(request: IncomingMessage) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : undefined;
}

/** Starts the server; returns its URL, its controls and `stop`. */
export async function startPlatforms(port = 0) {
  const rooms = new Map<string, PlatformRoom>();
  const asked = new Map<string, AskedOfPlatform[]>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://platforms.test");
    const body = await jsonBody(request);
    if (url.pathname === "/put") {
      rooms.set(body.token, body.room);
      return json(response, 200, {});
    }
    if (url.pathname.startsWith("/asked/"))
      return json(response, 200, asked.get(decodeURIComponent(url.pathname.slice(7))) ?? []);
    const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const room = rooms.get(token);
    if (!room) return refused(response, 401, 190, "Invalid OAuth access token.");
    const question = {
      method: request.method ?? "",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
    };
    asked.set(token, [...(asked.get(token) ?? []), question]);
    const how = room.fails?.shift();
    if (how === "taken") {
      // Simulates a request that was accepted while its response was lost.
      response.destroy();
      return;
    }
    // Graph's error message for an unreadable token contains the token.
    if (how === "echo") return refused(response, 400, 190, `Malformed access token ${token}`);
    if (how === "late") await new Promise<void>((done) => setTimeout(done, LATE_MS));
    else if (how) return fail(how, response);
    if (url.pathname === "/v2/userinfo" && room.profile)
      return json(response, 200, { sub: room.profile.id, name: room.profile.name });
    if (url.pathname === "/2/users/me" && room.profile)
      return json(response, 200, { data: { id: room.profile.id, name: "X", username: room.profile.name } });
    return answerGraph(room, question, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    put: (token: string, room: PlatformRoom) => void rooms.set(token, room),
    askedWith: (token: string) => asked.get(token) ?? [],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export default async function setup(project: TestProject) {
  const { url, stop } = await startPlatforms();
  project.provide("platforms", url);
  return stop;
}
