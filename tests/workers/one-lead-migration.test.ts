import { applyD1Migrations } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { findAccount } from "~/domains/identity/find-account.server";
import { env, testContext, withDatabase } from "../support/context";
import { checkLeads } from "../support/one-lead";

const { RELEASE_DB: d1, RELEASE_ROWS, MIGRATIONS } = env;
const MIGRATION = "0064";
const FIRST_ID = 9_000_000;
const ALL = "order by id";

const until = (last: string) => MIGRATIONS.filter(({ name }) => name.slice(0, 4) <= last);
const rowsOf = async (text: string) =>
  (await d1.prepare(text).all<Record<string, number | string | null>>()).results;

/** Of four searches: the company, what is known of the lead, and whether it is demo. */
const OLD: [
  search: number,
  company: number,
  status: string,
  value: number | null,
  probability: number | null,
  converted: number | null,
  demo: 0 | 1,
][] = [
  [1, 501, "new", null, 30, null, 0],
  [2, 501, "contacted", 900, null, null, 0],
  [3, 501, "qualified", 700, 80, null, 0],
  [1, 502, "new", 400, null, null, 0],
  [2, 502, "new", null, null, 77, 0],
  [1, 503, "new", 50, null, null, 0],
  [1, 504, "new", null, null, null, 1],
  [2, 504, "new", null, null, null, 0],
  [1, 601, "new", null, null, null, 0],
  [2, 602, "new", 20, null, null, 0],
  [3, 603, "contacted", null, null, null, 0],
];

beforeAll(async () => {
  await applyD1Migrations(d1, until("0018"));
  for (const insert of RELEASE_ROWS.split(/(?<=;)\n(?=INSERT )/)) await d1.prepare(insert).run();
  await applyD1Migrations(d1, until("0063"));
  const [account] = await rowsOf("select account_id as id from lead_searches limit 1");
  const id = account?.id ?? 0;
  // 602 is the account's copy of 601, 603 one that it gave back.
  await d1.batch([
    d1
      .prepare("insert into given_back_companies (account_id, company_id, shared_id) values (?, 603, 601)")
      .bind(id),
    d1
      .prepare(
        "insert into companies (id, account_id, origin_id, name, name_key, quality, source, is_demo, created_at, updated_at) values (602, ?, 601, 'Copy', 'copy', 0, 'x', 0, 1, 1)",
      )
      .bind(id),
    ...[1, 2, 3].map((n) =>
      d1
        .prepare(
          "insert into lead_searches (id, account_id, created_by, search_name, criteria, max_leads, status, created_at) values (?, ?, 1, 'Old', '{}', 9, 'completed', 1)",
        )
        .bind(FIRST_ID + n, id),
    ),
    ...OLD.map(([search, ...lead], at) =>
      d1
        .prepare(
          `insert into leads (id, account_id, search_id, run_number, company_id, status, estimated_value, deal_probability, converted_at, is_demo,
            company_name, confidence, reasons, evidence, is_charged, created_at) values (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, 'Old', 10, '[]', '{}', 0, 1)`,
        )
        .bind(FIRST_ID + at, id, FIRST_ID + search, ...lead),
    ),
    d1.prepare(`update lead_searches set results_count = (select count(*) from leads where search_id = lead_searches.id),
      confidence_sum = (select coalesce(sum(confidence), 0) from leads where search_id = lead_searches.id)`),
    d1
      .prepare(
        `insert or replace into lead_totals (account_id, leads, searches, pipeline_value, valued_count)
        select account_id, 11, count(*), 2070, 5 from lead_searches where account_id = ? group by 1`,
      )
      .bind(id),
  ]);
  await applyD1Migrations(d1, until(MIGRATION));
});

it("makes one lead of the rows of each company, keeps what is known of it, and counts it once", async () => {
  const rows =
    await rowsOf(`select id - ${FIRST_ID} as at, is_first, origin_count, status, estimated_value as value, deal_probability as likely,
    converted_at as converted from leads where id >= ${FIRST_ID} ${ALL}`);
  expect(rows.map(({ is_first, origin_count }) => [is_first, origin_count])).toEqual([
    [1, 3],
    [0, 0],
    [0, 0],
    [1, 2],
    [0, 0],
    [1, 1],
    [0, 0],
    [1, 2],
    [1, 3],
    [0, 0],
    [0, 0],
  ]);
  const facts = rows.map(({ status, value, likely, converted }) => [status, value, likely, converted]);
  expect(facts.slice(0, 3)).toEqual(Array(3).fill(["qualified", 900, 30, null]));
  expect(facts.slice(3, 5)).toEqual(Array(2).fill(["new", null, null, 77]));
  expect(facts.slice(8)).toEqual(Array(3).fill(["contacted", 20, null, null]));
  const system = withDatabase(testContext(), d1);
  for (const { id } of await rowsOf("select distinct account_id as id from lead_searches")) {
    const account = await findAccount(system.db, Number(id));
    if (account) await checkLeads({ ...system, account });
  }
});

it("is the last word of the rows it found: triggers keep them from then on", async () => {
  const before = await rowsOf(`select id, is_first, origin_count from leads ${ALL}`);
  await applyD1Migrations(d1, MIGRATIONS);
  expect(await rowsOf(`select id, is_first, origin_count from leads ${ALL}`)).toEqual(before);
  await d1.prepare(`delete from leads where id = ${FIRST_ID}`).run();
  expect(await rowsOf(`select is_first, origin_count from leads where id = ${FIRST_ID + 1}`)).toEqual([
    { is_first: 1, origin_count: 2 },
  ]);
});
