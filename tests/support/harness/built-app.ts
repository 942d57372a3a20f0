import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as serverBuild from "../../../build/server/index.js";
import { ORIGIN } from "./app";
import { env } from "./context";

const build = serverBuild as unknown as ServerBuild;
const app = build.entry.module as unknown as typeof import("../../../app/entry.server");
const render = createRequestHandler(build, "production");
const execution = { waitUntil: () => {}, passThroughOnException: () => {} } as unknown as ExecutionContext;

/** One GET to the built Worker with the test's own database. */
export const fetchWith = (database: D1Database, path: string, cookie: string) =>
  app.handleFetch(
    new Request(`${ORIGIN}${path}`, { headers: { cookie } }),
    { ...env, DB: database },
    execution,
    (context, request) => render(request, context),
  );

const PRODUCTION = {
  ENVIRONMENT: "production",
  PASSWORD_COST_LOG2: undefined,
  PASSWORD_PEPPER: "a pepper of the tests, 32 letters or more",
  MAIL_TRANSPORT: "http",
  MAIL_FROM: "no-reply@njia.test",
  MAIL_HTTP_URL: "http://127.0.0.1:9/emails",
};

/** One request to the built Worker with an operator's settings; by default a GET by a visitor. */
export const fetchConfigured = (
  settings: Record<string, string | undefined>,
  path: string,
  init: RequestInit = {},
) =>
  app.handleFetch(
    new Request(`${ORIGIN}${path}`, { redirect: "manual", ...init }),
    { ...env, ...settings } as typeof env,
    execution,
    (context, request) => render(request, context),
  );

/** The same with the production configuration. */
export const fetchInProduction = (path: string, init: RequestInit = {}) =>
  fetchConfigured(PRODUCTION, path, init);
