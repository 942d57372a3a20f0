import { beforeAll, describe, expect, it } from "vitest";
import * as build from "../../build/server/index.js";
import { cookieOf, databaseState, fetchApp, ORIGIN, signedInBusiness } from "../support/app";
import { type Business, makeBusiness } from "../support/context";
import { type Row, TABLE } from "./table";

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { loader?: unknown; action?: unknown };
}

const routes = Object.values(build.routes as unknown as Record<string, ManifestRoute>);

function pathOf(route: ManifestRoute): string {
  const parent = routes.find(({ id }) => id === route.parentId);
  return `${parent ? pathOf(parent).replace(/\/$/, "") : ""}/${route.path ?? ""}`.replace(/^\/\//, "/");
}

/** Layouts have no path of their own; what stands below them does. */
const endpoints = routes.filter(({ path, index, id }) => id !== "root" && (path !== undefined || index));

const withId = (path: string, id: number | string) =>
  path.replace(/:\w+/, String(id)).replace("*", "nothing-here");

const GUARDED = [
  "accounts",
  "users",
  "companies",
  "contacts",
  "imports",
  "lead_searches",
  "leads",
  "lead_ledger",
];

const ask = (row: Row, method: string, id: number | string, cookie?: string) =>
  fetchApp(withId(row.path, id), {
    method,
    ...(cookie ? { cookie } : {}),
    headers: {
      ...(method === "GET" ? {} : { origin: ORIGIN, "sec-fetch-site": "same-origin" }),
      ...(row.kind === "call" ? { "content-type": "application/json" } : {}),
    },
    ...(method === "GET" || method === "DELETE"
      ? {}
      : { body: row.kind === "call" ? JSON.stringify(row.body ?? {}) : new URLSearchParams() }),
  });

const asked = TABLE.flatMap((row) =>
  (row.methods ?? ["GET"]).map((method) => ({ row, method, name: `${method} ${row.path}` })),
);

describe("the access table", () => {
  it("has a row for every endpoint of the product, and no other", () => {
    const known = new Set(TABLE.map(({ path }) => path));
    const inProduct = new Set(endpoints.map(pathOf));
    expect([...inProduct].filter((path) => !known.has(path))).toEqual([]);
    expect([...known].filter((path) => !inProduct.has(path))).toEqual([]);
  });
});

describe("nobody", () => {
  it.each(asked.filter(({ row }) => row.access !== "public"))(
    "gets nothing from $name",
    async ({ row, method }) => {
      const before = await databaseState(GUARDED);
      const response = await ask(row, method, 1);
      if (row.kind === "call") {
        expect(response.status).toBe(401);
        expect(await response.text()).toContain("Unauthorized");
      } else {
        expect(response.status).toBe(302);
        expect(response.headers.get("location")).toMatch(
          row.access === "agent" ? /^\/agent-auth\?mode=login$/ : /^\/business-login\?redirect=/,
        );
      }
      expect(await databaseState(GUARDED)).toBe(before);
    },
  );

  const guarded = endpoints
    .map((route) => ({ route, path: pathOf(route), row: TABLE.find(({ path }) => path === pathOf(route)) }))
    .filter(({ route, row }) => row?.kind === "page" && row.access !== "public" && route.module.loader);

  it.each(guarded)("gets no data of $path by asking for the route alone", async ({ route, path }) => {
    const response = await fetchApp(`${withId(path, 1)}.data?_routes=${encodeURIComponent(route.id)}`);
    // Single fetch answers 202 with an encoded redirect; a resource route has no `.data` and answers as itself.
    expect([202, 204, 302, 404]).toContain(response.status);
    if (response.status !== 404) expect(await response.text()).toMatch(/business-login|agent-auth/);
  });
});

describe("an agent", () => {
  let cookie = "";
  beforeAll(async () => {
    const { ctx, user } = await makeBusiness();
    await ctx.d1
      .prepare("update users set user_type = 'agent', account_id = null where id = ?")
      .bind(user.userId)
      .run();
    cookie = await cookieOf(user.userId);
  });

  it.each(asked.filter(({ row }) => row.access === "business" || row.access === "admin"))(
    "is refused $name",
    async ({ row, method }) => {
      const before = await databaseState(GUARDED);
      expect((await ask(row, method, 1, cookie)).status).toBe(403);
      expect(await databaseState(GUARDED)).toBe(before);
    },
  );
});

describe("another business", () => {
  let mine: { cookie: string };
  let other: Business;
  beforeAll(async () => {
    [mine, other] = [await signedInBusiness({ plan: "scaleup" }), await makeBusiness({ plan: "scaleup" })];
  });

  it.each(asked.filter(({ row }) => row.foreign))("does not find $name", async ({ row, method }) => {
    const id = await row.foreign?.(other);
    const before = await databaseState(GUARDED);
    const response = await ask(row, method, id ?? 0, mine.cookie);
    expect(response.status).toBe(404);
    expect(await databaseState(GUARDED)).toBe(before);
  });

  it.each(asked.filter(({ row }) => row.foreign))(
    "is told that an id is not one: $name",
    async ({ row, method }) => {
      for (const id of ["0", "-1", "1.5", "abc", "1e3", "9".repeat(20), "%27"])
        expect((await ask(row, method, id, mine.cookie)).status).toBe(404);
    },
  );

  it.each(asked.filter(({ row }) => ["admin", "agent"].includes(row.access)))(
    "is refused $name",
    async ({ row, method }) => {
      const before = await databaseState(GUARDED);
      expect((await ask(row, method, 1, mine.cookie)).status).toBe(403);
      expect(await databaseState(GUARDED)).toBe(before);
    },
  );

  it("has a foreign row for every endpoint with an id", () => {
    expect(
      TABLE.filter(
        // The pages of development have no owner, and production has none of them.
        ({ path, foreign, access }) =>
          access !== "admin" && !path.startsWith("/dev/") && /:\w+(?!\w*\?)/.test(path) && !foreign,
      ).map(({ path }) => path),
    ).toEqual([]);
  });
});
