import { exports } from "cloudflare:workers";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { type Business, env, makeBusiness, testContext } from "./context";

type App = { default: { fetch(request: Request): Promise<Response> } };

export const ORIGIN = "http://njia.test";

/** One HTTP request to the built Worker, as a program sends it (no Origin, no cookie unless given). */
export function fetchApp(path: string, init: RequestInit & { cookie?: string } = {}): Promise<Response> {
  const { cookie, ...rest } = init;
  const headers = new Headers(rest.headers);
  // Remix compares a post's Origin with the host, which every HTTP client sends.
  headers.set("host", new URL(ORIGIN).host);
  if (cookie) headers.set("cookie", cookie);
  const request = new Request(`${ORIGIN}${path}`, { redirect: "manual", ...rest, headers });
  return (exports as unknown as App).default.fetch(request);
}

/** A call with a JSON body. */
export const callApp = (method: string, path: string, body: unknown, cookie?: string) =>
  fetchApp(path, {
    method,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
    ...(cookie ? { cookie } : {}),
  });

/** Posts a form as a browser does. */
export const postForm = (path: string, fields: Record<string, string | string[]>, cookie?: string) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const text of [value].flat()) body.append(name, text);
  return fetchApp(path, {
    method: "POST",
    body,
    headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
    ...(cookie ? { cookie } : {}),
  });
};

/** A business with a signed-in user: its context, and the cookie for `fetchApp`. */
export async function signedInBusiness(
  options: Parameters<typeof makeBusiness>[0] = {},
): Promise<Business & { cookie: string }> {
  const business = await makeBusiness(options);
  return { ...business, cookie: await cookieOf(business.user.userId) };
}

export async function cookieOf(userId: number): Promise<string> {
  const { token } = await openSession(testContext(), userId);
  return `njia=${token}`;
}

/** Every row of these tables as JSON: a refused request leaves it unchanged. */
export async function databaseState(tables: string[]): Promise<string> {
  const rows = await Promise.all(tables.map((table) => env.DB.prepare(`select * from ${table}`).all()));
  return JSON.stringify(rows.map(({ results }) => results));
}
