// The peer: node:sqlite on the same file with first-draft queries: no search index, stored sums or bounded counts.
import { DatabaseSync } from "node:sqlite";
import { OWN } from "./seed.mjs";

const marks = (values) => values.map(() => "?").join();
const lists = (column, values) =>
  `exists (select 1 from json_each(${column}) where value in (${marks(values)}))`;

const AGENTS = `from agents a join users u on u.id = a.user_id left join agent_metrics f on f.agent_id = a.id
  where a.reviewed_at is not null and a.rejected_at is null and u.deactivated_at is null and u.suspended_at is null`;
const COLUMNS = `a.id, a.country, a.specializations, a.operational_markets as operationalMarkets, a.languages, a.skills, a.experience, a.bio,
  a.tier, coalesce(f.closed, 0) as closed, coalesce(f.lost, 0) as lost,
  (select count(*) from agent_assignments s where s.agent_id = a.id and s.state in ('offered', 'accepted')) as open`;
const RANK =
  "case a.tier when 'platinum' then 0 when 'gold' then 1 when 'silver' then 2 when 'bronze' then 3 else 4 end";

/** Reads every agent of the country and industry, scores each with the product's own function, and sorts them. */
export function plainMatch(app, db, wanted) {
  const industries = [
    ...new Set(
      wanted.industries.flatMap((industry) => [
        ...app.sameIndustries(industry),
        ...app.relatedIndustries(industry),
      ]),
    ),
  ];
  const { countries } = wanted;
  const rows = db
    .prepare(
      `select ${COLUMNS} ${AGENTS} and (a.country in (${marks(countries)}) or ${lists("a.operational_markets", countries)})
        and ${lists("a.specializations", industries)}`,
    )
    .all(...countries, ...countries, ...industries);
  return rows
    .map((row) => {
      const read = (column) => JSON.parse(row[column]);
      const agent = {
        ...row,
        specializations: read("specializations"),
        operationalMarkets: read("operationalMarkets"),
        languages: read("languages"),
        skills: read("skills"),
      };
      return [row.id, app.scoreMatch(wanted, app.agentFacts(agent, wanted.skills, row.open)).score];
    })
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, 50);
}

export function plainMarket(db, { country, industry, language, tier, free, limit }) {
  const parts = [
    [
      country,
      "(a.country = ? or exists (select 1 from json_each(a.operational_markets) where value = ?))",
      [country, country],
    ],
    [industry, lists("a.specializations", [industry]), [industry]],
    [language, lists("a.languages", [language]), [language]],
    [tier, "a.tier = ?", [tier]],
    [
      free,
      "(select count(*) from agent_assignments s where s.agent_id = a.id and s.state in ('offered', 'accepted')) < 3",
      [],
    ],
  ].filter(([is]) => is);
  const where = [AGENTS, ...parts.map(([, sql]) => sql)].join(" and ");
  const values = parts.flatMap(([, , bound]) => bound);
  const rows = db.prepare(`select ${COLUMNS} ${where} order by ${RANK}, a.id limit ${limit}`).all(...values);
  return {
    ids: rows.map(({ id }) => id),
    count: db.prepare(`select count(*) as n ${where}`).get(...values).n,
  };
}

const { agentId, accountId } = OWN;

export const PLAIN = {
  dashboard: (db) => [
    db.prepare("select sum(cents) from commissions where agent_id = ? and state <> 'reversed'").get(agentId),
    db.prepare("select max(requested_at) from payouts where agent_id = ?").get(agentId),
  ],
  commission: (db) => [
    db.prepare("select * from commissions where agent_id = ? order by id desc limit 50").all(agentId),
    db.prepare("select state, sum(cents) from commissions where agent_id = ? group by state").all(agentId),
  ],
  closes: (db) => [
    db.prepare("select * from closes where account_id = ? order by id desc limit 50").all(accountId),
    db.prepare("select count(*), sum(commission) from closes where account_id = ?").get(accountId),
  ],
  undecided: (db) =>
    db
      .prepare(
        "select * from closes where state = 'disputed' or (state = 'reported' and due_at <= unixepoch()) order by id limit 50",
      )
      .all(),
  payouts: (db) => [
    db.prepare("select * from payouts where state = 'requested' order by id limit 50").all(),
    db.prepare("select count(*) from payouts where state = 'requested'").get(),
    db
      .prepare(
        "select batch_id, count(*), sum(cents) from payouts group by batch_id order by batch_id desc limit 20",
      )
      .all(),
  ],
  statement: (db) =>
    db
      .prepare("select * from commission_entries where agent_id = ? and account_id = ? order by seq")
      .all(agentId, accountId),
};

export const openPlain = (file) => new DatabaseSync(file, { readOnly: true });
