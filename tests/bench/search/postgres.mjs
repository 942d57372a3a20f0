// PostgreSQL in its own cluster: tsvector and GIN, the same rows in the same static order, memory tuned.
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { median } from "../report.mjs";
import { ACCOUNT, LIMIT, ROUNDS } from "./queries.mjs";

const HOME = "/usr/lib/postgresql";
const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
export const postgresVersion = versions[0] ?? null;
const BIN = join(HOME, String(postgresVersion), "bin");

const SETTINGS = `shared_buffers = 2GB
effective_cache_size = 8GB
work_mem = 128MB
maintenance_work_mem = 1GB
random_page_cost = 1.1
jit = off
fsync = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = 8GB
listen_addresses = ''
`;

// PostgreSQL refuses to run as root, so root runs the commands as the system user postgres.
const asUser = (command, options = {}) => {
  const isRoot = process.getuid() === 0;
  const [file, args] = isRoot
    ? ["runuser", ["-u", "postgres", "--", ...command]]
    : [command[0], command.slice(1)];
  return spawnSync(file, args, { encoding: "utf8", maxBuffer: 1 << 28, cwd: "/", ...options });
};

const must = (result) => {
  if (result.status !== 0)
    throw new Error(`${result.error ?? ""} ${result.stderr ?? ""} status ${result.status}`);
  return result.stdout;
};

const tsvCell = (text) =>
  text === null
    ? "\\N"
    : String(text).replace(/[\\\t\n\r]/g, (character) => ({ "\\": "\\\\", "\t": "\\t" })[character] ?? " ");

const literal = (text) => `'${String(text).replaceAll("'", "''")}'`;
const list = (values) => values.map(literal).join(", ");

/** The same query in SQL: words in the tsvector, facets in columns, each with an index in the static order. */
function sqlOf(app, { filter, after }) {
  const words = app.searchWords(filter);
  const last = words.at(-1);
  const term = (word) => `''${word}''`;
  const query = words.map((word, index) => (index === words.length - 1 ? `${term(last)}:*` : term(word)));
  const any = (filter.anyWords ?? []).map((text) => `(${app.tokens(text).map(term).join(" & ")})`);
  if (any.length > 0) query.push(`(${any.join(" | ")})`);
  for (const text of filter.excludeWords ?? []) query.push(`!(${app.tokens(text).map(term).join(" & ")})`);
  const family = (ids) => [...new Set(ids.flatMap((id) => app.industryWithChildren(id)))];
  const where = [`slot > ${after}`, `(account_id IS NULL OR account_id = ${ACCOUNT})`];
  if (query.length > 0) where.push(`words @@ to_tsquery('simple', '${query.join(" & ")}')`);
  if (filter.countries) where.push(`country IN (${list(filter.countries)})`);
  if (filter.industries) where.push(`industries && ARRAY[${list(family(filter.industries))}]`);
  if (filter.sizes) where.push(`size IN (${list(filter.sizes)})`);
  if (filter.excludeIndustries)
    where.push(`NOT industries && ARRAY[${list(family(filter.excludeIndustries))}]`);
  return `SELECT * FROM companies WHERE ${where.join(" AND ")} ORDER BY slot LIMIT ${LIMIT + 1};`;
}

export async function askPostgres(app, shapes, folder, count, log) {
  const home = join(folder, "postgres");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  if (process.getuid() === 0) execFileSync("chown", ["postgres", home]);
  for (let path = home; path !== "/"; path = join(path, ".."))
    if (path.startsWith(folder)) chmodSync(path, 0o755);
  const cluster = join(home, "cluster");
  const psql = (args, options) =>
    asUser(
      [join(BIN, "psql"), "-h", home, "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-qAt", ...args],
      options,
    );
  must(asUser([join(BIN, "initdb"), "-D", cluster, "-E", "UTF8", "--locale=C", "-A", "trust"]));
  must(asUser(["tee", "-a", join(cluster, "postgresql.conf")], { input: SETTINGS }));
  must(
    asUser([join(BIN, "pg_ctl"), "-D", cluster, "-o", `-k ${home}`, "-l", join(home, "log"), "-w", "start"], {
      stdio: "ignore",
    }),
  );
  try {
    const started = performance.now();
    const tsv = join(folder, "rows.tsv");
    const out = createWriteStream(tsv);
    for (const row of shapes.rows(count)) {
      const slot = app.slotOf(app.qualityOf(row, new Date("2026-11-20T00:00:00Z")), row.id);
      const words = `{${app
        .wordsOf(row)
        .map((word) => `"${word}"`)
        .join(",")}}`;
      const cells = [
        slot,
        row.id,
        row.accountId,
        row.country,
        `{${app.sureIndustries(app.evidenceOf(row)).join(",")}}`,
        row.size,
        row.name,
        row.city,
        row.industryText,
        row.website,
        row.description,
        words,
      ];
      if (!out.write(`${cells.map(tsvCell).join("\t")}\n`)) await once(out, "drain");
    }
    out.end();
    await once(out, "close");
    chmodSync(tsv, 0o644);
    const load = join(folder, "load.sql");
    writeFileSync(
      load,
      `CREATE UNLOGGED TABLE loaded (slot bigint, id bigint, account_id int, country text, industries text[], size text, name text, city text,
        industry_text text, website text, description text, list text[]);
      \\copy loaded FROM '${tsv}'
      CREATE TABLE companies AS SELECT slot, id, account_id, country, industries, size, name, city, industry_text, website,
        description, array_to_tsvector(list) AS words FROM loaded ORDER BY slot;
      DROP TABLE loaded;
      ALTER TABLE companies ADD PRIMARY KEY (slot);
      CREATE INDEX companies_words ON companies USING gin (words) WITH (fastupdate = off);
      VACUUM ANALYZE companies;`,
    );
    chmodSync(load, 0o644);
    must(psql(["-f", load]));
    const seconds = (performance.now() - started) / 1000;
    const questions = log.map((query) => sqlOf(app, query));
    const script = join(folder, "questions.sql");
    const results = join(home, "ids");
    const ask = () => {
      // The first round warms the cache and returns the ids; each query's time is the median of the other rounds.
      const ids = questions.map((sql) => `\\qecho ==\n${sql.replace("SELECT *", "SELECT id")}`);
      const rounds = Array.from({ length: ROUNDS }, () => questions).flat();
      writeFileSync(script, [`\\o ${results}`, ...ids, "\\o /dev/null", "\\timing on", ...rounds].join("\n"));
      chmodSync(script, 0o644);
      const printed = must(psql(["-f", script]));
      const times = [...printed.matchAll(/Time: ([\d.]+) ms/g)].map((match) => Number(match[1]));
      const found = must(asUser(["cat", results]))
        .split("==\n")
        .slice(1);
      return questions.map((_, index) => ({
        milliseconds: median(
          Array.from({ length: ROUNDS }, (_, round) => times[round * questions.length + index]),
        ),
        ids: (found[index] ?? "").split("\n").filter(Boolean).map(Number).slice(0, LIMIT),
      }));
    };
    const megabytes = () => Number(must(psql(["-c", "SELECT pg_indexes_size('companies')"]))) / 1e6;
    const plain = { answers: ask(), megabytes: megabytes() };
    must(
      psql([
        ...["country", "size"].flatMap((facet) => [
          "-c",
          `CREATE INDEX companies_${facet} ON companies (${facet}, slot)`,
        ]),
        ...["-c", "CREATE INDEX companies_industries ON companies USING gin (industries)"],
        ...["-c", "ALTER TABLE companies ALTER COLUMN words SET STATISTICS 1000", "-c", "ANALYZE companies"],
      ]),
    );
    return { seconds, plain, tuned: { answers: ask(), megabytes: megabytes() } };
  } finally {
    asUser([join(BIN, "pg_ctl"), "-D", cluster, "-m", "immediate", "-w", "stop"]);
    rmSync(home, { recursive: true, force: true });
  }
}
