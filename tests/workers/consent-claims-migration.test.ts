import { applyD1Migrations } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { env } from "../support/context";

const { RELEASE_DB: d1, RELEASE_ROWS, MIGRATIONS } = env;
const AT = MIGRATIONS.findIndex(({ name }) => name.includes("claimed_consents"));
const LINK = "the page of the link in the mail";
const IMPORT = "File, by csv: “Yes”";

/** Address hash, asked, given, refused, source. */
const OLD: [string, number | null, number | null, number | null, string | null][] = [
  ["link", 1, 2, null, LINK],
  ["import", null, 2, null, IMPORT],
  ["asked-then-import", 1, 2, null, IMPORT],
  ["erased-import", null, 2, null, null],
  ["erased-link", 1, 2, null, null],
  ["declined", 1, null, 2, LINK],
  ["asked", 1, null, null, null],
];

beforeAll(async () => {
  await applyD1Migrations(d1, MIGRATIONS.slice(0, 19));
  for (const insert of RELEASE_ROWS.split(/(?<=;)\n(?=INSERT )/)) await d1.prepare(insert).run();
  await applyD1Migrations(d1, MIGRATIONS.slice(0, AT));
  const consent = d1.prepare(
    "insert into consents (account_id, address_hash, asked_at, given_at, refused_at, source) values (1, ?, ?, ?, ?, ?)",
  );
  await d1.batch(OLD.map((row) => consent.bind(...row)));
  await applyD1Migrations(d1, MIGRATIONS);
});

const HASHES = OLD.map(([hash]) => `'${hash}'`).join();

const hashesWhere = async (condition: string) =>
  (
    await d1
      .prepare(
        `select address_hash as hash from consents where address_hash in (${HASHES}) and ${condition} order by 1`,
      )
      .all<{ hash: string }>()
  ).results.map(({ hash }) => hash);

it("keeps the yes of people who pressed the link", async () => {
  expect(await hashesWhere("given_at is not null")).toEqual(["erased-link", "link"]);
});

it("turns the yes of imports and forms into claims", async () => {
  expect(await hashesWhere("claimed_at = 2")).toEqual(["asked-then-import", "erased-import", "import"]);
});

it("keeps the wording of a claim", async () => {
  expect(await hashesWhere(`claim_source = '${IMPORT}'`)).toEqual(["asked-then-import", "import"]);
});

it("keeps every no and every question", async () => {
  expect(await hashesWhere("refused_at is not null")).toEqual(["declined"]);
  expect((await hashesWhere("asked_at is not null")).length).toBe(5);
});
