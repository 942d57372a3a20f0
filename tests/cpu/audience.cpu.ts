import { beforeAll, describe, expect, it } from "vitest";
import { business, count, manyContacts } from "../support/fixtures/audiences";
import { cookieOf, fetchApp, postForm } from "../support/harness/app";
import type { Business } from "../support/harness/context";
import { metered } from "../support/harness/metered";
import { costOf, type Figure, faultsIn } from "./measure";

const COMPANIES = 33_334;
const LIMIT_MS = 300;
/** Rows that a sample reads at any size: the same as for 12,000 contacts in audience-sample.test.ts. */
const MAX_ROWS = { all: 22_500, one: 32_000 };

let ctx: Business["ctx"];
let cookie = "";
let audiences: { imported: string; filtered: string };
beforeAll(async () => {
  ctx = await business();
  if (ctx.actor.kind !== "user") throw new Error("no user");
  cookie = await cookieOf(ctx.actor.userId);
  const imported = await manyContacts(ctx, { companies: COMPANIES, isByCompany: false, step: 7 });
  audiences = { imported, filtered: "contacts:country=KE" };
}, 600_000);

describe.each(["imported", "filtered"] as const)("a preview of 100,000 %s contacts", (kind) => {
  const asks = {
    call: (audience: string, people: string) =>
      fetchApp(`/api/campaign-audience?${new URLSearchParams({ audience, people })}`, { cookie }),
    rows: (audience: string, people: string) =>
      fetchApp(`/campaigns/audience?${new URLSearchParams({ audience, people, show: "no_address" })}`, {
        cookie,
      }),
    form: (audience: string, people: string) =>
      postForm("/campaigns/check", { name: "May", audience, people }, cookie),
  };

  it.each(["all", "one"] as const)(
    "costs at most 300 ms of CPU per request, with %s of each company's contacts",
    async (people) => {
      const figures: Figure[] = [];
      for (const [name, ask] of Object.entries(asks)) {
        let answer = 0;
        const ms = await costOf(async () => {
          const response = await ask(audiences[kind], people);
          await response.text();
          answer = response.status;
        });
        figures.push({ input: `${name} of ${kind}`, shape: people, bytes: 0, ms, answer });
      }
      expect(await faultsIn(figures)).toEqual([]);
      expect(figures.map(({ answer }) => answer)).toEqual([200, 200, 200]);
      expect(figures.filter(({ ms }) => ms > LIMIT_MS)).toEqual([]);
    },
  );

  it.each(["all", "one"] as const)(
    "reads no more rows than one of 12,000, with %s of each company's contacts",
    async (people) => {
      const meter = metered(ctx);
      const found = await count(meter.ctx, audiences[kind], { people });
      expect(found.isExact).toBe(false);
      expect(found.total).toBeGreaterThan(90_000);
      expect(meter.rowsRead()).toBeLessThan(MAX_ROWS[people]);
    },
  );
});
