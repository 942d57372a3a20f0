// The schema of a database, read from sqlite_master, in an order that allows it to be created again.
const OBJECTS = `select type, name, sql from sqlite_master where sql is not null
  and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by rowid`;

/** Shadow tables of an FTS5 index: SQLite creates them with the index. */
const SHADOWS = ["data", "idx", "content", "docsize", "config"];

const isVirtual = ({ sql }) => /^create\s+virtual/i.test(sql);
/** A contentless FTS5 index stores only its terms, so its rows can't be read. */
const isContentless = ({ sql }) => /content\s*=\s*''/i.test(sql);

export const quoteName = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * Returns the table's data columns, including a `rowid` that is not an alias, and its key: `rowid`, else the primary
 * key in order.
 */
async function tableOf(store, { name, sql }) {
  const columns = await store.query(
    `select name, type, pk, hidden from pragma_table_xinfo('${name}') order by cid`,
  );
  const kept = columns.filter(({ hidden }) => hidden === 0);
  const key = kept.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  const isRowidAlias = key.length === 1 && key[0].type.toUpperCase() === "INTEGER";
  const hasRowid = !/without\s+rowid\s*$/i.test(sql);
  return {
    name,
    columns: [...(hasRowid && !isRowidAlias ? ["rowid"] : []), ...kept.map((column) => column.name)],
    key: hasRowid ? ["rowid"] : key.map((column) => column.name),
  };
}

/** @returns the objects by kind: tables and indexes with stored text are copied row by row, the others are rebuilt from `sql` */
export async function readSchema(store) {
  const objects = await store.query(OBJECTS);
  const virtual = objects.filter(isVirtual);
  const shadows = new Set(virtual.flatMap(({ name }) => SHADOWS.map((suffix) => `${name}_${suffix}`)));
  const own = objects.filter(({ name }) => !shadows.has(name));
  const tables = own.filter((object) => object.type === "table" && !isVirtual(object));
  const sqlOf = (type) => own.filter((object) => object.type === type).map(({ sql }) => sql);
  const configs = [];
  for (const { name } of virtual) {
    const rows = await store.query(
      `select quote(k) as k, quote(v) as v from "${name}_config" where k <> 'version' order by k`,
    );
    configs.push(...rows.map(({ k, v }) => `insert into "${name}" ("${name}", rank) values (${k}, ${v})`));
  }
  const rows = [];
  for (const table of tables) rows.push(await tableOf(store, table));
  for (const index of virtual.filter((route) => !isContentless(route)))
    rows.push(await tableOf(store, index));
  return {
    creating: [...tables.map(({ sql }) => sql), ...virtual.map(({ sql }) => sql), ...configs],
    rows,
    finishing: ["index", "view", "trigger"].flatMap(sqlOf),
    contentless: virtual.filter(isContentless).map(({ name }) => name),
    names: own.filter(({ type }) => type !== "index"),
  };
}
