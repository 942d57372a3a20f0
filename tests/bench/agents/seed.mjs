// Fills a migrated database with agents or a ledger, straight into the tables and without triggers. The marketplace
// index is filled from the view that its triggers read.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "../report.mjs";
import { randomFrom } from "../search/shapes.mjs";

/** 2026-11-15 UTC, in Unix seconds. */
export const NOW = 1_794_700_800;
const DAY = 86_400;

const COUNTRIES = "NG KE ZA GH EG MA ET TZ UG SN CI CM RW ZM ZW MW MZ AO DZ TN BW NA ML BF".split(" ");
const INDUSTRIES =
  "technology fintech finance insurance healthcare agriculture manufacturing energy mining telecom construction realestate transport retail education tourism".split(
    " ",
  );
const LANGUAGES = "English French Arabic Portuguese Swahili Amharic Hausa Yoruba Igbo Zulu".split(" ");
const EXPERIENCE = ["0-1", "1-3", "3-5", "5-10", "10+"];
const TIERS = [
  ["entry", 0.6],
  ["bronze", 0.8],
  ["silver", 0.92],
  ["gold", 0.98],
  ["platinum", 1],
];

/** Draws the first entries more often, as real countries and languages are distributed. */
const oneOf = (list, random) => list[Math.floor(random() ** 2 * list.length)];
const someOf = (list, most, random) => [
  ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(list, random))),
];

function emptyDatabase(file) {
  const db = new DatabaseSync(file);
  db.exec(
    "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA foreign_keys = OFF",
  );
  const folder = join(ROOT, "migrations");
  const names = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  for (const name of names.sort()) db.exec(readFileSync(join(folder, name), "utf8"));
  const touched =
    "('users', 'agents', 'shared_leads', 'agent_assignments', 'closes', 'commission_entries', 'commissions', 'payouts', 'referrals')";
  const triggers = db.prepare(
    `select name from sqlite_master where type = 'trigger' and tbl_name in ${touched}`,
  );
  for (const { name } of triggers.all()) db.exec(`drop trigger "${name}"`);
  db.exec("BEGIN");
  return db;
}

function close(db) {
  db.exec("COMMIT; ANALYZE");
  db.close();
}

/** Writes approved agents; one in twelve has lead results, one in ten has up to four assignments. */
export function seedAgents(file, count) {
  const db = emptyDatabase(file);
  const random = randomFrom(7);
  const user = db.prepare(
    "insert into users (id, email, email_key, first_name, last_name, user_type, created_at) values (?, ?, ?, ?, ?, 'agent', 1)",
  );
  const agent =
    db.prepare(`insert into agents (id, user_id, country, city, specializations, operational_markets, experience, bio,
    languages, tier, created_at, reviewed_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 1)`);
  const figures = db.prepare("insert into agent_metrics (agent_id, closed, lost) values (?, ?, ?)");
  const place =
    db.prepare(`insert into agent_assignments (account_id, agent_id, state, territory, offered_at, offered_by)
    values (?, ?, 'accepted', '[]', 1, 1)`);
  for (let id = 1; id <= count; id += 1) {
    const email = `agent-${id}@bench.example`;
    const country = oneOf(COUNTRIES, random);
    const draw = random();
    const sells = someOf(INDUSTRIES, 3, random);
    user.run(id, email, email, `First${id % 997}`, `Last${id % 1009}`);
    agent.run(
      id,
      id,
      country,
      "Town",
      JSON.stringify(sells),
      JSON.stringify([...new Set([country, ...someOf(COUNTRIES, 2, random)])]),
      EXPERIENCE[Math.floor(random() * 5)],
      `Sells ${sells.join(" and ")} to firms and cooperatives, with demos and tenders.`,
      JSON.stringify(someOf(LANGUAGES, 2, random)),
      TIERS.find(([, upTo]) => draw <= upTo)[0],
    );
    if (id % 12 === 0) figures.run(id, Math.floor(random() * 20), Math.floor(random() * 9));
    if (id % 10 === 0) for (let index = 0; index < (id / 10) % 5; index += 1) place.run(index + 1, id);
  }
  db.exec("INSERT INTO agent_search (rowid, keys, words) SELECT id, keys, words FROM market_agents");
  close(db);
}

/** Generates requests, each for one to three countries and industries, half of them also for a language. */
export function requestLog(count) {
  const random = randomFrom(11);
  return Array.from({ length: count }, () => ({
    countries: someOf(COUNTRIES, 3, random),
    industries: someOf(INDUSTRIES, 3, random),
    languages: random() < 0.5 ? someOf(LANGUAGES, 2, random) : [],
    skills: random() < 0.5 ? ["tenders"] : [],
    minExperience: random() < 0.5 ? "3-5" : null,
  }));
}

/** Generates marketplace filters, each for the first page of 50. */
export function marketLog(count) {
  const random = randomFrom(13);
  return Array.from({ length: count }, () => ({
    limit: 50,
    ...(random() < 0.6 ? { country: oneOf(COUNTRIES, random) } : {}),
    ...(random() < 0.6 ? { industry: oneOf(INDUSTRIES, random) } : {}),
    ...(random() < 0.3 ? { language: oneOf(LANGUAGES, random) } : {}),
    ...(random() < 0.2 ? { tier: "silver" } : {}),
    free: random() < 0.3,
  }));
}

/** Agent 1 and account 1 own `own` rows of the ledger; the statement between the two has as many entries. */
export const OWN = { agentId: 1, accountId: 1 };

/** Writes `count` closes, commissions, ledger entries and payouts, of which `own` belong to agent 1 and account 1. */
export function seedLedger(file, count, own) {
  const db = emptyDatabase(file);
  const random = randomFrom(17);
  db.exec(`insert into users (id, email, email_key, first_name, last_name, user_type, created_at)
      values (1, 'a@bench.example', 'a@bench.example', 'Amina', 'Odhiambo', 'agent', 1);
    insert into agents (id, user_id, country, specializations, operational_markets, languages, created_at, reviewed_at)
      values (1, 1, 'KE', '[]', '[]', '[]', 1, 1)`);
  const closed =
    db.prepare(`insert into closes (id, agent_id, account_id, shared_lead_id, state, value, tier, rate, commission,
    reported_at, due_at) values (?, ?, ?, ?, ?, 100000, 'entry', 5, 5000, ?, ?)`);
  const commission =
    db.prepare(`insert into commissions (subject, agent_id, account_id, kind, cents, base, rate, state, earned_at,
    due_at, close_id, covered_at) values (?, ?, ?, 'deal', 5000, 100000, 5, ?, ?, ?, ?, ?)`);
  const entry =
    db.prepare(`insert into commission_entries (agent_id, account_id, seq, subject, fact, cents, base, rate, at, payout,
    previous, hash, signature, public_key) values (?, ?, ?, ?, 'earned', 5000, 100000, 5, ?, 0, ?, ?, ?, ?)`);
  const chain =
    db.prepare(`insert into commission_chains (agent_id, account_id, seq, hash, deals, deal_value, held, payable, paid)
    values (?, ?, 1, '', 1, 100000, 0, 5000, 0) on conflict do nothing`);
  const payout = db.prepare(`insert into payouts (agent_id, state, cents, kind, hint, requested_at, batch_id)
    values (?, ?, 5000, ?, 'Number ending in 1234', ?, ?)`);
  const batch = db.prepare("insert into payout_batches (kind, created_at, created_by) values (?, ?, 1)");
  const [hash, signature] = ["0f".repeat(32), "Ab".repeat(43)];
  const others = Math.max(20, Math.floor(count / 50));
  for (let id = 1; id <= count; id += 1) {
    const isOwn = id % Math.floor(count / own) === 0;
    const [agentId, accountId] = isOwn ? [1, 1] : [2 + (id % others), 2 + (id % (others - 7))];
    const at = NOW - Math.floor(random() * 365 * DAY);
    const isHeld = NOW - at < 14 * DAY;
    closed.run(
      id,
      agentId,
      accountId,
      id,
      id > count - 2_500 && id % 50 === 0 ? "reported" : "confirmed",
      at,
      at + 14 * DAY,
    );
    commission.run(
      `deal:${id}`,
      agentId,
      accountId,
      isHeld ? "held" : "paid",
      at,
      isHeld ? at + 14 * DAY : null,
      id,
      at,
    );
    entry.run(agentId, accountId, id, `deal:${id}`, at, hash, hash, signature, signature.slice(0, 43));
    chain.run(agentId, accountId);
    const waits = id > count - 1_000 && !isOwn;
    payout.run(
      waits ? count * 2 + id : agentId,
      waits ? "requested" : "paid",
      id % 2 ? "bank" : "mobile",
      at,
      waits ? null : Math.ceil(id / 50),
    );
    if (id % 50 === 0) batch.run(id % 2 ? "bank" : "mobile", at);
  }
  // Numbers the statement between the two without gaps.
  db.exec(`update commission_entries set seq = (select count(*) from commission_entries o where o.agent_id = 1 and o.account_id = 1
    and o.id <= commission_entries.id) where agent_id = 1 and account_id = 1`);
  close(db);
}
