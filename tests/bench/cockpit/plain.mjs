// The peer: the same file asked by node:sqlite with the queries that one writes first, without kept sums or a search index.
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
  funnel: (db) =>
    db
      .prepare(
        `select position, count(*) as reached, sum(left_at is not null) as wentOn, sum(ifnull(left_at - at, 0)) as seconds
          from lead_stages where account_id = ? and day between ? and ? group by position order by position`,
      )
      .all(OWN, FIRST, LAST)
      .map(({ reached, wentOn, seconds }) => [reached, wentOn, wentOn ? Math.round(seconds / wentOn) : null]),
  leads: (db) => {
    const where = "from lead_stages where account_id = ? and position = 4 and day between ? and ?";
    const ids = db.prepare(`select id ${where} order by day desc, id desc limit 50`).all(OWN, FIRST, LAST);
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
