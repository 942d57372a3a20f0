import { applyD1Migrations, reset } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import rows from "../base/base.sql?raw";
import moreRows from "../base/more-rows.sql?raw";
import { env } from "../support/harness/context";
import { tableCounts } from "../support/harness/table-counts";

const LAST_OF_BASE = "0008_reference_rows.sql";
/** Tables that neither the demo nor the access tests fill. */
const TABLES_WITHOUT_ROWS = `
  agent_cvs answer_chunks checkouts company_reports consents correction_cases data_requests
  demo_fills discarded_overrides duplicate_keys duplicate_pairs evidence_runs form_drafts
  form_entries global_suppressions hidden_companies hidden_contacts idempotency_keys import_changes
  inboxes industry_label_uses industry_labels interviews marketing_claims marketing_daily_stats
  marketing_visits merged_companies merged_rows model_reviews module_counts oauth_tokens
  outreach_files pending_opportunities recovery_codes search_rebuilds signatures
  social_campaign_leads social_campaigns social_import_rejects sso_identities usage_alerts
  webhook_events`;

/** Rows of those tables, and of newer ones, are added after this migration (tests/base/make-rows.ts). */
const LAST_OF_LATER_BASE = "0020_import_contacts.sql";
/** Only migrations write to `search_rebuilds`. */
const TABLES_WITHOUT_ROWS_IN_BOTH = "search_rebuilds";

const { DB: d1, MIGRATIONS } = env;

/** Inserts rows unchanged: triggers are created afterwards, as in a restored backup. */
async function load(inserts: string[]) {
  const { results: triggers } = await d1
    .prepare("select name, sql from sqlite_master where type = 'trigger' order by rowid")
    .all<{ name: string; sql: string }>();
  const seeded = ["retention_periods", "country_utc_offsets", "research_sources"];
  await d1.batch(
    [
      "pragma defer_foreign_keys = on",
      ...triggers.map(({ name }) => `drop trigger ${name}`),
      ...seeded.map((name) => `delete from ${name}`),
      ...inserts,
      ...triggers.map(({ sql }) => sql),
    ].map((sql) => d1.prepare(sql)),
  );
}

/**
 * Adds the rows that migrations after the base insert: retention periods of email drafts (0009) and unreadable events
 * (0029), a recount of used leads in the ledger (0010), totals of deals won by origin (0011).
 */
const withAddedRows = (counts: Record<string, number>) => ({
  lead_ledger: (counts.lead_ledger ?? 0) + 1,
  retention_periods: (counts.retention_periods ?? 0) + 2,
  stage_totals: (counts.stage_totals ?? 0) + 8,
});

const brokenReferences = async () => (await d1.prepare("pragma foreign_key_check").all()).results;

/** A social campaign with a lead in each state of 0014. */
const SOCIAL_CAMPAIGN = [
  `insert into social_campaigns (id, account_id, created_by, name, type, lead_count, created_at)
    select 1, min(id), 1, 'Lagos', 'mixed', 4, 0 from accounts`,
  `insert into social_campaign_leads (campaign_id, account_id, lead_id, part)
    select c.id, c.account_id, j.key, j.value from social_campaigns c, json_each('["mail", "task", "none", "waiting"]') j`,
];
/** Encrypted columns that 0015 and 0018 rename: table, name in the base, name after all migrations. */
const SECRETS = [
  ["mailboxes", "password_sealed", "encrypted_password"],
  ["platform_connections", "token_sealed", "encrypted_token"],
  ["platform_connections", "secret_sealed", "encrypted_secret"],
  ["sso_connections", "sealed_secret", "encrypted_secret"],
  ["research_sources", "sealed_key", "encrypted_key"],
] as const;
/** Fills these columns, because the base leaves most of them empty. */
const givenSecrets = SECRETS.map(
  ([table, inBase]) => `update ${table} set ${inBase} = 'secret of ' || rowid where ${inBase} is null`,
);

const secretsOf = (when: "before" | "after") =>
  Promise.all(
    SECRETS.map(([table, inBase, now]) =>
      d1.prepare(`select rowid, ${when === "before" ? inBase : now} from ${table} order by rowid`).raw(),
    ),
  );

let before: Record<string, number>;
let secretsBefore: unknown[][];

/** Creates the schema as of a migration, with these rows. */
async function startFrom(lastMigration: string, inserts: string): Promise<void> {
  await reset();
  await applyD1Migrations(
    d1,
    MIGRATIONS.filter(({ name }) => name <= lastMigration),
  );
  await load(inserts.split(/\n(?=INSERT INTO )/).slice(1));
}

beforeAll(async () => {
  await startFrom(LAST_OF_BASE, rows);
  await d1.batch(givenSecrets.map((sql) => d1.prepare(sql)));
  before = await tableCounts();
  secretsBefore = await secretsOf("before");
});

describe("rows of the base", () => {
  it("exist in every table except the listed ones", () => {
    const empty = Object.keys(before).filter((name) => before[name] === 0 && !name.endsWith("_search"));
    expect(empty).toEqual(TABLES_WITHOUT_ROWS.trim().split(/\s+/));
  });

  it("have no broken foreign keys", async () => {
    expect(await brokenReferences()).toEqual([]);
  });

  it("are kept by every later migration", async () => {
    await d1.batch(SOCIAL_CAMPAIGN.map((sql) => d1.prepare(sql)));
    const counts = await tableCounts();
    await applyD1Migrations(d1, MIGRATIONS);
    expect(await tableCounts()).toMatchObject({ ...counts, ...withAddedRows(counts) });
    expect(await brokenReferences()).toEqual([]);
  });

  it("keep their encrypted values in the renamed columns", async () => {
    expect(secretsBefore.every((rows) => rows.length > 0)).toBe(true);
    expect(await secretsOf("after")).toEqual(secretsBefore);
  });

  it("are summed by agent and day for the report", async () => {
    const counted = d1.prepare(
      `select s.account_id, s.agent_id, count(*) from shared_leads s join accounts a on a.id = s.account_id and a.is_demo = s.is_demo
        group by 1, 2 having count(*) > 0 order by 1, 2`,
    );
    const summed = d1.prepare(
      `select account_id, agent_id, leads_shared from agent_running_totals t where agent_id > 0 and leads_shared > 0
        and day = (select max(day) from agent_running_totals l where l.account_id = t.account_id and l.agent_id = t.agent_id) order by 1, 2`,
    );
    const rows = await counted.raw();
    expect(rows.length).toBeGreaterThan(0);
    expect(await summed.raw()).toEqual(rows);
    const ofAll = `select account_id, max(revenue), max(commission) from agent_running_totals where agent_id = 0 group by 1 having max(revenue) > 0`;
    const deals = `select c.account_id, sum(c.value), sum(c.commission) from closes c join accounts a on a.id = c.account_id and a.is_demo = c.is_demo
      where c.state = 'confirmed' and c.is_test = 0 group by 1`;
    expect(await d1.prepare(ofAll).raw()).toEqual(await d1.prepare(deals).raw());
  });

  it("have the renamed states of social campaign leads", async () => {
    const parts = d1.prepare("select part from social_campaign_leads order by lead_id").raw();
    expect((await parts).flat()).toEqual(["email", "task", "none", "pending"]);
  });
});

describe("rows of the later base", () => {
  beforeAll(() => startFrom(LAST_OF_LATER_BASE, moreRows));

  it("exist in every table that the base leaves empty", async () => {
    const counts = await tableCounts();
    const isEmpty = (name: string) => !counts[name] && !before[name] && !name.endsWith("_search");
    expect(Object.keys(counts).filter(isEmpty)).toEqual(TABLES_WITHOUT_ROWS_IN_BOTH.split(" "));
  });

  it("have no broken foreign keys", async () => {
    expect(await brokenReferences()).toEqual([]);
  });

  it("are kept by every later migration", async () => {
    const counts = await tableCounts();
    await applyD1Migrations(d1, MIGRATIONS);
    const retention_periods = (counts.retention_periods ?? 0) + 1;
    expect(await tableCounts()).toMatchObject({ ...counts, retention_periods });
    expect(await brokenReferences()).toEqual([]);
  });
});
