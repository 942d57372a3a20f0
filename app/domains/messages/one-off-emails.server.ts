import { inArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { PRESET_RULES } from "~/domains/suppressions/is-suppressed.server";
import { oneOffEmails } from "./tables";

export interface SingleMail {
  accountId: number;
  mailboxId: number;
  to: { address: string; name?: string | null };
  country?: string | null;
  leadId?: number | SQL | null;
  /** Why it may be sent: a reply to a sender, or a test to oneself. Null: checked like any email. */
  rule: (typeof PRESET_RULES)[number] | SQL | null;
  /** When the recipient wrote the email that this replies to, in Unix seconds; null if it is not a reply. */
  askedAt?: SQL | null;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  fileId?: number | null;
  /** The ID of the original if this is a copy; its text may name the original's recipient. */
  copyOf?: number;
  language?: string;
  source?: string;
}

/**
 * Add to the batch of the causing action; inserts nothing unless `condition` holds. The second statement returns `{
 * message_id }`.
 */
export function singleMailStatements(
  ctx: Context,
  mail: SingleMail,
  condition = sql`true`,
): D1PreparedStatement[] {
  const now = toUnixSeconds(ctx.now());
  const { accountId, mailboxId, to, subject, text, html, headers = {} } = mail;
  return [
    statement(
      ctx,
      sql`insert into outreach_messages (account_id, position, lead_id, mailbox_id, to_address, to_name, country, state, rule,
          is_one_to_one, asked_at, due_at, created_at)
        select ${accountId}, 0, ${mail.leadId ?? null}, ${mailboxId}, ${to.address}, ${to.name ?? null},
          ${mail.country ?? null}, 'waiting', ${mail.rule}, ${mail.copyOf === undefined ? 1 : 0}, ${mail.askedAt ?? null},
          ${now}, ${now} where ${condition}`,
    ),
    statement(
      ctx,
      sql`insert into one_off_emails (message_id, account_id, subject, text, html, headers, file_id, copy_of, language, source)
        select last_insert_rowid(), ${accountId}, ${subject}, ${text}, ${html}, ${JSON.stringify(headers)},
          ${mail.fileId ?? null}, ${mail.copyOf ?? null}, ${mail.language ?? null}, ${mail.source ?? null} where changes() > 0 returning message_id`,
    ),
  ];
}

export const usesOf = ({ text, html }: SingleMail) => ({ rows: 1, bytes: Buffer.byteLength(text + html) });

export type SingleMailRow = typeof oneOffEmails.$inferSelect;

export const findSingleMails = (ctx: Context, messageIds: number[]): Promise<SingleMailRow[]> =>
  ctx.db.select().from(oneOffEmails).where(inArray(oneOffEmails.messageId, messageIds));

export const isInSingleMail = (fileId: SQL): SQL =>
  sql`exists (select 1 from one_off_emails s where s.file_id is not null and s.file_id = ${fileId})`;
