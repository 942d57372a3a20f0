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
  /** What a call declares of each method. */
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

/** Every path of the product: of its routes, and of the calls of the API route. Layouts have none, their children do. */
export const endpoints = routes
  .filter(({ path, index, id }) => id !== "root" && (path !== undefined || index))
  .flatMap(endpointsOf);

/** The layouts around an endpoint, whose loaders can be asked for alone. */
export function layoutsOf(route: ManifestRoute): ManifestRoute[] {
  const parent = routes.find(({ id }) => id === route.parentId);
  return parent && parent.id !== "root" ? [parent, ...layoutsOf(parent)] : [];
}

/** Exports read every row they write, as their name states. */
export const isExport = (path: string) =>
  /\.(csv|json)$|^\/api\/account\/data$|^\/agents?\/statements\/|^\/(api\/bulk|business\/picked)\/export$/.test(
    path,
  );

/** What the gate asks of a rule that one guard holds for all rows, where another walk asks that guard of each row. */
export const GUARD_SHARE = 0.1;

/** What rows-read.test.ts asks for as who may read it, and finds answered. */
export const isReadByRowsRead = ({ path }: Row, method: string) =>
  method === "GET" && !isExport(path) && !path.includes(":question");

/** Every row by every method it takes. */
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

/** An address of a row: its id in the place of the first parameter that is one, words for the others. */
export const addressFor = (row: Row, id: number | string) =>
  row.path
    .replace(/\/:\w+\?/g, "")
    .replace(/:(\w+)/g, (_, name: string) => WORDS[name] ?? String(id))
    .replace("*", "nothing-here");

/** A request to a row as its own page, or a program, sends it. */
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

/** What a role gets: sent to the sign-in page, refused, told there is no such thing, or an answer. */
export type Answer = "door" | "refused" | "nothing" | "answer";

const DOORS = /^\/(business-login\?redirect=|agent-auth(\?(mode=login&)?redirect=|\?mode=login$|$))/;

/** Which of these a response is. */
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
  /** A session cookie; a new one each time, because some requests end it. Null for a visitor. */
  cookie: () => Promise<string | null>;
  /** The id for the address; the default 1 belongs to no account here. */
  id?: (row: Row) => Promise<number | string | undefined> | undefined;
  /** What this person gets, by row and method. */
  expected: (row: Row, method: string) => Answer | Answer[];
  /** What the guards know this person as. */
  type: "business" | "agent" | "admin" | null;
  /** Denied rows of which the gate asks a sample: their guard refuses another person, asked in full, by the same condition. */
  isSampled?: (row: Row) => boolean;
  /** What the gate asks of all that answers this person: where the answer differs from others'. All unless told. */
  isInGate?: (row: Row, method: string) => boolean;
}

/** The requests of one role, with the expected results. Requests that seed a database are left out, because all later ones would be slower. */
const requestsOf = ({ cookie, expected }: Person) =>
  asked
    .map(({ name, row, method }) => ({ name, row, method, answers: [expected(row, method)].flat() }))
    .filter(({ row }) => cookie === nobody || row.path !== "/dev/seed");

export const nobody = async () => null;

/** What the guard of a row says to persons of another type. It also asks for the account's state, plan and second factor. */
const GUARD_WORDS: Partial<Record<Access, RegExp>> = {
  business: /This (page|endpoint) is for business accounts\./,
  agent: /This page is for sales agents\./,
  admin: /administrator privileges/,
};

/** Whether one id serves both rows: a denied request leaves it unchanged. A colleague's id follows another rule than `foreign`. */
const isAlike = (one: Row, other: Row) =>
  one.foreign !== undefined &&
  one.foreign === other.foreign &&
  one.access === other.access &&
  ![one, other].some(({ path }) => path.includes(":userId"));

/** One test for each row and method denied to a role: the response is a refusal, and no row of any table changes. */
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

/** One test for each row and method that a role may use; in the gate for those it names. */
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

/** All of a role: what is denied first, because what is allowed leaves jobs behind that write later. */
export function walk(who: string, person: Person): void {
  describe("is denied", () => walkDenied(who, person));
  describe("is answered", () => walkAnswered(who, person));
}
