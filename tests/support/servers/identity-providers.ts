import { createSign, generateKeyPairSync } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import Provider, { type KoaContextWithOIDC } from "oidc-provider";
import type { TestProject } from "vitest/node";
import { CLIENT, DOORS, type Person } from "../fixtures/identity-person";

declare module "vitest" {
  interface ProvidedContext {
    /** Issuers: `real` is oidc-provider, `forger` signs with an unpublished key, `down` is a closed port. */
    issuers: { real: string; forger: string; down: string };
  }
}

const REDIRECTS = [
  "http://njia.test/auth/external/callback",
  ...DOORS.map((slug) => `http://njia.test/sso/${slug}/callback`),
];

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

const keys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

function realProvider(issuer: string) {
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: REDIRECTS }],
    jwks: {
      keys: [{ ...keys().privateKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" }],
    },
    cookies: { keys: ["only for tests"] },
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"], openid: ["sub"] },
    extraParams: ["as"],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: KoaContextWithOIDC, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: KoaContextWithOIDC, accountId: string) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => ({ ...person }) };
    },
  });
  return { provider, people };
}

/** Consents to each request as the person in the address, or denies access if there is none. */
async function sayYes(
  { provider, people }: ReturnType<typeof realProvider>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (params.as === "nobody")
    return provider.interactionFinished(request, response, { error: "access_denied" });
  const person = JSON.parse(String(params.as)) as Person;
  const accountId = person.sub;
  people.set(accountId, person);
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Responds as a broken server would, by name: a page, an error, nothing at all, too much, or another address. */
function breakDown(how: string, response: ServerResponse): void {
  if (how === "silent") return;
  if (how === "html") return void response.setHeader("content-type", "text/html").end("<h1>Welcome</h1>");
  if (how === "fails") return void response.writeHead(500).end("{}");
  if (how === "elsewhere") return void response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  response.setHeader("content-type", "application/json");
  response.write('{"issuer":"');
  const piece = "x".repeat(1_000_000);
  const more = () => {
    while (!response.destroyed && response.write(piece));
    response.once("drain", more);
  };
  more();
}

/**
 * A man-in-the-middle server: everything is valid except the key. It passes the nonce in its code. Under /lure/ its
 * endpoints are those in the path, base64url. Under /honest/ its key is right, and the path contains the claims of its
 * token.
 */
function forger(issuer: string): RequestListener {
  const [signer, published] = [keys(), keys()];
  const json = (response: ServerResponse, value: unknown) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(value));
  };
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "", issuer);
    const [, lure, target = ""] = pathname.split("/");
    if (lure === "lure") {
      const inside = Buffer.from(target, "base64url").toString();
      const rest = { token_endpoint: inside, jwks_uri: inside, userinfo_endpoint: inside };
      const self = `${issuer}/lure/${target}`;
      return json(response, { issuer: self, authorization_endpoint: `${issuer}/authorize`, ...rest });
    }
    const self = `${issuer}/${lure}/${target}`;
    if (lure === "broken") return breakDown(target, response);
    if (lure === "honest" && !pathname.endsWith("/token"))
      return json(response, {
        issuer: self,
        authorization_endpoint: `${self}/authorize`,
        token_endpoint: `${self}/token`,
        jwks_uri: `${issuer}/jwks`,
      });
    if (pathname === "/jwks")
      return json(response, {
        keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" }],
      });
    if (pathname !== "/token" && lure !== "honest")
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const nonce = new URLSearchParams(Buffer.concat(chunks).toString()).get("code");
    const at = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: CLIENT.client_id, iat: at, exp: at + 60, nonce };
    const person = { sub: "forged", email: "forged@shop.test", email_verified: true };
    const told =
      lure === "honest" ? { iss: self, ...JSON.parse(Buffer.from(target, "base64url").toString()) } : {};
    const body = `${part({ alg: "RS256", kid: "one" })}.${part({ ...claims, ...person, ...told })}`;
    const { privateKey } = lure === "honest" ? published : signer;
    const signature = createSign("RSA-SHA256").update(body).sign(privateKey, "base64url");
    json(response, { access_token: "none", token_type: "Bearer", id_token: `${body}.${signature}` });
  };
}

async function closedPort(): Promise<string> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [realServer, forgerServer] = [createServer(), createServer()];
  const [real, forged] = await Promise.all([listen(realServer), listen(forgerServer)]);
  const theReal = realProvider(real);
  const answer = theReal.provider.callback();
  realServer.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/"))
      sayYes(theReal, request, response).catch((error) => response.writeHead(500).end(String(error)));
    else answer(request, response);
  });
  forgerServer.on("request", forger(forged));
  project.provide("issuers", { real, forger: forged, down: await closedPort() });
  return async () => {
    for (const server of [realServer, forgerServer]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
