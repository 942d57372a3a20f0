// Fills a migrated database with an account's leads in stages and with contacts, straight into the tables. Triggers are
// left out; what they count is counted once at the end.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "../report.mjs";
import { randomFrom } from "../search/shapes.mjs";

/** 2026-11-15 UTC, in Unix seconds. */
export const NOW = 1_794_700_800;
export const OWN = 1;
const DAY = 86_400;
const DAYS = 365;

const COUNTRIES = "NG KE ZA GH EG MA ET TZ UG SN CI CM RW ZM ZW MW MZ AO DZ TN".split(" ");
const SOURCES = ["starter list", "GLEIF", "Wikidata", "a file", "by hand"];
export const STAGES = ["discovery", "qualification", "outreach", "engagement", "conversion", "closure"];
/** The share of leads that move on from each stage. */
const GOES_ON = [0.7, 0.6, 0.2, 0.3, 0.4];
/** Every second lead belongs to another account. */
const OTHERS = 2;

const oneOf = (list, random) => list[Math.floor(random() ** 2 * list.length)];
const dayOf = (seconds) => new Date(seconds * 1_000).toISOString().slice(0, 10);

function emptyDatabase(file) {
  const db = new DatabaseSync(file);
  db.exec(
    "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA foreign_keys = OFF",
  );
  const folder = join(ROOT, "migrations");
  const names = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  for (const name of names.sort()) db.exec(readFileSync(join(folder, name), "utf8"));
  for (const { name } of db.prepare("select name from sqlite_master where type = 'trigger'").all())
    db.exec(`drop trigger "${name}"`);
  db.exec("BEGIN");
  return db;
}

function writeLead(insert, id, random) {
  const account = id % OTHERS === 0 ? OWN + 1 : OWN;
  const [country, source] = [oneOf(COUNTRIES, random), oneOf(SOURCES, random)];
  let at = NOW - Math.floor(random() * DAYS * DAY);
  let last = 0;
  while (last < GOES_ON.length && random() < GOES_ON[last]) last += 1;
  for (let stage = 0; stage <= last; stage += 1) {
    const left = stage < last ? Math.min(NOW, at + Math.floor(random() * 9 * DAY)) : null;
    const campaign = stage >= 2 ? 1 + (id % 40) : null;
    insert.run(account, id, stage + 1, at, dayOf(at), left, country, source, campaign);
    at = left ?? at;
  }
}

const sumOf = (stage, what) => `sum(${what} * (position = ${stage + 1}))`;

function countStages(db) {
  const counts = STAGES.map((_, index) => sumOf(index, 1)).join();
  const left = STAGES.slice(0, -1)
    .map((_, index) => sumOf(index, "(left_at is not null)"))
    .join();
  const seconds = STAGES.slice(0, -1)
    .map((_, index) => sumOf(index, "ifnull(left_at - at, 0)"))
    .join();
  db.exec(`insert into stage_daily_totals (account_id, day, ${STAGES.join()}, ${STAGES.slice(0, -1)
    .map((name) => `${name}_left`)
    .join()},
    ${STAGES.slice(0, -1)
      .map((name) => `${name}_seconds`)
      .join()})
    select account_id, day, ${counts}, ${left}, ${seconds} from lead_stages group by account_id, day`);
  db.exec(`update lead_stages set furthest = (select max(l.position) from lead_stages l
    where l.account_id = lead_stages.account_id and l.same_company_id = lead_stages.same_company_id) where position = 1`);
  const later = STAGES.slice(1);
  const cohorts = later.map((name, index) => `sum(l.position = ${index + 2}) as ${name}`).join();
  db.exec(`update stage_daily_totals set ${later.map((name) => `cohort_${name} = found.${name}`).join()}
    from (select f.account_id, f.day, ${cohorts} from lead_stages f
      join lead_stages l on l.account_id = f.account_id and l.same_company_id = f.same_company_id
      where f.position = 1 group by f.account_id, f.day) found
    where found.account_id = stage_daily_totals.account_id and found.day = stage_daily_totals.day`);
  for (const [kind, key] of [
    ["all", "''"],
    ["country", "country"],
    ["source", "source"],
    ["campaign", "campaign_id"],
  ])
    db.exec(`insert into stage_totals (account_id, kind, key, ${STAGES.join()})
      select account_id, '${kind}', ${key}, ${counts} from lead_stages where ${key} is not null group by account_id, ${key}`);
}

/** Writes `count` leads in stages, half of them the account's, and `count` contacts of the account. */
export function seedCockpit(app, file, count) {
  const db = emptyDatabase(file);
  const random = randomFrom(11);
  const lead =
    db.prepare(`insert into lead_stages (account_id, same_company_id, position, at, day, left_at, country, source,
    campaign_id) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const contact =
    db.prepare(`insert into contacts (id, account_id, contact_name, contact_email, email_key, company_name, country,
    location, confidence, source, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, 60, 'a file', 1, 1)`);
  const words = db.prepare("insert into contact_search (rowid, words) values (?, ?)");
  for (let id = 1; id <= count; id += 1) {
    writeLead(lead, id, random);
    const country = oneOf(COUNTRIES, random);
    const person = {
      contactName: `Person ${id}`,
      contactTitle: null,
      contactEmail: `p${id}@shop${id % 9_000}.example`,
      companyName: `Shop ${id % 9_000}`,
      location: new Intl.DisplayNames(["en"], { type: "region" }).of(country),
      industry: null,
    };
    contact.run(
      id,
      OWN,
      person.contactName,
      person.contactEmail,
      person.contactEmail,
      person.companyName,
      country,
      person.location,
    );
    words.run(id, app.contactDocument(person, OWN));
  }
  countStages(db);
  db.exec("COMMIT; INSERT INTO contact_search (contact_search) VALUES ('optimize'); ANALYZE");
  db.close();
}
