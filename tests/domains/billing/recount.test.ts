import { applyD1Migrations, reset } from "cloudflare:test";
import { expect, it } from "vitest";
import { env } from "../../support/harness/context";

const { DB: d1, MIGRATIONS } = env;
const RECOUNT = "0010_lead_costs.sql";

const insert = (table: string, row: Record<string, unknown>) =>
  d1
    .prepare(
      `insert into ${table} (${Object.keys(row).join(", ")}) values (${Object.keys(row).map(() => "?")})`,
    )
    .bind(...Object.values(row));

const company = (id: number, account_id: number | null, more: Record<string, unknown> = {}) =>
  insert("companies", {
    slot: id,
    id,
    account_id,
    name: `Company ${id}`,
    name_key: `company ${id}`,
    country: "KE",
    quality: 1,
    source: "test",
    created_at: 1,
    updated_at: 1,
    ...more,
  });

const charged = (company_id: number, paid_at = 50, account_id = 1) =>
  insert("charged_companies", { account_id, company_id, paid_at });

const line = (more: Record<string, unknown>) =>
  insert("lead_ledger", { account_id: 1, run_number: 1, kind: "reserved", created_at: 40, ...more });

const search = (id: number, status: string) =>
  insert("lead_searches", {
    id,
    account_id: 1,
    created_by: 1,
    search_name: "s",
    criteria: "{}",
    max_leads: 9,
    status,
    run_number: 1,
    created_at: 1,
  });

/** Migrates old rows: account 1 was charged for its own companies too, account 2 only for a shared one. */
async function migrateOldRows() {
  await reset();
  await applyD1Migrations(
    d1,
    MIGRATIONS.filter(({ name }) => name < RECOUNT),
  );
  await d1.batch([
    ...[1, 2].map((id) =>
      insert("accounts", { id, name: "A", plan: "trial", operational_markets: "[]", created_at: 1 }),
    ),
    company(10, null),
    company(11, null),
    company(12, null),
    company(13, null),
    company(20, 1),
    company(21, 1, { name_key: "company 12" }),
    company(22, 1, { origin_id: 11 }),
    insert("contacts", {
      account_id: 1,
      company_id: 13,
      contact_name: "Amina",
      confidence: 1,
      source: "test",
      created_at: 1,
      updated_at: 1,
    }),
    search(5, "completed"),
    search(6, "running"),
    line({ search_id: 5, period: "trial", leads: 9, balance: 9 }),
    line({ search_id: 5, period: "trial", kind: "released", leads: -3, balance: 6 }),
    line({ search_id: 6, period: "trial", leads: 4, balance: 10, created_at: 60 }),
    ...[10, 11, 12, 13, 20, 21, 99].map((id) => charged(id)),
    line({ account_id: 2, search_id: 7, period: "2026-10", leads: 1, balance: 1 }),
    charged(10, 50, 2),
  ]);
  await applyD1Migrations(d1, MIGRATIONS);
}

const all = async (sql: string) => (await d1.prepare(sql).all()).results;

it("recounts lead usage in the account's favour: own, self-named and removed companies are free", async () => {
  await migrateOldRows();
  expect(
    await all(
      "select account_id, company_id, search_id, period from lead_charges order by account_id, company_id",
    ),
  ).toEqual([
    { account_id: 1, company_id: 10, search_id: 5, period: "trial" },
    { account_id: 1, company_id: 11, search_id: 5, period: "trial" },
    { account_id: 2, company_id: 10, search_id: 7, period: "2026-10" },
  ]);
  // Two charges, and the four leads that the current run has reserved.
  expect(
    await all("select kind, leads, balance from lead_ledger where account_id = 1 order by id desc limit 1"),
  ).toEqual([{ kind: "recounted", leads: -4, balance: 6 }]);
  expect(await all("select kind, balance from lead_ledger where account_id = 2")).toEqual([
    { kind: "reserved", balance: 1 },
  ]);
});

it("keeps companies paid for as paid, and marks those that an account entered itself", async () => {
  await migrateOldRows();
  expect(await all("select count(*) as n from charged_companies where account_id = 1")).toEqual([{ n: 7 }]);
  expect(
    await all("select company_id from first_party_companies where account_id = 1 order by company_id"),
  ).toEqual([{ company_id: 12 }, { company_id: 13 }]);
});
