import { eq, type SQL } from "drizzle-orm";
import { integer, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Account } from "./context";

/** A point in time, UTC, kept in whole seconds. */
export const at = (name: string) => integer(name, { mode: "timestamp" });

/** The number of a row; none is given twice. */
export const id = () => integer("id").primaryKey({ autoIncrement: true });

/** A condition: what the account itself has, without demo work; all that the demo account has is demo. */
export const isOwnWork = ({ account }: { account: Account }, isDemo: SQLiteColumn): SQL | undefined =>
  account.isDemo ? undefined : eq(isDemo, false);
