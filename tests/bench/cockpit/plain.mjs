// The peer: node:sqlite on the same file with first-draft queries: no stored sums or search index.
import { DatabaseSync } from "node:sqlite";
import { OWN, STAGES } from "./seed.mjs";

const FIRST = "2025-11-16";
const LAST = "2026-11-15";
const sums = STAGES.map((name, index) => `sum(position = ${index + 1}) as ${name}`).join();

export const openPlain = (file) => new DatabaseSync(file, { readOnly: true });

export const PLAIN = {
  analytics: (db) => {
    const of = (key) =>
      db
        .prepare(`select ${key} as key, ${sums} from lead_stages where account_id = ? group by ${key}`)
        .all(OWN);
    const counts = db.prepare(`select ${sums} from lead_stages where account_id = ?`).get(OWN);
    return { counts, countries: of("country"), sources: of("source"), campaigns: of("campaign_id") };
  },
  dashboard: (db) =>
    db.prepare("select id from opportunities where account_id = ? order by id desc limit 5").all(OWN),
  funnel: (db) => {
    const reached = db
      .prepare(
        `select count(*) as n from lead_stages l
          join lead_stages f on f.account_id = l.account_id and f.same_company_id = l.same_company_id and f.position = 1
          where l.account_id = ? and f.day between ? and ? group by l.position order by l.position`,
      )
      .all(OWN, FIRST, LAST)
      .map(({ n }) => n);
    const seconds = db
      .prepare(
        `select sum(left_at is not null) as leads, sum(ifnull(left_at - at, 0)) as sum
          from lead_stages where account_id = ? and day between ? and ? group by position order by position`,
      )
      .all(OWN, FIRST, LAST)
      .map(({ leads, sum }) => (leads ? Math.round(sum / leads) : null));
    return STAGES.map((_, at) => [reached[at] ?? 0, reached[at + 1] ?? 0, seconds[at] ?? null]);
  },
  leads: (db) => {
    const where = `from lead_stages f where f.account_id = ? and f.position = 1 and f.day between ? and ?
      and exists (select 1 from lead_stages l where l.account_id = f.account_id
        and l.same_company_id = f.same_company_id and l.position >= 4)`;
    const ids = db
      .prepare(`select f.id ${where} order by f.day desc, f.id desc limit 50`)
      .all(OWN, FIRST, LAST);
    const { n } = db.prepare(`select count(*) as n ${where}`).get(OWN, FIRST, LAST);
    return { ids: ids.map(({ id }) => id), total: n };
  },
  contacts: (db) => {
    db.prepare("select count(*) as n from contacts where account_id = ?").get(OWN);
    return db
      .prepare("select * from contacts where account_id = ? order by id desc limit 50")
      .all(OWN)
      .map(({ id }) => id);
  },
  kenyans: (db) => {
    db.prepare("select count(*) as n from contacts where account_id = ? and country = 'KE'").get(OWN);
    return db
      .prepare("select * from contacts where account_id = ? and country = 'KE' order by id desc limit 50")
      .all(OWN)
      .map(({ id }) => id);
  },
};
