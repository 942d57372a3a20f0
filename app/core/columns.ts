import { integer } from "drizzle-orm/sqlite-core";

/** A point in time, UTC, kept in whole seconds. */
export const at = (name: string) => integer(name, { mode: "timestamp" });

/** The number of a row; none is given twice. */
export const id = () => integer("id").primaryKey({ autoIncrement: true });
