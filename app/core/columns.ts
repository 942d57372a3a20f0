import { eq, type SQL } from "drizzle-orm";
import { integer, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Account } from "./context";

/** A point in time, UTC, stored in whole Unix seconds. */
export const at = (name: string) => integer(name, { mode: "timestamp" });

/** A row ID, never reused. */
export const id = () => integer("id").primaryKey({ autoIncrement: true });

/** Condition for the account's own rows, excluding demo data. In the demo account, all rows count. */
export const isOwnWork = ({ account }: { account: Account }, isDemo: SQLiteColumn): SQL | undefined =>
  account.isDemo ? undefined : eq(isDemo, false);
