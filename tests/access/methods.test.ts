import { beforeAll, describe, expect, it } from "vitest";
import { cookieOf, fetchApp } from "../support/harness/app";
import { env, makeBusiness } from "../support/harness/context";
import { watchRows } from "../support/harness/every-row";
import { isExhaustive, sampled } from "../support/harness/test-scope";
import { addressFor, answerOf, ask, asked, endpoints } from "./matrix";
import { type Row, TABLE } from "./table";

const ALL = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
/** Rows that declare no methods: the API catch-all, the health probe, and the seed of a new development database. */
const OURS = ["/api/*", "/readyz", "/dev/seed"];
const methodsOf = (row: Row) => row.methods ?? ["GET"];
const calls = TABLE.filter(({ kind, path }) => kind === "call" && !OURS.includes(path));
/** Senders of email, payments and messages sign what they post: these calls read the signature before any other check. */
const isWebhook = ({ path }: Row) => path.startsWith("/api/webhooks/");
const declared = calls.filter((row) => !isWebhook(row));
const guarded = TABLE.filter(({ access }) => access !== "public");
/** The gate's share of requests for rules that apply to all rows by construction. */
const SHARE = 0.05;
const named = (rows: Row[]) =>
  sampled(
    rows.map((row) => ({ row, path: row.path, name: row.path })),
    SHARE,
  );

let viewer = "";
beforeAll(async () => {
  const { user } = await makeBusiness({ plan: "corporate" });
  await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
  viewer = await cookieOf(user.userId);
});

describe("an endpoint", () => {
  const endpointOf = ({ path }: Row) => endpoints.find((endpoint) => endpoint.path === path);
  const moduleOf = (row: Row) => endpointOf(row)?.route.module ?? {};

  it("handles all methods of an API route in one function that responds 405 to undeclared ones", () => {
    const made = declared.map((row) => {
      const { loader, action, default: page } = moduleOf(row);
      const methods = Object.keys(endpointOf(row)?.calls ?? {});
      return [row.path, methods.sort(), loader === action, page];
    });
    expect(made).toEqual(declared.map((row) => [row.path, [...methodsOf(row)].sort(), true, undefined]));
  });

  it("declares for each API method who may call it, as the access table states", () => {
    const made = declared.flatMap(({ path, access }) =>
      Object.entries(endpointOf({ path } as Row)?.calls ?? {}).map(([method, call]) => [
        method,
        path,
        access,
        call.access,
      ]),
    );
    expect(made.length).toBeGreaterThan(declared.length);
    expect(made.filter(([, , access, calls]) => access !== calls)).toEqual([]);
  });

  it("has a loader or a component for each readable page", () => {
    const read = TABLE.filter((row) => row.kind === "page" && methodsOf(row).includes("GET"));
    const made = read.filter((row) => !moduleOf(row).loader && !moduleOf(row).default);
    expect(made.map(({ path }) => path)).toEqual([]);
  });
});

describe("a method that an endpoint doesn't support", () => {
  const watched = watchRows();
  const asks405 = [...named(declared), ...calls.filter(isWebhook).map((row) => ({ row, path: row.path }))];
  it.each(asks405)(
    "$path responds 405 with an Allow header listing the supported methods",
    async ({ row }) => {
      const taken = methodsOf(row);
      for (const method of [...ALL, "OPTIONS"]) {
        if (taken.includes(method) || (method === "HEAD" && taken.includes("GET"))) continue;
        const response = await ask(row, method, 1);
        expect([method, response.status]).toEqual([method, 405]);
        if (method !== "HEAD")
          expect(response.headers.get("allow")?.split(", ").sort()).toEqual([...taken].sort());
      }
      await watched(row.path);
    },
  );

  it.each(named(TABLE.filter(({ kind }) => kind === "page")))(
    "changes nothing on the page $path, and PUT, PATCH and DELETE get 405",
    async ({ row }) => {
      const { status } = await ask(row, "OPTIONS", 1);
      if (row.access === "public") expect(status).toBeLessThan(500);
      else expect([302, 404, 405]).toContain(status);
      for (const method of ["PUT", "PATCH", "DELETE"])
        expect([method, (await ask(row, method, 1)).status]).toEqual([method, 405]);
      await watched(row.path);
    },
  );

  it.each(["TRACE", "PROPFIND", "get"])("is redirected or rejected at /business: %s", async (method) => {
    const response = await fetchApp("/business", { method }).catch(() => null);
    if (response) expect([302, 405, 501]).toContain(response.status);
  });
});

describe("HEAD", () => {
  it.each(named(guarded.filter((row) => methodsOf(row).includes("GET"))))(
    "of $path without a session returns the status of GET and no body",
    async ({ row }) => {
      const [head, get] = [await ask(row, "HEAD", 1), await ask(row, "GET", 1)];
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe("");
      expect(await answerOf(row, get)).toBe("door");
    },
  );
});

describe("a viewer who overrides the request method", () => {
  const writes = asked.filter(({ row, method }) => row.access === "business" && method !== "GET");
  const watched = watchRows();
  it.each(sampled(writes, SHARE))("changes nothing: $name", async ({ row, name, method: own }) => {
    // `npm run check` finds no other method name in the code.
    for (const method of isExhaustive ? ["POST", "PUT", "PATCH", "DELETE"] : [own]) {
      const headers = { "x-http-method-override": method, "x-method-override": method };
      const asGet = await fetchApp(`${addressFor(row, 1)}?_method=${method}`, { headers, cookie: viewer });
      expect(asGet.status).toBeLessThan(500);
      expect([403, 404, 405]).toContain((await ask(row, method, 1, viewer)).status);
    }
    await watched(name);
  });
});
