import { env } from "../support/harness/context";

/** A column with at most this many values counts as a state: one row per value is chosen. */
const MAX_STATES = 12;
const MAX_ROWS = 12;
const MAX_VALUE_CHARACTERS = 2000;

/** Tables that columns of these names refer to without a foreign key. */
const REFERENCES: Record<string, string> = {
  account_id: "accounts",
  agent_id: "agents",
  campaign_id: "outreach_campaigns",
  company_id: "companies",
  contact_id: "contacts",
  lead_id: "leads",
  mailbox_id: "mailboxes",
  opportunity_id: "opportunities",
  owner_id: "users",
  search_id: "lead_searches",
  template_id: "outreach_templates",
  thread_id: "threads",
  user_id: "users",
};

/** SQL literals by column. */
type Row = Record<string, string>;

interface Link {
  column: string;
  parent: string;
  to: string;
}

interface Table {
  name: string;
  columns: string[];
  links: Link[];
  rows: Row[];
  chosen: Set<Row>;
}

const listOf = async <T>(sql: string) => (await env.DB.prepare(sql).all<T>()).results;

/** Reads a table. D1 returns at most 100 columns: every table has fewer. */
async function readTable(name: string): Promise<Table> {
  const [columns, keys] = [
    (await listOf<{ name: string }>(`select name from pragma_table_info('${name}')`)).map((row) => row.name),
    await listOf<Link>(
      `select "from" as "column", "table" as parent, coalesce("to", 'id') as "to" from pragma_foreign_key_list('${name}')`,
    ),
  ];
  const named = columns
    .filter((column) => REFERENCES[column] && !keys.some((key) => key.column === column))
    .map((column) => ({ column, parent: REFERENCES[column] ?? "", to: "id" }));
  const literals = columns.map((column) => `quote("${column}") as "${column}"`).join(", ");
  const rows = await listOf<Row>(`select ${literals} from "${name}" order by 1`);
  return { name, columns, links: [...keys, ...named], rows, chosen: new Set() };
}

/** Chooses the first rows that show each state of each column, and each column with and without a value. */
function chooseStates({ columns, rows, chosen }: Table): void {
  const counts = new Map(columns.map((column) => [column, new Set(rows.map((row) => row[column])).size]));
  const shown = new Set<string>();
  const isShort = (row: Row) => Object.values(row).every(({ length }) => length <= MAX_VALUE_CHARACTERS);
  const short = rows.filter(isShort);
  for (const row of short.length > 0 ? short : rows.slice(0, 1)) {
    const facts = columns.map((column) => {
      const isState = (counts.get(column) ?? 0) <= MAX_STATES;
      return `${column} ${isState ? row[column] : row[column] === "NULL"}`;
    });
    if (chosen.size >= MAX_ROWS || facts.every((fact) => shown.has(fact))) continue;
    for (const fact of facts) shown.add(fact);
    chosen.add(row);
  }
}

/** Adds the rows that chosen rows refer to, until none is missing. */
function chooseReferences(tables: Table[]): void {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const indexes = new Map<string, Map<string, Row>>();
  const find = (parent: Table, to: string, value: string) => {
    const key = `${parent.name} ${to}`;
    const index = indexes.get(key) ?? new Map(parent.rows.map((row) => [row[to] ?? "", row]));
    indexes.set(key, index);
    return index.get(value);
  };
  const queue = tables.flatMap((table) => [...table.chosen].map((row) => ({ table, row })));
  for (const { table, row } of queue)
    for (const { column, parent: name, to } of table.links) {
      const parent = byName.get(name);
      const found = parent && find(parent, to, row[column] ?? "");
      if (!found || parent.chosen.has(found)) continue;
      parent.chosen.add(found);
      queue.push({ table: parent, row: found });
    }
}

/** Returns inserts for a few rows of each table. Leaves out search indexes: they are built from the rows. */
export async function chosenInserts(): Promise<string[]> {
  const names = await listOf<{ name: string }>(
    `select name from sqlite_master where type = 'table' and sql not like '%virtual%' and name not like 'sqlite_%'
      and name not like '\\_cf%' escape '\\' and name not like '%\\_search\\_%' escape '\\' order by rowid`,
  );
  const tables: Table[] = [];
  for (const { name } of names) tables.push(await readTable(name));
  tables.forEach(chooseStates);
  chooseReferences(tables);
  return tables.flatMap(({ name, columns, rows, chosen }) => {
    const head = `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(", ")}) VALUES`;
    return rows
      .filter((row) => chosen.has(row))
      .map((row) => `${head} (${columns.map((column) => row[column]).join(", ")});`);
  });
}
