import { type SQL, sql } from "drizzle-orm";
import { secondsOf } from "~/core/seconds";
import { localDay } from "~/core/time/local-time";
import { offsetsByCountry, readerZone } from "~/core/time/time-zones";
import { countryOfAccount } from "~/domains/identity/find-account.server";
import type { Owner } from "./policy";

/** "2026-11-21": a mailbox's day begins at the midnight of the account's country, in UTC where none is known. */
export const mailboxDay = (owner: Owner, at: Date): string => localDay(at, readerZone(owner));

/** Seconds since 1970 that the clock of an account's country shows at `at`, by its offset of now. */
export const wallSeconds = (now: Date, accountId: SQL, at: SQL | number = secondsOf(now)): SQL =>
  sql`(${at} + ifnull(json_extract(${JSON.stringify(offsetsByCountry(now))}, '$.' || ${countryOfAccount(accountId)}), 0))`;

/** `mailboxDay` of now in SQL. */
export const mailboxToday = (now: Date, accountId: SQL): SQL =>
  sql`date(${wallSeconds(now, accountId)}, 'unixepoch')`;
