import { and, count, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { foreignKeyColumn } from "~/core/lists/reassign-rows";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getCompanyOrCopy } from "../companies/get-company.server";
import { sameCompany } from "../companies/same-company";
import { getContact } from "../contacts/list-contacts.server";
import { companyNotes } from "../tables";

const WRITE = "Enter a note.";

export const NoteInput = z.object({
  text: z.string(WRITE).trim().min(1, WRITE).max(4000, "Use at most 4,000 characters."),
  /** A logged call is stored as a note with its own kind. */
  kind: z.enum(["note", "call"], "Choose note or call.").optional(),
});
export type NoteInput = z.infer<typeof NoteInput>;

export type Note = typeof companyNotes.$inferSelect;

async function write(
  ctx: BusinessContext,
  note: Pick<Note, "companyId" | "contactId" | "text" | "kind">,
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
  { text, kind = "note" }: NoteInput,
): Promise<Note> {
  const company = await getCompanyOrCopy(ctx, companyId);
  return write(ctx, { companyId: company.id, contactId: null, text, kind });
}

/** @throws DomainError not_found, limit_reached */
export async function addContactNote(
  ctx: BusinessContext,
  contactId: number,
  { text, kind = "note" }: NoteInput,
): Promise<Note> {
  const { id, companyId } = await getContact(ctx, contactId);
  return write(ctx, { companyId, contactId: id, text, kind });
}

type NoteScope = { companyId: number } | { contactId: number };

/** For a company, includes notes on its contacts, except removed ones. */
const isNoteOf = (ctx: BusinessContext, of: NoteScope): SQL | undefined =>
  and(
    eq(companyNotes.accountId, ctx.account.id),
    "contactId" in of
      ? eq(companyNotes.contactId, of.contactId)
      : sql`${companyNotes.companyId} in (select value from ${sameCompany(ctx, of.companyId)})`,
    sql`not exists (select 1 from removed_contacts r
      where r.account_id = ${ctx.account.id} and r.contact_id = ${companyNotes.contactId})`,
  );

/** Newest first. */
export const listNotes = (
  ctx: BusinessContext,
  of: NoteScope,
  { kind, limit, before }: { kind?: Note["kind"] | undefined; limit: number; before?: Date | undefined },
): Promise<Note[]> =>
  ctx.db
    .select()
    .from(companyNotes)
    .where(and(isNoteOf(ctx, of), kind && eq(companyNotes.kind, kind), before && lt(companyNotes.at, before)))
    .orderBy(desc(companyNotes.id))
    .limit(limit);

export async function countNotes(ctx: BusinessContext, of: NoteScope): Promise<Record<Note["kind"], number>> {
  // Without GROUP BY, whose sorter would read each row again.
  const [row] = await ctx.db
    .select({ all: count(), calls: sql<number>`count(iif(${companyNotes.kind} = 'call', 1, null))` })
    .from(companyNotes)
    .where(isNoteOf(ctx, of));
  const { all = 0, calls = 0 } = row ?? {};
  return { note: all - calls, call: calls };
}

export const notesOfCompany = (ctx: BusinessContext, companyId: number, limit: number) =>
  listNotes(ctx, { companyId }, { limit });

export const notesOfContact = (ctx: BusinessContext, contactId: number, limit: number) =>
  listNotes(ctx, { contactId }, { limit });

export const noteJson = ({ id, companyId, contactId, kind, text, byUserId, at }: Note) => ({
  id,
  companyId,
  contactId,
  kind,
  text,
  byUserId,
  at: at.toISOString(),
});

export const notesOfCompanies = foreignKeyColumn("notes", companyNotes, companyNotes.companyId);
export const notesOfContacts = foreignKeyColumn("notes", companyNotes, companyNotes.contactId);
