// The search across everything in an account, in workerd: the benchmark's companies, and a busy account's own rows beside them.
import { DatabaseSync } from "node:sqlite";
import { isShort, percentile } from "../report.mjs";
import { withD1 } from "./d1.mjs";
import { ACCOUNT } from "./queries.mjs";

const OWN = isShort ? 200 : 5_000;

/** Writes leads, contacts, conversations and deals of the searching account, named after companies in the file. */
function fillAccount(app, file) {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA foreign_keys = OFF; BEGIN");
  const rows = db
    .prepare(
      "SELECT id, name, country FROM companies WHERE account_id IS NULL OR account_id = ? ORDER BY id DESC LIMIT ?",
    )
    .all(ACCOUNT, OWN);
  db.prepare(
    "INSERT INTO lead_searches (id, account_id, created_by, search_name, criteria, max_leads, status, created_at) VALUES (1, ?, 1, 'All', '{}', 10000, 'completed', 1)",
  ).run(ACCOUNT);
  const lead = db.prepare(
    "INSERT INTO leads (account_id, search_id, run_number, company_id, company_name, confidence, reasons, evidence, is_charged, created_at) VALUES (?, 1, 1, ?, ?, ?, '[]', '{}', 1, 1)",
  );
  const contact = db.prepare(
    "INSERT INTO contacts (account_id, company_id, contact_name, company_name, confidence, source, created_at, updated_at) VALUES (?, ?, ?, ?, 50, 'bench', 1, 1) RETURNING id",
  );
  const found = db.prepare("INSERT INTO contact_search (rowid, words) VALUES (?, ?)");
  const thread = db.prepare(
    "INSERT INTO threads (account_id, name, address, subject, reply_class, score, last_at, created_at) VALUES (?, ?, ?, ?, 'interested', 90, 1, 1)",
  );
  const deal = db.prepare(
    "INSERT INTO opportunities (account_id, title, region, status, company_name, source, created_at, updated_at, stage_at) VALUES (?, ?, 'KE', 'new', ?, 'manual', 1, 1, 1)",
  );
  for (const [at, { id, name }] of rows.entries()) {
    const person = `Person ${at}`;
    lead.run(ACCOUNT, id, name, at % 101);
    const made = contact.get(ACCOUNT, id, person, name);
    const input = { contactName: person, companyName: name, location: null, industry: null };
    found.run(made.id, app.contactDocument(input, ACCOUNT));
    thread.run(ACCOUNT, person, `p${at}@bench.example`, `A word about ${name}`);
    deal.run(ACCOUNT, `Panels for ${name}`, name);
  }
  db.exec("COMMIT; ANALYZE");
  db.close();
  return rows.length;
}

/** Returns milliseconds of whole HTTP requests and rows_read, for the search words of the log. */
export async function askEverywhere(app, folder, file, log) {
  const own = fillAccount(app, file);
  const asked = log.filter(({ filter }) => filter.words).slice(0, isShort ? 20 : 200);
  return withD1(folder, file, async (worker) => {
    const post = async (path, { filter }) => {
      const started = performance.now();
      const body = JSON.stringify({ filter: { words: filter.words }, accountId: ACCOUNT });
      const response = await worker.dispatchFetch(`http://bench${path}`, { method: "POST", body });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return { milliseconds: performance.now() - started, ...answer };
    };
    const metered = [];
    for (const query of asked) metered.push(await post("/rows-everywhere", query));
    const answers = [];
    for (const query of asked) answers.push(await post("/everywhere", query));
    const times = answers.map(({ milliseconds }) => milliseconds);
    const withOwn = answers.filter(({ groups }) => groups.some(({ kind }) => kind === "threads")).length;
    return {
      own,
      asked: asked.length,
      withOwn,
      rowsRead: Math.max(...metered.map(({ rowsRead }) => rowsRead)),
      inDatabase: percentile(
        metered.map(({ inDatabase }) => inDatabase),
        0.95,
      ),
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    };
  });
}
