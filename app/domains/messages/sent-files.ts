import { type SQL, sql } from "drizzle-orm";

/** Whether a single mail carries a file. Takes an expression of its id. */
export const isInSingleMail = (fileId: SQL): SQL =>
  sql`exists (select 1 from single_mails s where s.file_id is not null and s.file_id = ${fileId})`;

/** Whether mails that left show a logo: their readers still fetch it. Takes expressions. */
export const isInLetterhead = (accountId: SQL, name: SQL): SQL =>
  sql`exists (select 1 from letterheads l where l.account_id = ${accountId} and instr(l.content, ${name}) > 0)`;
