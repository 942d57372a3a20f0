import type { D1Migration } from "cloudflare:test";

interface SchemaObject {
  type: "table" | "index" | "view" | "trigger";
  name: string;
  sql: string;
}

/** Statements that create the schema and rows of all migrations, in a fifth of the time of the migrations. */
async function snapshotOf(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null
        and name not like 'sqlite_%' and name not like '_cf_%' order by rowid`,
    )
    .all<SchemaObject>();
  const virtual = results.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
  // A search index creates its internal tables itself.
  const made = results.filter(({ name }) => !virtual.some((index) => name.startsWith(`${index}_`)));
  const tables = made.filter(({ type, name }) => type === "table" && !virtual.includes(name));
  // A row may refer to a later table.
  const rows = ["pragma defer_foreign_keys = on"];
  for (const { name } of tables) {
    const { results } = await db
      .prepare(`select name from pragma_table_info('${name}')`)
      .all<{ name: string }>();
    const columns = results.map((column) => `"${column.name}"`);
    const quoted = columns.map((column) => `quote(${column})`).join(" || ',' || ");
    const values = await db.prepare(`select ${quoted} as row from "${name}"`).all<{ row: string }>();
    rows.push(
      ...values.results.map(({ row }) => `insert into "${name}" (${columns.join(", ")}) values (${row})`),
    );
  }
  for (const index of virtual) {
    const config = `select quote(k) as k, quote(v) as v from "${index}_config" where k <> 'version'`;
    const { results } = await db.prepare(config).all<{ k: string; v: string }>();
    rows.push(...results.map(({ k, v }) => `insert into "${index}" ("${index}", rank) values (${k}, ${v})`));
  }
  const sqlOf = (...types: SchemaObject["type"][]) =>
    types.flatMap((type) => made.filter((object) => object.type === type).map(({ sql }) => sql));
  return [...sqlOf("table"), ...rows, ...sqlOf("index", "view", "trigger")];
}

/** Stays below D1's limit for one statement. */
const MAX_JOINED_CHARS = 60_000;

/** Joins many statements into few: the local D1 accepts several at once, and each call costs more than a statement. */
function joined(statements: string[]): string[] {
  const parts: string[] = [];
  for (const sql of statements) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sql.length < MAX_JOINED_CHARS)
      parts[parts.length - 1] = `${last};\n${sql}`;
    else parts.push(sql);
  }
  return parts;
}

let snapshot: string[] | null = null;

const all = (db: D1Database, statements: string[]) => db.batch(statements.map((sql) => db.prepare(sql)));

/** Migrates an empty database: with the migrations once per worker, then with their resulting schema. */
export async function migrated(db: D1Database, migrations: D1Migration[]): Promise<void> {
  if (snapshot) return void (await all(db, snapshot));
  await all(
    db,
    migrations.flatMap(({ queries }) => queries),
  );
  snapshot = joined(await snapshotOf(db));
}
