export interface Meter {
  read: number;
  written: number;
  /** Milliseconds that the database reports. */
  duration?: number;
  /** The text of each statement, in the order of preparation. */
  statements?: string[];
}

const record = (meter: Meter, meta: Partial<D1Meta>) => {
  meter.duration = (meter.duration ?? 0) + (meta.duration ?? 0);
  meter.read += meta.rows_read ?? 0;
  meter.written += meta.rows_written ?? 0;
};

function meterStatement(statement: D1PreparedStatement, meter: Meter, sql: string): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      if (name === "bind")
        return (...values: unknown[]) => meterStatement(target.bind(...values), meter, sql);
      if (name === "all" || name === "run")
        return async () => {
          const result = await target.all();
          record(meter, result.meta);
          return result;
        };
      if (name === "first")
        return async (column?: string) => {
          const result = await target.all<Record<string, unknown>>();
          record(meter, result.meta);
          const row = result.results[0] ?? null;
          return row && column ? row[column] : row;
        };
      if (name === "raw")
        return async () => {
          // raw() returns no figures: a read runs twice, a write once.
          if (/^\s*(select|with)/i.test(sql)) {
            record(meter, (await target.all()).meta);
            return target.raw();
          }
          const result = await target.all<Record<string, unknown>>();
          record(meter, result.meta);
          return result.results.map((row) => Object.values(row));
        };
      if (name === "inner") return target;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const inner = (statement: D1PreparedStatement) =>
  (statement as D1PreparedStatement & { inner?: D1PreparedStatement }).inner ?? statement;

/** Wraps the database to meter what D1 would bill. */
export function meterDatabase(d1: D1Database, meter: Meter): D1Database {
  return new Proxy(d1, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) => {
          meter.statements?.push(sql);
          return meterStatement(target.prepare(sql), meter, sql);
        };
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements.map(inner));
          for (const result of results) record(meter, result.meta);
          return results;
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
