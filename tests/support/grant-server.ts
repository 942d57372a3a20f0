import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

interface Given {
  challenge: string;
  redirectUri: string;
  scope: string;
}

/** A server of OAuth 2 (RFC 6749, 7636) for one client: says yes at once; `given` are the tokens that are good now. */
export function grantServer(given: Set<string>) {
  const codes = new Map<string, Given>();
  const lasting = new Set<string>();
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
      const isProved = asked("code_challenge_method") === "S256" && asked("client_id") === "njia";
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
    if (asked.get("client_id") !== "njia" || asked.get("client_secret") !== "open sesame")
      return json(response, 401, { error: "invalid_client" });
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
    const refresh = asked.get("refresh_token") ?? randomUUID();
    lasting.add(refresh);
    json(response, 200, {
      access_token: access,
      token_type: "Bearer",
      expires_in: 3_600,
      refresh_token: refresh,
    });
  };

  /** Under /grants; POST /grants/revoke ends every token. */
  return async (path: string, request: IncomingMessage, response: ServerResponse) => {
    if (path.startsWith("/authorize")) return authorize(new URL(path, "http://grants.test"), response);
    if (path === "/token") return token(request, response);
    given.clear();
    lasting.clear();
    json(response, 200, null);
  };
}
