// Writes a campaign with its leads and messages into the local database while the server is stopped.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CONTENT } from "./content.mjs";

/** The SQLite file of the local database: the only one with our tables. */
export function databaseFile(where) {
  const folder = join(where, "state/d1/miniflare-D1DatabaseObject");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const [largest] = files.sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size);
  return join(folder, largest);
}

export function databaseOf(where) {
  const database = new DatabaseSync(databaseFile(where));
  database.exec("pragma foreign_keys = off");
  return database;
}

const insert = (database, table, row) => {
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
  return Number(database.prepare(sql).run(...Object.values(row)).lastInsertRowid);
};

/**
 * Inserts one mailbox without limits that sends to the sink, one active campaign and `count` leads; with `isPlanned`
 * also their messages. Returns the ids.
 */
export function seedCampaign(database, { accountId, userId, port, count, isPlanned = true }) {
  const now = Math.floor(Date.now() / 1000);
  const own = { account_id: accountId, created_by: userId, created_at: now };
  database.exec("begin");
  // An account sends nothing until a user has confirmed an email address.
  database.prepare("update users set email_verified_at = ? where account_id = ?").run(now, accountId);
  const mailboxId = insert(database, "mailboxes", {
    ...own,
    kind: "smtp",
    from_address: CONTENT.from.address,
    from_name: CONTENT.from.name,
    postal_address: "1 Bench Road, Nairobi",
    host: "127.0.0.1",
    port,
    security: "none",
    daily_limit: 10_000_000,
    gap_seconds: 0,
    ready_at: now,
  });
  const searchId = insert(database, "lead_searches", {
    ...own,
    search_name: "Bench",
    criteria: "{}",
    max_leads: count,
    status: "completed",
    results_count: count,
    run_number: 1,
  });
  const template = insert(database, "outreach_templates", {
    ...own,
    name: "Bench",
    template_type: "cold_email",
    subject: CONTENT.subject,
    content: CONTENT.html,
    variables: '["firstName","companyName"]',
    cc_emails: "[]",
    updated_at: now,
  });
  const campaignId = insert(database, "outreach_campaigns", {
    ...own,
    name: "Bench",
    status: "active",
    lead_search_id: searchId,
    mailbox_id: mailboxId,
    started_at: now,
    window_start: 0,
    window_end: 1_440,
    window_days: 127,
    counts_clicks: 0,
    planned_up_to: isPlanned ? null : 0,
    total_targets: count,
    total_messages: isPlanned ? count : 0,
    updated_at: now,
  });
  insert(database, "campaign_steps", {
    campaign_id: campaignId,
    position: 1,
    template_id: template,
    subject: CONTENT.subject,
    content: CONTENT.html,
    cc_emails: "[]",
  });
  const first = insert(database, "leads", leadRow(accountId, searchId, 0, now));
  const lead = database.prepare(
    `insert into leads (${Object.keys(leadRow(0, 0, 0, 0)).join(", ")}) values (${Object.keys(
      leadRow(0, 0, 0, 0),
    )
      .map(() => "?")
      .join(", ")})`,
  );
  for (let index = 1; index < count; index += 1)
    lead.run(...Object.values(leadRow(accountId, searchId, index, now)));
  if (isPlanned)
    database
      .prepare(
        `insert into outreach_messages
           (account_id, campaign_id, position, lead_id, mailbox_id, to_address, to_name, country, state, due_at, attempts, created_at)
         select account_id, ?, 1, id, ?, contact_email, contact_name, country, 'waiting', ?, 0, ? from leads where search_id = ?`,
      )
      .run(campaignId, mailboxId, now - 60, now, searchId);
  database.exec("commit");
  return { mailboxId, campaignId, searchId, first };
}

const leadRow = (accountId, searchId, at, now) => ({
  account_id: accountId,
  search_id: searchId,
  run_number: 1,
  company_id: 900_000_000 + at,
  contact_name: `Amina ${at}`,
  contact_email: `lead-${at}@sink.test`,
  company_name: `Acme ${at}`,
  country: "KE",
  confidence: 80,
  reasons: "[]",
  evidence: JSON.stringify({ contactEmail: { source: "bench", at: "2026-01-01" } }),
  status: "new",
  is_charged: 0,
  is_demo: 0,
  created_at: now,
});
