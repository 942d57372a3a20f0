import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoints } from "~/http/api/api.server";
import * as build from "../../build/server/index.js";
import { fetchApp, ORIGIN } from "../support/harness/app";
import { watchRows } from "../support/harness/every-row";
import { isExhaustive, sampled } from "../support/harness/test-scope";
import { type Access, type Row, TABLE } from "./table";

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { loader?: unknown; action?: unknown; default?: unknown };
}

const routes = Object.values(build.routes as unknown as Record<string, ManifestRoute>);

function pathOf(route: ManifestRoute): string {
  const parent = routes.find(({ id }) => id === route.parentId);
  return `${parent ? pathOf(parent).replace(/\/$/, "") : ""}/${route.path ?? ""}`.replace(/^\/\//, "/");
}

interface Endpoint {
  route: ManifestRoute;
  path: string;
  /** What a call declares for each method. */
  calls: Endpoints;
}

function endpointsOf(route: ManifestRoute): Endpoint[] {
  const { paths = [], calls = {} } = (route.module.loader ?? {}) as {
    paths?: [string, Endpoints][];
    calls?: Endpoints;
  };
  const declared = paths.map(([path, each]) => ({ route, path, calls: each }));
  return [{ route, path: pathOf(route), calls }, ...declared];
}

/** Every path of the product: those of its routes, and of the API route's calls. Layouts have none, their children do. */
export const endpoints = routes
  .filter(({ path, index, id }) => id !== "root" && (path !== undefined || index))
  .flatMap(endpointsOf);

/** Returns the layouts around an endpoint, whose loaders can be requested separately. */
export function layoutsOf(route: ManifestRoute): ManifestRoute[] {
  const parent = routes.find(({ id }) => id === route.parentId);
  return parent && parent.id !== "root" ? [parent, ...layoutsOf(parent)] : [];
}

/** Exports read every row they write, as their name states. */
export const isExport = (path: string) =>
  /\.(csv|json)$|^\/api\/account\/data$|^\/agents?\/statements\/|^\/(api\/bulk|business\/picked)\/export$/.test(
    path,
  );

/** The share of rows that the gate samples where one guard covers all rows and another walk tests that guard on every row. */
export const GUARD_SHARE = 0.1;

/** What rows-read.test.ts requests as a permitted reader, and expects to succeed. */
export const isReadByRowsRead = ({ path }: Row, method: string) =>
  method === "GET" && !isExport(path) && !path.includes(":question");

/** Every row with each method it accepts. */
export const asked = TABLE.flatMap((row) =>
  (row.methods ?? ["GET"]).map((method) => ({ row, method, name: `${method} ${row.path}` })),
);
export type Asked = (typeof asked)[number];

const WORDS: Record<string, string> = {
  act: "suspend",
  move: "accept",
  queue: "payouts",
  place: "1",
  question: "0",
  key: "mails",
  kind: "links",
  measure: "businesses",
  revenueFigure: "paid",
  platform: "linkedin",
};

/** Returns a row's address: its id in place of id parameters, fixed words for the others. */
export const addressFor = (row: Row, id: number | string) =>
  row.path
    .replace(/\/:\w+\?/g, "")
    .replace(/:(\w+)/g, (_, name: string) => WORDS[name] ?? String(id))
    .replace("*", "nothing-here");

/** Sends a request to a row as its own page or an API client would. */
export const ask = (row: Row, method: string, id: number | string, cookie?: string) =>
  fetchApp(addressFor(row, id), {
    method,
    ...(cookie ? { cookie } : {}),
    headers: {
      ...(method === "GET" ? {} : { origin: ORIGIN, "sec-fetch-site": "same-origin" }),
      ...(row.kind === "call" ? { "content-type": "application/json" } : {}),
    },
    ...(["GET", "HEAD", "DELETE", "OPTIONS"].includes(method)
      ? {}
      : {
          body:
            row.kind === "call"
              ? JSON.stringify(row.body ?? {})
              : new URLSearchParams(row.body as Record<string, string>),
        }),
  });

/** What a role gets: a redirect to the sign-in page, a refusal, a 404, or an answer. */
export type Answer = "door" | "refused" | "nothing" | "answer";

const DOORS = /^\/(business-login\?redirect=|agent-auth(\?(mode=login&)?redirect=|\?mode=login$|$))/;

/** Classifies a response as one of these. */
export async function answerOf(row: Row, response: Response): Promise<Answer | `status ${number}`> {
  const { status } = response;
  if (row.kind === "call" && status === 401 && (await response.text()).includes("Unauthorized"))
    return "door";
  if (row.kind === "page" && status === 302 && DOORS.test(response.headers.get("location") ?? ""))
    return "door";
  if (status === 403) return "refused";
  if (status === 404) return "nothing";
  return status < 400 || [400, 402, 409, 413, 422].includes(status) ? "answer" : `status ${status}`;
}

export interface Person {
  /** Returns a session cookie, new each time because some requests end it; null for a visitor. */
  cookie: () => Promise<string | null>;
  /** Returns the id for the address; the default 1 belongs to no account here. */
  id?: (row: Row) => Promise<number | string | undefined> | undefined;
  /** Returns what this person gets, by row and method. */
  expected: (row: Row, method: string) => Answer | Answer[];
  /** The type that the guards see for this person. */
  type: "business" | "agent" | "admin" | null;
  /** Denied rows that the gate only samples: their guard refuses another fully tested person by the same condition. */
  isSampled?: (row: Row) => boolean;
  /** Allowed rows that the gate tests: those with an answer that differs from other people's. Default: all. */
  isInGate?: (row: Row, method: string) => boolean;
}

/**
 * The requests of one role, with the expected results. Leaves out requests that seed a database, because all later ones
 * would be slower.
 */
const requestsOf = ({ cookie, expected }: Person) =>
  asked
    .map(({ name, row, method }) => ({ name, row, method, answers: [expected(row, method)].flat() }))
    .filter(({ row }) => cookie === nobody || row.path !== "/dev/seed");

export const nobody = async () => null;

/** What a row's guard responds to users of another type. It also checks the account's state, plan and second factor. */
const GUARD_WORDS: Partial<Record<Access, RegExp>> = {
  business: /This (page|endpoint) is for business accounts\./,
  agent: /This page is for sales agents\./,
  admin: /administrator privileges/,
};

/**
 * Whether both rows can use one id, because a denied request leaves it unchanged. Ids of colleagues don't follow the
 * `foreign` rule.
 */
const isAlike = (one: Row, other: Row) =>
  one.foreign !== undefined &&
  one.foreign === other.foreign &&
  one.access === other.access &&
  ![one, other].some(({ path }) => path.includes(":userId"));

/** Registers one test per row and method denied to a role: the response is a refusal, and no row of any table changes. */
export function walkDenied(who: string, person: Person): void {
  const isSampled = person.isSampled ?? (() => false);
  const all = requestsOf(person).filter(({ answers }) => !answers.includes("answer"));
  const denied = [
    ...all.filter(({ row }) => !isSampled(row)),
    ...sampled(
      all.filter(({ row }) => isSampled(row)),
      GUARD_SHARE,
    ),
  ];
  const ids = new Map<Row, number | string>();
  let cookie: string | undefined;
  beforeAll(async () => {
    cookie = (await person.cookie()) ?? undefined;
    for (const { row } of denied) {
      const alike = [...ids].find(([other]) => row === other || isAlike(row, other));
      ids.set(row, alike?.[1] ?? (await person.id?.(row)) ?? 1);
    }
  });
  const watched = watchRows();
  it.each(denied)(`${who}: $name gets $answers`, async ({ row, method, name, answers }) => {
    const response = await ask(row, method, ids.get(row) ?? 1, cookie);
    expect(answers).toContain(await answerOf(row, response));
    const words = GUARD_WORDS[row.access];
    if (response.status === 403 && words && person.type !== row.access)
      expect(await response.text()).toMatch(words);
    await watched(name);
  });
}

/** Registers one test per row and method that a role may use; in the gate only those selected by `isInGate`. */
export function walkAnswered(who: string, person: Person): void {
  const isAsked = isExhaustive ? () => true : (person.isInGate ?? (() => true));
  const answered = requestsOf(person).filter(({ answers }) => answers.includes("answer"));
  it.each(answered.filter(({ row, method }) => isAsked(row, method)))(
    `${who}: $name gets $answers`,
    async ({ row, method, answers }) => {
      const response = await ask(
        row,
        method,
        (await person.id?.(row)) ?? 1,
        (await person.cookie()) ?? undefined,
      );
      expect(answers).toContain(await answerOf(row, response));
    },
  );
}

/** Registers all tests of a role: denied requests first, because allowed ones leave jobs behind that write later. */
export function walk(who: string, person: Person): void {
  describe("denied requests", () => walkDenied(who, person));
  describe("allowed requests", () => walkAnswered(who, person));
}
