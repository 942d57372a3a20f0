import { applyD1Migrations } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { env } from "../support/context";

const { RELEASE_DB: d1, RELEASE_ROWS, MIGRATIONS } = env;
const AT = MIGRATIONS.findIndex(({ name }) => name.includes("payments_of_deals"));
const [AGENT, BUSINESS] = [7_001, 7_101];

const rowsOf = async <Row>(text: string) => (await d1.prepare(text).all<Row>()).results;

/** Subject, account, kind, state, payout, demo. */
const OLD: [string, number, string, string, number | null, 0 | 1][] = [
  ["deal:1", BUSINESS, "deal", "held", null, 0],
  ["deal:2", BUSINESS, "deal", "payable", null, 0],
  ["deal:3", BUSINESS, "deal", "payable", 1, 0],
  ["deal:4", BUSINESS, "deal", "payable", 2, 0],
  ["deal:5", BUSINESS, "deal", "paid", 3, 0],
  ["deal:6", BUSINESS, "deal", "reversed", null, 0],
  ["deal:7", BUSINESS, "deal", "held", null, 1],
  ["signup:8001", 0, "signup", "held", null, 0],
  ["share:1", 0, "share", "held", null, 0],
  ["share:5", 0, "share", "held", null, 0],
  ["bonus:8001:0", 0, "bonus", "payable", null, 0],
];

beforeAll(async () => {
  await applyD1Migrations(d1, MIGRATIONS.slice(0, 19));
  for (const insert of RELEASE_ROWS.split(/(?<=;)\n(?=INSERT )/)) await d1.prepare(insert).run();
  await applyD1Migrations(d1, MIGRATIONS.slice(0, AT));
  const payout = d1.prepare(
    "insert into payouts (id, agent_id, state, cents, kind, hint, requested_at) values (?, ?, ?, 100, 'mobile', '', 1)",
  );
  const chain = d1.prepare(
    "insert into commission_chains (agent_id, account_id, seq, hash, deals, deal_value, held, payable, paid) values (?, ?, 1, '', 0, 0, 0, 0, 0)",
  );
  const commission = d1.prepare(
    "insert into commissions (subject, agent_id, account_id, kind, cents, base, rate, state, earned_at, payout_id, is_demo) values (?, ?, ?, ?, 100, 2000, 5, ?, 50, ?, ?)",
  );
  await d1.batch([
    ...["requested", "batched", "paid"].map((state, at) => payout.bind(at + 1, AGENT + at, state)),
    ...[BUSINESS, 0].map((account) => chain.bind(AGENT, account)),
    ...OLD.map(([subject, account, kind, state, payoutId, isDemo]) =>
      commission.bind(subject, AGENT, account, kind, state, payoutId, isDemo),
    ),
    d1
      .prepare(
        "insert into referrals (agent_id, state, referred_id, created_at, bonus_close_id) values (?, 'approved', 8001, 1, 4)",
      )
      .bind(AGENT),
    d1
      .prepare(
        "insert into fee_payments (account_id, cents, reference, paid_on, recorded_at, recorded_by) values (?, 900, 'OLD', '2026-01-01', 1, 1)",
      )
      .bind(BUSINESS),
  ]);
  await applyD1Migrations(d1, MIGRATIONS);
});

it("covers what is paid or on its way and what waits for no business, and nothing else", async () => {
  const rows = await rowsOf<{ subject: string; close: number | null }>(
    "select subject, close_id as close from commissions where covered_at is not null order by id",
  );
  expect(rows).toEqual([
    { subject: "deal:4", close: 4 },
    { subject: "deal:5", close: 5 },
    { subject: "deal:7", close: 7 },
    { subject: "signup:8001", close: null },
    { subject: "share:5", close: 5 },
    { subject: "bonus:8001:0", close: 4 },
  ]);
  const sums = await rowsOf(
    "select account_id as account, covered from commission_chains order by account_id",
  );
  expect(sums).toEqual([
    { account: 0, covered: 0 },
    { account: BUSINESS, covered: 200 },
  ]);
});

it("keeps payments of before as payments of fees", async () => {
  expect(await rowsOf("select pays, cents, reason from fee_payments")).toEqual([
    { pays: "fees", cents: 900, reason: null },
  ]);
});
