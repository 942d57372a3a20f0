import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { foreignKeyColumn } from "~/core/lists/reassign-rows";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getCompanyOrCopy } from "../companies/get-company.server";
import { sameCompany } from "../companies/same-company";
import { getContact } from "../contacts/list-contacts.server";
import { companyNotes } from "../tables";

const WRITE = "Write the note first.";

export const NoteInput = z.object({
  text: z.string(WRITE).trim().min(1, WRITE).max(4000, "At most 4,000 characters."),
});
export type NoteInput = z.infer<typeof NoteInput>;

export type Note = typeof companyNotes.$inferSelect;

async function write(
  ctx: BusinessContext,
  note: Pick<Note, "companyId" | "contactId" | "text">,
): Promise<Note> {
  const insert = ctx.db
    .insert(companyNotes)
    .values({ ...note, accountId: ctx.account.id, byUserId: ctx.actor.userId, at: ctx.now() })
    .returning();
  const [, [row]] = await withQuota(ctx, { rows: 1 }, (count) => ctx.db.batch([count, insert]));
  if (!row) throw new Error("The note was not written.");
  return row;
}

/** @throws DomainError not_found, limit_reached */
export async function addCompanyNote(
  ctx: BusinessContext,
  companyId: number,
  { text }: NoteInput,
): Promise<Note> {
  const company = await getCompanyOrCopy(ctx, companyId);
  return write(ctx, { companyId: company.id, contactId: null, text });
}

/** @throws DomainError not_found, limit_reached */
export async function addContactNote(
  ctx: BusinessContext,
  contactId: number,
  { text }: NoteInput,
): Promise<Note> {
  const { id, companyId } = await getContact(ctx, contactId);
  return write(ctx, { companyId, contactId: id, text });
}

const listNotes = (
  ctx: BusinessContext,
  where: SQL | undefined,
  limit: number,
  before?: Date,
): Promise<Note[]> =>
  ctx.db
    .select()
    .from(companyNotes)
    .where(
      and(
        eq(companyNotes.accountId, ctx.account.id),
        where,
        before && lt(companyNotes.at, before),
        sql`not exists (select 1 from removed_contacts r
          where r.account_id = ${ctx.account.id} and r.contact_id = ${companyNotes.contactId})`,
      ),
    )
    .orderBy(desc(companyNotes.id))
    .limit(limit);

/** Those of its people too, but for people who were removed; the newest first. */
export const notesOfCompany = (ctx: BusinessContext, companyId: number, limit: number, before?: Date) =>
  listNotes(
    ctx,
    sql`${companyNotes.companyId} in (select value from ${sameCompany(ctx, companyId)})`,
    limit,
    before,
  );

export const notesOfContact = (ctx: BusinessContext, contactId: number, limit: number, before?: Date) =>
  listNotes(ctx, eq(companyNotes.contactId, contactId), limit, before);

export const noteJson = ({ id, companyId, contactId, text, byUserId, at }: Note) => ({
  id,
  companyId,
  contactId,
  text,
  byUserId,
  at: at.toISOString(),
});

export const notesOfCompanies = foreignKeyColumn("notes", companyNotes, companyNotes.companyId);
export const notesOfContacts = foreignKeyColumn("notes", companyNotes, companyNotes.contactId);
