import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

interface Given {
  challenge: string;
  redirectUri: string;
  scope: string;
}

interface Client {
  access: Set<string>;
  lasting: Set<string>;
  /** Sent instead of a token. */
  instead: { status: number; type: string; text: string } | null;
}

/** An OAuth 2 server (RFC 6749, 7636) for any client, which approves immediately; `given` are the currently valid tokens. */
export function oauthServer(given: Set<string>) {
  const codes = new Map<string, Given>();
  const clients = new Map<string, Client>();
  const clientOf = (id: string) => {
    const client = clients.get(id) ?? { access: new Set(), lasting: new Set(), instead: null };
    clients.set(id, client);
    return client;
  };
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response
      .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
      .end(JSON.stringify(body));
  const refuse = (response: ServerResponse, error: string) => json(response, 400, { error });

  const authorize = (url: URL, response: ServerResponse) => {
    const asked = (name: string) => url.searchParams.get(name) ?? "";
    const back = new URL(asked("redirect_uri"));
    back.searchParams.set("state", asked("state"));
    if (asked("login_hint").startsWith("no-")) back.searchParams.set("error", "access_denied");
    else {
      const code = randomUUID();
      const isProved = asked("code_challenge_method") === "S256" && asked("client_id").startsWith("njia");
      if (isProved)
        codes.set(code, {
          challenge: asked("code_challenge"),
          redirectUri: asked("redirect_uri"),
          scope: asked("scope"),
        });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const token = async (request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const asked = new URLSearchParams(text);
    const { access: good, lasting, instead } = clientOf(asked.get("client_id") ?? "");
    if (instead)
      return response.writeHead(instead.status, { "content-type": instead.type }).end(instead.text);
    if (asked.get("client_secret") !== "open sesame") return json(response, 401, { error: "invalid_client" });
    if (asked.get("grant_type") === "refresh_token") {
      if (!lasting.has(asked.get("refresh_token") ?? "")) return refuse(response, "invalid_grant");
    } else {
      const code = codes.get(asked.get("code") ?? "");
      codes.delete(asked.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(asked.get("code_verifier") ?? "")
        .digest("base64url");
      if (code?.challenge !== challenge || code.redirectUri !== asked.get("redirect_uri"))
        return refuse(response, "invalid_grant");
    }
    const access = randomUUID();
    given.add(access);
    good.add(access);
    const refresh = asked.get("refresh_token") ?? randomUUID();
    lasting.add(refresh);
    json(response, 200, {
      access_token: access,
      token_type: "Bearer",
      expires_in: 3_600,
      refresh_token: refresh,
    });
  };

  /**
   * Handles paths under /grants. POST /grants/revoke/<client> revokes its tokens, POST /grants/answer/<client> sets a
   * response instead of a token.
   */
  return async (path: string, request: IncomingMessage, response: ServerResponse) => {
    if (path.startsWith("/authorize")) return authorize(new URL(path, "http://grants.test"), response);
    if (path === "/token") return token(request, response);
    const [, what, id = ""] = path.split("/");
    const client = clientOf(id);
    let text = "";
    for await (const chunk of request) text += chunk;
    if (what === "answer") client.instead = JSON.parse(text);
    else {
      for (const token of client.access) given.delete(token);
      client.lasting.clear();
    }
    json(response, 200, null);
  };
}
