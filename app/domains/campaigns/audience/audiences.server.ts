import { and, desc, eq, sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, isDemoWork } from "~/core/context";
import { formatDayOfYear, plural } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { inJsonArray } from "~/core/statement";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import { findImport, findImportBefore } from "~/domains/directory/imports/imports.server";
import { contactFilterText, isContactQuery } from "~/domains/directory/search/contact-query";
import { findLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { listTagNames } from "~/domains/tags/tags.server";
import { MAX_NAME_LENGTH } from "../campaign-policy";
import { audiences } from "../tables";
import { type AudienceSource, notFoundAudience, parseSource, sourceText } from "./audience";

export interface SavedAudience {
  id: number;
  name: string;
  source: AudienceSource;
}

/** False if a filter names an unknown value, such as a removed industry. */
const isReadable = (source: AudienceSource) =>
  source.kind !== "contacts" || isContactQuery(new URLSearchParams(source.filter));

/** The saved list in an array; an empty array if its source can no longer be read. */
const saved = ({ id, name, source }: Pick<typeof audiences.$inferSelect, "id" | "name" | "source">) => {
  const parsed = parseSource(source);
  return parsed && isReadable(parsed) ? [{ id, name, source: parsed }] : [];
};

const COLUMNS = { id: audiences.id, name: audiences.name, source: audiences.source };

export async function findAudience(ctx: AccountContext, audienceId: number): Promise<SavedAudience | null> {
  return (await findAudiences(ctx, [audienceId])).get(audienceId) ?? null;
}

export async function findAudiences(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<Map<number, SavedAudience>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select(COLUMNS)
    .from(audiences)
    .where(and(sql`${audiences.id} in ${inJsonArray(ids)}`, eq(audiences.accountId, ctx.account.id)));
  return new Map(rows.flatMap(saved).map((row) => [row.id, row]));
}

export async function listAudiences(ctx: AccountContext, limit: number): Promise<SavedAudience[]> {
  const rows = await ctx.db
    .select(COLUMNS)
    .from(audiences)
    .where(eq(audiences.accountId, ctx.account.id))
    .orderBy(desc(audiences.id))
    .limit(limit);
  return rows.flatMap(saved);
}

const dayText = (ctx: AccountContext, at: Date) =>
  formatDayOfYear(new Date(`${localDay(at, readerZone(ctx))}T00:00:00Z`));

/** "Imported contacts, 27 Nov"; a later import on the same day includes its file name. */
async function importName(ctx: AccountContext, importId: number, today: string): Promise<string> {
  const found = await findImport(ctx, importId);
  if (!found) return `Imported contacts, ${today}`;
  const day = dayText(ctx, found.createdAt);
  const before = await findImportBefore(ctx, importId);
  const isSecond = before !== null && dayText(ctx, before.createdAt) === day;
  return `Imported contacts, ${day}${isSecond ? ` (${found.fileName})` : ""}`;
}

const MAX_SUFFIX_LENGTH = 8;

/** 3 for " (3)", 0 for any other suffix. */
const suffixOf = (end: string) => Number(/^ \((\d{1,5})\)$/.exec(end)?.[1] ?? 0);

/** The default name, with the next free number if another list has that name. */
async function freeName(ctx: AccountContext, source: AudienceSource): Promise<string> {
  const name = (await audienceName(ctx, source)).slice(0, MAX_NAME_LENGTH - MAX_SUFFIX_LENGTH);
  const rows = await ctx.db.all<{ name: string }>(sql`select name from ${audiences}
    where account_id = ${ctx.account.id} and source <> ${sourceText(source)}
      and (name = ${name} or substr(name, 1, ${name.length + 2}) = ${`${name} (`})`);
  const numbers = rows.map((row) => (row.name === name ? 1 : suffixOf(row.name.slice(name.length))));
  const used = largest(numbers, 0);
  return used > 0 ? `${name} (${used + 1})` : name;
}

export async function audienceName(ctx: AccountContext, source: AudienceSource): Promise<string> {
  const today = dayText(ctx, ctx.now());
  switch (source.kind) {
    case "search":
      return (await findLeadSearch(ctx, source.id))?.searchName ?? "Lead search";
    case "list":
      return (await findAudience(ctx, source.id))?.name ?? "Saved list";
    case "tag": {
      const named = (await listTagNames(ctx)).find(([id]) => id === source.id);
      return named ? `Contacts tagged “${named[1]}”` : "Tagged contacts";
    }
    case "import":
      return importName(ctx, source.id, today);
    case "selection":
      return `${plural(source.ids.length, "selected contact")}, ${today}`;
    case "contacts": {
      const words = new URLSearchParams(source.filter).get("search");
      if (source.filter === "" || source.filter === "scope=own")
        return source.filter ? "Your contacts" : "All contacts";
      return words ? `Contacts matching “${words}”` : `Filtered contacts, ${today}`;
    }
  }
}

/** The canonical form of a source; null if it doesn't exist or belongs to another account. */
export async function findSource(
  ctx: AccountContext,
  source: AudienceSource,
): Promise<AudienceSource | null> {
  switch (source.kind) {
    case "search":
      return (await findLeadSearch(ctx, source.id)) && source;
    case "tag":
      return (await listTagNames(ctx)).some(([id]) => id === source.id) ? source : null;
    case "import":
      return (await findImport(ctx, source.id)) && source;
    case "list":
      return (await findAudience(ctx, source.id))?.source ?? null;
    case "selection":
      return source;
    case "contacts": {
      const query = new URLSearchParams(source.filter);
      const me = ctx.actor.kind === "user" ? ctx.actor.userId : null;
      return isReadable(source) ? { kind: "contacts", filter: contactFilterText(query, me) } : null;
    }
  }
}

/** @throws DomainError not_found, with its field */
export async function checkedSource(ctx: AccountContext, source: AudienceSource): Promise<AudienceSource> {
  const found = await findSource(ctx, source);
  if (!found) throw notFoundAudience();
  return found;
}

/** Saves one list per source: a repeated save returns the same list. @throws as `checkedSource` */
export async function saveAudience(
  ctx: BusinessContext,
  asked: AudienceSource,
  name?: string | null,
): Promise<SavedAudience> {
  const source = await checkedSource(ctx, asked);
  const text = sourceText(source);
  const given = name || (await freeName(ctx, source));
  const [row] = await ctx.db
    .insert(audiences)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      name: given.slice(0, MAX_NAME_LENGTH),
      source: text,
      isDemo: isDemoWork(ctx),
      createdAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: [audiences.accountId, audiences.source],
      set: name ? { name: given.slice(0, MAX_NAME_LENGTH) } : { source: text },
    })
    .returning(COLUMNS);
  const [found] = row ? saved(row) : [];
  if (!found) throw notFoundAudience();
  return found;
}
